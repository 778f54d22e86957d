import { sql } from "drizzle-orm";
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

/**
 * Marks ready rows that look like a record of the organization, or with `inFile` like an earlier row of the file: same tax
 * number, else same web domain, else same name.
 */
export async function markAlike(tx: Tx, file: ImportFile, { first, last }: Span, inFile: boolean): Promise<void> {
  const records = sql`(select found.id as match_id, null::int as match_row, found.tax_number, found.website_domain, found.name_folded
    from ${TARGETS[file.kind].comparable} found where found.organization_id = ${file.organization_id}`;
  const rows = sql`(select null::uuid as match_id, found.number as match_row, found.tax_number, found.website_domain, found.name_folded
    from ${importRows} found where found.import_id = ${file.id} and found.number < asked.number
      and found.standing in ('ready', 'alike')`;
  const oldest = (from: typeof rows) =>
    from === rows ? sql`order by found.number limit 1)` : sql`order by found.id limit 1)`;
  const same = (from: typeof rows) => [
    sql`${from} and found.tax_number = asked.tax_number ${oldest(from)}`,
    sql`${from} and found.website_domain = asked.website_domain and ${MAY_BE_ONE} ${oldest(from)}`,
    sql`${from} and found.name_folded = asked.name_folded and ${MAY_BE_ONE} ${oldest(from)}`,
  ];
  const candidates = [...same(records), ...(inFile ? same(rows) : [])].map(
    (candidate, place) => sql`select *, ${place}::int as place from ${candidate} candidate`,
  );
  await tx.execute(sql`
    update ${importRows} set standing = 'alike', match_id = likest.match_id, match_row = likest.match_row,
      likeness = round(similarity(likest.name_folded, ${importRows}.name_folded) * 100)::int,
      match_reasons = array_remove(array[
        case when likest.tax_number = ${importRows}.tax_number then 'tax_number' end,
        case when likest.website_domain = ${importRows}.website_domain then 'website' end,
        case when likest.name_folded = ${importRows}.name_folded then 'name' end], null)
    from (
      select asked.number, best.* from ${importRows} asked
      cross join lateral (${sql.join(candidates, sql` union all `)} order by place limit 1) best
      where asked.import_id = ${file.id} and asked.number between ${first} and ${last} and asked.standing = 'ready'
    ) likest
    where ${importRows}.import_id = ${file.id} and ${importRows}.number = likest.number`);
}
