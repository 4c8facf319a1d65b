import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "~/contract/endpoint";
import { begin, type Client, cookieIn, errorIn, requestTo, type Sent, type Visitor } from "../support/api";
import { startBackend } from "../support/backend";
import { endpoints } from "../support/endpoints";
import { type EngineName, startEngine } from "../support/engines";
import { startServer } from "../support/server";

/** FUZZ_RUNS: inputs tried per endpoint and surface. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 120);
const SEED = 20_260_303;

const NASTY = [
  "",
  "__proto__",
  "constructor",
  "toString",
  "\u0000",
  "a\u0000b",
  "'; drop table attempts; --",
  "../../../etc/passwd",
  "%",
  "%E0%A4%A",
  "%00",
  "\r\nX-Injected: 1",
  "\ud83d\ude00".repeat(20),
  "\u202e\ufeff",
  "1e309",
  "-0",
  "NaN",
  "9007199254740993",
  "x".repeat(10_000),
];

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary", maxLength: 60 }));
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 10_001));

/** Keys of the contract among others, so that the input gets past the first check. */
const key = fc.oneof(
  fc.constantFrom("topic", "locale", "testSlug", "answers", "msPerPage", "questionId", "answer", "__proto__"),
  text,
);

const body = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: "small" }, text, number, fc.boolean(), fc.constant(null), tie("list"), tie("record")),
  list: fc.array(tie("any"), { maxLength: 8 }),
  record: fc.array(fc.tuple(key, tie("any")), { maxLength: 6 }).map((entries) => Object.fromEntries<unknown>(entries)),
})).any;

const answers = fc.array(fc.record({ questionId: fc.oneof(number, body), answer: fc.oneof(number, body) }), {
  maxLength: 210,
});

const raw = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(body, answers, fc.record({ answers, msPerPage: number })).map(toJson) },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom("[".repeat(30_000), "{", '{"a":1}{', '{"__proto__":{"x":1}}', "x".repeat(70_000)),
  },
);

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}

const pair = fc.tuple(
  fc.oneof(fc.constantFrom("page", "perPage", "locale", "__proto__[x]", "constructor.prototype.x"), text),
  fc.oneof(text, number.map(String)),
);

const headers = fc.constantFrom<Record<string, string>>(
  {},
  { "Content-Type": "text/plain" },
  { "Content-Type": "application/json; charset=utf-16" },
  { "Content-Type": "multipart/form-data" },
  { Cookie: "attempt=%" },
  { Cookie: "attempt=%E0%A4%A; =; ;;;__proto__=1" },
  { Accept: "text/html" },
);

interface Fuzzed {
  own: boolean;
  param: string;
  query: string[][];
  raw: string;
  headers: Record<string, string>;
}

const fuzzed: fc.Arbitrary<Fuzzed> = fc.record({
  own: fc.boolean(),
  param: text.filter((value) => value !== "" && value !== "." && value !== ".."),
  query: fc.array(pair, { maxLength: 4 }),
  raw,
  headers,
});

function sentTo(endpoint: Endpoint, visitor: Visitor, input: Fuzzed): Sent {
  const param = input.own ? visitor.slug : input.param;
  return {
    params: { slug: param, testSlug: param, id: param, code: input.param },
    query: new URLSearchParams(input.query).toString(),
    raw: endpoint.method === "post" ? input.raw : undefined,
    headers: input.headers,
  };
}

async function expectCalm(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  expect(response.headers.has("X-Injected")).toBe(false);
  if (response.status >= 400) errorIn(response.headers, text);
  else if (response.headers.getSetCookie().length > 0) expect(cookieIn(response.headers)).toMatch(/^attempt=/);
  expect("x" in {}).toBe(false);
}

interface Surface extends Client {
  /** Stops it. @returns what it logged as errors */
  close(): Promise<string>;
}

async function inProcess(name: EngineName): Promise<Surface> {
  const engine = await startEngine(name);
  const backend = await startBackend(await engine.createDatabase(), { rateLimitFactor: 1_000_000 });
  const close = async () => {
    await backend.close();
    engine.remove();
    return backend.errors.join("\n");
  };
  return { ...backend, close };
}

async function overHttp(): Promise<Surface> {
  const server = await startServer({ RATE_LIMIT_FACTOR: "1000000", LOG_LEVEL: "error" });
  const close = async () => {
    await server.stop();
    return server.output();
  };
  return { origin: server.origin, fetch, close };
}

describe.each([
  ["in this process, on sqlite", () => inProcess("sqlite")],
  ["in this process, on postgres", () => inProcess("postgres")],
  ["over HTTP", overHttp],
])("whatever is sent to the API %s", { timeout: 120_000 }, (_, start) => {
  let surface: Surface;
  let visitor: Visitor;

  beforeAll(async () => {
    surface = await start();
    visitor = await begin(surface);
  });

  afterAll(async () => expect(await surface.close()).toBe(""));

  it.each(endpoints)("%s answers calmly", async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(fuzzed, async (input) => {
        await expectCalm(await surface.fetch(requestTo(visitor, endpoint, sentTo(endpoint, visitor, input))));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
