import type { RecordHistoryPage, RecordHistoryQuery } from "@kerkis/contract/core/history.ts";
import { and, sql } from "drizzle-orm";
import { recordHistoryOf } from "#modules/identity/identity.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { anyOf } from "#platform/db/columns.ts";
import { visibleTo } from "#platform/db/published.ts";
import type { ListSource } from "#platform/lists/keyset.ts";
import { withMerged } from "#platform/merging/merges.ts";
import { investorHistory } from "../investors.tables.ts";
import { investorMerges } from "../merge/merge.tables.ts";

/** What happened to investors, and to those that became part of them. */
export const investorHistories = recordHistoryOf("investor-history", investorHistory, investorHistory.investor_id, {
  fields: { company_name: "name" },
  of: (id) => sql`${investorHistory.investor_id} in ${withMerged(investorMerges, id)}`,
});

const PORTFOLIO = "portfolio";
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A page of it; of the portfolio the startups that the reader sees, as they are called now. */
export async function investorHistoryPage(
  source: ListSource,
  visibility: Visibility,
  query: RecordHistoryQuery,
): Promise<RecordHistoryPage> {
  const page = await investorHistories.page(source, query);
  const moved = page.items.flatMap(({ changes }) =>
    changes.flatMap(({ field, before, after }) => (field === PORTFOLIO ? [...idsIn(before), ...idsIn(after)] : [])),
  );
  if (moved.length === 0) return page;
  const seen = await source.db
    .select({ id: startups.id, name: startups.name })
    .from(startups)
    .where(and(anyOf(startups.id, [...new Set(moved)]), visibleTo(startups, visibility)));
  const named = (value: unknown) => seen.filter(({ id }) => idsIn(value).includes(id));
  return {
    ...page,
    items: page.items.map(({ changes, ...item }) =>
      Object.assign(item, {
        changes: changes.map(({ field, before, after }) =>
          field === PORTFOLIO ? { field, before: named(before), after: named(after) } : { field, before, after },
        ),
      }),
    ),
  };
}
