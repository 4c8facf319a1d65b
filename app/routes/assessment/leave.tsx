import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { safePath } from "~/domain/safe-path";
import { pathsIn } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { localeOf, translate } from "~/web/i18n.server";
import { usePage } from "~/web/page-context";
import type { PageHandle } from "~/web/page-handle";
import { requireStoredTest } from "~/web/stored-test.server";

export const handle: PageHandle = { noIndex: true };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStoredTest(request);
  const locale = localeOf(request);
  const to = safePath(new URL(request.url).searchParams.get("to")) ?? pathsIn(locale).home();
  return { page: { title: translate(locale, "assessment")("leave.title") }, to };
}

export default function Leave() {
  const { t } = useTranslation("assessment");
  const { to } = useLoaderData<typeof loader>();
  const { locale } = usePage();
  return (
    <Section title={t("leave.title")} lead={t("leave.text")} width="text" level={1}>
      <p className="button-row">
        <ButtonLink href={pathsIn(locale).progress()} variant="primary">
          {t("leave.continue")}
        </ButtonLink>
        <ButtonLink href={to} variant="secondary">
          {t("leave.exit")}
        </ButtonLink>
      </p>
    </Section>
  );
}
