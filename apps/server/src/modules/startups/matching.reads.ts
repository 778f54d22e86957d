import { searchKey, stemOf } from "@kerkis/contract/core/text/search-key.ts";
import { INDUSTRIES, REGIONS, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { INDUSTRY_LABELS, REGION_LABELS, STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { inArray, or, type SQL } from "drizzle-orm";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { matchesSearch } from "#platform/search/search-stages.ts";
import { startups } from "./startups.tables.ts";

const MEANT_MIN = 2;

/** The values one of whose labels has a word that begins as this one does, whatever its case or language. */
function named<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, LocalizedText>>,
  word: string,
): Value[] {
  if (word.length < MEANT_MIN) return [];
  const stem = ` ${stemOf(word)}`;
  return values.filter((value) => Object.values(labels[value]).some((label) => searchKey(label).includes(stem)));
}

/** A word, as search writes it, may name an industry, a stage or a region (specification 7.2). */
export function startupMeaning(word: string): SQL | undefined {
  const industries = named(INDUSTRIES, INDUSTRY_LABELS, word);
  const stages = named(STARTUP_STAGES, STAGE_LABELS, word);
  const regions = named(REGIONS, REGION_LABELS, word);
  return or(
    industries.length > 0 ? inArray(startups.industry, industries) : undefined,
    stages.length > 0 ? inArray(startups.stage, stages) : undefined,
    regions.length > 0 ? inArray(startups.region, regions) : undefined,
  );
}

/** Whether a startup matches a searched text; undefined for a blank one. */
export const startupMatches = (text: string): SQL | undefined => matchesSearch(startups, text, startupMeaning);
