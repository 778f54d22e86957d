import { foldText } from "@kerkis/contract/core/fold-text.ts";
import { INDUSTRIES, INDUSTRY_LABELS, type Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { containing } from "#platform/db/like.ts";
import type { StartupVisibility } from "./startups.policy.ts";
import { startups } from "./startups.tables.ts";

/** Rows the reader may see (specification 6): published ones, and all of the organizations they own or administer. */
export function visibleStartups({ all, organizationIds }: StartupVisibility): SQL | undefined {
  const present = sql`${startups.deleted_at} is null`;
  if (all) return present;
  const published = and(
    eq(startups.is_active, true),
    eq(startups.is_verified, true),
    eq(startups.organization_open, true),
  );
  const own = organizationIds.length > 0 ? inArray(startups.organization_id, [...organizationIds]) : undefined;
  return and(present, or(published, own));
}

const industriesNamed = (word: string): Industry[] =>
  INDUSTRIES.filter((industry) =>
    Object.values(INDUSTRY_LABELS[industry]).some((label) => foldText(label).includes(foldText(word))),
  );

/** The word occurs in the name, tagline or description, or names the industry (specification 7.2). */
export function wordMatches(word: string): SQL | undefined {
  const inText = sql`${startups.search_folded} like kerkis_fold(${containing(word)})`;
  const industries = industriesNamed(word);
  return industries.length > 0 ? or(inText, inArray(startups.industry, industries)) : inText;
}
