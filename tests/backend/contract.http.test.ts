import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Client } from "../support/api";
import { ENGINES, type Engine, startEngine } from "../support/engines";
import { startServer, type TestServer } from "../support/server";
import { describeContract } from "./contract/suite";

describe.each(ENGINES)("the API over HTTP, on %s,", (name) => {
  let engine: Engine;
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    engine = await startEngine(name);
    const DATABASE_URL = await engine.createDatabase();
    server = await startServer({ DATABASE_URL, COUNTRY_HEADER: "CF-IPCountry" });
    client = { origin: server.origin, fetch };
  });

  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    engine.remove();
    expect(server.output()).not.toContain('"level":"error"');
  });

  describeContract(() => client, name);
});
