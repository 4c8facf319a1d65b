import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { generateTest, getTest, listTopics } from "~/contract/enneagram";
import { topicAsked } from "~/domain/topic";
import { answered } from "~/web/answers.server";
import { callApi, config } from "~/web/api.server";
import { callerOf } from "~/web/caller.server";
import { readStoredTest } from "~/web/cookies.server";
import { formAction } from "~/web/form-action.server";
import { localeOf, preferredLocale } from "~/web/i18n.server";
import type { PageHandle } from "~/web/page-handle";
import { takeUp, topicNotAvailable } from "~/web/stored-test.server";
import { StartPage } from "./start-page";

export const handle: PageHandle = { noIndex: true };

const askedTopic = (url: URL) => topicAsked(url.searchParams.get("t"), config.product.slug);

/** The first page with an open question of the test already begun on this device, 0-based; absent when there is none. */
async function pageToContinue(request: Request, args: LoaderFunctionArgs, topic: string) {
  const stored = await readStoredTest(request);
  if (stored?.topicName !== topic) return undefined;
  const reply = await callApi(callerOf(request, args.context), getTest, { params: { slug: stored.testSlug } });
  if (!reply.ok && reply.status === 404) return undefined;
  const { openPages, totalPages, questionsAnswered } = answered(reply).value;
  return questionsAnswered > 0 ? { page: openPages[0] ?? totalPages, totalPages } : undefined;
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const locale = localeOf(request);
  const topic = askedTopic(new URL(request.url));
  const { value } = answered(await callApi(callerOf(request, context), listTopics, { query: { locale } }));
  const offered = value.topics.find(({ name }) => name === topic);
  if (!topic || !offered) throw await topicNotAvailable(request);
  const preferred = await preferredLocale(request);
  return {
    page: { title: offered.test.name },
    questions: offered.test.questionsCount,
    begun: await pageToContinue(request, args, topic),
    otherLanguage: preferred === locale ? undefined : preferred,
  };
}

export const action = formAction(z.object({}), async ({ request, url, locale, caller, paths }) => {
  const reply = await callApi(caller, generateTest, { body: { topic: askedTopic(url) ?? "", locale } });
  if (!reply.ok && reply.error.code === "topic_not_available") return topicNotAvailable(request);
  return takeUp(answered(reply), paths.progress(0));
});

export default StartPage;
