import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { fieldIssues } from "#shared/api/errors.ts";
import { fieldText } from "./field-text.ts";

/**
 * Puts the server's field problems at their fields, all reasons of one together, and moves focus to the first.
 * @param inside where the answers stand in what was sent, if not at its top
 * Returns whether any problem belonged to a field; when false, show `errorText(error)` instead.
 */
export function applyServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  inside?: string,
): boolean {
  const known = new Set(Object.keys(form.getValues()));
  const texts = new Map<string, string[]>();
  for (const { path: sent, code, params } of fieldIssues(error)) {
    const path = inside !== undefined && sent.startsWith(`${inside}.`) ? sent.slice(inside.length + 1) : sent;
    if (known.has(path.split(".")[0] ?? "")) texts.set(path, [...(texts.get(path) ?? []), fieldText(code, params)]);
  }
  let isFirst = true;
  for (const [path, reasons] of texts) {
    form.setError(path as FieldPath<Values>, { type: "server", message: reasons.join(" ") }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return texts.size > 0;
}
