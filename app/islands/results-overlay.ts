import { cover, firstTime, mayAnimate } from "./calm-motion";
import { forgetUnsent } from "./unsent";

const TOTAL_MS = 9000;
const STEP_PERCENT = 1.25;
const FRAME_MS = 500;
const FRAMES = 18;

/** The results modal: 18 pictures of 500 ms over 9000 ms, once per result in this tab. */
export default function resultsOverlay(element: HTMLElement): void {
  forgetUnsent();
  if (!mayAnimate() || !firstTime(`result-seen-${element.dataset.result}`)) return;
  const frame = element.querySelector("[data-frame]");
  const captions = [...element.querySelectorAll<HTMLElement>("[data-caption]")];
  cover(element, (TOTAL_MS * STEP_PERCENT) / 100, STEP_PERCENT, (elapsed) => {
    const index = Math.min(FRAMES - 1, Math.floor(elapsed / FRAME_MS));
    frame?.setAttribute("href", `#frame-${index + 1}`);
    const shown = Math.floor((index * captions.length) / FRAMES);
    captions.forEach((caption, position) => {
      caption.hidden = position !== shown;
    });
  });
}
