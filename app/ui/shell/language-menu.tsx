type Language = { code: string; name: string };

type LanguageMenuProps = {
  label: string;
  current: Language;
  locales: readonly Language[];
  /** Where the choice is posted: field `name` carries `returnTo`, button `locale` the code. */
  action: string;
  returnTo: string;
  name?: string;
};

/** Dropdown on wide screens, full-screen list on phones; a plain form, so it works without scripts. */
export function LanguageMenu({ label, current, locales, action, returnTo, name = "to" }: LanguageMenuProps) {
  return (
    <details className="language">
      <summary>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d="M0-9a9 9 0 0 1 0 18A9 9 0 0 1 0-9a13 13 0 0 1 0 18A13 13 0 0 1 0-9M-8.5-3h17M-8.5 3h17" />
        </svg>
        <span className="sr-only">{label}</span> <span lang={current.code}>{current.name}</span>
      </summary>
      <form method="post" action={action}>
        <input type="hidden" name={name} value={returnTo} />
        <ul>
          {locales.map(({ code, name: own }) => (
            <li key={code}>
              <button
                type="submit"
                name="locale"
                value={code}
                lang={code}
                aria-current={code === current.code ? "true" : undefined}
              >
                {own}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}
