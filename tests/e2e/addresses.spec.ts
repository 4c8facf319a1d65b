import { LOCALES } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { expect, test } from "./fixtures";
import { LANDING } from "./test-taker";

const en = pathsIn("en");
const es = pathsIn("es");

test("English addresses with a prefix have moved for good", async ({ request }) => {
  for (const [asked, to] of [
    [`/en${en.landing(LANDING)}?ref=1`, `${en.landing(LANDING)}?ref=1`],
    [`/en${en.start("f")}`, en.start("f")],
    ["/en", "/"],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
});

test("an English address with a prefix leads to no other site", async ({ request }) => {
  for (const asked of ["/en//evil.example", "/en/%2F%2Fevil.example", "/en/\\evil.example"]) {
    const { location = "/" } = (await request.get(asked, { maxRedirects: 0 })).headers();
    expect(new URL(location, "http://here.example").origin, asked).toBe("http://here.example");
  }
});

test("a language nobody speaks here is a page not found", async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  for (const path of ["/xx", `/xx${en.landing(LANDING)}`, `/EN${en.start()}`])
    expect((await page.goto(path))?.status(), path).toBe(404);
});

test("public pages name themselves in every translated language", async ({ page, server, request }) => {
  for (const paths of [en, es]) {
    await page.goto(paths.landing(LANDING));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", server.origin + paths.landing(LANDING));
    const named = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
    expect(new Map(named as [string, string][])).toEqual(
      new Map([
        ["en", server.origin + en.landing(LANDING)],
        ["es", server.origin + es.landing(LANDING)],
        ["x-default", server.origin + en.landing(LANDING)],
      ]),
    );
  }
  for (const locale of LOCALES)
    expect((await request.get(pathsIn(locale).landing(LANDING))).status(), locale).toBe(200);
});
