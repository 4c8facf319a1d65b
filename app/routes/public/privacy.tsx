import type { LoaderFunctionArgs } from "@remix-run/node";
import { localeOf, translate } from "~/web/i18n.server";
import { LegalPage } from "~/web/legal-page";
import type { PageHandle } from "~/web/page-handle";

export const handle: PageHandle = { cache: "public", pure: true };

export function loader({ request }: LoaderFunctionArgs) {
  const t = translate(localeOf(request), "legal");
  return { page: { title: t("privacy.title"), description: t("privacy.description") } };
}

export default function Privacy() {
  return <LegalPage document="privacy" />;
}
