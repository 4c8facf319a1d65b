/** Elements with `data-opens="<id>"` open the dialog instead of following their link; `data-close` closes it. */
export default function dialog(element: HTMLElement): void {
  if (!(element instanceof HTMLDialogElement)) return;
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`[data-opens="${element.id}"]`)) {
      event.preventDefault();
      element.showModal();
    } else if (target?.closest("[data-close]") && element.open) {
      event.preventDefault();
      element.close();
    }
  });
}
