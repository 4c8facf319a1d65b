import { useTranslation } from "react-i18next";
import { type Locale, nativeName } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** For a language that has no words of the test yet: the languages it can be taken in. */
export function TakeInLanguages({ locales }: { locales: readonly Locale[] }) {
  const { t } = useTranslation("common");
  return (
    <Notice tone="info" title={t("takeIn.title")}>
      <p>{t("takeIn.text")}</p>
      <p className="button-row">
        {locales.map((locale) => (
          <ButtonLink key={locale} href={pathsIn(locale).start("f")} lang={locale}>
            {nativeName(locale)}
          </ButtonLink>
        ))}
      </p>
    </Notice>
  );
}
