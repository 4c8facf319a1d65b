import { expect, type Page, type Response } from "@playwright/test";
import type { Locale } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { say } from "./words";

type Kind = "notFound" | "forbidden" | "badRequest" | "tooLarge" | "tooMany" | "away" | "maintenance" | "unexpected";

export const SECURITY_HEADERS: Record<string, RegExp> = {
  "content-security-policy": /default-src 'none'.*frame-ancestors 'none'.*form-action 'self'.*script-src 'self'(;|$)/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^same-origin$/,
  "cross-origin-opener-policy": /^same-origin-allow-popups$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
};

export function expectSecurityHeaders(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name], name).toMatch(value);
  expect(headers["x-powered-by"]).toBeUndefined();
}

interface Refused {
  status: number;
  kind: Kind;
  locale: Locale;
}

/** The page shown says calmly what happened, in the language of its address, and offers a way on. */
export async function expectCalm(page: Page, response: Response | null, { status, kind, locale }: Refused) {
  expect(response?.status()).toBe(status);
  const headers = response?.headers() ?? {};
  expectSecurityHeaders(headers);
  expect(headers["cache-control"]).toBe("no-store");
  if (status === 503 || status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(`common:message.${kind}.title`, {}, locale));
  const main = page.getByRole("main");
  await expect(main).toContainText(say(`common:message.${kind}.text`, {}, locale));
  const html = await page.content();
  expect(html).not.toMatch(/\bat \S+ \(|node_modules|\.tsx?:\d+|SqliteError|SQLITE_/);
  expect(html).toContain('name="robots" content="noindex"');
  if (kind === "maintenance") return;
  const home = main.getByRole("link", { name: say("common:message.home", {}, locale) });
  await expect(home).toHaveAttribute("href", pathsIn(locale).home());
}
