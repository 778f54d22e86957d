import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { StartupHitFilters } from "@kerkis/contract/search/search.schema.ts";
import { INDUSTRIES, REGIONS, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { choiceParam, optionalParams, textParam } from "#shared/routing/search.ts";

/** Kinds of records that the results page finds. */
export const FOUND_TYPES = ["startup", "investor", "organization", "event"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** The results page's address: `q` (specification 2.2), the kind that is wanted alone, and one parameter per filter. What makes no sense is dropped. */
export const searchAddress = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    type: choiceParam(search["type"], FOUND_TYPES),
    industry: choiceParam(search["industry"], INDUSTRIES),
    stage: choiceParam(search["stage"], STARTUP_STAGES),
    region: choiceParam(search["region"], REGIONS),
  });
export type SearchAddress = ReturnType<typeof searchAddress>;

/** What the address asks of the server. */
export const searchedFor = ({ q = "", industry, stage, region }: SearchAddress): StartupHitFilters => ({
  q,
  ...(industry && { industry }),
  ...(stage && { stage }),
  ...(region && { region }),
});
