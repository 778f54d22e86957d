import { searchKey, stemOf } from "@kerkis/contract/core/text/search-key.ts";
import { INDUSTRIES, REGIONS, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { INDUSTRY_LABELS, REGION_LABELS, STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { inArray, or, type SQL } from "drizzle-orm";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { matchesSearch } from "#platform/search/search-stages.ts";
import { startups } from "./startups.tables.ts";

const MEANT_MIN = 2;

/** Each value with its labels as search writes them: they never change, and writing them takes as long as a search. */
const keyed = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, LocalizedText>>) =>
  values.map((value) => ({ value, keys: Object.values(labels[value]).map(searchKey) }));
const KEYED = {
  industries: keyed(INDUSTRIES, INDUSTRY_LABELS),
  stages: keyed(STARTUP_STAGES, STAGE_LABELS),
  regions: keyed(REGIONS, REGION_LABELS),
};

/** The values one of whose labels has a word that begins as this one does, whatever its case or language. */
function named<Value extends string>(known: readonly { value: Value; keys: string[] }[], word: string): Value[] {
  if (word.length < MEANT_MIN) return [];
  const stem = ` ${stemOf(word)}`;
  return known.filter(({ keys }) => keys.some((key) => key.includes(stem))).map(({ value }) => value);
}

/** A word, as search writes it, may name an industry, a stage or a region (specification 7.2). */
export function startupMeaning(word: string): SQL | undefined {
  const industries = named(KEYED.industries, word);
  const stages = named(KEYED.stages, word);
  const regions = named(KEYED.regions, word);
  return or(
    industries.length > 0 ? inArray(startups.industry, industries) : undefined,
    stages.length > 0 ? inArray(startups.stage, stages) : undefined,
    regions.length > 0 ? inArray(startups.region, regions) : undefined,
  );
}

/** Whether a startup matches a searched text; undefined for a blank one. */
export const startupMatches = (text: string): SQL | undefined => matchesSearch(startups, text, startupMeaning);
