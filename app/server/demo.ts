import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { generateTest, getQuestions, saveAnswers } from "~/contract/enneagram";
import { createResumeCode } from "~/contract/resume";
import { PRODUCT_DEFAULTS } from "~/domain/product";
import { pathsIn } from "~/paths";

const SECRET_FILE = "data/demo-secret";
const SEEDED_PAGES = 5;

/** Settings of the demo, unless given: a secret of its own, kept so that a restart forgets nobody. */
export function demoSettings(env: NodeJS.ProcessEnv): void {
  env.API_DOCS ??= "true";
  env.APP_ORIGIN ??= `http://localhost:${env.PORT || 3000}`;
  if (env.APP_SECRET) return;
  if (!existsSync(SECRET_FILE)) {
    mkdirSync("data", { recursive: true, mode: 0o700 });
    writeFileSync(SECRET_FILE, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  env.APP_SECRET = readFileSync(SECRET_FILE, "utf8").trim();
}

/** A test answered half way, through the API like anybody's. @returns its resume code */
async function seed(): Promise<string> {
  const { callApi } = await import("~/web/api.server");
  const address = "demo";
  const made = await callApi({ cookie: null, address }, generateTest, { body: { topic: "f", locale: "en" } });
  if (!made.ok) throw new Error(`the demo test was not made: ${made.error.code}`);
  const testSlug = made.value.slug;
  const cookie = made.headers.get("Set-Cookie")?.split(";")[0] ?? null;
  for (let page = 0; page < SEEDED_PAGES; page++) {
    const shown = await callApi({ cookie, address }, getQuestions, { params: { testSlug }, query: { page } });
    if (!shown.ok) throw new Error(`the demo test was not read: ${shown.error.code}`);
    const answers = shown.value.questions.map(({ id, options }) => ({ questionId: id, answer: options[0]?.id ?? 0 }));
    await callApi({ cookie, address }, saveAnswers, { params: { testSlug }, body: answers });
  }
  const code = await callApi({ cookie, address }, createResumeCode, { body: { testSlug } });
  if (!code.ok) throw new Error(`the demo has no resume code: ${code.error.code}`);
  return code.value.code;
}

/** Prints the address and what to try. */
export async function welcome(): Promise<void> {
  const code = await seed();
  const origin = process.env.APP_ORIGIN;
  const en = pathsIn("en");
  const slug = process.env.PRODUCT_SLUG || PRODUCT_DEFAULTS.slug;
  console.info(`
  ${origin}

  Try:
    ${origin}${en.landing(`${slug}-test`)}   the free test; also with JavaScript off
    ${origin}${pathsIn("es").landing(`${slug}-test`)}   the same in Spanish
    ${origin}${en.resume()}   go on with a half-finished test: ${code}
    ${origin}${en.apiDocs()}   the API

  Stop with Ctrl+C. Data is in ./data and stays until you delete it.
`);
}
