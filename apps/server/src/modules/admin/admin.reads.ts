import type { OutboxMail, OutboxQuery } from "@kerkis/contract/admin/admin.contract.ts";
import { sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, type ListSource } from "#platform/lists/keyset.ts";
import { mailOutbox } from "#platform/mail/mail.tables.ts";

/** Ids are ordered by time. */
const list = keysetList("outbox", { newest: descending(idKey(mailOutbox.id)) });

/** Kept mail, newest first. */
export async function outboxMails(
  { db, cursors }: ListSource,
  query: OutboxQuery,
): Promise<{ items: OutboxMail[]; next_cursor: string | null }> {
  const page = list.page(cursors, query);
  const rows = await db
    .select({
      id: mailOutbox.id,
      to: mailOutbox.recipient,
      subject: mailOutbox.subject,
      text: mailOutbox.body_text,
      created_at: mailOutbox.created_at,
      ...page.columns,
    })
    .from(mailOutbox)
    .where(page.after)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

export const outboxCount = (db: Reader) => countOf(db, db.select({ one: sql`1` }).from(mailOutbox));
