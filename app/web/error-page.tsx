import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathsIn } from "~/paths";
import { MessagePage } from "~/ui/message-page";
import { PublicFrame } from "./frames";
import { usePage } from "./page-context";

const KNOWN = {
  403: "forbidden",
  404: "notFound",
  405: "badRequest",
  411: "badRequest",
  413: "tooLarge",
  415: "badRequest",
  421: "badRequest",
  429: "tooMany",
  503: "away",
} as const;

const PICTURES = { notFound: "lost", away: "wait", tooMany: "wait", maintenance: "repair" } as const;

function kindOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return "unexpected";
  const maintenance = typeof error.data === "object" && error.data !== null && error.data.maintenance === true;
  return maintenance ? "maintenance" : (KNOWN[error.status as keyof typeof KNOWN] ?? "unexpected");
}

/** The calm page for everything that went otherwise, in the visitor's language and with a way on. */
export function ErrorPage() {
  const kind = kindOf(useRouteError());
  const { t } = useTranslation("common");
  const { locale } = usePage();
  const message = (
    <MessagePage
      picture={kind in PICTURES ? PICTURES[kind as keyof typeof PICTURES] : "calm"}
      title={t(`message.${kind}.title`)}
      text={t(`message.${kind}.text`)}
      actions={
        kind === "maintenance" ? [] : [{ href: pathsIn(locale).home(), label: t("message.home"), primary: true }]
      }
    />
  );
  return kind === "maintenance" ? <main id="main">{message}</main> : <PublicFrame>{message}</PublicFrame>;
}
