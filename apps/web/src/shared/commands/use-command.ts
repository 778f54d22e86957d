import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { m } from "#messages";
import { askAgain } from "#shared/api/ask-again.ts";
import { errorText } from "#shared/api/errors.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";

/** So long, in milliseconds, what was done can be taken back. */
const UNDO_MS = 10_000;

interface CommandOptions<Output, Input, Before> extends UseMutationOptions<Output, Error, Input, Before> {
  /** Asked for again when it is through, however it went. */
  stale?: (input: Input) => readonly QueryKey[];
  /** Said when it is done. Without it whoever gives the command says so. */
  done?: (output: Output, input: Input) => string;
  /** Takes it back, offered beside what `done` says. */
  undo?: (output: Output, input: Input) => Promise<unknown>;
  /** Several at a time: each click on its own switch or row counts, and is shown at once. */
  overlaps?: boolean;
  /** Heads the toast of a refusal. Without it whoever gives the command shows `error`: at a field, in a dialog. */
  failed?: () => string;
}

/** What the caller does when its command is through. */
export interface Then<Output> {
  onSuccess?: (output: Output) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

export interface Command<Output, Input> {
  mutate: (input: Input, then?: Then<Output>) => void;
  isPending: boolean;
  error: Error | null;
  reset: () => void;
}

/**
 * A change that someone asks for. It runs once at a time, what its caller does after it included: two clicks may come before
 * the first render says that it is under way. What it made stale is fresh before it is through. Its caller hears how it went
 * even when what was clicked is gone by then: a row that left its list with the answer.
 */
export function useCommand<Output, Input = void, Before = unknown>(options: CommandOptions<Output, Input, Before>) {
  const { stale, done, undo, failed, overlaps = false, ...mutationOptions } = options;
  const queryClient = useQueryClient();
  const isBusy = useRef(false);
  const refresh = (input: Input): Promise<void> => askAgain(queryClient, stale?.(input) ?? []);
  const mutation = useMutation({
    ...mutationOptions,
    onSettled: async (...outcome) => {
      await refresh(outcome[2]);
      await mutationOptions.onSettled?.(...outcome);
    },
  });
  function tellFailure(error: unknown): void {
    if (failed) toast.error(failed(), { description: errorText(error) });
  }
  function tellDone(output: Output, input: Input): void {
    if (!done) return;
    const takeBack = () =>
      void undo?.(output, input)
        .catch(tellFailure)
        .finally(() => refresh(input));
    toast.success(
      done(output, input),
      undo && { action: { label: m.ui_undo(), onClick: takeBack }, duration: UNDO_MS },
    );
  }
  function mutate(input: Input, then: Then<Output> = {}): void {
    if (isBusy.current && !overlaps) return;
    isBusy.current = true;
    mutation
      .mutateAsync(input)
      .then(
        (output) => {
          tellDone(output, input);
          return then.onSuccess?.(output);
        },
        (error: Error) => {
          tellFailure(error);
          return then.onError?.(error);
        },
      )
      .finally(() => {
        isBusy.current = false;
        then.onSettled?.();
      });
  }
  return { ...mutation, mutate };
}
