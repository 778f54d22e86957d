import { EVENT_TYPE_LABELS } from "@kerkis/contract/events/events.taxonomy.ts";
import { INVESTOR_TYPE_LABELS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import type { EventHitFacets } from "@kerkis/contract/search/search.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { countryName, industryName, regionName, stageName } from "#features/startups/startup-names.public.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { Filter, ListFilters } from "#shared/lists/filters/list-filters.ts";
import {
  eventsAsked,
  type FoundType,
  investorsAsked,
  startupsAsked,
  type SearchAddress,
} from "../model/search-address.ts";
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

/** What the kind that is wanted can be narrowed by, with counts: startups where everything is shown, organizations by nothing. */
export function useSearchFilters(address: SearchAddress): ListFilters {
  const { type } = address;
  const isOf = (kind: FoundType) => address.q !== undefined && type === kind;
  const ofStartups = isOf("startup") || (address.q !== undefined && type === undefined);
  const { data: startups } = useQuery({ ...searchQueries.startupFacets(startupsAsked(address)), enabled: ofStartups });
  const { data: investors } = useQuery({
    ...searchQueries.investorFacets(investorsAsked(address)),
    enabled: isOf("investor"),
  });
  const { data: events } = useQuery({ ...searchQueries.eventFacets(eventsAsked(address)), enabled: isOf("event") });
  const found = type === "investor" ? investors : startups;
  const industry = facetFilter({
    name: "industry",
    label: m.startups_filter_industry(),
    any: m.startups_filter_industry_all(),
    found: found?.industries,
    chosen: address.industry,
    nameOf: industryName,
  });
  const stage = facetFilter({
    name: "stage",
    label: m.startups_filter_stage(),
    any: m.startups_filter_stage_all(),
    found: found?.stages,
    chosen: address.stage,
    nameOf: stageName,
  });
  if (type === "organization") return {};
  if (type === "event") return { filters: eventFilters(address, events) };
  if (type === "investor") {
    const kind = facetFilter({
      name: "investor_type",
      label: m.search_filter_investor_type(),
      any: m.search_filter_investor_type_all(),
      found: investors?.types,
      chosen: address.investor_type,
      nameOf: (value) => localized(INVESTOR_TYPE_LABELS[value]),
    });
    const country = facetFilter({
      name: "country",
      label: m.search_filter_country(),
      any: m.search_filter_country_all(),
      found: investors?.countries,
      chosen: address.country,
      nameOf: countryName,
    });
    return { filters: [kind, stage, industry, country] };
  }
  const region = facetFilter({
    name: "region",
    label: m.search_filter_region(),
    any: m.search_filter_region_all(),
    found: startups?.regions,
    chosen: address.region,
    nameOf: regionName,
  });
  return { filters: [industry, stage, region] };
}

const eventFilters = (address: SearchAddress, events: EventHitFacets | undefined): Filter[] => [
  facetFilter({
    name: "event_type",
    label: m.search_filter_event_type(),
    any: m.search_filter_event_type_all(),
    found: events?.types,
    chosen: address.event_type,
    nameOf: (value) => localized(EVENT_TYPE_LABELS[value]),
  }),
  facetFilter({
    name: "place",
    label: m.search_filter_place(),
    any: m.search_filter_place_all(),
    found: events?.places,
    chosen: address.place,
    nameOf: (value) => value,
  }),
  facetFilter({
    name: "time",
    label: m.search_filter_time(),
    any: m.search_filter_time_all(),
    found: events?.times,
    chosen: address.time,
    nameOf: (value) => (value === "past" ? m.search_filter_time_past() : m.search_filter_time_upcoming()),
  }),
];
