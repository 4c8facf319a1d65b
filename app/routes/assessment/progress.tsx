import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { getQuestions, getResults, getTest, saveAnswers } from "~/contract/enneagram";
import { questionPage } from "~/domain/question-page";
import { pathsIn } from "~/paths";
import { answered } from "~/web/answers.server";
import { callApi } from "~/web/api.server";
import { callerOf } from "~/web/caller.server";
import { calm } from "~/web/calm.server";
import { formAction } from "~/web/form-action.server";
import { localeOf, translate } from "~/web/i18n.server";
import type { PageHandle } from "~/web/page-handle";
import { requireStoredTest, takeUp, testNotFound, topicNotAvailable } from "~/web/stored-test.server";
import { ProgressPage } from "./progress-page";

export const handle: PageHandle = {
  pure: true,
  noIndex: true,
  islands: ["auto-advance", "dialog", "loading-overlay", "offline"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { testSlug } = await requireStoredTest(request);
  const locale = localeOf(request);
  const paths = pathsIn(locale);
  const caller = callerOf(request, context);
  const asked = new URL(request.url).searchParams.get("page");
  if (asked === null) {
    const state = await callApi(caller, getTest, { params: { slug: testSlug } });
    if (!state.ok && state.status === 404) throw await testNotFound(request);
    const [open] = answered(state).value.openPages;
    throw redirect(open === undefined ? paths.complete() : paths.progress(open));
  }
  const page = questionPage(asked);
  if (page === undefined) throw calm(404);
  const reply = await callApi(caller, getQuestions, { params: { testSlug }, query: { page, locale } });
  if (!reply.ok) {
    if (reply.error.code === "page_not_found") throw redirect(paths.complete());
    if (reply.error.code === "topic_not_available") throw await topicNotAvailable(request);
    if (reply.status === 404) throw await testNotFound(request);
  }
  const { questions, meta } = answered(reply).value;
  const t = translate(locale, "assessment");
  const { totalPages, totalQuestions } = meta;
  return {
    page: {
      title: t("progress.title", { page: page + 1, total: totalPages }),
      next: page + 1 < totalPages ? paths.progress(page + 1) : undefined,
    },
    questions,
    current: page,
    firstNumber: page * questions.length + 1,
    totalPages,
    totalQuestions,
  };
}

/** `q<id>` fields hold option ids; `ms` is how long the page was open, if the browser told it. */
const AnswersForm = z
  .object({
    ms: z
      .string()
      .regex(/^\d{1,8}$/)
      .transform(Number)
      .optional()
      .catch(undefined),
  })
  .catchall(z.string().max(20));

const answersIn = (raw: Record<string, string>) =>
  Object.entries(raw).flatMap(([name, value]) => {
    const id = /^q(\d{1,9})$/.exec(name)?.[1];
    return id && /^\d{1,9}$/.test(value) ? [{ questionId: Number(id), answer: Number(value) }] : [];
  });

export const action = formAction(AnswersForm, async ({ values, raw, request, url, caller, paths }) => {
  const { testSlug, topicName } = await requireStoredTest(request);
  const page = questionPage(url.searchParams.get("page") ?? "0");
  if (page === undefined) throw calm(404);
  const answers = answersIn(raw);
  const body = { answers, msPerPage: values.ms };
  const reply = await callApi(caller, saveAnswers, { params: { testSlug }, body });
  if (!reply.ok && reply.status === 422) {
    const refused = reply.error.fields?.map(({ path }) => answers[Number.parseInt(path, 10)]?.questionId) ?? [];
    return { values: raw, errors: Object.fromEntries(refused.map((id) => [`q${id}`, "not_offered"])) };
  }
  if (!reply.ok && reply.status === 404) return testNotFound(request);
  const { openPages, totalPages } = answered(reply).value;
  if (page >= totalPages) return redirect(paths.complete(), 303);
  if (openPages.includes(page)) return { values: raw, errors: { page: "unanswered" } };
  if (page + 1 < totalPages) return redirect(paths.progress(page + 1), 303);
  if (openPages.length > 0) return redirect(paths.complete(), 303);
  const { headers } = answered(await callApi(caller, getResults, { body: { testSlug } }));
  return takeUp({ value: { slug: testSlug, topic: { name: topicName } }, headers }, paths.result());
});

export default ProgressPage;
