import type { ListColumns } from "../core/files/columns.ts";
import type { StartupHit } from "../search/search.schema.ts";
import type { StartupCard } from "./startups.schema.ts";
import { EMPLOYEES_LABELS, INDUSTRY_LABELS, REGION_LABELS, STAGE_LABELS } from "./taxonomy.texts.ts";

/** What results of the search have as well. */
const known = {
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
  tagline: { label: { el: "Με μια φράση", en: "Tagline" }, value: ({ tagline }) => tagline },
  industry: {
    label: { el: "Κλάδος", en: "Industry" },
    value: ({ industry }, language) => INDUSTRY_LABELS[industry][language],
  },
  stage: { label: { el: "Στάδιο", en: "Stage" }, value: ({ stage }, language) => STAGE_LABELS[stage][language] },
  location: { label: { el: "Έδρα", en: "Seat" }, value: ({ location }) => location },
} as const satisfies ListColumns<Pick<StartupCard, "name" | "tagline" | "industry" | "stage" | "location">>;

/** What a file of the registry has of each startup. */
export const startupColumns: ListColumns<StartupCard> = {
  ...known,
  region: {
    label: { el: "Περιφέρεια", en: "Region" },
    value: ({ region }, language) => region && REGION_LABELS[region][language],
  },
  founded: { label: { el: "Ίδρυση", en: "Founded" }, value: ({ founded_on: day }) => day },
  employees: {
    label: { el: "Άτομα", en: "People" },
    value: ({ employees_range: range }, language) => range && EMPLOYEES_LABELS[range][language],
  },
  funding: {
    label: { el: "Συνολική χρηματοδότηση", en: "Raised so far" },
    value: ({ funding_total: amount }) => amount,
  },
  currency: {
    label: { el: "Νόμισμα", en: "Currency" },
    value: ({ funding_total: amount, currency }) => amount && currency,
  },
};

/** What a file of search results has of each startup. */
export const startupHitColumns: ListColumns<StartupHit> = known;
