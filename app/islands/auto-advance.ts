const SEND_DELAY_MS = 350;
/** A second press within this time is the same press; after it, the person may have stopped the first. */
const SAME_PRESS_MS = 3000;

/** After a choice made by touch or mouse: on to the next open pair, and when none is left, the page is sent. */
export default function autoAdvance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  const opened = performance.now();
  const time = element.querySelector<HTMLInputElement>('input[name="ms"]');
  const wasComplete = element.dataset.complete !== undefined;
  let byPointer = false;
  let sent = false;

  const openPair = () =>
    [...element.querySelectorAll("fieldset")].find((fieldset) => !fieldset.querySelector("input:checked"));

  element.addEventListener("pointerdown", () => {
    byPointer = true;
  });
  element.addEventListener("keydown", () => {
    byPointer = false;
  });
  element.addEventListener("submit", (event) => {
    if (sent) event.preventDefault();
    sent = true;
    setTimeout(() => {
      sent = false;
    }, SAME_PRESS_MS);
    if (time) time.value = String(Math.round(performance.now() - opened));
  });
  addEventListener("pageshow", () => {
    sent = false;
  });
  element.addEventListener("change", () => {
    if (!byPointer || wasComplete) return;
    const next = openPair();
    if (next) {
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
      next.scrollIntoView({ behavior, block: "center" });
    } else {
      setTimeout(() => openPair() || element.requestSubmit(), SEND_DELAY_MS);
    }
  });
}
