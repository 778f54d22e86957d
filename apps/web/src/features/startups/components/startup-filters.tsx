import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { NativeSelect } from "#shared/ui/native-select.tsx";
import type { Option } from "#shared/ui/option.ts";
import { startupsQueries } from "../startups.queries.ts";
import {
  activeFilters,
  STARTUP_FILTERS,
  STARTUP_SORTS,
  startupSearch,
  type StartupSearch,
} from "../hooks/startup-search.ts";
import { industryName, stageName } from "./labels.ts";

interface StartupFiltersProps {
  search: StartupSearch;
  onChange: (search: StartupSearch) => void;
}

type Filter = (typeof STARTUP_FILTERS)[number];
const SORT_NAMES = { newest: m.startups_sort_newest, oldest: m.startups_sort_oldest, name: m.startups_sort_name };

const counted = (value: string, name: string, count: number): Option => ({
  value,
  label: `${name} (${formatNumber(count)})`,
});

/** The choices in force stay selectable when nothing is counted behind them any more. */
const withChosen = (options: Option[], chosen: string | undefined, name: (value: string) => string): Option[] =>
  chosen && !options.some((option) => option.value === chosen)
    ? [{ value: chosen, label: name(chosen) }, ...options]
    : options;

/** Industry, stage, location, organization and order; plain form controls, so that they also work before scripts arrive. */
export function StartupFilters({ search, onChange }: StartupFiltersProps) {
  const { data: facets } = useSuspenseQuery(startupsQueries.facets());
  const [isOpen, setOpen] = useState(activeFilters(search) > 0);
  const active = activeFilters(search);
  const { industry, stage } = search;
  const options: Record<Filter, Option[]> = {
    industry: withChosen(
      facets.industries.map(({ value, count }) => counted(value, industryName(value), count)),
      industry,
      () => (industry ? industryName(industry) : ""),
    ),
    stage: withChosen(
      facets.stages.map(({ value, count }) => counted(value, stageName(value), count)),
      stage,
      () => (stage ? stageName(stage) : ""),
    ),
    location: withChosen(
      facets.locations.map(({ value, count }) => counted(value, value, count)),
      search.location,
      (value) => value,
    ),
    organization: withChosen(
      facets.organizations.map(({ id, name, count }) => counted(id, name, count)),
      search.organization,
      () => m.startups_filter_organization_other(),
    ),
  };
  const names: Record<Filter, { label: string; all: string }> = {
    industry: { label: m.startups_filter_industry(), all: m.startups_filter_industry_all() },
    stage: { label: m.startups_filter_stage(), all: m.startups_filter_stage_all() },
    location: { label: m.startups_filter_location(), all: m.startups_filter_location_all() },
    organization: { label: m.startups_filter_organization(), all: m.startups_filter_organization_all() },
  };
  const change = (name: string, value: string) =>
    onChange(startupSearch({ ...search, [name]: value, cursor: undefined }));
  return (
    <div className="mt-4">
      <Button variant="outline" className="w-full md:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SlidersHorizontal />
        {active > 0 ? m.startups_filters_active({ count: active }) : m.startups_filters()}
      </Button>
      <div className={cn("grid gap-3 md:flex md:flex-wrap md:items-center", isOpen ? "max-md:mt-3" : "max-md:hidden")}>
        {STARTUP_FILTERS.map((filter) => (
          <NativeSelect
            key={filter}
            name={filter}
            aria-label={names[filter].label}
            className="md:w-50"
            placeholder={names[filter].all}
            options={options[filter]}
            value={search[filter] ?? ""}
            onChange={(event) => change(filter, event.target.value)}
          />
        ))}
        <NativeSelect
          name="sort"
          aria-label={m.startups_sort()}
          className="md:ml-auto md:w-46"
          options={STARTUP_SORTS.map((value) => ({ value, label: SORT_NAMES[value]() }))}
          value={search.sort ?? "newest"}
          onChange={(event) => change("sort", event.target.value)}
        />
      </div>
    </div>
  );
}
