import type { Range } from "@kerkis/contract/core/filters/range.ts";
import type { Option } from "#shared/ui/pickers/option.ts";

interface Named {
  /** Its parameter in the address. */
  name: string;
  label: string;
}

/** A choice with how many are behind it; undefined while that is not known. */
export type CountedOption = Option & { count?: number | undefined };

/** One of many, from the device's own list. */
export interface SelectFilter extends Named {
  kind: "select";
  /** The choice that narrows nothing. */
  any: string;
  options: readonly CountedOption[];
}

/** Several of many at once, all of them in sight: beside a list that has room for them, else in a sheet. */
export interface SeveralFilter extends Named {
  kind: "several";
  options: readonly CountedOption[];
}

/** Amounts from one to another, in the same place. */
export interface RangeFilter extends Named {
  kind: "range";
  /** Where its slider stops; the first and the last are no limits. */
  marks: readonly number[];
  /** How many are behind each step between two marks; undefined while that is not known. */
  counts: readonly number[] | undefined;
  nameOf: (range: Range) => string;
}

export type FilterBeside = SeveralFilter | RangeFilter;

/** One of few, always in sight. */
interface ChipsFilter extends Named {
  kind: "chips";
  options: readonly (Option & { count?: number | undefined })[];
  /** The choice when the address names none; without it none is pressed. */
  fallback?: string;
}

/** A day. */
interface DateFilter extends Named {
  kind: "date";
  /** Stands before the day: "from". */
  short: string;
}

/** One that only another page sets; here it is told, and taken away. */
interface GivenFilter extends Named {
  kind: "given";
  /** What it is set to, in words: which call; undefined while that is not known. */
  named?: string | undefined;
}

/** What draws a filter is given. */
export interface ControlProps<Kind extends Filter> {
  filter: Kind;
  value: string | undefined;
  onChange: (part: Record<string, string | undefined>) => void;
}

export type Filter = SelectFilter | FilterBeside | ChipsFilter | DateFilter | GivenFilter;

/** What a list can be asked for. */
export interface ListFilters {
  words?: Named & { placeholder?: string };
  filters?: readonly Filter[];
  /** How many each of them in force, by name, would leave if it was taken away: said where nothing is left. */
  without?: Readonly<Record<string, number>> | undefined;
  sort?: Named & {
    options: readonly Option[];
    fallback: string;
    /** The table's headers sort too: the choice shows where they do not, on phones. */
    inHeader?: boolean;
  };
}

/** What is in force under a name; undefined when nothing is. */
export function inForce(search: object, name: string): string | undefined {
  const value: unknown = Object.entries(search).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : undefined;
}

/** How many filters narrow the list; words and order are none. */
export const filtersInForce = (filters: readonly Filter[], search: object): number =>
  filters.filter(({ name }) => inForce(search, name) !== undefined).length;

/** Whether the list shows less than all there is. */
export const isNarrowed = (asked: ListFilters, search: object): boolean =>
  filtersInForce(asked.filters ?? [], search) > 0 ||
  (asked.words !== undefined && inForce(search, asked.words.name) !== undefined);

/** Takes every filter and the words away. */
export const withoutFilters = ({ filters = [], words }: ListFilters): Record<string, undefined> =>
  Object.fromEntries([...filters, ...(words ? [words] : [])].map(({ name }) => [name, undefined]));

export const filtersBeside = ({ filters = [] }: ListFilters): FilterBeside[] =>
  filters.filter((filter) => filter.kind === "several" || filter.kind === "range");
