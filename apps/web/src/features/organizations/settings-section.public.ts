import { pageSection } from "#shared/routing/page-sections.ts";

/** The organizations one belongs to, with the way out of each, for /settings. */
export const ORGANIZATION_SECTIONS = {
  organizations: pageSection(() => import("./components/my-organizations.tsx"), "MyOrganizations"),
};
