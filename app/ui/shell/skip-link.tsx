/** First thing on the page; leads to `#main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip button" href="#main">
      {label}
    </a>
  );
}
