import { eq } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { organizationInvitations } from "../organizations.tables.ts";

/** Nothing is kept of an erased person's address (completions 10). */
export function membersListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { email }) => {
    await tx.delete(organizationInvitations).where(eq(organizationInvitations.email, email));
  });
}
