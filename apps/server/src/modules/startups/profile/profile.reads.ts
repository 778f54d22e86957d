import type {
  EditableProfile,
  ProfileHistoryPage,
  ProfileHistoryQuery,
} from "@kerkis/contract/startups/profile/profile.schema.ts";
import { PROFILE_FORM } from "@kerkis/contract/startups/profile/profile.form.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, type ListSource } from "#platform/lists/keyset.ts";
import type { startups } from "../startups.tables.ts";
import { startupMerges } from "../merge/merge.tables.ts";
import { startupHistory as history } from "./profile.tables.ts";

type StartupRow = typeof startups.$inferSelect;

const FIELDS = Object.values(PROFILE_FORM).flatMap((group) => Object.keys(group.fields));

/** A row's facts as their form holds them: nothing is an empty text, or null where nothing is an answer. */
export const answersOf = (row: StartupRow): EditableProfile["answers"] => ({
  ...Object.fromEntries(FIELDS.map((field) => [field, Reflect.get(row, field) ?? ""])),
  women_led: row.women_led,
  funding_total: row.funding_total,
});

/** Who changed a startup last; null when nobody did, or it is not known. */
export async function lastChangedBy(db: Reader, startupId: string): Promise<string | null> {
  const [last] = await db
    .select({ name: fullName })
    .from(history)
    .innerJoin(profiles, eq(profiles.id, history.actor_id))
    .where(eq(history.startup_id, startupId))
    .orderBy(desc(history.id))
    .limit(1);
  return last?.name ?? null;
}

const list = keysetList("startup history", { newest: descending(idKey(history.id)) });

/** Of a startup and of those that became part of it. */
const isOf = (id: string) => sql`${history.startup_id} in (
  select ${id}::uuid union all select merged_id from ${startupMerges} where kept_id = ${id}::uuid and undone_at is null)`;

/** What was changed in a startup, the latest first; the caller has checked that its reader may know. */
export async function historyPage(
  { db, cursors }: ListSource,
  { id, ...query }: ProfileHistoryQuery,
): Promise<ProfileHistoryPage> {
  const page = list.page(cursors, query, id);
  const rows = await db
    .select({
      id: history.id,
      at: history.created_at,
      person: sql<string | null>`${fullName}`,
      changes: history.changes,
      ...page.columns,
    })
    .from(history)
    .leftJoin(profiles, eq(profiles.id, history.actor_id))
    .where(and(isOf(id), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, ({ changes, ...row }) => ({
    ...row,
    changes: Object.entries(changes).map(([field, [before, after]]) => ({ field, before, after })),
  }));
}

/** How many changes there were. */
export const countHistory = (db: Reader, { id }: { id: string }) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(history)
      .where(isOf(id)),
  );
