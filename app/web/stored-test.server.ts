import { redirect } from "@remix-run/node";
import type { StoredTest } from "~/domain/stored-test";
import type { Topic } from "~/domain/topic";
import { pathsIn } from "~/paths";
import { config } from "./api.server";
import { forgetAttempt, forgetStoredTest, readStoredTest, writeStoredTest } from "./cookies.server";
import { localeOf, translate } from "./i18n.server";
import { redirectWithToast } from "./toast.server";

/** Only a person following a link or typing an address is signed out, never an image or a frame elsewhere. */
const isOwnNavigation = (request: Request) =>
  ["same-origin", "none"].includes(request.headers.get("Sec-Fetch-Site") ?? "") &&
  request.headers.get("Sec-Fetch-Dest") === "document";

const setCookies = (cookies: string[]): [string, string][] => cookies.map((cookie) => ["Set-Cookie", cookie]);

/** The topic of the address, to be kept on the way to the start page, unless it is the product's own. */
function topicToKeep(url: URL): string | undefined {
  const topic = url.searchParams.get("t");
  return topic && topic !== config.product.slug ? topic : undefined;
}

/**
 * The stored test of a test page.
 * @throws a redirect to the start page when there is none (the stored test is cleared), or to the same page with the
 *   stored topic when the address names another one
 */
export async function requireStoredTest(request: Request): Promise<StoredTest> {
  const url = new URL(request.url);
  const stored = await readStoredTest(request);
  if (!stored)
    throw redirect(pathsIn(localeOf(request)).start(topicToKeep(url)), {
      headers: setCookies(forgetStoredTest(isOwnNavigation(request))),
    });
  const topic = url.searchParams.get("t");
  if (topic !== null && topic !== stored.topicName && request.method === "GET") {
    url.searchParams.set("t", stored.topicName);
    throw redirect(url.pathname + url.search);
  }
  return stored;
}

interface Generated {
  value: { slug: string; topic: { name: Topic } };
  headers: Headers;
}

/** Makes a test the one of this browser: stores it, hands on the API's proof of ownership, and goes to a page of it. */
export async function takeUp({ value, headers }: Generated, to: string): Promise<Response> {
  const stored = await writeStoredTest({ testSlug: value.slug, topicName: value.topic.name });
  return redirect(to, {
    status: 303,
    headers: setCookies([stored, headers.get("Set-Cookie")].filter((cookie) => cookie !== null)),
  });
}

/** For a stored test the API does not know, or that belongs to somebody else: forget it and say so on the start page. */
export function testNotFound(request: Request): Promise<Response> {
  const locale = localeOf(request);
  const message = translate(locale, "common")("toast.testNotFound");
  return redirectWithToast(
    pathsIn(locale).start(),
    { message, type: "error" },
    { headers: setCookies([...forgetStoredTest(isOwnNavigation(request)), forgetAttempt()]) },
  );
}

/** The home page with the message that a topic cannot be taken here. */
export function topicNotAvailable(request: Request): Promise<Response> {
  const locale = localeOf(request);
  const message = translate(locale, "common")("toast.topicNotAvailable");
  return redirectWithToast(`${pathsIn(locale).home()}?notice=topic`, { message, type: "error" });
}
