import type {
  InvestorAnswers,
  InvestorHistoryPage,
  InvestorHistoryQuery,
} from "@kerkis/contract/investors/profile.schema.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, type ListSource, timeKey } from "#platform/lists/keyset.ts";
import { investorHistory as history } from "../investors.tables.ts";

/** Who changed an investor last; null when nobody did, or it is not known. */
export async function lastChangedBy(db: Reader, investorId: string): Promise<string | null> {
  const [last] = await db
    .select({ name: fullName })
    .from(history)
    .innerJoin(profiles, eq(profiles.id, history.actor_id))
    .where(eq(history.investor_id, investorId))
    .orderBy(desc(history.created_at), desc(history.id))
    .limit(1);
  return last?.name ?? null;
}

const list = keysetList("investor-history", {
  newest: descending(timeKey(history.created_at), idKey(history.id)),
});

/** What happened to an investor's record, the latest first; the caller has checked that its reader may know. */
export async function historyPage(
  { db, cursors }: ListSource,
  { id, ...query }: InvestorHistoryQuery,
): Promise<InvestorHistoryPage> {
  const page = list.page(cursors, query, id);
  const rows = await db
    .select({
      id: history.id,
      at: history.created_at,
      person: sql<string | null>`${fullName}`,
      action: history.action,
      before: history.before,
      after: history.after,
      ...page.columns,
    })
    .from(history)
    .leftJoin(profiles, eq(profiles.id, history.actor_id))
    .where(and(eq(history.investor_id, id), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, ({ before, after, ...row }) => ({ ...row, before: asAnswers(before), after: asAnswers(after) }));
}

/** Columns of the record as the form names them; what stood empty is left out. */
function asAnswers({ company_name: name, ...columns }: Record<string, unknown>): InvestorAnswers {
  const given = Object.entries({ ...columns, name }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given);
}

/** How many changes there were. */
export const countHistory = (db: Reader, { id }: { id: string }) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(history)
      .where(eq(history.investor_id, id)),
  );
