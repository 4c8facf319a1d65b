import { useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathsIn } from "~/paths";
import { MessagePage } from "~/ui/message-page";
import { PublicFrame } from "./frames";
import { messageKind } from "./message-kind";
import { usePage } from "./page-context";

const PICTURES = { notFound: "lost", away: "wait", tooMany: "wait", maintenance: "repair" } as const;

/** The calm page for everything that went otherwise, in the visitor's language and with a way on. */
export function ErrorPage() {
  const kind = messageKind(useRouteError());
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
