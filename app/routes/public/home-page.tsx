import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathsIn } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { FeatureList } from "~/ui/feature-list";
import { Hero } from "~/ui/hero";
import { Section } from "~/ui/section";
import { usePage } from "~/web/page-context";
import { TakeInLanguages } from "~/web/take-in-languages";
import type { loader } from "./home";

export function HomePage() {
  const { t } = useTranslation("landing");
  const { locale, product } = usePage();
  const { takeIn } = useLoaderData<typeof loader>();
  const paths = pathsIn(locale);
  const action =
    takeIn.length === 0 ? (
      <ButtonLink href={paths.landing(`${product.slug}-test`)} size="large">
        {t("home.start")}
      </ButtonLink>
    ) : (
      <TakeInLanguages locales={takeIn} />
    );
  return (
    <div className="area-home">
      <Hero
        title={t("home.heading")}
        lead={t("home.lead")}
        action={action}
        facts={[t("facts.questions"), t("facts.time"), t("facts.price")]}
        picture="wheel"
      />
      <Section title={t("home.why.title")} lead={t("home.why.lead")}>
        <FeatureList
          items={[
            { title: t("home.why.light.title"), text: t("home.why.light.text"), picture: "leaf" },
            { title: t("home.why.kept.title"), text: t("home.why.kept.text"), picture: "page" },
            { title: t("home.why.honest.title"), text: t("home.why.honest.text"), picture: "scale" },
            { title: t("home.why.yours.title"), text: t("home.why.yours.text"), picture: "lock" },
          ]}
        />
      </Section>
    </div>
  );
}
