import { type ActionFunctionArgs, json } from "@remix-run/node";
import type { z } from "zod";
import { type Locale, splitLocale } from "~/domain/locale";
import { type Paths, pathsIn } from "~/paths";
import { type Caller, config } from "./api.server";
import { callerOf } from "./caller.server";
import { calm, withForm } from "./calm.server";
import type { FormProblem } from "./form-problem";
import { isSameOrigin, ownOrigins } from "./same-origin.server";

const MAX_FORM_BYTES = 65_536;
const FORM_TYPE = "application/x-www-form-urlencoded";

export interface FormContext<V> {
  values: V;
  raw: Record<string, string>;
  request: Request;
  url: URL;
  locale: Locale;
  paths: Paths;
  caller: Caller;
}

type Handler<V> = (form: FormContext<V>) => Promise<Response | FormProblem>;

const made = new WeakSet<object>();

/** Whether an action was made by `formAction`; a test asks this of every route. */
export const isFormAction = (action: object): boolean => made.has(action);

const origins = ownOrigins(config);

/**
 * The one way to make an action: same-origin check, body limit, parsing, zod validation, then the handler, which answers
 * a redirect or a problem. Problems are shown as 422 with everything typed kept.
 */
export function formAction<S extends z.ZodType>(schema: S, handler: Handler<z.output<S>>) {
  const action = async ({ request, context }: ActionFunctionArgs) => {
    if (config.maintenance) throw calm(503, { maintenance: true });
    if (request.method !== "POST") throw calm(405);
    if (!isSameOrigin(request, origins)) throw calm(403);
    const { raw, repeated } = await readForm(request);
    const url = new URL(request.url);
    const { locale } = splitLocale(url.pathname);
    const parsed = schema.safeParse(raw);
    if (!parsed.success || repeated.length > 0) {
      const invalid = parsed.success
        ? []
        : parsed.error.issues.map((issue) => [
            issue.path.join("."),
            issue.code === "custom" ? issue.message : issue.code,
          ]);
      const errors = Object.fromEntries([...invalid, ...repeated.map((name) => [name, "repeated"])]);
      return json({ values: raw, errors } satisfies FormProblem, { status: 422 });
    }
    const caller = callerOf(request, context);
    const form = { values: parsed.data, raw, request, url, locale, paths: pathsIn(locale), caller };
    const done = await handler(form).catch(async (thrown: unknown) => {
      if (!(thrown instanceof Response)) throw thrown;
      throw await withForm(thrown, { action: url.pathname + url.search, fields: raw });
    });
    return done instanceof Response ? done : json(done, { status: 422 });
  };
  made.add(action);
  return action;
}

async function readForm(request: Request) {
  if (!request.headers.get("Content-Type")?.startsWith(FORM_TYPE)) throw calm(415);
  const fields = new URLSearchParams(await readText(request));
  const raw: Record<string, string> = Object.create(null);
  const repeated: string[] = [];
  for (const [name, value] of fields) {
    if (name in raw) repeated.push(name);
    else raw[name] = value;
  }
  return { raw: { ...raw }, repeated };
}

/** Reads the body, giving up as soon as it is over the limit, whatever its header says. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_FORM_BYTES) throw calm(413);
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > MAX_FORM_BYTES) throw calm(413);
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
