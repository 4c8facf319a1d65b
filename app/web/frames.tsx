import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { localesByName, nativeName, splitLocale } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { LanguageMenu } from "~/ui/shell/language-menu";
import { SiteFooter } from "~/ui/shell/site-footer";
import { SiteHeader } from "~/ui/shell/site-header";
import { usePage } from "./page-context";

/** The language selector: buttons of a form, so it works without script and leads to the same page. */
export function PageLanguageMenu() {
  const { t } = useTranslation("common");
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  return (
    <LanguageMenu
      label={t("language.choose")}
      current={{ code: locale, name: nativeName(locale) }}
      locales={localesByName.map((code) => ({ code, name: nativeName(code) }))}
      action={pathsIn(locale).language()}
      name="to"
      returnTo={splitLocale(pathname).path + search}
    />
  );
}

export function PageFooter({ description }: { description?: string }) {
  const { t } = useTranslation("common");
  const { locale, product } = usePage();
  const paths = pathsIn(locale);
  return (
    <SiteFooter
      description={description ?? t("footer.description")}
      links={[
        { href: paths.resume(), label: t("footer.resume") },
        { href: paths.privacy(), label: t("footer.privacy") },
        { href: paths.terms(), label: t("footer.terms") },
      ]}
      disclaimer={{
        summary: t("footer.readMore"),
        short: t("footer.disclaimerShort"),
        long: t("footer.disclaimerLong"),
      }}
      copyright={t("footer.copyright", { year: new Date().getFullYear(), name: product.name })}
      notAffiliated={t("footer.notAffiliated")}
    />
  );
}

interface PublicFrameProps {
  children: ReactNode;
  /** Landing pages hide the navigation and show a start button. */
  start?: { href: string; label: string };
}

/** The default layout: header, content, footer. */
export function PublicFrame({ children, start }: PublicFrameProps) {
  const { t } = useTranslation("common");
  const { locale, product } = usePage();
  const paths = pathsIn(locale);
  return (
    <>
      <SiteHeader
        productName={product.name}
        homeHref={paths.home()}
        navLabel={t("nav.label")}
        menuLabel={t("nav.menu")}
        links={[
          { href: paths.home(), label: t("nav.home") },
          { href: paths.landing(`${product.slug}-test`), label: t("nav.test") },
          { href: paths.resume(), label: t("nav.resume") },
        ]}
        action={start ?? { href: paths.start("f"), label: t("nav.start") }}
        language={<PageLanguageMenu />}
        compact={Boolean(start)}
      />
      <main id="main">{children}</main>
      <PageFooter />
    </>
  );
}
