import type { Endpoint } from "~/contract/endpoint";
import * as enneagram from "~/contract/enneagram";
import * as resume from "~/contract/resume";
import * as system from "~/contract/system";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "answers" in value;

/** Every call of the contract, by its name. */
export const endpoints: [string, Endpoint][] = Object.entries<unknown>({ ...enneagram, ...resume, ...system }).flatMap(
  ([name, value]): [string, Endpoint][] => (isEndpoint(value) ? [[name, value]] : []),
);
