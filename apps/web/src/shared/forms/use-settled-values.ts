import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Letters that follow each other sooner are taken as one. */
const PAUSE_MS = 300;

interface SettledValues<Values> {
  /** A moment behind what is typed. */
  settled: Values;
  /** What is typed now, in a copy of its own. */
  now: () => Values;
}

/** All that a form holds, once whoever types pauses: what follows of a letter never stands in the next one's way. */
export function useSettledValues<Values extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, "subscribe" | "getValues">,
  start: Values,
): SettledValues<Values> {
  const [settled, setSettled] = useState(start);
  const now = (): Values => ({ ...start, ...structuredClone(getValues()) });
  const settle = useEffectEvent(() => startTransition(() => setSettled(now())));
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const detach = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause);
        pause = setTimeout(settle, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(pause);
      detach();
    };
  }, [subscribe]);
  return { settled, now };
}
