import { expect } from "vitest";

const SHIELD: Record<string, RegExp> = {
  "Content-Security-Policy": /^default-src 'none'.*script-src 'self'(;|$)/,
  "X-Content-Type-Options": /^nosniff$/,
  "X-Frame-Options": /^DENY$/,
  "Referrer-Policy": /^same-origin$/,
  "Cross-Origin-Opener-Policy": /^same-origin-allow-popups$/,
  "Cross-Origin-Resource-Policy": /^same-origin$/,
  "Permissions-Policy": /camera=\(\)/,
};

/** Holds the headers of an answer against what every answer must carry, and must not. */
export function expectShield(headers: Headers, name: string): void {
  for (const [header, pattern] of Object.entries(SHIELD))
    expect(headers.get(header) ?? "", `${header} of ${name}`).toMatch(pattern);
  for (const header of ["X-Powered-By", "Server", "Access-Control-Allow-Origin"])
    expect(headers.has(header), `${header} of ${name}`).toBe(false);
}
