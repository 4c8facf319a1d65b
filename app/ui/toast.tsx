type ToastProps = {
  message: string;
  type: "info" | "success" | "warning" | "error";
  closeLabel: string;
  durationMs: number;
};

/** A short message on top of the page; the island removes it after `durationMs` and shows the close button. */
export function Toast({ message, type, closeLabel, durationMs }: ToastProps) {
  return (
    <div
      className={`toast toast-${type}`}
      role={type === "error" ? "alert" : "status"}
      data-island="toast"
      data-duration={durationMs}
    >
      <p>{message}</p>
      <button type="button" className="button button-quiet" data-dismiss="" aria-label={closeLabel} hidden>
        ×
      </button>
    </div>
  );
}
