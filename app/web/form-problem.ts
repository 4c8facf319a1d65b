import { useActionData } from "@remix-run/react";

/** What a form gets back when it needs attention: what was typed, and by field what is wrong (codes, not words). */
export interface FormProblem {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** The problem of the form just sent, if there is one. */
export const useFormProblem = (): FormProblem | undefined => useActionData<FormProblem>();
