import type { OutboxMail } from "@kerkis/contract/admin/admin.contract.ts";
import { desc, lt } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { mailOutbox } from "#platform/mail/mail.tables.ts";

/**
 * Kept mail, newest first: ids are ordered by time.
 * @param cursor id of the last mail of the page before
 */
export async function outboxMails(
  db: Reader,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: OutboxMail[]; next: string | null }> {
  const found = await db
    .select({
      id: mailOutbox.id,
      to: mailOutbox.recipient,
      subject: mailOutbox.subject,
      text: mailOutbox.body_text,
      created_at: mailOutbox.created_at,
    })
    .from(mailOutbox)
    .where(cursor === undefined ? undefined : lt(mailOutbox.id, cursor))
    .orderBy(desc(mailOutbox.id))
    .limit(limit + 1);
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
