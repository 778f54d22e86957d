import type { ContactMessage, ContactMessagesPage } from "@kerkis/contract/admin/contact.schema.ts";
import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import { profiles, superAdmins } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { contactMessages } from "./admin.tables.ts";

const FILTERS: Record<"waiting" | "answered" | "all", SQL | undefined> = {
  waiting: isNull(contactMessages.answered_at),
  answered: isNotNull(contactMessages.answered_at),
  all: undefined,
};

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      email: contactMessages.email,
      topic: contactMessages.topic,
      message: contactMessages.message,
      language: contactMessages.language,
      user_id: contactMessages.user_id,
      answered_at: contactMessages.answered_at,
      answered_by_name: sql<string | null>`${profiles.first_name} || ' ' || ${profiles.last_name}`,
      created_at: contactMessages.created_at,
    })
    .from(contactMessages)
    .leftJoin(profiles, eq(profiles.id, contactMessages.answered_by))
    .where(where);

/** Messages, newest first: ids are ordered by time. @param cursor id of the last one of the page before */
export async function contactMessagesPage(
  db: Reader,
  query: { filter: keyof typeof FILTERS; cursor?: string | undefined; limit: number },
): Promise<ContactMessagesPage> {
  const before = query.cursor === undefined ? undefined : lt(contactMessages.id, query.cursor);
  const [rows, [counted]] = await Promise.all([
    select(db, and(FILTERS[query.filter], before))
      .orderBy(desc(contactMessages.id))
      .limit(query.limit + 1),
    db
      .select({ waiting: sql<number>`count(*)::int` })
      .from(contactMessages)
      .where(FILTERS.waiting),
  ]);
  const items = rows.slice(0, query.limit);
  return {
    items,
    next: rows.length > query.limit ? (items.at(-1)?.id ?? null) : null,
    waiting: counted?.waiting ?? 0,
  };
}

export async function contactMessageById(db: Reader, id: string): Promise<ContactMessage | null> {
  const [found] = await select(db, eq(contactMessages.id, id));
  return found ?? null;
}

/** Who is told of a message. */
export async function superAdminIds(db: Reader): Promise<string[]> {
  const rows = await db.select({ id: superAdmins.user_id }).from(superAdmins);
  return rows.map(({ id }) => id);
}
