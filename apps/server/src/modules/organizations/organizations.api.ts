export { DEFAULT_ORGANIZATION, ensureDefaultOrganization, organizationBySlug, roleOf } from "./organizations.repo.ts";
export { membershipsOf } from "./organizations.reads.ts";
