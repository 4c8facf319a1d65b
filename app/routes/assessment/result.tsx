import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { deleteResult, getResults } from "~/contract/enneagram";
import { pathsIn } from "~/paths";
import { answered } from "~/web/answers.server";
import { callApi } from "~/web/api.server";
import { callerOf } from "~/web/caller.server";
import { forgetAttempt, forgetStoredTest } from "~/web/cookies.server";
import { formAction } from "~/web/form-action.server";
import { localeOf, translate } from "~/web/i18n.server";
import type { PageHandle } from "~/web/page-handle";
import { requireStoredTest, testNotFound } from "~/web/stored-test.server";
import { redirectWithToast } from "~/web/toast.server";
import { ResultPage } from "./result-page";

export const handle: PageHandle = { noIndex: true, islands: ["results-overlay"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { testSlug } = await requireStoredTest(request);
  const locale = localeOf(request);
  const reply = await callApi(callerOf(request, context), getResults, { query: { locale }, body: { testSlug } });
  if (!reply.ok && reply.error.code === "incomplete") throw redirect(pathsIn(locale).complete());
  if (!reply.ok && reply.status === 404) throw await testNotFound(request);
  const { id, primary, ranking, wing, level, stability, quality } = answered(reply).value;
  return {
    page: { title: translate(locale, "result")("title") },
    result: { id, primary, ranking, wing, level, stability, quality },
  };
}

/** Deletes the result, the answers and the test; this browser forgets them too. */
export const action = formAction(
  z.object({ id: z.string().catch("") }),
  async ({ values, request, locale, paths, caller }) => {
    const reply = await callApi(caller, deleteResult, { params: { id: values.id } });
    if (!reply.ok && reply.status === 404) return testNotFound(request);
    answered(reply);
    const message = translate(locale, "common")("toast.deleted");
    const headers = new Headers();
    for (const cookie of [...forgetStoredTest(false), forgetAttempt()]) headers.append("Set-Cookie", cookie);
    return redirectWithToast(`${paths.home()}?notice=deleted`, { message, type: "success" }, { headers });
  },
);

export default ResultPage;
