export {
  DEFAULT_ORGANIZATION,
  ensureDefaultOrganization,
  insertMember,
  organizationBySlug,
  roleOf,
} from "./organizations.repo.ts";
export { membershipsOf } from "./organizations.reads.ts";
