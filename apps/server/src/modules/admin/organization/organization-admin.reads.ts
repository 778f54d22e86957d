import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import {
  OVERVIEW_NEW_DAYS,
  OVERVIEW_WEEKS,
  type OrganizationAuditFacets,
  type OrganizationAuditFilters,
  type OrganizationOverview,
} from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
import type { AuditFilters } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { APPLICATION_PHASES } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { ORGANIZATION_ROLES } from "@kerkis/contract/core/permissions.ts";
import { desc, eq, sql } from "drizzle-orm";
import { knownIdTo } from "#modules/applications/applications.api.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { mayIn, type Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import type { ListSource } from "#platform/lists/keyset.ts";
import { auditPage } from "../audit/audit.reads.ts";

const AUDIT_SHOWN = 6;
const PEOPLE_OFFERED = 200;

interface Figures {
  members: { role: string; total: number; new: number }[];
  invitations: { pending: number; expired: number };
  phases: { phase: string; total: number }[];
  oldest: { id: string; submitted_at: string } | null;
  unassigned: number;
  evaluations: { open: number; overdue: number };
  startups: { total: number; listed: number };
  activity: { week: string; count: number }[];
}

/**
 * An organization's figures in one statement, each part by the organization's own indexes. Of the viewer's own
 * applications, and of those they declared a conflict on, not even counts are told; the audit log is for those alone
 * who may read it whole.
 */
export async function organizationOverview(
  source: ListSource,
  scope: OrgScope,
  viewer: Actor,
  now: Date,
): Promise<OrganizationOverview> {
  const theirs = sql`a.applicant_id is distinct from ${viewer.userId} and ${knownIdTo(sql`a.id`, viewer.userId, scope.organizationId)}`;
  const hidden = sql`select h.id::text from applications h where h.organization_id = ${scope.organizationId}
    and (h.applicant_id = ${viewer.userId} or not ${knownIdTo(sql`h.id`, viewer.userId, scope.organizationId)})`;
  const org = scope.organizationId;
  const at = now.toISOString();
  const newSince = new Date(now.getTime() - OVERVIEW_NEW_DAYS * DAY_MS).toISOString();
  const [{ rows }, latest] = await Promise.all([
    source.db.execute<{ figures: Figures }>(sql`select json_build_object(
      'members', (select coalesce(json_agg(r), '[]') from (
        select m.role, count(*)::int as total, (count(*) filter (where m.created_at >= ${newSince}))::int as new
        from organization_members m join auth_users u on u.id = m.user_id and u.email_verified
        join profiles p on p.id = m.user_id and p.erased_at is null
        where m.organization_id = ${org} group by m.role) r),
      'invitations', (select json_build_object(
        'pending', (count(*) filter (where i.expires_at > ${at}))::int,
        'expired', (count(*) filter (where i.expires_at <= ${at}))::int)
        from organization_invitations i where i.organization_id = ${org} and i.status = 'pending'),
      'phases', (select coalesce(json_agg(r), '[]') from (
        select a.phase, count(*)::int as total from applications a where a.organization_id = ${org} and a.phase <> 'draft' and ${theirs} group by a.phase) r),
      'oldest', (select json_build_object('id', a.id, 'submitted_at', a.submitted_at) from applications a
        where a.organization_id = ${org} and a.phase = 'pending' and ${theirs} order by a.submitted_at, a.id limit 1),
      'unassigned', (select count(*)::int from applications a where a.organization_id = ${org} and a.phase in ('pending', 'under_review')
        and ${theirs} and not exists (select from application_reviews r where r.application_id = a.id and r.status not in ('recused', 'declined'))),
      'evaluations', (select json_build_object(
        'open', count(*)::int, 'overdue', (count(*) filter (where e.due_at < ${at}))::int)
        from evaluations e join applications a on a.id = e.application_id and a.phase in ('pending', 'under_review') and ${theirs}
        where e.organization_id = ${org} and e.status in ('assigned', 'in_progress')),
      'startups', (select json_build_object('total', count(*)::int,
        'listed', (count(*) filter (where s.is_active and s.is_verified))::int)
        from startups s where s.organization_id = ${org} and s.deleted_at is null),
      'activity', (select json_agg(json_build_object('week', to_char(w.week, 'YYYY-MM-DD'), 'count', (
          select count(*)::int from activity_feed f where f.organization_id = ${org}
          and f.created_at >= w.week at time zone 'Europe/Athens'
          and f.created_at < (w.week + interval '7 days') at time zone 'Europe/Athens'
          and coalesce(f.metadata->>'application_id', '') not in (${hidden}))) order by w.week)
        from generate_series(
          date_trunc('week', ${at}::timestamptz at time zone 'Europe/Athens') - ${OVERVIEW_WEEKS - 1}::int * interval '7 days',
          date_trunc('week', ${at}::timestamptz at time zone 'Europe/Athens'), interval '7 days') as w(week))
    ) as figures`),
    mayIn(viewer, org, "settings.editProfile") ? auditPage(source, { organization_id: org, limit: AUDIT_SHOWN }) : null,
  ]);
  const figures = rows[0]?.figures;
  if (!figures) throw new Error("An organization's figures came out empty.");
  return { ...shaped(figures), audit: latest?.items ?? [] };
}

function shaped(figures: Figures): Omit<OrganizationOverview, "audit"> {
  const inRole = (role: string) => figures.members.find((row) => row.role === role);
  const inPhase = (phase: string) => figures.phases.find((row) => row.phase === phase)?.total ?? 0;
  return {
    members: {
      total: figures.members.reduce((sum, { total }) => sum + total, 0),
      new: figures.members.reduce((sum, row) => sum + row.new, 0),
      by_role: Object.fromEntries(
        ORGANIZATION_ROLES.map((role) => [role, inRole(role)?.total ?? 0]),
      ) as OrganizationOverview["members"]["by_role"],
    },
    invitations: figures.invitations,
    applications: {
      by_phase: Object.fromEntries(
        APPLICATION_PHASES.map((phase) => [phase, inPhase(phase)]),
      ) as OrganizationOverview["applications"]["by_phase"],
      oldest_pending_at: figures.oldest && new Date(figures.oldest.submitted_at).toISOString(),
      oldest_pending_id: figures.oldest?.id ?? null,
      unassigned: figures.unassigned,
    },
    evaluations: figures.evaluations,
    startups: figures.startups,
    activity: figures.activity,
  };
}

/** The filters of one organization's log, as the log is asked. */
export const auditFiltersOf = (scope: OrgScope, filters: Omit<OrganizationAuditFilters, "id">): AuditFilters => ({
  organization_id: scope.organizationId,
  person_id: filters.person_id,
  action: filters.action,
  from: filters.from,
  until: filters.until,
});

/** What an organization's audit log can be filtered by. */
export async function organizationAuditFacets(db: Reader, scope: OrgScope): Promise<OrganizationAuditFacets> {
  const here = eq(auditLog.organization_id, scope.organizationId);
  const [actions, people] = await Promise.all([
    db.selectDistinct({ value: auditLog.action }).from(auditLog).where(here).orderBy(auditLog.action),
    db
      .select({ id: auditLog.actor_id, name: sql<string | null>`max(${auditLog.actor_name})` })
      .from(auditLog)
      .where(here)
      .groupBy(auditLog.actor_id)
      .orderBy(desc(sql`max(${auditLog.occurred_at})`))
      .limit(PEOPLE_OFFERED),
  ]);
  return {
    actions: actions.map(({ value }) => value),
    people: people.flatMap(({ id, name }) => (id && name ? [{ id, name }] : [])),
  };
}
