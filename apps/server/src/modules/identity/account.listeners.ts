import { isoNow } from "#platform/clock/clock.ts";
import type { Events } from "#platform/platform.ts";
import { insertConsent } from "./account.repo.ts";
import { userSignedUp } from "./identity.api.ts";

/** Nobody signs up without agreeing to the terms: which text, and when, is kept (completions 10, consent). */
export function accountListeners(events: Events): void {
  events.on(userSignedUp, ({ tx, platform }, { userId }) =>
    insertConsent(tx, userId, "terms", true, isoNow(platform.clock)),
  );
}
