import type { ApiError, ErrorCode } from "~/contract/errors";

export interface Failure {
  ok: false;
  status: 403 | 404 | 409 | 422;
  error: ApiError["error"];
}

/** An expected failure, as a value. */
export const failure = (
  status: Failure["status"],
  code: ErrorCode,
  fields?: { path: string; code: string }[],
): Failure => ({
  ok: false,
  status,
  error: { code, ...(fields ? { fields } : {}) },
});

export const testNotFound = failure(404, "test_not_found");
