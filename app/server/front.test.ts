import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddress } from "./client-address";
import { chooseEncoding, compressed } from "./compress";
import { createFloodGuard } from "./flood-guard";
import { createPageCache } from "./page-cache";

describe("the visitor's address", () => {
  test.each([
    ["no proxy: the connection, whatever is claimed", "9.9.9.9", "1.1.1.1", 0, "9.9.9.9"],
    ["one proxy: what it saw", "10.0.0.1", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
    ["two proxies: what the outer one saw", "10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", 2, "1.2.3.4"],
    ["a list that is too short", "10.0.0.1", "1.2.3.4", 2, "10.0.0.1"],
    ["nothing told", "10.0.0.1", undefined, 1, "10.0.0.1"],
    ["an address in its mapped form", "::ffff:9.9.9.9", undefined, 0, "9.9.9.9"],
  ] as const)("%s", (_, socket, forwarded, hops, address) => {
    expect(clientAddress(socket, forwarded, hops)).toBe(address);
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", undefined],
    [null, undefined],
  ])("%s gives %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  test("what is small or no text stays as it is", async () => {
    const small = await compressed(new Response("hello", { headers: { "Content-Type": "text/html" } }), "br");
    expect(small.headers.get("Content-Encoding")).toBeNull();
    const image = await compressed(new Response("x".repeat(5000), { headers: { "Content-Type": "image/png" } }), "br");
    expect(image.headers.get("Content-Encoding")).toBeNull();
  });

  test("two pages with different tags are never mixed up", async () => {
    const page = (text: string) =>
      new Response(text.repeat(2000), { headers: { "Content-Type": "text/html", ETag: `"${text}"` } });
    const first = await compressed(page("a"), "gzip");
    const second = await compressed(page("b"), "gzip");
    const again = await compressed(page("a"), "gzip");
    expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer());
    expect((await second.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(again.headers.get("Vary")).toBe("Accept-Encoding");
  });
});

test("the flood guard lets through no more than its number in a window, and all of them in the next", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (extra) => {
      let time = 0;
      const guard = createFloodGuard(0.1, () => time);
      const passed = Array.from({ length: 100 + extra }, () => guard("a")).filter((wait) => wait === undefined);
      expect(passed).toHaveLength(100);
      expect(guard("b")).toBeUndefined();
      time = 60_000;
      expect(guard("a")).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});

describe("the page cache", () => {
  const ask = (path: string, cookie = "") => new Request(`http://own.example${path}`, { headers: { Cookie: cookie } });
  const through = async (
    cache: ReturnType<typeof createPageCache>,
    request: Request,
    body: string,
    control: string,
  ) => {
    const answer = await cache(
      request,
      new URL(request.url),
      async () => new Response(body, { headers: { "Cache-Control": control } }),
    );
    return answer.text();
  };

  test("keeps public pages and nothing else", async () => {
    const cache = createPageCache();
    expect(await through(cache, ask("/a"), "one", "public, max-age=0")).toBe("one");
    expect(await through(cache, ask("/a"), "two", "public, max-age=0")).toBe("one");
    expect(await through(cache, ask("/b"), "one", "no-store")).toBe("one");
    expect(await through(cache, ask("/b"), "two", "no-store")).toBe("two");
  });

  test("stands aside for a toast, for a query and for a remembered language on the front page", async () => {
    const cache = createPageCache();
    await through(cache, ask("/"), "one", "public, max-age=0");
    expect(await through(cache, ask("/", "toast=x"), "two", "public")).toBe("two");
    expect(await through(cache, ask("/", "locale=es"), "three", "public")).toBe("three");
    expect(await through(cache, ask("/?a=b"), "four", "public")).toBe("four");
    expect(await through(cache, ask("/"), "five", "public")).toBe("one");
  });
});
