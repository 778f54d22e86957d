import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import { INDUSTRIES, INDUSTRY_LABELS, type Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { inArray, or, sql, type SQL } from "drizzle-orm";
import { containing } from "#platform/db/like.ts";
import { startups } from "./startups.tables.ts";

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
