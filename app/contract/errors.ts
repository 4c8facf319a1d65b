import { z } from "zod";

/** Every error code the API gives. Words for people are chosen by the page, in their language. */
export const ERROR_CODES = [
  "invalid_request",
  "cross_site",
  "not_found",
  "topic_not_available",
  "test_not_found",
  "page_not_found",
  "result_not_found",
  "code_not_found",
  "incomplete",
  "too_many_requests",
  "payload_too_large",
  "length_required",
  "unavailable",
  "unexpected",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The shape of every error answer: a code, and for bad input the fields (dotted path) with what is wrong with each. */
export const ApiError = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(ERROR_CODES),
      fields: z.array(z.strictObject({ path: z.string(), code: z.string() })).optional(),
    }),
  })
  .meta({ id: "Error" });

export type ApiError = z.infer<typeof ApiError>;
