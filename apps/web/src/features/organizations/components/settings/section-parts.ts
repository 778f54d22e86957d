import { pageSection, sectionsBy } from "#shared/routing/page-sections.ts";

/** What /organization-settings shows of an organization, a tab at a time. */
export const ORGANIZATION_PARTS = sectionsBy("tab", "profile", {
  profile: pageSection(() => import("./profile-section.tsx"), "ProfileSection"),
  branding: pageSection(() => import("./branding-form.tsx"), "BrandingForm"),
  members: pageSection(() => import("../members/members-section.tsx"), "MembersSection"),
  danger: pageSection(() => import("./danger-zone.tsx"), "DangerZone"),
});

/** The same page for who manages none, or asks for a new one. */
export const CreateOrganization = pageSection(() => import("../create-organization.tsx"), "CreateOrganization");
