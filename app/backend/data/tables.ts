/** One schema for both engines: ids TEXT, times epoch milliseconds, JSON as TEXT. */
export interface Tables {
  attempts: {
    id: string;
    topic: string;
    version: number;
    locale: string;
    created_at: number;
    active_at: number;
    /** When an answer last changed or was sent; a result older than this is made anew. */
    answered_at: number;
    /** Keyed hash of the resume code, so that a copy of the table opens nothing. */
    resume_hash: string;
  };
  answers: {
    attempt_id: string;
    question_id: number;
    option_id: number;
    /** Time the page was open divided by its items, if the browser told it. */
    ms: number | null;
    saved_at: number;
  };
  results: {
    id: string;
    attempt_id: string;
    version: number;
    /** `answered_at` of the attempt when it was made, so that no clock decides whether it is still the newest. */
    made_at: number;
    body: string;
  };
  rate_limits: {
    bucket: string;
    window_start: number;
    hits: number;
    expires_at: number;
  };
}
