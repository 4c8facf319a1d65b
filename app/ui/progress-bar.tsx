type ProgressBarProps = {
  /** The visible words, e.g. "8 of 36 answered"; also the name of the bar. */
  label: string;
  value: number;
  max: number;
};

/** @throws RangeError unless `max` is greater than zero. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  if (!(max > 0)) throw new RangeError(`A progress bar needs a max above zero, got ${max}`);
  return (
    <label className="progress">
      <span>{label}</span>
      <progress value={Math.min(Math.max(value, 0), max)} max={max} />
    </label>
  );
}
