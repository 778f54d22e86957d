import type * as z from "zod/mini";
import { REGISTRATION_FORM } from "../../applications/registration.form.ts";
import type { FormOf } from "../../core/forms/field.ts";
import type { ProfileGroup, profileGroups } from "./profile.schema.ts";

type Groups = ReturnType<typeof profileGroups>;

const { company, activity, team, funding } = REGISTRATION_FORM;

/** A profile's fields by the group that they are edited in, as the registration asks for them. */
export const PROFILE_FORM = {
  identity: {
    title: { el: "Ταυτότητα", en: "Identity" },
    fields: {
      logo_url: company.fields.logo_url,
      name: company.fields.name,
      tagline: company.fields.tagline,
      legal_name: company.fields.legal_name,
      founded_on: company.fields.founded_on,
      tax_number: company.fields.tax_number,
      registration_number: company.fields.registration_number,
      legal_form: company.fields.legal_form,
      registry_status: company.fields.registry_status,
      activities: company.fields.activities,
      website_url: activity.fields.website_url,
    },
  },
  story: {
    title: { el: "Τι κάνει", en: "What it does" },
    fields: { description: activity.fields.description, tags: activity.fields.tags },
  },
  activity: {
    title: { el: "Δραστηριότητα", en: "Activity" },
    fields: {
      industry: activity.fields.industry,
      stage: activity.fields.stage,
      business_model: activity.fields.business_model,
      employees_range: team.fields.employees_range,
      women_led: team.fields.women_led,
    },
  },
  seat: {
    title: { el: "Έδρα", en: "Seat" },
    fields: { country: team.fields.country, region: team.fields.region, city: team.fields.city },
  },
  funding: {
    title: { el: "Συνολική χρηματοδότηση", en: "Raised so far" },
    fields: { funding_total: funding.fields.funding_total, currency: funding.fields.currency },
  },
  links: { title: { el: "Σύνδεσμοι", en: "Links" }, fields: { social_links: funding.fields.social_links } },
  team: {
    title: { el: "Ομάδα", en: "Team" },
    fields: { team: { ...team.fields.founders, label: { el: "Ομάδα", en: "Team" } } },
  },
} as const satisfies FormOf<{ [Group in ProfileGroup]: z.input<Groups[Group]> }>;
