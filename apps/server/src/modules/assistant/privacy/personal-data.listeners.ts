import { eq } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { chatConversations } from "../assistant.tables.ts";

/** A person's conversations go with the account. */
export function assistantPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await tx.delete(chatConversations).where(eq(chatConversations.user_id, userId));
  });
}
