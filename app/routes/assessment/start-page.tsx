import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathsIn } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { FeatureList } from "~/ui/feature-list";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import { usePage } from "~/web/page-context";
import type { loader } from "./start";

export function StartPage() {
  const { t, i18n } = useTranslation(["assessment", "tests/f"]);
  const { begun, otherLanguage, questions } = useLoaderData<typeof loader>();
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const paths = pathsIn(locale);
  const finished = begun?.page === begun?.totalPages;
  return (
    <Section title={t("tests/f:meta.name")} lead={t("tests/f:meta.intro")} width="text" level={1}>
      {otherLanguage && (
        <p>
          <ButtonLink href={pathsIn(otherLanguage).start() + search} lang={otherLanguage} variant="quiet">
            {i18n.getFixedT(otherLanguage, "assessment")("start.offer")}
          </ButtonLink>
        </p>
      )}
      {begun && (
        <Notice tone="calm" title={finished ? t("start.finished.title") : t("start.begun.title")}>
          <p>{finished ? t("start.finished.text") : t("start.begun.text")}</p>
          <ButtonLink href={finished ? paths.result() : paths.progress(begun.page)} variant="primary" size="large">
            {finished
              ? t("start.finished.button")
              : t("start.begun.button", { page: begun.page + 1, total: begun.totalPages })}
          </ButtonLink>
        </Notice>
      )}
      <FeatureList
        level={2}
        items={[
          { title: t("start.length.title", { count: questions }), text: t("start.length.text"), picture: "clock" },
          { title: t("start.free.title"), text: t("start.free.text"), picture: "scale" },
          { title: t("start.pause.title"), text: t("start.pause.text"), picture: "pause" },
          { title: t("start.data.title"), text: t("start.data.text"), picture: "lock" },
        ]}
      />
      <p>{t("tests/f:meta.howTo")}</p>
      <form method="post" action={pathname + search}>
        <Button variant={begun ? "secondary" : "primary"} size="large">
          {begun ? t("start.again") : t("start.button")}
        </Button>
      </form>
      <p>
        <ButtonLink href={paths.resume()} variant="quiet">
          {t("start.resume")}
        </ButtonLink>
      </p>
    </Section>
  );
}
