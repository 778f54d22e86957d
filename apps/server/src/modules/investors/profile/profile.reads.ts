import type { InvestorAnswers, InvestorProfile } from "@kerkis/contract/investors/profile.schema.ts";
import type { InvestorRow } from "../investors.repo.ts";

/** A row's facts as their form holds them, with the startups of its portfolio that the reader sees. */
export const answersOf = (row: InvestorRow, portfolio: InvestorAnswers["portfolio"]): InvestorAnswers => ({
  name: row.company_name,
  type: row.type,
  logo_url: row.logo_url,
  website_url: row.website_url ?? "",
  city: row.city,
  description: row.description,
  thesis: row.thesis,
  stages: row.stages,
  industries: row.industries,
  countries: row.countries,
  ticket_min: row.ticket_min,
  ticket_max: row.ticket_max,
  currency: row.currency as InvestorProfile["currency"],
  portfolio,
});
