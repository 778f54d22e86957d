import { namesCell, type ListColumns } from "../core/files/columns.ts";
import { countryName } from "../core/text/country-name.ts";
import { INDUSTRY_LABELS, STAGE_LABELS } from "../startups/taxonomy.texts.ts";
import type { InvestorHit } from "../search/search.schema.ts";
import type { InvestorRow } from "./investors.schema.ts";
import { INVESTOR_TYPE_LABELS } from "./investors.taxonomy.ts";
import { UNNAMED_INVESTOR } from "./unnamed.texts.ts";

type Known = Pick<InvestorRow, "company_name" | "type" | "city">;
const known: ListColumns<Known> = {
  name: {
    label: { el: "Επενδυτής", en: "Investor" },
    value: ({ company_name: name }, language) => name.trim() || UNNAMED_INVESTOR[language],
  },
  type: { label: { el: "Είδος", en: "Type" }, value: ({ type }, language) => INVESTOR_TYPE_LABELS[type][language] },
  city: { label: { el: "Έδρα", en: "Seat" }, value: ({ city }) => city },
};

/** What a file of search results has of each investor. */
export const investorHitColumns: ListColumns<InvestorHit> = known;

/** What a file of the list has of each investor. */
export const investorColumns: ListColumns<InvestorRow> = {
  ...known,
  stages: {
    label: { el: "Στάδια", en: "Stages" },
    value: ({ stages }, language) => namesCell(stages.map((stage) => STAGE_LABELS[stage][language])),
  },
  industries: {
    label: { el: "Κλάδοι", en: "Industries" },
    value: ({ industries }, language) => namesCell(industries.map((industry) => INDUSTRY_LABELS[industry][language])),
  },
  ticket_min: { label: { el: "Από", en: "From" }, value: ({ ticket_min: amount }) => amount },
  ticket_max: { label: { el: "Έως", en: "Up to" }, value: ({ ticket_max: amount }) => amount },
  currency: { label: { el: "Νόμισμα", en: "Currency" }, value: ({ currency }) => currency },
  countries: {
    label: { el: "Επενδύει σε", en: "Invests in" },
    value: ({ countries }, language) => namesCell(countries.map((code) => countryName(code, language))),
  },
  portfolio: { label: { el: "Χαρτοφυλάκιο", en: "Portfolio" }, value: ({ portfolio_count: count }) => count },
};
