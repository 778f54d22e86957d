import type { InvestorRow } from "@kerkis/contract/investors/investors.schema.ts";
import { countryName, industryName, stageName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import type { Column } from "#shared/lists/columns.ts";
import { investorName, typeName } from "./labels.ts";

/** What a file of the list has of each investor. */
export const investorColumns = (): readonly Column<InvestorRow>[] => [
  { label: m.investors_column_investor(), text: ({ company_name: name }) => investorName(name) },
  { label: m.investors_filter_type(), text: ({ type }) => typeName(type) },
  { label: m.investors_fact_seat(), text: ({ city }) => city },
  { label: m.investors_column_stages(), text: ({ stages }) => stages.map(stageName).join(", ") },
  { label: m.investors_fact_industries(), text: ({ industries }) => industries.map(industryName).join(", ") },
  { label: m.investors_column_ticket_min(), text: ({ ticket_min: min }) => min },
  { label: m.investors_column_ticket_max(), text: ({ ticket_max: max }) => max },
  { label: m.investors_column_currency(), text: ({ currency }) => currency },
  { label: m.investors_fact_countries(), text: ({ countries }) => countries.map(countryName).join(", ") },
  { label: m.investors_column_portfolio(), text: ({ portfolio_count: count }) => count },
];
