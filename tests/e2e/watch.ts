import type { BrowserContext } from "@playwright/test";

/** The browser itself gave up a request because its page was left. */
const LEFT = "net::ERR_ABORTED";

/** What a browser complained about, and what it was expected to complain about. */
export class Complaints {
  readonly #seen: string[] = [];
  readonly #expected: (string | RegExp)[] = [];
  #ended = false;

  /** Collects console errors (violations of the content security policy are among them), uncaught errors and failed requests. */
  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        this.#note(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.#note(`uncaught: ${error.error().message}`));
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (reason !== LEFT) this.#note(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  #note(text: string): void {
    if (!this.#ended) this.#seen.push(text);
  }

  /** What comes from here on belongs to the end of the test: servers go away under open pages. */
  end(): void {
    this.#ended = true;
  }

  /** Declares a complaint that belongs to the test. */
  expect(...patterns: (string | RegExp)[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => text.match(pattern)));
  }
}
