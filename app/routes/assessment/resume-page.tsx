import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathsIn } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Section } from "~/ui/section";
import { useFormProblem } from "~/web/form-problem";
import { usePage } from "~/web/page-context";
import type { loader } from "./resume";

const FIELD = "code";
const WORDED = ["required", "unknown"] as const;

export function ResumePage() {
  const { t, i18n } = useTranslation("assessment");
  const { locale } = usePage();
  const paths = pathsIn(locale);
  const { code, until } = useLoaderData<typeof loader>();
  const problem = useFormProblem();
  const error = problem && t(`resume.error.${WORDED.find((code) => code === problem.errors.code) ?? "malformed"}`);
  return (
    <Section title={t("resume.title")} lead={t("resume.lead")} width="text" level={1}>
      {error && <ErrorSummary title={t("progress.errorTitle")} errors={[{ href: `#${FIELD}`, message: error }]} />}
      {code && until && (
        <Card>
          <h2>{t("resume.yours")}</h2>
          <p className="code">{code}</p>
          <p>{t("resume.until", { date: new Date(until), formatParams: { date: { dateStyle: "long" } } })}</p>
          <ButtonLink href={paths.progress()} variant="primary">
            {t("resume.goOn")}
          </ButtonLink>
        </Card>
      )}
      <form method="post" action={paths.resume()} noValidate lang={i18n.language}>
        <TextField
          id={FIELD}
          name="code"
          label={t("resume.label")}
          hint={t("resume.hint")}
          error={error}
          defaultValue={problem?.values.code}
          autoComplete="off"
          maxLength={40}
          spellCheck={false}
          autoCapitalize="characters"
        />
        <Button variant={code ? "secondary" : "primary"}>{t("resume.button")}</Button>
      </form>
    </Section>
  );
}
