import type { Page } from "@playwright/test";
import type { Locale } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { PAGES } from "./pairs";
import { LANDING, prepareTest } from "./test-taker";
import { say } from "./words";

interface Visit {
  page: Page;
  origin: string;
  locale?: Locale;
}

export interface Screen {
  name: string;
  open: (visit: Visit) => Promise<void>;
  /** Whether behaviours are loaded in the browser. */
  islands?: boolean;
  /** Shown by a server that is closed for maintenance. */
  closed?: boolean;
  /** What the browser is expected to log. */
  complains?: RegExp;
}

const NOT_FOUND = /status of 404/;
const REFUSED = /status of 422/;
const AWAY = /status of 503/;

const pathsOf = ({ locale = "en" }: Visit) => pathsIn(locale);

/** Opens an address in a browser that has answered so many pages. */
const withTest =
  (pages: number, open: (visit: Visit) => Promise<unknown>) =>
  async (visit: Visit): Promise<void> => {
    await prepareTest(visit.page.context().request, visit.origin, { pages, locale: visit.locale });
    await open(visit);
  };

const plain = (path: (visit: Visit) => string) => async (visit: Visit) => {
  await visit.page.goto(visit.origin + path(visit));
};

async function sendNothing(visit: Visit): Promise<void> {
  await visit.page.goto(visit.origin + pathsOf(visit).progress(1));
  await visit.page.getByRole("button", { name: say("assessment:progress.next", {}, visit.locale) }).click();
  await visit.page.getByRole("alert").waitFor();
}

async function sendWrongCode(visit: Visit): Promise<void> {
  const { page, locale, origin } = visit;
  await page.goto(origin + pathsOf(visit).resume());
  await page.getByLabel(say("assessment:resume.label", {}, locale)).fill("ABCD");
  await page.getByRole("button", { name: say("assessment:resume.button", {}, locale) }).click();
  await page.getByRole("alert").waitFor();
}

/** Every screen of the product and how to get there. */
export const SCREENS: readonly Screen[] = [
  { name: "home", open: plain((visit) => pathsOf(visit).home()) },
  { name: "landing", open: plain((visit) => pathsOf(visit).landing(LANDING)) },
  { name: "start", open: plain((visit) => pathsOf(visit).start("f")) },
  {
    name: "start-begun",
    open: withTest(
      3,
      plain((visit) => pathsOf(visit).start("f")),
    ),
  },
  {
    name: "question",
    islands: true,
    open: withTest(
      1,
      plain((visit) => pathsOf(visit).progress(1)),
    ),
  },
  {
    name: "question-answered",
    islands: true,
    open: withTest(
      2,
      plain((visit) => pathsOf(visit).progress(1)),
    ),
  },
  { name: "question-errors", islands: true, complains: REFUSED, open: withTest(1, sendNothing) },
  {
    name: "leave",
    open: withTest(
      1,
      plain((visit) => pathsOf(visit).leave()),
    ),
  },
  { name: "resume", open: plain((visit) => pathsOf(visit).resume()) },
  {
    name: "resume-code",
    open: withTest(
      1,
      plain((visit) => pathsOf(visit).resume()),
    ),
  },
  { name: "resume-error", complains: REFUSED, open: sendWrongCode },
  {
    name: "result",
    islands: true,
    open: withTest(
      PAGES.length,
      plain((visit) => pathsOf(visit).result()),
    ),
  },
  { name: "toast", islands: true, open: plain((visit) => pathsOf(visit).start("iq")) },
  { name: "privacy", open: plain((visit) => pathsOf(visit).privacy()) },
  { name: "terms", open: plain((visit) => pathsOf(visit).terms()) },
  { name: "not-found", complains: NOT_FOUND, open: plain((visit) => `${pathsOf(visit).landing("nothing/here")}`) },
  { name: "api-docs", open: plain((visit) => pathsOf(visit).apiDocs()) },
  { name: "maintenance", closed: true, complains: AWAY, open: plain((visit) => pathsOf(visit).landing(LANDING)) },
];
