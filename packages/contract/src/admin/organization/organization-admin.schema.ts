import * as z from "zod/mini";
import { APPLICATION_PHASES } from "../../applications/applications.taxonomy.ts";
import { day, id, timestamp } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
import { ORGANIZATION_ROLES } from "../../core/permissions.ts";
import { auditRow } from "../operations/operations.schema.ts";

/** How many weeks the small line of /admin shows, and what counts as new. */
export const OVERVIEW_WEEKS = 12;
export const OVERVIEW_NEW_DAYS = 30;

/** An organization's health at a glance (completions 10). */
export const organizationOverview = z.object({
  members: z.object({
    total: z.int(),
    by_role: z.record(z.enum(ORGANIZATION_ROLES), z.int()),
    /** Joined within OVERVIEW_NEW_DAYS. */
    new: z.int(),
  }),
  invitations: z.object({ pending: z.int(), expired: z.int() }),
  applications: z.object({
    by_phase: z.record(z.enum(APPLICATION_PHASES), z.int()),
    /** Since when the one waits that has waited longest, unopened; null when none does. */
    oldest_pending_at: z.nullable(timestamp),
    oldest_pending_id: z.nullable(id),
    /** Open ones that nobody evaluates. */
    unassigned: z.int(),
  }),
  evaluations: z.object({ open: z.int(), overdue: z.int() }),
  startups: z.object({ total: z.int(), listed: z.int() }),
  /** What happened in each of the last OVERVIEW_WEEKS weeks, Mondays in Athens, oldest first. */
  activity: z.array(z.object({ week: day, count: z.int() })),
  /** Latest entries of the organization's audit log. */
  audit: z.array(auditRow),
});
export type OrganizationOverview = z.infer<typeof organizationOverview>;

/** The organization's own audit log. */
export const organizationAuditList = listOf({
  item: auditRow,
  filters: {
    id,
    person_id: z.optional(id),
    action: z.optional(z.string().check(z.maxLength(80), z.regex(/^[a-z_]+(\.[a-z_]+)*$/))),
    from: z.optional(day),
    until: z.optional(day),
  },
  sorts: ["newest"],
});
export type OrganizationAuditQuery = z.infer<typeof organizationAuditList.query>;
export type OrganizationAuditFilters = z.infer<typeof organizationAuditList.filters>;

export const organizationAuditFacets = z.object({
  /** What has happened here and who acted, to filter by. */
  actions: z.array(z.string()),
  people: z.array(z.object({ id, name: z.string() })),
});
export type OrganizationAuditFacets = z.infer<typeof organizationAuditFacets>;
