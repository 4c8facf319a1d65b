const REFUSED = /\\|%5c|%2f%2f|%[01][0-9a-f]|%7f/i;

const hasControlOrSpace = (text: string) => Array.from(text).some((char) => char <= " " || char === "\u007f");

/**
 * A path inside this site that is safe to redirect to, or `undefined`.
 * Accepts "/x", "/x?y=1"; refuses other origins in all their spellings ("//e", "/\e", "https:e", control characters).
 */
export function safePath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 512 || !value.startsWith("/") || value.startsWith("//")) return undefined;
  if (REFUSED.test(value) || hasControlOrSpace(value)) return undefined;
  const base = "http://site.invalid";
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  return url.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search : undefined;
}
