import type { LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SkipLink } from "~/ui/shell/skip-link";
import stylesheet from "~/ui/styles.css?url";
import { Toast } from "~/ui/toast";
import { config } from "~/web/api.server";
import { calm } from "~/web/calm.server";
import { DocumentHead } from "~/web/document-head";
import { ErrorPage } from "~/web/error-page";
import { translated } from "~/web/i18n.server";
import { usePage } from "~/web/page-context";
import type { PageHandle } from "~/web/page-handle";
import { takeToast } from "~/web/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.refuse) throw calm(context.refuse.status, { retryAfter: context.refuse.retryAfter?.toString() });
  if (config.maintenance) throw calm(503, { maintenance: true });
  const taken = await takeToast(request);
  return json({ toast: taken?.toast, translated }, taken && { headers: taken.headers });
}

export type RootLoader = typeof loader;

export function Layout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation("common");
  const { locale, script } = usePage();
  const root = useRouteLoaderData<RootLoader>("root");
  const handles = useMatches().map((match) => (match.handle ?? {}) as PageHandle);
  const toast = root?.toast;
  const scripted = Boolean(toast) || handles.some((handle) => handle.islands);
  const wordsIn = i18n.hasResourceBundle(locale, "common") ? locale : "en";
  return (
    <html lang={wordsIn}>
      <head>
        <DocumentHead noIndex={handles.some((handle) => handle.noIndex)} translated={root?.translated ?? []} />
        <link rel="stylesheet" href={stylesheet} />
        {scripted && script.before && <script type="module" src={script.before} />}
        {scripted && <script type="module" src={script.entry} />}
      </head>
      <body>
        <SkipLink label={t("skipToContent")} />
        {toast && <Toast message={toast.message} type={toast.type} closeLabel={t("close")} durationMs={5000} />}
        {children}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
