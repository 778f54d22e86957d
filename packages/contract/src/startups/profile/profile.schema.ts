import * as z from "zod/mini";
import { hasFittingTaxNumber, registrationDraft, registrationSteps } from "../../applications/registration.schema.ts";
import { id, version } from "../../core/fields.ts";

/** The groups of a profile that are edited one at a time, each with the rules of the registration. `today` is an ISO day. */
export function profileGroups(today: string) {
  const { company, activity, team, funding } = registrationSteps(today);
  return {
    identity: z
      .object({
        logo_url: company.shape.logo_url,
        name: company.shape.name,
        tagline: company.shape.tagline,
        legal_name: company.shape.legal_name,
        founded_on: company.shape.founded_on,
        tax_number: company.shape.tax_number,
        registration_number: company.shape.registration_number,
        legal_form: company.shape.legal_form,
        registry_status: company.shape.registry_status,
        activities: company.shape.activities,
        website_url: activity.shape.website_url,
      })
      .check(z.refine(hasFittingTaxNumber, { path: ["tax_number"], error: "tax_number", when: () => true })),
    story: z.object({ description: activity.shape.description, tags: activity.shape.tags }),
    activity: z.object({
      industry: activity.shape.industry,
      stage: activity.shape.stage,
      business_model: activity.shape.business_model,
      employees_range: team.shape.employees_range,
      women_led: team.shape.women_led,
    }),
    seat: z.object({ country: team.shape.country, region: team.shape.region, city: team.shape.city }),
    funding: z.object({ funding_total: funding.shape.funding_total, currency: funding.shape.currency }),
    links: z.object({ social_links: funding.shape.social_links }),
    team: z.object({ team: team.shape.founders }),
  };
}
export const PROFILE_GROUPS = ["identity", "story", "activity", "seat", "funding", "links", "team"] as const;
export type ProfileGroup = (typeof PROFILE_GROUPS)[number];

const { name: _name, founders, accuracy: _accuracy, ...declared } = registrationDraft.shape;
/** Fields as they are typed; the rules of their group are asked by the command. */
const profileFields = { name: registrationDraft.shape.name, ...declared, team: founders };
export const profileAnswers = z.object(profileFields);
export type ProfileAnswers = z.infer<typeof profileAnswers>;

/** Changes one group of a profile; a field left out stays. */
export const changeProfileInput = z.object({
  id,
  version,
  group: z.enum(PROFILE_GROUPS),
  answers: profileAnswers,
});
export type ChangeProfileInput = z.infer<typeof changeProfileInput>;

/** A profile for those who may edit it, with what is never public. */
export const editableProfile = z.object({
  id,
  version,
  /** Who saved last; null when it is not known. */
  changed_by: z.nullable(z.string()),
  is_verified: z.boolean(),
  /** Whether the reader's own changes of verified facts are looked at again. */
  is_looked_at: z.boolean(),
  answers: profileAnswers,
});
export type EditableProfile = z.infer<typeof editableProfile>;
