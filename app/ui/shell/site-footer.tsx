import { Mark } from "../pictures/mark";

type SiteFooterProps = {
  description: string;
  links: readonly { href: string; label: string }[];
  /** `summary` is the label of the read-more toggle, `short` always shows, `long` opens. */
  disclaimer: { summary: string; short: string; long: string };
  copyright: string;
  notAffiliated: string;
};

export function SiteFooter({ description, links, disclaimer, copyright, notAffiliated }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="page">
        <Mark />
        <p className="footer-about">{description}</p>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <div className="footer-small">
          <p>{disclaimer.short}</p>
          <details>
            <summary>{disclaimer.summary}</summary>
            <p>{disclaimer.long}</p>
          </details>
          <p>{notAffiliated}</p>
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
