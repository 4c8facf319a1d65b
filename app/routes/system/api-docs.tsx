import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { config, fetchApi } from "~/web/api.server";
import { calm } from "~/web/calm.server";
import { localeOf, translate } from "~/web/i18n.server";
import type { PageHandle } from "~/web/page-handle";
import { ApiDocsPage, OpenApi } from "./api-docs-page";

export const handle: PageHandle = { noIndex: true };

/** The calls of the API as generated from the contract. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!config.apiDocs) throw calm(404);
  const origin = config.backendUrl ?? config.origin;
  const response = await fetchApi(new Request(new URL("/api/openapi.json", origin)));
  const parsed = OpenApi.safeParse(await response.json());
  if (!parsed.success) throw new Error(`openapi.json: ${z.prettifyError(parsed.error)}`);
  return { page: { title: translate(localeOf(request), "common")("apiDocs.title") }, api: parsed.data };
}

export default function ApiDocs() {
  const { t } = useTranslation("common");
  const { api } = useLoaderData<typeof loader>();
  return (
    <ApiDocsPage api={api} title={t("apiDocs.title")} lead={t("apiDocs.lead")} schemaTitle={t("apiDocs.schemas")} />
  );
}
