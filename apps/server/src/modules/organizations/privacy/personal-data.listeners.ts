import { eq, or } from "drizzle-orm";
import { accountDeletionRequested, accountErased } from "#modules/identity/identity.api.ts";
import type { Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Events } from "#platform/platform.ts";
import { organizationInvitations, organizationMembers } from "../organizations.tables.ts";
import { ownedAlone } from "./personal-data.reads.ts";

/** The last owner cannot go (completions 1); memberships and invitations of an erased account go with it. */
export function organizationsPersonalDataListeners(events: Events): void {
  events.on(accountDeletionRequested, ({ tx }, { userId }) => refuseLastOwner(tx, userId));
  events.on(accountErased, async ({ tx }, { userId, email }) => {
    await refuseLastOwner(tx, userId);
    await tx.delete(organizationMembers).where(eq(organizationMembers.user_id, userId));
    const toThem = or(eq(organizationInvitations.email, email), eq(organizationInvitations.accepted_by, userId));
    await tx.delete(organizationInvitations).where(toThem);
  });
}

/** @throws Refusal account.last_owner naming the organizations */
async function refuseLastOwner(tx: Tx, userId: string): Promise<void> {
  const alone = await ownedAlone(tx, userId);
  if (alone.length === 0) return;
  throw new Refusal("account.last_owner", {
    params: { count: alone.length, organizations: alone.map(({ name }) => name).join(", ") },
  });
}
