import type {
  ContactMessage,
  ContactMessagesPage,
  ContactMessagesQuery,
} from "@kerkis/contract/admin/contact/contact.schema.ts";
import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { nameOf, superAdmins } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, type ListSource } from "#platform/lists/keyset.ts";
import { contactMessages } from "../admin.tables.ts";

const FILTERS: Record<"waiting" | "answered" | "all", SQL | undefined> = {
  waiting: isNull(contactMessages.answered_at),
  answered: isNotNull(contactMessages.answered_at),
  all: undefined,
};

const columns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  topic: contactMessages.topic,
  message: contactMessages.message,
  language: contactMessages.language,
  user_id: contactMessages.user_id,
  answered_at: contactMessages.answered_at,
  answered_by_name: nameOf(contactMessages.answered_by),
  created_at: contactMessages.created_at,
};

/** Ids are ordered by time. */
const list = keysetList("contact", { newest: descending(idKey(contactMessages.id)) });

/** Messages from /contact, newest first. */
export async function contactMessagesPage(
  { db, cursors }: ListSource,
  query: ContactMessagesQuery,
): Promise<ContactMessagesPage> {
  const page = list.page(cursors, query);
  const rows = await db
    .select({ ...columns, ...page.columns })
    .from(contactMessages)
    .where(and(FILTERS[query.filter ?? "waiting"], page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many messages there are, and how many of them wait. */
export const contactMessageCount = (db: Reader, { filter = "waiting" }: Pick<ContactMessagesQuery, "filter">) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(contactMessages)
      .where(FILTERS[filter]),
    answerCounts(db),
  );

async function answerCounts(db: Reader): Promise<{ waiting: number; answered: number }> {
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${FILTERS.waiting})::int`,
      answered: sql<number>`count(*) filter (where ${FILTERS.answered})::int`,
    })
    .from(contactMessages);
  return counts ?? { waiting: 0, answered: 0 };
}

export async function contactMessageById(db: Reader, id: string): Promise<ContactMessage | null> {
  const [found] = await db.select(columns).from(contactMessages).where(eq(contactMessages.id, id));
  return found ?? null;
}

/** Who is notified of a message. */
export async function superAdminIds(db: Reader): Promise<string[]> {
  const rows = await db.select({ id: superAdmins.user_id }).from(superAdmins);
  return rows.map(({ id }) => id);
}
