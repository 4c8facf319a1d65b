import { beforeAll, describe, expect, it } from "vitest";
import type { Answers, PairItem, PairOption } from "~/domain/scoring/definition";
import { NINE_TYPES } from "~/domain/scoring/nine-types";
import { scoreTest, type TestResult } from "~/domain/scoring/score";
import { answersBy, freeTest } from "../support/free-test";
import { type Random, seededRandom } from "../support/random";

const PEOPLE = 4000;
const LOADING = 0.65;

interface Person {
  traits: Map<string, number>;
  result: TestResult;
}

describe("the free nine-type test with 4,000 simulated people", () => {
  let people: Person[];
  let guessers: TestResult[];

  beforeAll(() => {
    const random = seededRandom(1);
    people = Array.from({ length: PEOPLE }, () => {
      const traits = new Map(NINE_TYPES.map((type): [string, number] => [type, random.normal()]));
      return { traits, result: resultOf(answersBy((item) => preferred(item, traits, random))) };
    });
    guessers = Array.from({ length: PEOPLE }, () =>
      resultOf(answersBy(({ options }) => options[random.uniform() < 0.5 ? 0 : 1])),
    );
  });

  it("orders a person's types much as they are", () => {
    const correlation = mean(people.map(withinPersonCorrelation));
    report("within-person rank correlation", correlation, ">= 0.72");
    expect(correlation).toBeGreaterThanOrEqual(0.72);
  });

  it("finds the true first type", () => {
    const share = shareOf(people, ({ traits, result }) => result.primary === strongest(traits));
    report("top-1", share, ">= 0.48");
    expect(share).toBeGreaterThanOrEqual(0.48);
  });

  it("shows the true first type among its three", () => {
    const share = shareOf(people, ({ traits, result }) =>
      result.ranking.slice(0, 3).some(({ scale }) => scale === strongest(traits)),
    );
    report("top-3", share, ">= 0.84");
    expect(share).toBeGreaterThanOrEqual(0.84);
  });

  it("gives people who answer at random a median level of 1", () => {
    const level = median(guessers.map((result) => result.level));
    report("random answers: median level", level, "= 1");
    report("random answers: median score", median(guessers.map((result) => result.score)), "design figure 156");
    expect(level).toBe(1);
  });

  it("reaches every type", () => {
    const counts = NINE_TYPES.map((type) => people.filter(({ result }) => result.primary === type).length);
    report("rarest first type, share", Math.min(...counts) / PEOPLE, "> 0");
    report("commonest first type, share", Math.max(...counts) / PEOPLE, "1/9 = 0.111 if all are alike");
    expect(counts.every((count) => count > 0)).toBe(true);
  });

  it("ties at the top about as often as the page says", () => {
    const tied = (size: number) => shareOf(people, ({ result }) => atTheTop(result) === size);
    const ties = shareOf(people, ({ result }) => atTheTop(result) > 1);
    report("exact ties at the top", ties, "design figure 0.30, +- 0.05");
    report("of these two-way", tied(2), "design figure 0.22");
    report("median score", median(people.map(({ result }) => result.score)), "design figure 234");
    expect(Math.abs(ties - 0.3)).toBeLessThanOrEqual(0.05);
  });
});

/** Chooses the louder statement: loading * trait + noise, with the noise that leaves every appeal a variance of 1. */
function preferred({ options: [left, right] }: PairItem, traits: Map<string, number>, random: Random): PairOption {
  const appeal = (scale: string) => LOADING * (traits.get(scale) ?? 0) + Math.sqrt(1 - LOADING ** 2) * random.normal();
  return appeal(left.scale) >= appeal(right.scale) ? left : right;
}

function resultOf(answers: Answers): TestResult {
  const scored = scoreTest(freeTest, answers);
  if (!scored.ok) throw new Error("A complete test was called incomplete");
  return scored.result;
}

function strongest(traits: Map<string, number>): string | undefined {
  return [...traits].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function atTheTop({ ranking }: TestResult): number {
  return ranking.filter(({ fraction }) => fraction === ranking[0]?.fraction).length;
}

function withinPersonCorrelation({ traits, result }: Person): number {
  return pearson(
    ranks(result.scales.map(({ id }) => traits.get(id) ?? 0)),
    ranks(result.scales.map(({ fraction }) => fraction)),
  );
}

/** Equal values share the mean of their ranks, which makes a Pearson correlation of ranks Spearman's. */
function ranks(values: number[]): number[] {
  return values.map(
    (value) => values.filter((other) => other < value).length + values.filter((other) => other === value).length / 2,
  );
}

function pearson(a: number[], b: number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: number[], meanX: number, y: number[], meanY: number) =>
    x.reduce((sum, value, index) => sum + (value - meanX) * ((y[index] ?? meanY) - meanY), 0);
  const spread = Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
  return spread === 0 ? 0 : product(a, meanA, b, meanB) / spread;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function shareOf<T>(all: T[], isCounted: (one: T) => boolean): number {
  return all.filter(isCounted).length / all.length;
}

function report(name: string, measured: number | undefined, threshold: string): void {
  console.info(`${name}: ${measured?.toFixed(3)} (${threshold})`);
}
