import { Outlet, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { landings } from "~/domain/landing";
import { splitLocale } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { PublicFrame } from "~/web/frames";
import { usePage } from "~/web/page-context";

/** Landing pages hide the navigation and show the start button, which carries the query of the page along. */
export default function LandingLayout() {
  const { t } = useTranslation("landing");
  const { locale, product } = usePage();
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  const topic = landings(product.slug).find(({ slug }) => `/${slug}` === path)?.topic;
  const href = pathsIn(locale).start(topic, new URLSearchParams(search));
  return (
    <PublicFrame start={{ href, label: t("startShort") }}>
      <Outlet context={{ startHref: href }} />
    </PublicFrame>
  );
}
