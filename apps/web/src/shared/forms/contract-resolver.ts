import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldErrors, FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import type * as z from "zod/mini";
import { m } from "#messages";
import { reportLostPart } from "#shared/offline/connectivity.ts";
import { fieldText } from "./field-text.ts";

/** Brings what checks a form, normally by `import()`. */
export type LoadSchema<Input, Output> = () => Promise<z.ZodMiniType<Output, Input>>;

/** Validates a form with the contract's own schema, in the server's own words and the person's language. */
export function contractResolver<Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const errors: Record<string, FieldError> = {};
    const schema = await loadSchema().catch(() => undefined);
    if (!schema) {
      reportLostPart();
      // What cannot be checked is not sent; one field says so and has the focus.
      errors[options.names?.[0] ?? "root"] = { type: "unchecked", message: m.error_offline() };
      return { values: {}, errors: toNestErrors<Input>(errors, options) };
    }
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    return { values: {}, errors: worded(fieldIssues(result.error.issues, values), options) };
  };
}

function worded<Input extends FieldValues>(
  issues: readonly FieldIssue[],
  options: ResolverOptions<Input>,
): FieldErrors<Input> {
  const errors: Record<string, FieldError> = {};
  for (const { path, code, params } of issues) errors[path] = { type: code, message: fieldText(code, params) };
  return toNestErrors<Input>(errors, options);
}

/** After the letter that is being typed is on screen. */
const afterLetter = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Validates a form by a function that tells what is wrong with its answers; for a field that is typed into, a moment later. */
export const issuesResolver =
  <Input extends FieldValues>(issuesOf: (values: Input) => readonly FieldIssue[]): Resolver<Input> =>
  async (values, _context, options) => {
    if (options.names?.length === 1) await afterLetter();
    const issues = issuesOf(values);
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: worded(issues, options) };
  };
