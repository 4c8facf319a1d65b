import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Locale } from "~/domain/locale";
import { PRODUCT_DEFAULTS } from "~/domain/product";
import { type Paths, pathsIn } from "~/paths";
import { type Choose, LAST_PAGE, leftAlways, PAGES, radioOf } from "./pairs";
import { type Say, say } from "./words";

export const LANDING = `${PRODUCT_DEFAULTS.slug}-test`;

/** An address matcher for a path with its query. */
export const at = (path: string) => (url: URL) => url.pathname + url.search === path;

/** Somebody taking the free test in a browser, the way people do: by looking and pressing. */
export class TestTaker {
  readonly paths: Paths;
  readonly say: Say;

  constructor(
    readonly page: Page,
    readonly scripted: boolean,
    locale: Locale = "en",
  ) {
    this.paths = pathsIn(locale);
    this.say = (key, values) => say(key, values, locale);
  }

  /** From the landing page to the first pair. */
  async begin(): Promise<void> {
    const { page, paths } = this;
    await page.goto(paths.landing(LANDING));
    await page
      .getByRole("main")
      .getByRole("link", { name: this.say("landing:start") })
      .first()
      .click();
    await page.getByRole("button", { name: this.say("assessment:start.button") }).click();
    await page.waitForURL(at(paths.progress(0)));
    await this.dismissOverlay();
  }

  /** Ends the overlay over the first page or the result, unless this browser gets none. */
  async dismissOverlay(): Promise<void> {
    const { page, scripted } = this;
    if (!scripted || (await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches))) return;
    await page.getByRole("dialog").getByRole("button").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  /** Chooses on the page shown, without sending it. */
  async choose(index: number, choose: Choose, howMany = Number.POSITIVE_INFINITY): Promise<void> {
    for (const item of (PAGES[index] ?? []).slice(0, howMany)) await radioOf(this.page, item, choose(item)).check();
  }

  /** Answers the page shown and goes on: with scripts the last choice sends it, without them the button does. */
  async answer(index: number, choose: Choose): Promise<void> {
    await this.choose(index, choose);
    if (!this.scripted) await this.send(index);
    await this.page.waitForURL(at(index === LAST_PAGE ? this.paths.result() : this.paths.progress(index + 1)));
  }

  async answerFrom(first: number, last: number, choose: Choose): Promise<void> {
    for (let index = first; index <= last; index++) await this.answer(index, choose);
  }

  /** Presses the button that sends page `index`. */
  async send(index: number): Promise<void> {
    const name = this.say(index === LAST_PAGE ? "assessment:progress.finish" : "assessment:progress.next");
    await this.page.getByRole("button", { name }).click();
  }
}

/** Sends a form as our own pages do. Redirects are not followed. @param url absolute */
export const post = (request: APIRequestContext, url: string, form: Record<string, string> = {}) =>
  request.post(url, { form, headers: { Origin: new URL(url).origin }, maxRedirects: 0 });

/** The fields of a page's form. */
export const fieldsOf = (index: number, choose: Choose): Record<string, string> =>
  Object.fromEntries((PAGES[index] ?? []).map((item) => [`q${item.id}`, String(choose(item))]));

interface PreparedTest {
  /** Pages answered, from the first on. */
  pages?: number;
  choose?: Choose;
  locale?: Locale;
}

/** The fast way to a test begun or finished: the forms are posted without a page, into the cookies of `request`. */
export async function prepareTest(request: APIRequestContext, origin: string, test: PreparedTest = {}): Promise<void> {
  const { pages = 0, choose = leftAlways, locale = "en" } = test;
  const paths = pathsIn(locale);
  expect((await post(request, origin + paths.start("f"))).status()).toBe(303);
  for (let index = 0; index < pages; index++)
    expect((await post(request, origin + paths.progress(index), fieldsOf(index, choose))).status()).toBe(303);
}
