import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getTest } from "~/contract/enneagram";
import { pathsIn } from "~/paths";
import { answered } from "~/web/answers.server";
import { callApi } from "~/web/api.server";
import { callerOf } from "~/web/caller.server";
import { localeOf, translate } from "~/web/i18n.server";
import { requireStoredTest, testNotFound } from "~/web/stored-test.server";
import { redirectWithToast } from "~/web/toast.server";

/** Where a finished test goes on: the free test shows its result; one with open pairs goes back to the first of them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { testSlug } = await requireStoredTest(request);
  const locale = localeOf(request);
  const paths = pathsIn(locale);
  const state = await callApi(callerOf(request, context), getTest, { params: { slug: testSlug } });
  if (!state.ok && state.status === 404) throw await testNotFound(request);
  const [open] = answered(state).value.openPages;
  if (open === undefined) return redirect(paths.result());
  const message = translate(locale, "common")("toast.openPairs");
  return redirectWithToast(paths.progress(open), { message, type: "info" });
}
