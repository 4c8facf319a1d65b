type ErrorSummaryProps = {
  title: string;
  /** `href` is the fragment of the field, e.g. `#email`. */
  errors: readonly { href: string; message: string }[];
};

/** What went wrong in a form, above it; each line leads to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <div className="notice notice-error" role="alert" tabIndex={-1} id="error-summary">
      <h2>{title}</h2>
      <ul>
        {errors.map(({ href, message }) => (
          <li key={href}>
            <a href={href}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
