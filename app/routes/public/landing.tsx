import type { LoaderFunctionArgs } from "@remix-run/node";
import { localeOf, translate, translated } from "~/web/i18n.server";
import type { PageHandle } from "~/web/page-handle";
import { LandingPage } from "./landing-page";

export const handle: PageHandle = { cache: "public", pure: true };

export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request);
  const t = translate(locale, "landing");
  return {
    page: { title: t("title"), description: t("description") },
    /** A language without the words of the test offers it in the languages that have them. */
    takeIn: translated.includes(locale) ? [] : translated,
  };
}

export default LandingPage;
