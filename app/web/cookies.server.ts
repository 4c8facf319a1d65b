import { createCookie } from "@remix-run/node";
import { isLocale, type Locale } from "~/domain/locale";
import { parseStoredTest, type StoredTest } from "~/domain/stored-test";
import { config } from "./api.server";

const YEAR = 31_536_000;
const MONTH = 2_592_000;

/** Readable by script, which keeps unsent choices apart by it; without the `attempt` cookie it opens nothing. */
const storedTest = createCookie("TEST_SLUG", {
  path: "/",
  sameSite: "lax",
  secure: config.secureCookies,
  maxAge: MONTH,
});

/** The test in progress, or `undefined` when the cookie is missing, incomplete or does not parse. */
export async function readStoredTest(request: Request): Promise<StoredTest | undefined> {
  const header = request.headers.get("Cookie");
  return header ? parseStoredTest(await storedTest.parse(header)) : undefined;
}

export const writeStoredTest = (test: StoredTest): Promise<string> => storedTest.serialize(test);

const expired = (name: string) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Forgets the stored test; `clearUser` also signs the browser out (same-origin navigations only). */
export const forgetStoredTest = (clearUser: boolean): string[] => [
  expired("TEST_SLUG"),
  ...(clearUser ? [expired("userJWT")] : []),
];

export const forgetAttempt = (): string => expired("attempt");

export const writeLocale = (locale: Locale): string =>
  `locale=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax${config.secureCookies ? "; Secure" : ""}`;

/** The language this browser chose before, if any. */
export function readLocale(request: Request): Locale | undefined {
  const value = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return isLocale(value) ? value : undefined;
}
