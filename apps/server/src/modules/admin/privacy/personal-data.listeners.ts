import { eq, or } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { contactMessages } from "../admin.tables.ts";

/** Messages to the people who run the installation go with the account that wrote them. */
export function adminPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId, email }) => {
    await tx.delete(contactMessages).where(or(eq(contactMessages.user_id, userId), eq(contactMessages.email, email)));
  });
}
