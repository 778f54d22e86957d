import { comparableTaxNumber } from "@kerkis/contract/startups/tax-number.policy.ts";
import type { PossibleDuplicate } from "@kerkis/contract/startups/startups.schema.ts";
import { sql } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import { duplicateVisibility, websiteDomain } from "./startups.policy.ts";
import { startups } from "./startups.tables.ts";

/** Names this alike (pg_trgm similarity of the folded names, 0 to 1) may be the same company. */
const NAME_SIMILARITY = 0.45;
const SHOWN = 5;
const NAME_MIN = 2;

export interface DuplicateQuestion {
  name: string;
  website_url?: string | null | undefined;
  tax_number?: string | null | undefined;
  /** A startup that is no duplicate of itself. */
  startup_id?: string | null | undefined;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  location: string;
  logo_url: string | null;
  visible: boolean;
  by_name: boolean;
  by_website: boolean;
  by_tax_number: boolean;
}

/**
 * Startups that may be the same company, the most alike first (completions 2). Of one that the asker may not see it
 * tells only that it exists and why it matches, its name only where the name itself matched, and never whose it is.
 */
export async function possibleDuplicates(
  db: Reader,
  actor: Actor,
  question: DuplicateQuestion,
): Promise<PossibleDuplicate[]> {
  const visibility = duplicateVisibility(actor);
  const name = question.name.trim();
  const domain = websiteDomain(question.website_url);
  const taxNumber = comparableTaxNumber(question.tax_number);
  const byName = name.length >= NAME_MIN;
  if (!byName && !domain && !taxNumber) return [];
  const folded = sql`kerkis_fold(${byName ? name : null}::text)`;
  const rows = await db.transaction(async (tx) => {
    // The operator that the trigram index serves takes its threshold from here.
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(NAME_SIMILARITY)}, true)`);
    const found = await tx.execute<Row>(sql`
    with found as (
      select id from ${startups} where ${startups.name_folded} % ${folded}
      union select id from ${startups} where ${startups.website_domain} = ${domain}
      union select id from ${startups} where ${startups.tax_number} = ${taxNumber}
    )
    select ${startups.id}, ${startups.name}, ${startups.location}, ${startups.logo_url},
      (${published(startups)} or ${visibility.all}
        or coalesce(${startups.owner_id} = ${visibility.userId}::uuid, false)
        or ${startups.organization_id} = any(${sql.param(visibility.organizationIds)}::uuid[])) as visible,
      coalesce(similarity(${startups.name_folded}, ${folded}) >= ${NAME_SIMILARITY}, false) as by_name,
      coalesce(${startups.website_domain} = ${domain}, false) as by_website,
      coalesce(${startups.tax_number} = ${taxNumber}, false) as by_tax_number
    from ${startups} join found using (id)
    where ${startups.deleted_at} is null and ${startups.id} is distinct from ${question.startup_id ?? null}::uuid
    order by (${startups.tax_number} = ${taxNumber}) desc nulls last, (${startups.website_domain} = ${domain}) desc nulls last,
      similarity(${startups.name_folded}, ${folded}) desc nulls last, ${startups.id}
    limit ${SHOWN}`);
    return found.rows;
  });
  return rows.map(reveal);
}

function reveal(row: Row): PossibleDuplicate {
  const reasons: PossibleDuplicate["reasons"] = [
    ...(row.by_name ? (["name"] as const) : []),
    ...(row.by_website ? (["website"] as const) : []),
    ...(row.by_tax_number ? (["tax_number"] as const) : []),
  ];
  if (row.visible) return { id: row.id, name: row.name, location: row.location, logo_url: row.logo_url, reasons };
  return { id: null, name: row.by_name ? row.name : "", location: "", logo_url: null, reasons };
}
