import { useRef, useState } from "react";

/** Runs an action unless the one before it still runs: two clicks may come before the first render. */
export function useOneAtATime() {
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    await action().finally(() => {
      isBusy.current = false;
      setPending(false);
    });
  }
  return { isPending, run };
}
