import { redirect } from "@remix-run/node";
import { z } from "zod";
import { LOCALES, pathIn, splitLocale } from "~/domain/locale";
import { safePath } from "~/domain/safe-path";
import { calm } from "~/web/calm.server";
import { writeLocale } from "~/web/cookies.server";
import { formAction } from "~/web/form-action.server";

export const loader = () => {
  throw calm(404);
};

const Choice = z.object({ locale: z.enum(LOCALES).optional().catch(undefined), to: z.string().optional() });

/** Remembers the language and goes to the same page in it. */
export const action = formAction(Choice, async ({ values: { locale, to } }) => {
  if (!locale) throw calm(400);
  const { path } = splitLocale(safePath(to) ?? "/");
  return redirect(pathIn(locale, path), { status: 303, headers: { "Set-Cookie": writeLocale(locale) } });
});

export default function Language() {
  return null;
}
