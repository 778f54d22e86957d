import { signUpWhileClosed } from "#modules/identity/identity.api.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Events } from "#platform/platform.ts";
import { hasOpenInvitation } from "./people.repo.ts";

/** An invitation opens the door that is closed to everyone else. */
export function peopleListeners(events: Events): void {
  events.on(signUpWhileClosed, async ({ tx, platform }, { email, admit }) => {
    if (await hasOpenInvitation(tx, email, isoNow(platform.clock))) admit();
  });
}
