import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import type { ImportFile } from "../imports.repo.ts";
import { importRows } from "../imports.tables.ts";
import { TARGETS } from "./targets.repo.ts";

/** Rows from one number to another. */
export interface Span {
  first: number;
  last: number;
}

/** Two tax numbers that differ are two companies, whatever else is alike. */
const MAY_BE_ONE = sql`coalesce(found.tax_number = asked.tax_number, true)`;

/** What proves it, surest first. */
const SAME = [
  sql`found.source_id = asked.source_id`,
  sql`found.tax_number = asked.tax_number`,
  sql`found.website_domain = asked.website_domain and ${MAY_BE_ONE}`,
  sql`found.name_folded = asked.name_folded and ${MAY_BE_ONE}`,
];
/** The same as indexes serve it. */
const KEYS = [
  sql`found.source_id = asked.source_id`,
  sql`found.tax_number = asked.tax_number`,
  sql`found.website_domain = asked.website_domain`,
  sql`found.name_folded = asked.name_folded and found.deleted_at is null`,
];

/**
 * Marks ready rows that look like a record of the organization, or with `inFile` like an earlier row of the file: same identity
 * where it comes from, tax number, web domain, else same name. Of rows that were just added the database has no statistics, and would take
 * any other index for as good as that of the key: «offset 0» leaves it no other.
 */
export async function markAlike(tx: Tx, file: ImportFile, { first, last }: Span, inFile: boolean): Promise<void> {
  const record = (
    same: SQL,
    place: number,
  ): SQL => sql`select asked.number, found.id as match_id, null::int as match_row,
      found.source_id, found.tax_number, found.website_domain, found.name_folded
    from asked cross join lateral (select * from ${TARGETS[file.kind].comparable} found
      where ${KEYS[place]} offset 0) found
    where found.organization_id = ${file.organization_id}::uuid and found.is_comparable and ${same}`;
  const row = (same: SQL): SQL => sql`select asked.number, null::uuid as match_id, found.number as match_row,
      found.source_id, found.tax_number, found.website_domain, found.name_folded
    from asked join ${importRows} found on found.import_id = ${file.id} and found.number < asked.number
      and found.standing in ('ready', 'alike') and ${same}`;
  const candidates = [record, ...(inFile ? [row] : [])]
    .flatMap((from) => SAME.map(from))
    .map((candidate, place) => sql`select *, ${place}::int as place from (${candidate}) candidate`);
  await tx.execute(sql`
    with asked as materialized (
      select number, source_id, tax_number, website_domain, name_folded from ${importRows}
      where import_id = ${file.id} and number between ${first} and ${last} and standing = 'ready'
    ), likest as (
      select distinct on (number) * from (${sql.join(candidates, sql` union all `)}) found
      order by number, place, match_row, match_id
    )
    update ${importRows} set standing = 'alike', match_id = likest.match_id, match_row = likest.match_row,
      likeness = round(similarity(likest.name_folded, ${importRows}.name_folded) * 100)::int,
      match_reasons = array_remove(array[
        case when likest.source_id = ${importRows}.source_id then 'source' end,
        case when likest.tax_number = ${importRows}.tax_number then 'tax_number' end,
        case when likest.website_domain = ${importRows}.website_domain then 'website' end,
        case when likest.name_folded = ${importRows}.name_folded then 'name' end], null)
    from likest
    where ${importRows}.import_id = ${file.id} and ${importRows}.number = likest.number`);
}
