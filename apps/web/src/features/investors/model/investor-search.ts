import { rangeIn } from "@kerkis/contract/core/filters/range.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { INVESTED_STAGES, INVESTOR_TYPES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { INDUSTRIES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { choiceParam, optionalParams, severalParam, textParam } from "#shared/routing/search.ts";
import type { InvestorListInput } from "../investors.queries.ts";

export const INVESTOR_SORTS = ["newest", "oldest", "name"] as const;
const CURSOR = /^[\w-]{1,400}$/;
const COUNTRY = /^[A-Z]{2}$/;

const among =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);
const fitting = (value: string | undefined, pattern: RegExp) => (value && pattern.test(value) ? value : undefined);

/** The list's address: `q`, one parameter per filter, `sort`, and where a page begins. What makes no sense is dropped. */
export const investorSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    type: severalParam(search["type"], among(INVESTOR_TYPES)),
    stage: severalParam(search["stage"], among(INVESTED_STAGES)),
    ticket: rangeIn(textParam(search["ticket"])) ? textParam(search["ticket"]) : undefined,
    industry: severalParam(search["industry"], among(INDUSTRIES)),
    country: severalParam(textParam(search["country"])?.toUpperCase(), (country) => COUNTRY.test(country)),
    sort: choiceParam(search["sort"], INVESTOR_SORTS.slice(1)),
    cursor: fitting(textParam(search["cursor"]), CURSOR),
  });
export type InvestorSearch = ReturnType<typeof investorSearch>;

/** What the address asks of the server. */
export const investorListInput = ({ q, cursor: _cursor, ...filters }: InvestorSearch): InvestorListInput => ({
  ...(q && { search: q }),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
});
