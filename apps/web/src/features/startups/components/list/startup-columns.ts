import type { StartupCard } from "@kerkis/contract/startups/startups.schema.ts";
import { m } from "#messages";
import type { Column } from "#shared/lists/columns.ts";
import { employeesName, industryName, regionName, stageName } from "../labels.ts";

/** What a file of the registry has of each startup. */
export const startupColumns = (): readonly Column<StartupCard>[] => [
  { label: m.startups_column_name(), text: ({ name }) => name },
  { label: m.startups_column_tagline(), text: ({ tagline }) => tagline },
  { label: m.startups_fact_industry(), text: ({ industry }) => industryName(industry) },
  { label: m.startups_fact_stage(), text: ({ stage }) => stageName(stage) },
  { label: m.startups_fact_place(), text: ({ location }) => location },
  { label: m.startups_column_region(), text: ({ region }) => region && regionName(region) },
  { label: m.startups_fact_founded(), text: ({ founded_on: day }) => day },
  { label: m.startups_fact_employees(), text: ({ employees_range: range }) => range && employeesName(range) },
  { label: m.startups_fact_funding(), text: ({ funding_total: amount }) => amount },
  { label: m.startups_column_currency(), text: ({ funding_total: amount, currency }) => amount && currency },
];
