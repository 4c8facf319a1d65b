import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";

type TextFieldProps = {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  defaultValue?: string;
  type?: "text" | "email" | "password" | "tel" | "url";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: "text" | "email" | "numeric" | "tel" | "url" | "none";
  maxLength?: number;
  spellCheck?: boolean;
  autoCapitalize?: "none" | "sentences" | "words" | "characters";
  disabled?: boolean;
};

/** One line of text with its label, hint and error; the error summary links to `#id`. */
export function TextField({ id, label, hint, error, type = "text", ...input }: TextFieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? "field invalid" : "field"}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <input
        {...input}
        id={id}
        type={type}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}

type CheckboxProps = {
  id: string;
  name: string;
  label: ReactNode;
  error?: string;
  value?: string;
  defaultChecked?: boolean;
  disabled?: boolean;
};

export function Checkbox({ id, label, error, ...input }: CheckboxProps) {
  return (
    <div className={error ? "field invalid" : "field"}>
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <label className="check">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
