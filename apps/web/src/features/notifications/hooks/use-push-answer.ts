import { StoredItem, useStored } from "#shared/storage/stored-item.ts";

/** What was answered on this device: it says nothing about the person and stays after sign-out. */
const answer = new StoredItem("push-offer");
export type PushAnswer = "on" | "off";

/** Whether this device has been asked, and what was answered; `off` until hydrated. */
export function usePushAnswer(): PushAnswer | null {
  const stored = useStored(answer, undefined);
  // Where nothing can be remembered, nothing is offered: it would come back on every page.
  if (stored === undefined) return "off";
  return stored === "on" || stored === "off" ? stored : null;
}

export const rememberPushAnswer = (given: PushAnswer): void => answer.write(given);
