import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import type { Answer, Endpoint } from "~/contract/endpoint";
import { ApiError } from "~/contract/errors";
import type { Failure } from "./failure";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
  context: Context;
}

type Reply<E extends Endpoint> = { ok: true; value: Answer<E> } | Failure;

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

const ERRORS = {
  403: "Refused",
  404: "Not there, or not yours",
  409: "Not in this state",
  422: "Bad input; `fields` says what",
  429: "Too many requests; see Retry-After",
  503: "The database is away; see Retry-After",
} as const;

function routeOf(endpoint: Endpoint) {
  const responses = Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, schema]) => [
      status,
      schema ? json(schema, "Done") : { description: "Done, no body" },
    ]),
  );
  for (const status of [...(endpoint.errors ?? []), 422, 429, 503] as const)
    responses[status] = json(ApiError, ERRORS[status]);
  return createRoute({
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    request: {
      params: endpoint.params,
      query: endpoint.query,
      body: endpoint.body && { content: { "application/json": { schema: endpoint.body } }, required: true },
    },
    responses,
  });
}

/** Serves one call of the contract: the input is checked, the handler answers a value or a failure. */
export function mount<const E extends Endpoint>(
  app: OpenAPIHono,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E>>,
): void {
  const status = Number(Object.keys(endpoint.answers)[0]);
  app.openapi(routeOf(endpoint), async (context) => {
    const valid = (target: "param" | "query" | "json") => context.req.valid(target as never);
    const reply = await handler({
      params: (endpoint.params ? valid("param") : undefined) as Output<E["params"]>,
      query: (endpoint.query ? valid("query") : undefined) as Output<E["query"]>,
      body: (endpoint.body ? valid("json") : undefined) as Output<E["body"]>,
      context,
    });
    if (!reply.ok) return context.json({ error: reply.error }, reply.status);
    return reply.value === null ? context.body(null, 204) : context.json(reply.value, status as 200);
  });
}
