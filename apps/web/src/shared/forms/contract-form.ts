import { useEffect, useEffectEvent } from "react";
import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from "react-hook-form";
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { contractResolver, type LoadSchema } from "./contract-resolver.ts";

/** A field's error waits this long, so that it does not push the button away from under the press that left the field. */
const ERROR_DELAY_MS = 200;

/**
 * A form checked by a contract schema: at the first blur of a field, then at every change, and whole at submit.
 * `handleSubmit` gives the schema's output. The schema is no part of a page's first view: it comes when the page is idle, or
 * with the first check, which waits for it.
 */
export function useContractForm<Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
): UseFormReturn<Input, unknown, Output> {
  const fetchSchema = useEffectEvent(loadSchema);
  useEffect(() => whenIdle(() => fetchSchema()), []);
  return useForm<Input, unknown, Output>({
    mode: "onTouched",
    delayError: ERROR_DELAY_MS,
    ...options,
    resolver: contractResolver(loadSchema),
  });
}
