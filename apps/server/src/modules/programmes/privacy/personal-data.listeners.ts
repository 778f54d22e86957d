import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { removeWaitingOf } from "../waiting/waiting.repo.ts";

/** Nobody who is gone waits for a call. */
export function programmesPersonalDataListeners(events: Events): void {
  events.on(accountErased, ({ tx }, { userId }) => removeWaitingOf(tx, userId));
}
