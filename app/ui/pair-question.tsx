import { Fragment } from "react";

type PairQuestionProps = {
  id: number;
  /** Where we are, e.g. "Pair 5 of 36"; the only name of the group. */
  legend: string;
  name: string;
  options: readonly { id: number; text: string }[];
  /** Option id that is already chosen. */
  chosen?: number;
  error?: string;
  /** The small word between the two cards. */
  or: string;
};

/** Two statements as radio cards; anchors are `q-<id>` and `q-<id>-<optionId>`. */
export function PairQuestion({ id, legend, name, options, chosen, error, or }: PairQuestionProps) {
  const anchor = `q-${id}`;
  return (
    <fieldset
      className={error ? "pair invalid" : "pair"}
      id={anchor}
      aria-describedby={error ? `${anchor}-error` : undefined}
    >
      <legend>{legend}</legend>
      {error ? (
        <p className="error" id={`${anchor}-error`}>
          {error}
        </p>
      ) : null}
      <div className="pair-options">
        {options.map((option, index) => (
          <Fragment key={option.id}>
            {index > 0 ? <p className="pair-or">{or}</p> : null}
            <label className="choice">
              <input
                type="radio"
                id={`${anchor}-${option.id}`}
                name={name}
                value={option.id}
                defaultChecked={option.id === chosen}
              />
              <span>{option.text}</span>
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
