import { severalIn } from "@kerkis/contract/core/filters/several.ts";
import { INVESTED_STAGES, INVESTOR_TYPES, TICKET_MARKS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { INDUSTRIES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { countryName, industryName, stageName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import type { Filter, ListFilters } from "#shared/lists/filters/list-filters.ts";
import { rangeName, typeName } from "../components/labels.ts";
import { investorsQueries } from "../investors.queries.ts";
import { INVESTOR_SORTS, investorListInput, type InvestorSearch } from "../model/investor-search.ts";

const SORT_NAMES = { newest: m.investors_sort_newest, oldest: m.investors_sort_oldest, name: m.investors_sort_name };

interface ChoiceOf<Value extends string> {
  name: string;
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  counts: readonly { value: Value; count: number }[] | undefined;
}

/** Every value is offered, with how many are behind it; until that is known, or when counting failed, without a number. */
const choice = <Value extends string>({ values, nameOf, counts, ...filter }: ChoiceOf<Value>): Filter => ({
  kind: "several",
  ...filter,
  options: values.map((value) => ({
    value,
    label: nameOf(value),
    count: counts && (counts.find((counted) => counted.value === value)?.count ?? 0),
  })),
});

/**
 * What investors can be asked for: type, stage, ticket, industry, country, words and order.
 * @param isEmpty nothing was found: then it is counted too what would be without the words
 */
export function useInvestorFilters(search: InvestorSearch, isEmpty: boolean): ListFilters {
  const input = investorListInput(search);
  const { data: facets } = useQuery(investorsQueries.facets(input));
  const { search: words, ...filters } = input;
  const { data: wordless } = useQuery({
    ...investorsQueries.count(filters),
    enabled: isEmpty && words !== undefined,
  });
  const countries = facets?.countries.map(({ value }) => value) ?? [];
  const chosen = severalIn(search.country).filter((country) => !countries.includes(country));
  return {
    words: { name: "q", label: m.investors_search_label(), placeholder: m.investors_search_placeholder() },
    filters: [
      {
        kind: "range",
        name: "ticket",
        label: m.investors_filter_ticket(),
        marks: TICKET_MARKS,
        counts: facets?.tickets,
        nameOf: rangeName,
      },
      choice({
        name: "type",
        label: m.investors_filter_type(),
        values: INVESTOR_TYPES,
        nameOf: typeName,
        counts: facets?.types,
      }),
      choice({
        name: "stage",
        label: m.investors_filter_stage(),
        values: INVESTED_STAGES,
        nameOf: stageName,
        counts: facets?.stages,
      }),
      choice({
        name: "industry",
        label: m.investors_filter_industry(),
        values: INDUSTRIES,
        nameOf: industryName,
        counts: facets?.industries,
      }),
      choice({
        name: "country",
        label: m.investors_filter_country(),
        values: [...chosen, ...countries],
        nameOf: countryName,
        counts: facets?.countries,
      }),
    ],
    without: facets && { ...facets.without, q: wordless?.value ?? 0 },
    sort: {
      name: "sort",
      label: m.investors_sort(),
      options: INVESTOR_SORTS.map((value) => ({ value, label: SORT_NAMES[value]() })),
      fallback: "newest",
    },
  };
}
