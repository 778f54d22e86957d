import type { PossibleDuplicate } from "@kerkis/contract/startups/startups.schema.ts";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Reader } from "#platform/db/db.ts";
import { ofTheirs, published, type PublishedTable } from "#platform/db/published.ts";

/** Names this alike (pg_trgm similarity of the folded names, 0 to 1) may be the same company. */
const NAME_SIMILARITY = 0.45;
const SHOWN = 5;
const NAME_MIN = 2;

type Reason = PossibleDuplicate["reasons"][number];

/** Where duplicates are looked for. */
interface DuplicateSource {
  table: PgTable & PublishedTable & Record<"id" | "owner_id" | "name_folded" | "website_domain" | "logo_url", PgColumn>;
  name: PgColumn;
  location: PgColumn;
  /** Whether one that nobody runs can be claimed. */
  isClaimed: boolean;
}

interface DuplicateQuestion {
  name: string;
  /** What the same value of proves it, surest first; null where nothing was given. */
  same: readonly { reason: Exclude<Reason, "name">; column: PgColumn; value: string | null }[];
  /** The record that is no duplicate of itself. */
  besides: string | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  location: string;
  logo_url: string | null;
  visible: boolean;
  is_claimable: boolean;
  reasons: Reason[];
}

/**
 * Records that may be the same company, the most alike first (completions 2). Of one that the asker may not see it tells
 * only that it exists and why it matches, its name only where the name itself matched, and never whose it is.
 */
export async function possibleDuplicates(
  db: Reader,
  { table, name: nameColumn, location, isClaimed }: DuplicateSource,
  visibility: Visibility & { userId: string },
  { name: asked, same, besides }: DuplicateQuestion,
): Promise<PossibleDuplicate[]> {
  const name = asked.trim();
  const byName = name.length >= NAME_MIN;
  if (!byName && same.every(({ value }) => !value)) return [];
  const folded = sql`kerkis_fold(${byName ? name : null}::text)`;
  const likeness = sql`similarity(${table.name_folded}, ${folded})`;
  const isSame = same.map(({ reason, column, value }) => ({ reason, is: sql`${column} = ${value}` }));
  const marks: SQL[] = [
    sql`case when ${likeness} >= ${NAME_SIMILARITY} then 'name' end`,
    ...isSame.toReversed().map(({ reason, is }) => sql`case when ${is} then ${reason}::text end`),
  ];
  const { rows } = await db.transaction(async (tx) => {
    // The operator that the trigram index serves takes its threshold from here.
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(NAME_SIMILARITY)}, true)`);
    return tx.execute<Row>(sql`
    with found as (
      select id from ${table} where ${table.name_folded} % ${folded}
      ${sql.join(
        isSame.map(({ is }) => sql` union select id from ${table} where ${is}`),
        sql``,
      )}
    )
    select ${table.id}, ${nameColumn} as name, ${location} as location, ${table.logo_url},
      (${published(table)} or ${visibility.all}
        or coalesce(${table.owner_id} = ${visibility.userId}::uuid, false)
        or ${ofTheirs(table, visibility)}) as visible,
      (${isClaimed} and ${table.owner_id} is null and ${published(table)}) as is_claimable,
      array_remove(array[${sql.join(marks, sql`, `)}], null) as reasons
    from ${table} join found using (id)
    where ${table.deleted_at} is null and ${table.id} is distinct from ${besides}::uuid
    order by ${sql.join(
      isSame.map(({ is }) => sql`(${is}) desc nulls last, `),
      sql``,
    )}
      ${likeness} desc nulls last, ${table.id}
    limit ${SHOWN}`);
  });
  return rows.map(reveal);
}

function reveal({ visible, reasons, ...row }: Row): PossibleDuplicate {
  const { id, name, location, logo_url, is_claimable } = row;
  if (visible) return { id, name, location, logo_url, is_claimable, reasons };
  const nameFound = reasons.includes("name") ? name : "";
  return { id: null, name: nameFound, location: "", logo_url: null, is_claimable: false, reasons };
}
