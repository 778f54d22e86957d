import type { PageKey } from "./pages.ts";
import type { OrganizationRole, ProfileRole } from "./permissions.ts";

/** Who has a page by default (completions 1, page permissions); owners and admins have all. */
export const PAGE_DEFAULTS: Record<
  PageKey,
  { everyone?: true; profileRoles?: readonly ProfileRole[]; organizationRoles?: readonly OrganizationRole[] }
> = {
  dashboard: { everyone: true },
  startups: { everyone: true },
  investors: { everyone: true },
  events: { everyone: true },
  ecosystem: { everyone: true },
  networking: { everyone: true },
  "content-hub": { everyone: true },
  "chat-assistant": { everyone: true },
  communication: { everyone: true },
  settings: { everyone: true },
  "my-applications": { profileRoles: ["company_coordinator", "investor"] },
  "evaluation-management": { profileRoles: ["evaluator", "registry_coordinator"], organizationRoles: ["moderator"] },
  "investment-opportunities": { profileRoles: ["investor"] },
  analytics: { profileRoles: ["registry_coordinator", "public"], organizationRoles: ["moderator"] },
  documents: { profileRoles: ["company_coordinator", "investor", "evaluator", "registry_coordinator"] },
  "due-diligence": { profileRoles: ["company_coordinator", "investor", "evaluator", "registry_coordinator"] },
  workflows: {
    profileRoles: ["company_coordinator", "evaluator", "mentor", "registry_coordinator"],
    organizationRoles: ["moderator"],
  },
  admin: {},
};
