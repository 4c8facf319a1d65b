import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { createResumeCode, redeemResumeCode } from "~/contract/resume";
import { readResumeCode } from "~/domain/resume-code";
import { answered } from "~/web/answers.server";
import { callApi } from "~/web/api.server";
import { callerOf } from "~/web/caller.server";
import { readStoredTest } from "~/web/cookies.server";
import { formAction } from "~/web/form-action.server";
import { localeOf, translate } from "~/web/i18n.server";
import type { PageHandle } from "~/web/page-handle";
import { takeUp } from "~/web/stored-test.server";
import { ResumePage } from "./resume-page";

export const handle: PageHandle = { noIndex: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(request);
  const stored = await readStoredTest(request);
  const reply = stored
    ? await callApi(callerOf(request, context), createResumeCode, { body: { testSlug: stored.testSlug } })
    : undefined;
  const mine = reply && (reply.ok || reply.status !== 404) ? answered(reply).value : undefined;
  return {
    page: { title: translate(locale, "assessment")("resume.title") },
    code: mine?.code,
    until: mine && new Date(mine.expiresAt).toISOString(),
  };
}

export const action = formAction(z.object({ code: z.string().max(60) }), async ({ values, raw, caller, paths }) => {
  const code = readResumeCode(values.code);
  if (!code) return { values: raw, errors: { code: values.code.trim() ? "malformed" : "required" } };
  const reply = await callApi(caller, redeemResumeCode, { params: { code } });
  if (!reply.ok && reply.status === 404) return { values: raw, errors: { code: "unknown" } };
  return takeUp(answered(reply), paths.progress());
});

export default ResumePage;
