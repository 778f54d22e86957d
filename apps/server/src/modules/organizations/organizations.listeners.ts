import { userSignedUp } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { ensureDefaultOrganization, insertMember } from "./organizations.repo.ts";

/** Everyone who signs up lands in the default organization (completions 1). */
export function organizationsListeners(events: Events): void {
  events.on(userSignedUp, async ({ tx }, { userId }) => {
    const organizationId = await ensureDefaultOrganization(tx);
    await insertMember(tx, organizationId, userId, "member");
  });
}
