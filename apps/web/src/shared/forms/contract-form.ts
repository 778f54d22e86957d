import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { contractResolver } from "./contract-resolver.ts";

/** A field's error waits this long, so that it does not push the button away from under the press that left the field. */
const ERROR_DELAY_MS = 200;

/**
 * A form checked by a contract schema: at the first blur of a field, then at every change, and whole at submit.
 * `handleSubmit` gives the schema's output.
 */
export function useContractForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: "onTouched",
    delayError: ERROR_DELAY_MS,
    ...options,
    resolver: contractResolver(schema),
  });
}
