import { type SubmitEvent, useRef } from "react";

/** A form's `onSubmit` that ignores further submits until the first is through: a double click sends once. */
export function useSubmitOnce(submit: (event: SubmitEvent) => Promise<unknown>) {
  const isRunning = useRef(false);
  return (event: SubmitEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void submit(event).finally(() => {
      isRunning.current = false;
    });
  };
}
