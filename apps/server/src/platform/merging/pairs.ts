import type {
  PairReason,
  RecordPair,
  RecordPairsFilters,
  RecordPairsPage,
  RecordPairsQuery,
} from "@kerkis/contract/core/records/merging.ts";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { OrgScope } from "../auth/scope.ts";
import type { Visibility } from "../auth/visibility.policy.ts";
import type { Db } from "../db/db.ts";
import { isPublished, type PublishedTable, visibleTo } from "../db/published.ts";
import { countOf } from "../lists/count.ts";
import { descending, idKey, keysetList, textKey, type ListSource } from "../lists/keyset.ts";

/** Names this alike (pg_trgm, 0 to 1) may be the same. */
const NAME_SIMILARITY = 0.45;

/** One of the two, under a name of its own in the statement. */
export interface PairSide extends PublishedTable {
  table: PgTable;
  id: PgColumn;
  name: PgColumn;
  location: PgColumn;
  logo_url: PgColumn;
}

interface Paired {
  /** Of the list's cursors. */
  label: string;
  table: PgTable & PublishedTable & { id: PgColumn; name_folded: PgColumn };
  /** What two are to have in common; their names are compared besides. */
  same: Partial<Record<Exclude<PairReason, "name">, PgColumn>>;
  first: PairSide;
  second: PairSide;
}

const name = (column: PgColumn) => sql.identifier(column.name);

const shown = (side: PairSide) => ({
  id: sql<string>`${side.id}`,
  name: sql<string>`${side.name}`,
  location: sql<string>`${side.location}`,
  logo_url: sql<string | null>`${side.logo_url}`,
  is_active: sql<boolean>`${side.is_active}`,
  is_verified: sql<boolean>`${side.is_verified}`,
  deleted_at: sql<string | null>`${side.deleted_at}`,
  organization_open: sql<boolean>`${side.organization_open}`,
});
type Shown = RecordPair["first"] & Parameters<typeof isPublished>[0];
const asOne = ({ is_active, is_verified, deleted_at, organization_open, ...row }: Shown) =>
  Object.assign(row, { is_published: isPublished({ is_active, is_verified, deleted_at, organization_open }) });

/** Records of an organization that may be the same, of those that the reader sees: the list, and how many they are. */
export function recordPairsOf({ label, table, same, first, second }: Paired) {
  const reasons = Object.entries({ ...same, name: table.name_folded });

  /** The oldest of those that share something, with each of the others. Pairs of every two would be squares of what many share. */
  const sharing = (scope: OrgScope, visibility: Visibility): SQL =>
    sql.join(
      reasons.map(
        ([reason, column]) => sql`
        select id as second_id, first_id, ${sql.raw(`'${reason}'`)} as reason from (
          select ${table.id} as id, first_value(${table.id}) over (partition by ${column} order by ${table.id}) as first_id
          from ${table}
          where ${table.organization_id} = ${scope.organizationId}::uuid and ${visibleTo(table, visibility)} and ${column} <> ''
        ) grouped where id <> first_id`,
      ),
      sql` union all `,
    );

  /** One record with each that is like it. */
  const likeOne = (scope: OrgScope, visibility: Visibility, id: string): SQL => {
    const folded = name(table.name_folded);
    const equal = Object.entries(same).map(
      ([reason, column]) => [reason, sql`other.${name(column)} = one.${name(column)}`] as const,
    );
    const found = [...equal.map(([, isEqual]) => isEqual), sql`other.${folded} % one.${folded}`];
    const told = [
      ...equal.map(([reason, isEqual]) => sql`(case when ${isEqual} then ${sql.raw(`'${reason}'`)} end)`),
      sql`(case when similarity(other.${folded}, one.${folded}) >= ${NAME_SIMILARITY} then 'name' end)`,
    ];
    return sql`
      select other.id as second_id, one.id as first_id, shared.reason
      from ${table} one
      join (select * from ${table} where ${visibleTo(table, visibility)}) other
        on other.organization_id = one.organization_id and other.id <> one.id and (${sql.join(found, sql` or `)})
      cross join lateral (values ${sql.join(told, sql`, `)}) shared (reason)
      where one.id in (select id from ${table} where ${table.id} = ${id}::uuid and ${visibleTo(table, visibility)})
        and one.organization_id = ${scope.organizationId}::uuid and shared.reason is not null`;
  };

  const pairs = (scope: OrgScope, visibility: Visibility, { of }: RecordPairsFilters) => sql`(
    select first_id, second_id, array_agg(distinct reason) as reasons
    from (${of === undefined ? sharing(scope, visibility) : likeOne(scope, visibility, of)}) found group by first_id, second_id) pair`;

  const list = keysetList(label, { newest: descending(idKey(second.id), textKey(sql`${first.id}::text`)) });

  // The operator that the trigram index serves takes its threshold from here.
  const threshold = sql`select set_config('pg_trgm.similarity_threshold', ${String(NAME_SIMILARITY)}, true)`;

  return {
    page(
      { db, cursors }: ListSource & { db: Db },
      scope: OrgScope,
      visibility: Visibility,
      query: RecordPairsQuery,
    ): Promise<RecordPairsPage> {
      const page = list.page(cursors, query, `${scope.organizationId} ${query.of ?? ""}`);
      return db.transaction(async (tx) => {
        await tx.execute(threshold);
        const rows = await tx
          .select({
            first: shown(first),
            second: shown(second),
            reasons: sql<RecordPair["reasons"]>`pair.reasons`,
            ...page.columns,
          })
          .from(pairs(scope, visibility, query))
          .innerJoin(first.table, sql`${first.id} = pair.first_id`)
          .innerJoin(second.table, sql`${second.id} = pair.second_id`)
          .where(page.after)
          .orderBy(...page.orderBy)
          .limit(page.limit);
        return page.of(rows, ({ reasons: why, ...row }) => ({
          id: `${row.first.id} ${row.second.id}`,
          first: asOne(row.first as Shown),
          second: asOne(row.second as Shown),
          reasons: why,
        }));
      });
    },
    count: (db: Db, scope: OrgScope, visibility: Visibility, filters: RecordPairsFilters) =>
      db.transaction(async (tx) => {
        await tx.execute(threshold);
        return countOf(tx, tx.select({ one: sql`1` }).from(pairs(scope, visibility, filters)));
      }),
  };
}
