import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
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
    for (const { path, code, params } of fieldIssues(result.error.issues, values)) {
      errors[path] = { type: code, message: fieldText(code, params) };
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}
