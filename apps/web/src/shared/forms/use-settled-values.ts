import { startTransition, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

interface SettledValues<Values> {
  /** A moment behind what is typed. */
  settled: Values;
  /** What is typed now, in a copy of its own. */
  now: () => Values;
}

/** All that a form holds, once a letter is on screen: what follows of it never stands in the letter's way. */
export function useSettledValues<Values extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, "subscribe" | "getValues">,
  start: Values,
): SettledValues<Values> {
  const [settled, setSettled] = useState(start);
  const now = (): Values => ({ ...start, ...structuredClone(getValues()) });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = { ...start, ...structuredClone(values) };
          startTransition(() => setSettled(typed));
        },
      }),
    [subscribe, start],
  );
  return { settled, now };
}
