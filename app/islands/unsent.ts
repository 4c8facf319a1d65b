const KEY = "unsent";

interface Unsent {
  page: string;
  choices: Record<string, string>;
}

/** Names a page of this very test, whatever its language. */
export const pageKey = (form: HTMLFormElement): string =>
  `${/TEST_SLUG=[^;]*/.exec(document.cookie)?.[0]} ${new URL(form.action).search}`;

/** Keeps the choices of a page (question and option ids only) until the page has been sent. */
export const keepUnsent = (unsent: Unsent): void => sessionStorage.setItem(KEY, JSON.stringify(unsent));

export const forgetUnsent = (): void => sessionStorage.removeItem(KEY);

/** The choices kept for this page; those of another page have been sent and are forgotten. */
export function unsentOf(page: string): Record<string, string> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Unsent | null;
    if (kept?.page === page) return kept.choices;
  } catch (error) {
    console.warn("kept choices could not be read", error);
  }
  forgetUnsent();
  return {};
}
