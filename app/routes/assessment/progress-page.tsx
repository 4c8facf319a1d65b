import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathsIn } from "~/paths";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { LoadingOverlay } from "~/ui/overlays";
import { PairQuestion } from "~/ui/pair-question";
import { ProgressBar } from "~/ui/progress-bar";
import { useFormProblem } from "~/web/form-problem";
import { usePage } from "~/web/page-context";
import type { loader } from "./progress";

export function ProgressPage() {
  const { t } = useTranslation("assessment");
  const { questions, current, firstNumber, totalPages, totalQuestions } = useLoaderData<typeof loader>();
  const problem = useFormProblem();
  const { locale } = usePage();
  const paths = pathsIn(locale);

  const pairs = questions.map((question, index) => {
    const name = `q${question.id}`;
    const typed = Number(problem?.values[name]);
    const chosen = question.options.some(({ id }) => id === typed) ? typed : question.answer;
    const refused = problem?.errors[name] !== undefined;
    const error = problem && (refused ? t("progress.notOffered") : chosen ? undefined : t("progress.unanswered"));
    return { ...question, name, chosen, error, number: firstNumber + index };
  });
  const wrong = pairs.filter((pair) => pair.error);

  return (
    <form
      method="post"
      action={paths.progress(current)}
      className="question-page"
      data-island="auto-advance offline"
      data-complete={questions.every(({ answer }) => answer) || undefined}
      noValidate
    >
      {wrong.length > 0 && (
        <ErrorSummary
          title={t("progress.errorTitle")}
          errors={wrong.map((pair) => ({
            href: `#q-${pair.id}-${pair.options[0]?.id}`,
            message: t("progress.errorItem", { number: pair.number, error: pair.error }),
          }))}
        />
      )}
      <h1 className="question-title">{t("progress.heading")}</h1>
      <ProgressBar
        label={t("progress.page", { page: current + 1, total: totalPages })}
        value={current + 1}
        max={totalPages}
      />
      {pairs.map((pair) => (
        <PairQuestion
          key={pair.id}
          id={pair.id}
          name={pair.name}
          legend={t("progress.pair", { number: pair.number, total: totalQuestions })}
          options={pair.options}
          chosen={pair.chosen}
          error={pair.error}
          or={t("progress.or")}
        />
      ))}
      <input type="hidden" name="ms" defaultValue="" />
      <div className="question-actions">
        <Button size="large">{current + 1 < totalPages ? t("progress.next") : t("progress.finish")}</Button>
        {current > 0 && (
          <a className="back-link" href={paths.progress(current - 1)}>
            {t("progress.back")}
          </a>
        )}
      </div>
      <p className="quiet">
        {t("progress.saved")} <a href={paths.resume()}>{t("progress.later")}</a>
      </p>
      {current === 0 && <LoadingOverlay title={t("loading.title")} showNow={t("loading.showNow")} />}
    </form>
  );
}
