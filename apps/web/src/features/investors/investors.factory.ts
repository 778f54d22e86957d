import type { Investor, InvestorFacets } from "@kerkis/contract/investors/investors.schema.ts";

/** An investor as the API answers it; what is given wins. */
export const testInvestor = (given: Partial<Investor> = {}): Investor => ({
  id: "0199a000-0000-7000-8000-000000000001",
  company_name: "Meltemi Ventures",
  type: "vc",
  city: "Αθήνα",
  description: "Funds teams that solve a harbour's problem.",
  thesis: "Shipping and energy",
  industries: ["maritime"],
  stages: ["seed", "series_a"],
  ticket_min: 250_000,
  ticket_max: 3_000_000,
  currency: "EUR",
  countries: ["GR", "CY"],
  logo_url: null,
  is_active: true,
  is_verified: true,
  created_at: "2026-01-05T09:00:00.000Z",
  portfolio_count: 1,
  portfolio: [
    {
      id: "0199a000-0000-7000-8000-000000000003",
      name: "Thalassa",
      tagline: "Boats without a crew",
      industry: "maritime",
      logo_url: null,
    },
  ],
  website_url: "https://meltemi.example",
  organization: { id: "0199a000-0000-7000-8000-000000000002", name: "Blue Hub", slug: "blue-hub", logo_url: null },
  verified: { at: "2026-01-15T09:00:00.000Z", by_organization: "Blue Hub", changed_since: null },
  version: 1,
  is_mine: false,
  can: { edit: false, history: false, confirm: false, verify: false, merge: false },
  ...given,
});

export const testFacets = (given: Partial<InvestorFacets> = {}): InvestorFacets => ({
  types: [{ value: "vc", count: 1 }],
  stages: [{ value: "seed", count: 1200 }],
  countries: [{ value: "GR", count: 3 }],
  industries: [],
  tickets: [0, 0, 1, 2, 12, 30, 9, 4, 1, 0],
  without: { type: 0, stage: 0, country: 0, industry: 0, ticket: 0 },
  ...given,
});
