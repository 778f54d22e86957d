import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { fieldText } from "./field-text.ts";

/** Validates a form with the contract's own schema, in the server's own words and the person's language. */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, params } of fieldIssues(result.error.issues, values)) {
      errors[path] = { type: code, message: fieldText(code, params) };
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}
