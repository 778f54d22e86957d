import type { ChangedInvestorsPage, ChangedInvestorsQuery } from "@kerkis/contract/investors/investors.schema.ts";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { fullNameIn } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { isInRegistry } from "#platform/db/published.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, idKey, keysetList, type ListSource, timeKey } from "#platform/lists/keyset.ts";
import { isRunBy } from "../people/people.reads.ts";
import { investorHistory, investors } from "../investors.tables.ts";

/** What is verified of an investor, as its form calls it. */
const VERIFIED_FACTS = [
  ["company_name", "name"],
  ["type", "type"],
  ["website_url", "website_url"],
] as const;

const list = keysetList("changed investors", {
  oldest: ascending(timeKey(investors.verified_facts_changed_at), idKey(investors.id)),
});

const waiting = ({ organizationId }: OrgScope) =>
  and(
    eq(investors.organization_id, organizationId),
    isNotNull(investors.verified_facts_changed_at),
    isNull(investors.deleted_at),
    isInRegistry(investors),
  );

/** Who last changed something of what is verified. */
const lastChangedBy = sql<string | null>`(
  select ${sql.raw(fullNameIn("people"))} from ${investorHistory} changed join profiles people on people.id = changed.actor_id
  where changed.investor_id = investors.id and changed.action = 'edit' and people.erased_at is null
    and changed.changes ?| ${sql.param(VERIFIED_FACTS.map(([column]) => column))}::text[]
  order by changed.created_at desc, changed.id desc limit 1)`;

/** What stood when it was verified: of each fact what the first change since then found. */
const verifiedFacts = sql<Record<string, unknown>>`(
  select coalesce(jsonb_object_agg(stood.field, stood.before), '{}') from (
    select distinct on (fact.field) fact.field, fact.pair -> 0 as before
    from ${investorHistory} changed, jsonb_each(changed.changes) fact(field, pair)
    where changed.investor_id = investors.id and changed.created_at >= investors.verified_facts_changed_at
    order by fact.field, changed.created_at, changed.id) stood)`;

/** Verified investors of the organization that are another by now, the longest waiting first; nobody confirms their own. */
export async function changedInvestorsPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  readerId: string,
  query: ChangedInvestorsQuery,
): Promise<ChangedInvestorsPage> {
  const page = list.page(cursors, query, scope.organizationId);
  const rows = await db
    .select({
      id: investors.id,
      logo_url: investors.logo_url,
      version: investors.version,
      changed_since: investors.verified_facts_changed_at,
      changed_by: lastChangedBy,
      verified: verifiedFacts,
      is_own: isRunBy(readerId),
      company_name: investors.company_name,
      type: investors.type,
      website_url: investors.website_url,
      ...page.columns,
    })
    .from(investors)
    .where(and(waiting(scope), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, ({ verified, is_own, type, website_url, changed_since, ...row }) => {
    const stands = { company_name: row.company_name, type, website_url };
    return {
      ...row,
      changed_since: String(changed_since),
      changes: VERIFIED_FACTS.flatMap(([column, field]) => {
        const [before, after] = [verified[column] ?? null, stands[column]];
        return column in verified && before !== after ? [{ field, before, after }] : [];
      }),
      can_confirm: !is_own,
    };
  });
}

/** How many wait for a coordinator. */
export const countChangedInvestors = (db: Reader, scope: OrgScope) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(investors)
      .where(waiting(scope)),
  );
