import { useTranslation } from "react-i18next";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";

/** A document of short titled parts, all from `locales/<lang>/legal.json`. */
export function LegalPage({ document }: { document: "privacy" | "terms" }) {
  const { t } = useTranslation("legal");
  return (
    <Section width="text">
      <Prose>
        <h1>{t(`${document}.title`)}</h1>
        <p>{t(`${document}.description`)}</p>
        {t(`${document}.parts`, { returnObjects: true }).map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Prose>
    </Section>
  );
}
