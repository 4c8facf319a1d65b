import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathsIn } from "~/paths";
import { Button } from "~/ui/button";
import { MessagePage } from "~/ui/message-page";
import { Section } from "~/ui/section";
import type { CalmData } from "./calm.server";
import { PublicFrame } from "./frames";
import { messageKind } from "./message-kind";
import { usePage } from "./page-context";

const PICTURES = { notFound: "lost", away: "wait", tooMany: "wait", maintenance: "repair" } as const;

/** The calm page for everything that went otherwise, in the visitor's language and with a way on. */
export function ErrorPage() {
  const error = useRouteError();
  const kind = messageKind(error);
  const form = isRouteErrorResponse(error) ? (error.data as Partial<CalmData> | undefined)?.form : undefined;
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
  const again = form && (
    <Section width="text">
      <form method="post" action={form.action}>
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{t("message.kept")}</p>
        <Button size="large">{t("message.sendAgain")}</Button>
      </form>
    </Section>
  );
  if (kind === "maintenance") return <main id="main">{message}</main>;
  return (
    <PublicFrame>
      {message}
      {again}
    </PublicFrame>
  );
}
