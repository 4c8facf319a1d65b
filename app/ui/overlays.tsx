import { INNER_LINES, linePath, pointAt } from "./plots/nine-points";

type LoadingOverlayProps = { title: string; showNow: string; spinner?: "accent" | "green" };

const LOADING = "loading-test-modal";
const RESULTS = "results-loading-modal";

/** Covers the page while questions get ready; the island counts the bar to 100 and the button ends the wait. */
export function LoadingOverlay({ title, showNow, spinner = "accent" }: LoadingOverlayProps) {
  return (
    <div
      className="overlay"
      id={LOADING}
      data-island="loading-overlay"
      role="dialog"
      aria-modal
      aria-labelledby={`${LOADING}-title`}
      hidden
    >
      <svg className={`spinner ${spinner}`} viewBox="-24 -24 48 48" aria-hidden="true">
        <circle className="nine" r="20" pathLength="9" />
        <circle className="dot" cy="-20" r="4" />
      </svg>
      <h2 id={`${LOADING}-title`}>{title}</h2>
      <progress max={100} value={0} data-progress="" aria-labelledby={`${LOADING}-title`} />
      <button type="button" className="button button-secondary" data-show-now="">
        {showNow}
      </button>
    </div>
  );
}

type ResultsOverlayProps = {
  /** Names the result, over which it is shown once. */
  resultId: string;
  title: string;
  /** Sentences under the bar, shown one at a time. */
  captions: readonly string[];
  /** The words of the 18 pictures, two for each point from 1 to 9: the point itself, then the line that leaves it. */
  frameLabels: readonly string[];
  showNow: string;
};

const RADIUS = 80;

function Frame({ number, label }: { number: number; label: string }) {
  const point = Math.ceil(number / 2);
  const line = number % 2 === 0 ? INNER_LINES.find(([from]) => from === point) : undefined;
  return (
    <symbol id={`frame-${number}`}>
      <use href="#frame" />
      {line ? <path className="mark" d={linePath([line], RADIUS)} /> : null}
      {(line ?? [point]).map((end) => {
        const { x, y } = pointAt(end, RADIUS);
        return <circle key={end} cx={x} cy={y} r={end === point ? 11 : 6} />;
      })}
      <text y="122">{label}</text>
    </symbol>
  );
}

/** Covers the page while the result is computed; the island changes `[data-frame]` and the visible caption. */
export function ResultsOverlay({ resultId, title, captions, frameLabels, showNow }: ResultsOverlayProps) {
  return (
    <div
      className="overlay"
      id={RESULTS}
      data-island="results-overlay"
      data-result={resultId}
      role="dialog"
      aria-modal
      aria-labelledby={`${RESULTS}-title`}
      hidden
    >
      <h2 id={`${RESULTS}-title`}>{title}</h2>
      <svg width="0" height="0" aria-hidden="true">
        <symbol id="frame">
          <circle className="rim" r={RADIUS} />
          <path className="rim" d={linePath(INNER_LINES, RADIUS)} />
          <circle className="nine" r={RADIUS} pathLength="9" />
        </symbol>
        {[...frameLabels.entries()].map(([position, label]) => (
          <Frame key={position} number={position + 1} label={label} />
        ))}
      </svg>
      <svg className="frames" viewBox="-150 -100 300 230" aria-hidden="true">
        <use data-frame="" href="#frame-1" />
      </svg>
      <progress max={100} value={0} data-progress="" aria-labelledby={`${RESULTS}-title`} />
      <ul>
        {captions.map((caption, index) => (
          <li key={caption} data-caption="" hidden={index > 0}>
            {caption}
          </li>
        ))}
      </ul>
      <button type="button" className="button button-secondary" data-show-now="">
        {showNow}
      </button>
    </div>
  );
}
