import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

/** A mutation that runs once at a time: two clicks may come before the first render says that it is under way. */
export function useOneCommand<Input, Output>(options: UseMutationOptions<Output, Error, Input>) {
  const isBusy = useRef(false);
  const mutation = useMutation<Output, Error, Input>({
    ...options,
    onSettled: (...settled) => {
      isBusy.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
