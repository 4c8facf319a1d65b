/** Fields a log line may carry. Never answers, names, addresses, slugs or raw URLs. */
export interface LogFields {
  route?: string;
  method?: string;
  status?: number;
  ms?: number;
  error?: string;
  detail?: string;
}

export type Log = Record<"info" | "error", (message: string, fields?: LogFields) => void>;

/** JSON lines in UTC on standard output and standard error. */
export function createLog(level: "silent" | "error" | "info"): Log {
  const line = (name: string, message: string, fields?: LogFields) =>
    JSON.stringify({ t: new Date().toISOString(), level: name, message, ...fields });
  return {
    info: (message, fields) => {
      if (level === "info") console.info(line("info", message, fields));
    },
    error: (message, fields) => {
      if (level !== "silent") console.error(line("error", message, fields));
    },
  };
}

/** The name and message of an unknown error, without its stack, for a log line. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error).slice(0, 300);
