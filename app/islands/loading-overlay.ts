import { cover, firstTime, mayAnimate } from "./calm-motion";

const STEP_MS = 40;
const STEP_PERCENT = 1;

/** The test loading modal: 0 to 100 in 1 % per 40 ms, once per test begun in this tab. */
export default function loadingOverlay(element: HTMLElement): void {
  if (mayAnimate() && !document.querySelector("form[data-island] input:checked") && firstTime("test-loading-seen"))
    cover(element, STEP_MS, STEP_PERCENT);
}
