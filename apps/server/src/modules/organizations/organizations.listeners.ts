import { signUpWhileClosed, userSignedUp } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { hasOpenInvitation } from "./invitations/invitations.repo.ts";
import { ensureDefaultOrganization, insertMember } from "./organizations.repo.ts";

/** Everyone who signs up lands in the default organization (completions 1). */
export function organizationsListeners(events: Events): void {
  events.on(userSignedUp, async ({ tx }, { userId }) => {
    const organizationId = await ensureDefaultOrganization(tx);
    await insertMember(tx, organizationId, userId, "member");
  });
  // An invitation opens the door that is closed to everyone else, whichever way the person signs up.
  events.on(signUpWhileClosed, async ({ tx, platform }, { email, admit }) => {
    if (await hasOpenInvitation(tx, email, isoNow(platform.clock))) admit();
  });
}
