import { expect } from "vitest";
import type { Answer, Endpoint } from "~/contract/endpoint";
import { generateTest, getResults, saveAnswers } from "~/contract/enneagram";
import { ApiError } from "~/contract/errors";
import { itemsOf } from "~/domain/scoring/definition";
import { answersPreferring, freeTest } from "./free-test";

/** Whoever talks to the API: in-process or over HTTP, with or without a cookie. */
export interface Client {
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  cookie?: string;
}

/** Whoever began a test. */
export interface Visitor extends Client {
  slug: string;
  cookie: string;
}

/** What to send. Loose on purpose: most tests send what the contract forbids. `raw` is a body as it is. */
export interface Sent {
  params?: Record<string, string>;
  query?: string | Record<string, string | number>;
  body?: unknown;
  raw?: BodyInit;
  headers?: Record<string, string>;
}

export interface Reply<E extends Endpoint> {
  status: number;
  headers: Headers;
  /** Of an answer, checked against the contract. @throws when it was an error */
  value: Answer<E>;
  /** Of an error. @throws when it was none */
  error: ApiError["error"];
}

export function requestTo(client: Client, endpoint: Endpoint, sent: Sent = {}): Request {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sent.params?.[name] ?? ""));
  const url = new URL(path, client.origin);
  if (typeof sent.query === "string") url.search = sent.query;
  else for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, String(value));
  const headers = new Headers({ Origin: client.origin, "Content-Type": "application/json", ...sent.headers });
  if (client.cookie) headers.set("Cookie", client.cookie);
  const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  return new Request(url, { method: endpoint.method.toUpperCase(), headers, body });
}

/** Asks an endpoint and holds the answer, or the error, against the contract. */
export async function call<E extends Endpoint>(client: Client, endpoint: E, sent: Sent = {}): Promise<Reply<E>> {
  const response = await client.fetch(requestTo(client, endpoint, sent));
  return checked(endpoint, response);
}

async function checked<E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<E>> {
  const { status, headers } = response;
  const text = await response.text();
  expect(headers.get("Cache-Control"), `Cache-Control of ${endpoint.path}`).toBe("no-store");
  const name = `${endpoint.method} ${endpoint.path} answered ${status} ${text.slice(0, 300)}`;
  const answers: Endpoint["answers"] = endpoint.answers;
  if (response.ok) {
    const schema = answers[status as 200];
    if (schema === undefined) throw new Error(`${name}: not in the contract`);
    if (schema === null) expect(text, name).toBe("");
    else expect(headers.get("Content-Type"), name).toMatch(/^application\/json/);
    const value = (schema === null ? null : schema.parse(JSON.parse(text))) as Answer<E>;
    return {
      status,
      headers,
      value,
      get error(): never {
        throw new Error(`${name}: no error`);
      },
    };
  }
  expect([...(endpoint.errors ?? []), 413, 422, 429, 503], name).toContain(status);
  const { error } = errorIn(headers, text);
  return {
    status,
    headers,
    error,
    get value(): never {
      throw new Error(name);
    },
  };
}

/** The error an answer carries. @throws when it is not of the shape every error has, or shows a stack */
export function errorIn(headers: Headers, text: string): ApiError {
  expect(headers.get("Content-Type"), text).toMatch(/^application\/json/);
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|node:internal/);
  return ApiError.parse(JSON.parse(text));
}

/** The cookie pair an answer sets, ready to be sent back. */
export const cookieIn = (headers: Headers): string => headers.getSetCookie()[0]?.split(";")[0] ?? "";

/** A new test in a new browser. */
export async function begin(client: Client): Promise<Visitor> {
  const { value, headers } = await call(client, generateTest, { body: { topic: "f" } });
  return { ...client, slug: value.slug, cookie: cookieIn(headers) };
}

/** An answer to every question: the left or the right statement of each. */
export const allAnswers = (side: 0 | 1 = 0) =>
  itemsOf(freeTest).map(({ id, options }) => ({ questionId: id, answer: options[side].id }));

/** The answers of somebody who prefers the scales in their own order, or in the reverse of it. */
export function clearAnswers(reversed = false) {
  const order = freeTest.scales.map(({ id }) => id);
  const answers = answersPreferring(reversed ? order.reverse() : order);
  return Array.from(answers, ([questionId, answer]) => ({ questionId, answer }));
}

export const save = (visitor: Visitor, body: unknown) =>
  call(visitor, saveAnswers, { params: { testSlug: visitor.slug }, body });

/** A new test, answered to the end, with its result. */
export async function finish(client: Client) {
  const visitor = await begin(client);
  await save(visitor, clearAnswers());
  const { value } = await call(visitor, getResults, { body: {} });
  return { ...visitor, result: value };
}
