import { eq } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { activityFeed } from "./activity.tables.ts";

/** A person's own activity goes with the account. */
export function activityPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await tx.delete(activityFeed).where(eq(activityFeed.user_id, userId));
  });
}
