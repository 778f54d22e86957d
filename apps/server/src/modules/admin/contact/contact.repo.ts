import type { ContactInput } from "@kerkis/contract/admin/contact/contact.schema.ts";
import { and, eq, gt } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import { contactMessages } from "../admin.tables.ts";

export async function insertContactMessage(
  tx: Tx,
  { name, email, topic, message, language }: ContactInput,
  userId: string | null,
  createdAt: string,
): Promise<string> {
  const [row] = await tx
    .insert(contactMessages)
    .values({ name, email, topic, message, language, user_id: userId, created_at: createdAt })
    .returning({ id: contactMessages.id });
  if (!row) throw new Error("A contact message was not stored.");
  return row.id;
}

/** What an address wrote since a moment (ISO 8601). */
export function messagesSince(db: Reader, email: string, since: string): Promise<{ message: string }[]> {
  return db
    .select({ message: contactMessages.message })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), gt(contactMessages.created_at, since)));
}

/** Marks a message answered by someone at a moment, or not answered. @returns what it was before, null for none */
export async function markAnswered(
  tx: Tx,
  id: string,
  by: string,
  answeredAt: string | null,
): Promise<{ name: string; changed: boolean } | null> {
  const [before] = await tx
    .select({ name: contactMessages.name, answered_at: contactMessages.answered_at })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for("update");
  if (!before) return null;
  const changed = (before.answered_at === null) !== (answeredAt === null);
  if (changed) {
    await tx
      .update(contactMessages)
      .set({ answered_at: answeredAt, answered_by: answeredAt === null ? null : by })
      .where(eq(contactMessages.id, id));
  }
  return { name: before.name, changed };
}
