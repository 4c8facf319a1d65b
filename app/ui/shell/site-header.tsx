import type { ReactNode } from "react";
import { ButtonLink } from "../button";
import { Mark } from "../pictures/mark";

type NavLink = { href: string; label: string; current?: boolean };

type SiteHeaderProps = {
  productName: string;
  homeHref: string;
  navLabel: string;
  links: readonly NavLink[];
  action?: { href: string; label: string; opens?: string };
  language: ReactNode;
  /** Landing pages: no navigation, the action stays in sight on phones. */
  compact?: boolean;
  menuLabel: string;
  /** Inside a test the mark asks before it leaves: address, and the dialog that opens instead when scripts run. */
  leave?: { href: string; opens: string };
};

function NavItems({ links }: { links: readonly NavLink[] }) {
  return (
    <>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </>
  );
}

export function SiteHeader(props: SiteHeaderProps) {
  const { productName, homeHref, navLabel, links, action, language, compact = false, menuLabel, leave } = props;
  const start = action ? (
    <ButtonLink href={action.href} opens={action.opens}>
      {action.label}
    </ButtonLink>
  ) : null;
  return (
    <header className={compact ? "site-header compact" : "site-header"}>
      <div className="bar page">
        <a className="brand" href={leave?.href ?? homeHref} data-opens={leave?.opens}>
          <Mark />
          {productName}
        </a>
        {compact ? null : (
          <nav className="nav-row" aria-label={navLabel}>
            <ul>
              <NavItems links={links} />
            </ul>
          </nav>
        )}
        {language}
        {start}
        {compact ? null : (
          <details className="menu">
            <summary>{menuLabel}</summary>
            <nav aria-label={navLabel}>
              <ul>
                <NavItems links={links} />
                {start ? <li>{start}</li> : null}
              </ul>
            </nav>
          </details>
        )}
      </div>
    </header>
  );
}
