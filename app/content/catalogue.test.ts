import { describe, expect, it } from "vitest";
import { definitions } from "./catalogue";

describe("the catalogue", () => {
  it("holds every test under its topic", () => {
    expect([...definitions.keys()]).toEqual(["f"]);
    for (const [topic, definition] of definitions) expect(definition.topic).toBe(topic);
  });

  it.each(["", "F", "unknown", "__proto__", "constructor"])("has no test called %j", (name) => {
    expect(definitions.get(name)).toBeUndefined();
  });
});
