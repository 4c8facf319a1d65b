/** Crockford's base 32: no I, L, O, U (https://www.crockford.com/base32.html). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;

/** Makes a 60-bit resume code from random or derived bytes (at least 12), shown as "ABCD-EFGH-JKMN". */
export function resumeCodeFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** Reads a code as people type it (in either case, spaces, missing dashes, O for 0, I or L for 1); `undefined` if not a code. */
export function readResumeCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter))
    ? letters.replace(/(.{4})(?=.)/g, "$1-")
    : undefined;
}
