import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { fieldIssues } from "#shared/api/errors.ts";
import { fieldText } from "./field-text.ts";

/**
 * Puts the server's field problems at their fields and moves focus to the first.
 * Returns whether any problem belonged to a field; when false, show `errorText(error)` instead.
 */
export function applyServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
): boolean {
  const known = new Set(Object.keys(form.getValues()));
  let applied = false;
  for (const issue of fieldIssues(error)) {
    const root = issue.path.split(".")[0] ?? "";
    if (!known.has(root)) continue;
    form.setError(
      issue.path as FieldPath<Values>,
      { type: issue.code, message: fieldText(issue.code, issue.params) },
      { shouldFocus: !applied },
    );
    applied = true;
  }
  return applied;
}
