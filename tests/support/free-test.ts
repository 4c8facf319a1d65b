import { definitions } from "~/content/catalogue";
import {
  type Answers,
  itemsOf,
  type PairItem,
  type PairOption,
  type TestDefinition,
} from "~/domain/scoring/definition";

/** The free nine-type test: 36 pairs, no blanks. */
export const freeTest: TestDefinition = (() => {
  const def = definitions.get("f");
  if (!def) throw new Error("No definition for f");
  return def;
})();

/** Answers every item of the free test with the option chosen for it; `undefined` leaves it out. */
export function answersBy(choose: (item: PairItem, index: number) => PairOption | undefined): Answers {
  return new Map(itemsOf(freeTest).map((item, index) => [item.id, choose(item, index)?.id ?? 0]));
}

/** Answers as someone who always prefers the scale that comes earlier in `order`. */
export function answersPreferring(order: readonly string[]): Answers {
  return answersBy(({ options: [left, right] }) =>
    order.indexOf(left.scale) < order.indexOf(right.scale) ? left : right,
  );
}
