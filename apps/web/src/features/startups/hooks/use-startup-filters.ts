import type { StartupFacets } from "@kerkis/contract/startups/startups.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import type { CountedOption, Filter, ListFilters } from "#shared/lists/filters/list-filters.ts";
import { useSession } from "#shared/permissions/session.ts";
import { industryName, stageName } from "../components/labels.ts";
import { startupsQueries } from "../startups.queries.ts";
import { STARTUP_SORTS, startupListInput, type StartupSearch } from "../model/startup-search.ts";

/** Until it is known what there is. */
const UNCOUNTED: StartupFacets = { industries: [], stages: [], locations: [], organizations: [] };

const SORT_NAMES = { newest: m.startups_sort_newest, oldest: m.startups_sort_oldest, name: m.startups_sort_name };

const counted = (value: string, label: string, count: number): CountedOption => ({ value, label, count });

/** A choice in force stays selectable, by its name, when nothing is counted behind it any more. */
const withChosen = (options: CountedOption[], chosen: string | undefined, name: () => string): CountedOption[] =>
  chosen && !options.some(({ value }) => value === chosen) ? [{ value: chosen, label: name() }, ...options] : options;

/** What the registry can be asked for: industry, stage, location, organization, words and order. */
export function useStartupFilters(search: StartupSearch, words: { label: string; placeholder: string }): ListFilters {
  const isSignedIn = useSession().profile !== null;
  const { industry, stage, location, organization } = search;
  const { data: facets = UNCOUNTED } = useQuery(startupsQueries.facets(startupListInput(search)));
  const filters: Filter[] = [
    {
      kind: "select",
      name: "industry",
      label: m.startups_filter_industry(),
      any: m.startups_filter_industry_all(),
      options: withChosen(
        facets.industries.map(({ value, count }) => counted(value, industryName(value), count)),
        industry,
        () => (industry ? industryName(industry) : ""),
      ),
    },
    {
      kind: "select",
      name: "stage",
      label: m.startups_filter_stage(),
      any: m.startups_filter_stage_all(),
      options: withChosen(
        facets.stages.map(({ value, count }) => counted(value, stageName(value), count)),
        stage,
        () => (stage ? stageName(stage) : ""),
      ),
    },
    {
      kind: "select",
      name: "location",
      label: m.startups_filter_location(),
      any: m.startups_filter_location_all(),
      options: withChosen(
        facets.locations.map(({ value, count }) => counted(value, value, count)),
        location,
        () => location ?? "",
      ),
    },
    {
      kind: "select",
      name: "organization",
      label: m.startups_filter_organization(),
      any: m.startups_filter_organization_all(),
      options: withChosen(
        facets.organizations.map(({ id, name, count }) => counted(id, name, count)),
        organization,
        m.startups_filter_organization_other,
      ),
    },
  ];
  if (isSignedIn) {
    filters.push({
      kind: "chips",
      name: "following",
      label: m.startups_filter_following(),
      options: [{ value: "mine", label: m.startups_filter_following_mine() }],
    });
  }
  return {
    words: { name: "q", ...words },
    filters,
    sort: {
      name: "sort",
      label: m.startups_sort(),
      options: STARTUP_SORTS.map((value) => ({ value, label: SORT_NAMES[value]() })),
      fallback: "newest",
    },
  };
}
