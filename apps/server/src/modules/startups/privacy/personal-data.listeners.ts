import { eq } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { removeFollowing } from "../followers/followers.repo.ts";
import { removeOpenRequests } from "../requests/requests.repo.ts";
import { startups } from "../startups.tables.ts";

/** A startup stays in the registry when the person behind its account goes; someone else may claim it. */
export function startupsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await removeFollowing(tx, userId);
    await removeOpenRequests(tx, userId);
    await tx.update(startups).set({ owner_id: null }).where(eq(startups.owner_id, userId));
  });
}
