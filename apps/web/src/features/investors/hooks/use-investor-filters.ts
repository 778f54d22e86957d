import { INVESTOR_TYPES, TICKET_BAND_NAMES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { INVESTED_STAGES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { INDUSTRIES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { countryName, industryName, stageName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import type { Filter, ListFilters } from "#shared/lists/filters/list-filters.ts";
import { bandName, typeName } from "../components/labels.ts";
import { investorsQueries } from "../investors.queries.ts";
import { INVESTOR_SORTS, investorListInput, type InvestorSearch } from "../model/investor-search.ts";

const SORT_NAMES = { newest: m.investors_sort_newest, oldest: m.investors_sort_oldest, name: m.investors_sort_name };

interface ChoiceOf<Value extends string> {
  name: string;
  label: string;
  any: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  drawnAs?: "seats";
  counts: readonly { value: Value; count: number }[] | undefined;
}

/** Every value is offered, with how many are behind it; until that is known, or when counting failed, without a number. */
const choice = <Value extends string>({ values, nameOf, counts, ...filter }: ChoiceOf<Value>): Filter => ({
  kind: "select",
  ...filter,
  options: values.map((value) => ({
    value,
    label: nameOf(value),
    count: counts && (counts.find((counted) => counted.value === value)?.count ?? 0),
  })),
});

/** What investors can be asked for: type, stage, ticket, industry, country, words and order. */
export function useInvestorFilters(search: InvestorSearch): ListFilters {
  const { data: facets } = useQuery(investorsQueries.facets(investorListInput(search)));
  const countries = facets?.countries.map(({ value }) => value) ?? [];
  const { country } = search;
  return {
    words: { name: "q", label: m.investors_search_label(), placeholder: m.investors_search_placeholder() },
    filters: [
      choice({
        name: "ticket",
        label: m.investors_filter_ticket(),
        any: m.investors_filter_ticket_all(),
        values: TICKET_BAND_NAMES,
        nameOf: bandName,
        drawnAs: "seats",
        counts: facets?.tickets,
      }),
      choice({
        name: "type",
        label: m.investors_filter_type(),
        any: m.investors_filter_type_all(),
        values: INVESTOR_TYPES,
        nameOf: typeName,
        counts: facets?.types,
      }),
      choice({
        name: "stage",
        label: m.investors_filter_stage(),
        any: m.investors_filter_stage_all(),
        values: INVESTED_STAGES,
        nameOf: stageName,
        counts: facets?.stages,
      }),
      choice({
        name: "industry",
        label: m.investors_filter_industry(),
        any: m.investors_filter_industry_all(),
        values: INDUSTRIES,
        nameOf: industryName,
        counts: facets?.industries,
      }),
      choice({
        name: "country",
        label: m.investors_filter_country(),
        any: m.investors_filter_country_all(),
        values: country && !countries.includes(country) ? [country, ...countries] : countries,
        nameOf: countryName,
        counts: facets?.countries,
      }),
    ],
    sort: {
      name: "sort",
      label: m.investors_sort(),
      options: INVESTOR_SORTS.map((value) => ({ value, label: SORT_NAMES[value]() })),
      fallback: "newest",
    },
  };
}
