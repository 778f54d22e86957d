import * as z from "zod/mini";
import { id, timestamp, version } from "../../core/fields.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "../../core/permissions.ts";
import { PAGE_KEYS } from "../../core/pages.ts";
import { PERMISSION_SUBJECTS, RETENTION_LIMITS, type RetentionKind } from "./permissions.policy.ts";

const subjectRole = {
  subject: z.enum(PERMISSION_SUBJECTS),
  role: z.union([z.enum(ORGANIZATION_ROLES), z.enum(PROFILE_ROLES)]),
  page: z.enum(PAGE_KEYS),
};

export const pageOverride = z.object({ ...subjectRole, allowed: z.boolean() });
export type PageOverrideRow = z.infer<typeof pageOverride>;

export const permissionMatrix = z.object({
  overrides: z.array(pageOverride),
  can: z.object({ edit: z.boolean() }),
});
export type PermissionMatrix = z.infer<typeof permissionMatrix>;

export const setPermissionInput = z.object({
  id,
  ...subjectRole,
  /** Null takes the override away: the default holds again. */
  allowed: z.nullable(z.boolean()),
  /** What was on screen; when it is another by now, somebody was faster. */
  seen: z.nullable(z.boolean()),
});
export type SetPermission = z.infer<typeof setPermissionInput>;

const daysOf = (kind: RetentionKind) =>
  z.int().check(z.minimum(RETENTION_LIMITS[kind].min), z.maximum(RETENTION_LIMITS[kind].max));
export const retentionDays = z.object({
  activity_days: daysOf("activity"),
  notifications_days: daysOf("notifications"),
  invitations_days: daysOf("invitations"),
  drafts_days: daysOf("drafts"),
});
export type RetentionDays = z.infer<typeof retentionDays>;

export const retention = z.extend(retentionDays, {
  version,
  updated_at: z.nullable(timestamp),
  updated_by_name: z.nullable(z.string()),
  can: z.object({ edit: z.boolean() }),
});
export type Retention = z.infer<typeof retention>;
export const saveRetentionInput = z.extend(retentionDays, { id, version });
