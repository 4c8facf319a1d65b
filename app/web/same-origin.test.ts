import { describe, expect, test } from "vitest";
import { isSameOrigin, ownOrigins } from "./same-origin.server";

const origins = ownOrigins({ origin: "https://own.example", hosts: ["own.example", "www.own.example"] });

const from = (method: string, headers: Record<string, string>) => {
  const request = new Request("https://own.example/x", { method });
  // Node's Request refuses to carry some of these headers, a server's does not.
  return Object.create(request, { method: { value: method }, headers: { value: new Headers(headers) } }) as Request;
};

describe("a form is accepted only from our own pages", () => {
  test.each([
    ["same origin, by both headers", { Origin: "https://own.example", "Sec-Fetch-Site": "same-origin" }, true],
    ["another of our hosts", { Origin: "https://www.own.example", "Sec-Fetch-Site": "same-origin" }, true],
    ["an old browser with Origin only", { Origin: "https://own.example" }, true],
    ["typed by the person", { "Sec-Fetch-Site": "none" }, true],
    ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, false],
    ["another site, Origin only", { Origin: "https://evil.example" }, false],
    ["a sibling site", { Origin: "https://own.example", "Sec-Fetch-Site": "same-site" }, false],
    ["an opaque origin", { Origin: "null" }, false],
    ["an opaque origin that says same-origin", { Origin: "null", "Sec-Fetch-Site": "same-origin" }, false],
    ["plain http of our host", { Origin: "http://own.example" }, false],
    ["neither header", {}, false],
    ["a forwarded host", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }, false],
  ])("%s", (_, headers, accepted) => {
    expect(isSameOrigin(from("POST", headers as Record<string, string>), origins)).toBe(accepted);
    expect(isSameOrigin(from("DELETE", headers as Record<string, string>), origins)).toBe(accepted);
  });

  test("reading is always allowed", () => {
    expect(isSameOrigin(from("GET", { Origin: "https://evil.example" }), origins)).toBe(true);
  });
});
