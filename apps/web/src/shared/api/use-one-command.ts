import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

/** What the caller does when its command is through. */
export interface Then<Output> {
  onSuccess?: (output: Output) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

/**
 * A mutation that runs once at a time (two clicks may come before the first render says that it is under way), and tells
 * its caller how it went even when what was clicked is gone by then: a row that left its list with the answer.
 */
export function useOneCommand<Output, Input = void>(options: UseMutationOptions<Output, Error, Input>) {
  const isBusy = useRef(false);
  const mutation = useMutation<Output, Error, Input>(options);
  function mutate(input: Input, then: Then<Output> = {}): void {
    if (isBusy.current) return;
    isBusy.current = true;
    mutation
      .mutateAsync(input)
      .finally(() => {
        isBusy.current = false;
      })
      // Nobody may want to know: what failed is in `error`.
      .then(then.onSuccess, then.onError ?? (() => undefined))
      .finally(then.onSettled);
  }
  return { ...mutation, mutate };
}
