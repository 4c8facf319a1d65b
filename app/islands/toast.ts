const REMOVAL_DELAY_MS = 200;

/** Shows the close button, and takes the message away after its time. */
export default function toast(element: HTMLElement): void {
  const remove = () => {
    element.classList.add("leaving");
    setTimeout(() => element.remove(), REMOVAL_DELAY_MS);
  };
  const close = element.querySelector<HTMLButtonElement>("[data-dismiss]");
  if (close) {
    close.hidden = false;
    close.addEventListener("click", remove);
  }
  setTimeout(remove, Number(element.dataset.duration));
}
