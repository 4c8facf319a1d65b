import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { landings } from "./domain/landing";
import { PRODUCT_DEFAULTS } from "./domain/product";

const landingRoutes = landings(process.env.PRODUCT_SLUG || PRODUCT_DEFAULTS.slug).map(({ slug }) =>
  route(slug, "routes/public/landing.tsx", { id: `landing-${slug}` }),
);

const development = process.env.NODE_ENV === "development";

/** Every address of the site. English has no prefix, the other languages have theirs: `/es/test/start`. */
export default [
  route(":lang?", "routes/language-layout.tsx", [
    layout("routes/public/layout.tsx", [
      index("routes/public/home.tsx"),
      route("privacy-policy", "routes/public/privacy.tsx"),
      route("terms-of-use", "routes/public/terms.tsx"),
    ]),
    layout("routes/public/landing-layout.tsx", landingRoutes),
    route("test", "routes/assessment/layout.tsx", [
      route("start", "routes/assessment/start.tsx"),
      route("progress", "routes/assessment/progress.tsx"),
      route("complete", "routes/assessment/complete.tsx"),
      route("f-results", "routes/assessment/result.tsx"),
      route("leave", "routes/assessment/leave.tsx"),
      route("resume", "routes/assessment/resume.tsx"),
    ]),
    route("api-docs", "routes/system/api-docs.tsx"),
    route("language", "routes/system/language.tsx"),
  ]),
  route("robots.txt", "routes/system/robots.ts"),
  route("sitemap.xml", "routes/system/sitemap.ts"),
  ...(development ? [route("dev/ui", "routes/system/ui-gallery.tsx")] : []),
  route("*", "routes/system/not-found.tsx"),
] satisfies RouteConfig;
