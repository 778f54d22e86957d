import { eq, or } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { mentorships } from "../mentorship.tables.ts";

/** Whose mentor someone is, and who theirs, goes with their account. */
export function mentorshipPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await tx.delete(mentorships).where(or(eq(mentorships.user_id, userId), eq(mentorships.mentor_id, userId)));
  });
}
