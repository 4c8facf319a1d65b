import { afterAll, beforeAll, describe, expect } from "vitest";
import { startBackend, type TestBackend } from "../support/backend";
import { ENGINES, type Engine, startEngine } from "../support/engines";
import { describeContract } from "./contract/suite";

describe.each(ENGINES)("the API in this process, on %s,", (name) => {
  let engine: Engine;
  let backend: TestBackend;

  beforeAll(async () => {
    engine = await startEngine(name);
    backend = await startBackend(await engine.createDatabase(), { countryHeader: "CF-IPCountry" });
  });

  afterAll(async () => {
    await backend.close();
    engine.remove();
    expect(backend.errors).toEqual([]);
  });

  describeContract(() => backend, name);
});
