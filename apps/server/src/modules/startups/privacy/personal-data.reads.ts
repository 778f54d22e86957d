import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { ownRows, wordedBy, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { startups } from "../startups.tables.ts";

/** A startup is what its registration said. */
const REGISTERED: Section["fields"] = Object.assign(
  {},
  ...Object.values(REGISTRATION_FORM).map(({ fields }) => fields),
);

/** Startups that the person registered or claimed, with what they declared. */
export const startupsPersonalData: readonly PersonalSection[] = [
  {
    name: "startups",
    title: { el: "Startups", en: "Startups" },
    rows: ownRows({
      owner: startups.owner_id,
      order: startups.created_at,
      columns: {
        id: startups.id,
        name: startups.name,
        tagline: startups.tagline,
        legal_name: startups.legal_name,
        description: startups.description,
        industry: startups.industry,
        stage: startups.stage,
        country: startups.country,
        region: startups.region,
        city: startups.city,
        website_url: startups.website_url,
        founded_on: startups.founded_on,
        tax_number: startups.tax_number,
        registration_number: startups.registration_number,
        is_active: startups.is_active,
        is_verified: startups.is_verified,
        created_at: startups.created_at,
      },
    }),
    inWords: wordedBy(REGISTERED),
  },
];
