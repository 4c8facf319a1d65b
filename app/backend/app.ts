import { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { ErrorCode } from "~/contract/errors";
import { DatabaseAway } from "./data/database";
import { TooMany } from "./data/rate-limits";
import type { BackendDeps } from "./deps";
import { mountQuestions } from "./handlers/questions";
import { mountResults } from "./handlers/results";
import { mountResume } from "./handlers/resume";
import { mountSystem } from "./handlers/system";
import { mountTests } from "./handlers/tests";
import { describeError } from "./log";

export const MAX_BODY_BYTES = 65_536;

const RETRY_AFTER_SECONDS = 5;

export interface Backend {
  fetch(request: Request): Promise<Response>;
}

/** The whole API as one function from request to answer: called in-process, or served over HTTP. */
export function createBackend(deps: BackendDeps): Backend {
  const app = new OpenAPIHono({
    defaultHook: (result, context) => {
      if (result.success) return;
      const fields = result.error.issues.map((issue) => ({ path: issue.path.join("."), code: issue.code }));
      return context.json({ error: { code: "invalid_request" satisfies ErrorCode, fields } }, 422);
    },
  });

  app.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    for (const [name, values] of Object.entries(context.req.queries()))
      if (values.length > 1)
        return context.json({ error: { code: "invalid_request", fields: [{ path: name, code: "repeated" }] } }, 422);
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => context.json({ error: { code: "payload_too_large" } }, 413),
    }),
  );

  mountTests(app, deps);
  mountQuestions(app, deps);
  mountResults(app, deps);
  mountResume(app, deps);
  mountSystem(app, deps);

  app.doc31("/api/openapi.json", {
    openapi: "3.1.0",
    info: { title: `${deps.product.name} API`, version: "1" },
  });

  app.notFound((context) => context.json({ error: { code: "not_found" } }, 404));
  app.onError((error, context) => {
    if (error instanceof TooMany)
      return context.json({ error: { code: "too_many_requests" } }, 429, {
        "Retry-After": String(error.retryAfterSeconds),
      });
    if (error instanceof DatabaseAway)
      return context.json({ error: { code: "unavailable" } }, 503, { "Retry-After": String(RETRY_AFTER_SECONDS) });
    if (error instanceof HTTPException && error.status < 500)
      return context.json({ error: { code: "invalid_request" } }, 422);
    deps.log.error("an API call failed", {
      route: context.req.routePath,
      method: context.req.method,
      error: describeError(error),
    });
    return context.json({ error: { code: "unexpected" } }, 500);
  });

  return { fetch: async (request) => app.fetch(request) };
}
