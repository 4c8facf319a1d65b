import { useLoaderData, useOutletContext } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NINE_TYPES } from "~/domain/scoring/nine-types";
import { ButtonLink } from "~/ui/button";
import { FeatureList } from "~/ui/feature-list";
import { Hero } from "~/ui/hero";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";
import { Steps } from "~/ui/steps";
import { TakeInLanguages } from "~/web/take-in-languages";
import type { loader } from "./landing";

export function LandingPage() {
  const { t } = useTranslation(["landing", "tests/f"]);
  const { takeIn } = useLoaderData<typeof loader>();
  const { startHref } = useOutletContext<{ startHref: string }>();
  const start =
    takeIn.length === 0 ? (
      <ButtonLink href={startHref} size="large">
        {t("landing:start")}
      </ButtonLink>
    ) : (
      <TakeInLanguages locales={takeIn} />
    );
  return (
    <div className="area-test">
      <Hero
        title={t("landing:heading")}
        lead={t("landing:lead")}
        action={start}
        facts={[t("landing:facts.questions"), t("landing:facts.time"), t("landing:facts.price")]}
        picture="wheel"
      />
      <Section title={t("landing:promises.title")}>
        <FeatureList
          items={[
            { title: t("landing:promises.pause.title"), text: t("landing:promises.pause.text"), picture: "pause" },
            { title: t("landing:promises.honest.title"), text: t("landing:promises.honest.text"), picture: "scale" },
            { title: t("landing:promises.private.title"), text: t("landing:promises.private.text"), picture: "lock" },
          ]}
        />
      </Section>
      <Section title={t("landing:steps.title")}>
        <Steps
          items={[
            { title: t("landing:steps.read.title"), text: t("landing:steps.read.text") },
            { title: t("landing:steps.choose.title"), text: t("landing:steps.choose.text") },
            { title: t("landing:steps.result.title"), text: t("landing:steps.result.text") },
          ]}
        />
      </Section>
      <Section title={t("landing:types.title")} lead={t("landing:types.lead")}>
        <dl className="type-list">
          {NINE_TYPES.map((type) => (
            <div key={type}>
              <dt>{t(`tests/f:scale.${type}.name`)}</dt>
              <dd>{t(`tests/f:scale.${type}.def`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t("landing:limits.title")} width="text">
        <Prose>
          <p>{t("tests/f:meta.limits")}</p>
        </Prose>
        {start}
      </Section>
    </div>
  );
}
