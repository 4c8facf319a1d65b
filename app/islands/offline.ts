import { keepUnsent, pageKey, unsentOf } from "./unsent";

/**
 * Keeps unsent choices through a lost connection: they are stored whenever one changes, put back when the page is shown
 * again, and the page reloads when the browser goes offline (after storing, so nothing is lost).
 */
export default function offline(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  const page = pageKey(element);
  const choices = () =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>("input:checked")].map(({ name, value }) => [name, value]),
    );
  for (const [name, value] of Object.entries(unsentOf(page))) {
    const radio = element.querySelector<HTMLInputElement>(
      `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`,
    );
    if (radio) radio.checked = true;
  }
  element.addEventListener("change", () => keepUnsent({ page, choices: choices() }));
  addEventListener("offline", () => {
    keepUnsent({ page, choices: choices() });
    location.reload();
  });
}
