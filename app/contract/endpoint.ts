import type { z } from "zod";

type Schema = z.ZodType;

/** One call of the API: what it takes and what it answers, by status. The OpenAPI page is made from these. */
export interface Endpoint {
  method: "get" | "post" | "delete";
  /** Path with `{name}` parameters. */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: Schema;
  /** Answers besides the shared errors (`errors.ts`), keyed by status; `null` means no body. */
  answers: Partial<Record<200 | 201 | 204, Schema | null>>;
  /** Error statuses this call may give, besides 422, 429 and 503. */
  errors?: readonly (403 | 404 | 409)[];
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What the caller of an endpoint must hand over. */
export type CallInput<E extends Endpoint> = (E["params"] extends z.ZodObject
  ? { params: Input<E["params"]> }
  : { params?: undefined }) &
  (E["query"] extends z.ZodObject ? { query?: Input<E["query"]> } : { query?: undefined }) &
  (E["body"] extends Schema ? { body: Input<E["body"]> } : { body?: undefined });

/** What an endpoint answers when all is well. */
export type Answer<E extends Endpoint> = {
  [Status in keyof E["answers"]]: E["answers"][Status] extends Schema ? z.output<E["answers"][Status]> : null;
}[keyof E["answers"]];
