import { describe, expect, it } from "vitest";
import { definitionFor, definitionOfSlug, definitions } from "./catalogue";

describe("the catalogue", () => {
  it("finds a test by topic and by slug", () => {
    expect([...definitions.keys()]).toEqual(["f"]);
    expect(definitionFor("f")?.slug).toBe("f");
    expect(definitionOfSlug("f")?.topic).toBe("f");
  });

  it.each(["", "F", "unknown", "__proto__", "constructor"])("has no test called %j", (name) => {
    expect(definitionFor(name)).toBeUndefined();
    expect(definitionOfSlug(name)).toBeUndefined();
  });
});
