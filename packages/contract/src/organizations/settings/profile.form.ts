import type * as z from "zod/mini";
import type { FormOf } from "../../core/forms/field.ts";
import { LIMITS } from "../../core/limits.ts";
import type { organizationProfile } from "../organizations.schema.ts";
import { SLUG_MAX } from "../slug.policy.ts";

/** What an organization says of itself, asked when it is created and in its settings. */
export const ORGANIZATION_FORM = {
  profile: {
    title: { el: "Προφίλ", en: "Profile" },
    fields: {
      name: {
        type: "text",
        label: { el: "Όνομα", en: "Name" },
        isRequired: true,
        max: LIMITS.nameMax,
        autoComplete: "organization",
        width: "half",
      },
      slug: {
        type: "text",
        label: { el: "Σύντομο όνομα", en: "Short name" },
        isRequired: true,
        max: SLUG_MAX,
        isCode: true,
        width: "half",
      },
      description: {
        type: "long_text",
        label: { el: "Περιγραφή", en: "Description" },
        max: LIMITS.descriptionMax,
      },
      website_url: {
        type: "link",
        label: { el: "Ιστότοπος", en: "Website" },
        max: LIMITS.urlMax,
        autoComplete: "url",
        width: "half",
      },
      location: {
        type: "text",
        label: { el: "Έδρα", en: "Location" },
        max: LIMITS.nameMax,
        autoComplete: "address-level2",
        width: "half",
      },
      logo_url: { type: "picture", label: { el: "Λογότυπο", en: "Logo" } },
    },
  },
} as const satisfies FormOf<{ profile: z.input<typeof organizationProfile> }>;
