/** Whether an overlay that moves may be shown: not with reduced motion, not when data is to be saved. */
export const mayAnimate = (): boolean =>
  !matchMedia("(prefers-reduced-motion: reduce)").matches &&
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData !== true;

/** True the first time in this tab. */
export function firstTime(key: string): boolean {
  if (sessionStorage.getItem(key)) return false;
  sessionStorage.setItem(key, "1");
  return true;
}

/**
 * Covers the page with an overlay until its bar is full or "show now" is pressed.
 * @param stepMs time between steps; @param step how much the bar grows with each
 */
export function cover(element: HTMLElement, stepMs: number, step: number, onStep?: (elapsedMs: number) => void): void {
  const bar = element.querySelector<HTMLProgressElement>("[data-progress]");
  const button = element.querySelector<HTMLButtonElement>("[data-show-now]");
  const rest = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (other) => other.parentElement?.contains(element) && !other.contains(element) && !element.contains(other),
  );
  const before = document.activeElement;
  const started = performance.now();
  element.hidden = false;
  document.body.style.overflow = "hidden";
  for (const other of rest) other.inert = true;
  button?.focus();

  const timer = setInterval(() => {
    const elapsed = performance.now() - started;
    const value = Math.floor(elapsed / stepMs) * step;
    if (bar) bar.value = Math.min(100, value);
    onStep?.(elapsed);
    if (value >= 100) close();
  }, stepMs);

  function close() {
    clearInterval(timer);
    element.hidden = true;
    document.body.style.overflow = "";
    for (const other of rest) other.inert = false;
    if (before instanceof HTMLElement) before.focus();
    document.removeEventListener("keydown", onKey);
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };
  document.addEventListener("keydown", onKey);
  button?.addEventListener("click", close, { once: true });
}
