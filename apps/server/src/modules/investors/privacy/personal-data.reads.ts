import { ownRows, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { investors } from "../investors.tables.ts";
import { investorPeople } from "../people/people.tables.ts";

/** Investors that the person stands behind, with what they declared. */
export const investorsPersonalData: readonly PersonalSection[] = [
  {
    name: "investors",
    title: { el: "Επενδυτικά προφίλ", en: "Investor profiles" },
    rows: ownRows({
      owner: investors.owner_id,
      order: investors.created_at,
      columns: {
        id: investors.id,
        company_name: investors.company_name,
        type: investors.type,
        description: investors.description,
        thesis: investors.thesis,
        city: investors.city,
        industries: investors.industries,
        stages: investors.stages,
        ticket_min: investors.ticket_min,
        ticket_max: investors.ticket_max,
        currency: investors.currency,
        countries: investors.countries,
        website_url: investors.website_url,
        is_active: investors.is_active,
        is_verified: investors.is_verified,
        created_at: investors.created_at,
      },
    }),
  },
  {
    name: "investors_run",
    title: { el: "Επενδυτικά προφίλ που διαχειρίζεστε", en: "Investor profiles you run" },
    rows: ownRows({
      owner: investorPeople.user_id,
      order: investorPeople.created_at,
      columns: { investor_id: investorPeople.investor_id, created_at: investorPeople.created_at },
    }),
  },
];
