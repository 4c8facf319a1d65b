import { useTranslation } from "react-i18next";
import { pathsIn } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";
import { usePage } from "~/web/page-context";

/** How the numbers are made and what they cannot say. */
export function ResultMethod() {
  const { t } = useTranslation(["result", "tests/f"]);
  return (
    <Section title={t("result:method.title")} width="text">
      <Prose>
        <p>{t("tests/f:meta.method")}</p>
        <h3>{t("result:method.limits")}</h3>
        <p>{t("tests/f:meta.limits")}</p>
        <h3>{t("result:method.full")}</h3>
        <p>{t("tests/f:full")}</p>
      </Prose>
    </Section>
  );
}

interface ResultKeepProps {
  id: string;
  action: string;
}

/** Keeping the result, taking it along, and deleting it. */
export function ResultKeep({ id, action }: ResultKeepProps) {
  const { t } = useTranslation("result");
  const { locale } = usePage();
  return (
    <div className="no-print">
      <Section title={t("keep.title")} width="text">
        <p>{t("keep.text")}</p>
        <p className="button-row">
          <ButtonLink href={pathsIn(locale).resume()} variant="secondary">
            {t("keep.code")}
          </ButtonLink>
          <ButtonLink href={pathsIn(locale).start("f")} variant="secondary">
            {t("keep.again")}
          </ButtonLink>
        </p>
        <details>
          <summary>{t("delete.summary")}</summary>
          <p>{t("delete.text")}</p>
          <form method="post" action={action}>
            <Button variant="danger" name="id" value={id}>
              {t("delete.button")}
            </Button>
          </form>
        </details>
      </Section>
    </div>
  );
}
