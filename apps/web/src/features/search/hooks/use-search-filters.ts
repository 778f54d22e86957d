import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { industryName, regionName, stageName } from "#features/startups/startup-names.public.ts";
import type { Filter, ListFilters } from "#shared/lists/filters/list-filters.ts";
import { searchedFor, type SearchAddress } from "../model/search-address.ts";
import { searchQueries } from "../search.queries.ts";

interface Facet<Value extends string> {
  name: string;
  label: string;
  any: string;
  found: readonly { value: Value; count: number }[] | undefined;
  chosen: Value | undefined;
  nameOf: (value: Value) => string;
}

/** The values found with their counts; the one in force stays, also when nothing is found with it. */
function facetFilter<Value extends string>({ name, label, any, found = [], chosen, nameOf }: Facet<Value>): Filter {
  const options = found.map(({ value, count }) => ({ value, label: nameOf(value), count }));
  const isOffered = chosen === undefined || found.some(({ value }) => value === chosen);
  return {
    kind: "select",
    name,
    label,
    any,
    options: isOffered ? options : [{ value: chosen, label: nameOf(chosen) }, ...options],
  };
}

/** What results can be narrowed by, with counts. */
export function useSearchFilters(address: SearchAddress): ListFilters {
  const { data: facets } = useQuery(searchQueries.startupFacets(searchedFor(address)));
  return {
    filters: [
      facetFilter({
        name: "industry",
        label: m.startups_filter_industry(),
        any: m.startups_filter_industry_all(),
        found: facets?.industries,
        chosen: address.industry,
        nameOf: industryName,
      }),
      facetFilter({
        name: "stage",
        label: m.startups_filter_stage(),
        any: m.startups_filter_stage_all(),
        found: facets?.stages,
        chosen: address.stage,
        nameOf: stageName,
      }),
      facetFilter({
        name: "region",
        label: m.search_filter_region(),
        any: m.search_filter_region_all(),
        found: facets?.regions,
        chosen: address.region,
        nameOf: regionName,
      }),
    ],
  };
}
