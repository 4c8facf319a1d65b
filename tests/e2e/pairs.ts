import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { itemsOf, type PairItem, pagesOf, type TestDefinition } from "~/domain/scoring/definition";

/** The free test as shipped. */
const definition = JSON.parse(readFileSync("app/content/tests/f.json", "utf8")) as TestDefinition;

export const PAGES: readonly PairItem[][] = pagesOf(definition);
export const PAIRS: readonly PairItem[] = itemsOf(definition);
export const LAST_PAGE = PAGES.length - 1;

/** Chooses one option of a pair. */
export type Choose = (item: PairItem) => number;

/** Always prefers the type that comes earlier in the list; those that are not in it come last. */
export const preferring =
  (...order: string[]): Choose =>
  ({ options: [left, right] }) => {
    const rank = (scale: string) => (order.includes(scale) ? order.indexOf(scale) : order.length);
    return rank(left.scale) <= rank(right.scale) ? left.id : right.id;
  };

/** The statement on the left, every time. */
export const leftAlways: Choose = ({ options: [left] }) => left.id;

export const rightAlways: Choose = ({ options: [, right] }) => right.id;

/** As `choose`, but the other option where both types of a pair are named. */
export const except =
  (choose: Choose, one: string, other: string): Choose =>
  (item) => {
    const [left, right] = item.options;
    const named = [left.scale, right.scale].every((scale) => scale === one || scale === other);
    return named ? left.id + right.id - choose(item) : choose(item);
  };

export const radioOf = (page: Page, item: PairItem, option: number) => page.locator(`#q-${item.id}-${option}`);

/** The option ids chosen on the page shown, in order. */
export const chosenOn = (page: Page): Promise<number[]> =>
  page
    .getByRole("radio", { checked: true })
    .evaluateAll((radios) => radios.map((radio) => Number((radio as HTMLInputElement).value)));

/** What `choose` chooses on a page, in order. */
export const choicesOf = (page: number, choose: Choose): number[] => (PAGES[page] ?? []).map(choose);
