import { landings } from "~/domain/landing";
import { pathsIn } from "~/paths";
import { config } from "~/web/api.server";
import { translated } from "~/web/i18n.server";

const pagesOf = (locale: (typeof translated)[number]) => {
  const paths = pathsIn(locale);
  const own = landings(config.product.slug).map(({ slug }) => paths.landing(slug));
  return [paths.home(), ...own, paths.privacy(), paths.terms()];
};

/** The public pages in every language that has words; each names its other languages in its head. */
export function loader() {
  const urls = translated.flatMap(pagesOf).map((path) => `<url><loc>${config.origin}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
