import {
  DUE_SOON_DAYS,
  type ApplicationQueueCount,
  type ApplicationQueueFilters,
  type ApplicationQueuePage,
  type ApplicationQueueQuery,
  type ApplicationRow,
  type ApplicationStats,
  type DueFilter,
  type MyApplicationsPage,
  type MyApplicationsQuery,
} from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationStatus } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { addWorkingDays } from "@kerkis/contract/core/time/working-days.ts";
import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmeRefColumns } from "#modules/programmes/programmes.api.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { today, type Clock } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { countOf } from "#platform/lists/count.ts";
import {
  ascending,
  descending,
  idKey,
  intKey,
  keysetList,
  textKey,
  timeKey,
  type ListSource,
  type Page,
} from "#platform/lists/keyset.ts";
import { applicationCore } from "./applications.reads.ts";
import { applicationReviews, applications, dueRank } from "./applications.tables.ts";
import { knownTo } from "./conflicts/conflicts.reads.ts";

/** What these lists read with: terms are shown as they stand now. */
type Source = ListSource & { clock: Clock };

const columns = {
  id: applications.id,
  reference: applications.reference,
  status: applications.status,
  phase: applications.phase,
  subject: applications.subject,
  startup_id: applications.startup_id,
  investor_id: applications.investor_id,
  answers: applications.answers,
  organization_id: applications.organization_id,
  organization_name: organizations.name,
  programme: programmeRefColumns,
  created_at: applications.created_at,
  updated_at: applications.updated_at,
  submitted_at: applications.submitted_at,
  decided_at: applications.decided_at,
  due_on: applications.due_on,
  clock_left: applications.clock_left,
  timezone: programmes.timezone,
  window: {
    state: programmes.state,
    opens_at: programmes.opens_at,
    closes_at: programmes.closes_at,
    grace_minutes: programmes.grace_minutes,
  },
};

/** Name or reference holds it; accents, capitals and final sigma do not matter, wildcards are letters. */
function nameMatches(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return sql`${applications.search_folded} like kerkis_fold(${containing(search)})`;
}

/** What counts as an application wherever one is counted (completions 6): neither a draft nor withdrawn. */
export const isCounted = sql`${applications.phase} not in ('draft', 'withdrawn')`;

/** Counted and in no other status: what a filter and a count by status mean. */
const inStatus = (status: ApplicationStatus): SQL => sql`(${applications.status} = ${status} and ${isCounted})`;

const statsColumns = {
  total: sql<number>`count(*) filter (where ${isCounted})::int`,
  pending: sql<number>`count(*) filter (where ${inStatus("pending")})::int`,
  under_review: sql<number>`count(*) filter (where ${inStatus("under_review")})::int`,
  approved: sql<number>`count(*) filter (where ${inStatus("approved")})::int`,
  rejected: sql<number>`count(*) filter (where ${inStatus("rejected")})::int`,
  draft: sql<number>`count(*) filter (where ${applications.phase} = 'draft')::int`,
  withdrawn: sql<number>`count(*) filter (where ${applications.phase} = 'withdrawn')::int`,
};
const NO_STATS: ApplicationStats = {
  total: 0,
  pending: 0,
  under_review: 0,
  approved: 0,
  rejected: 0,
  draft: 0,
  withdrawn: 0,
};

async function statsOf(db: Reader, where: SQL | undefined): Promise<ApplicationStats> {
  const [stats] = await db.select(statsColumns).from(applications).where(where);
  return stats ?? NO_STATS;
}

const countApplications = (db: Reader, matching: SQL | undefined, all: SQL | undefined) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(matching),
    statsOf(db, all),
  );

/** Drafts first, then what waits, then what is decided. */
const phaseRank = sql`array_position(array['draft', 'changes_requested', 'pending', 'under_review', 'approved', 'rejected',
  'withdrawn'], ${applications.phase})`;

const id = idKey(applications.id);
const created = timeKey(applications.created_at);
const mine = keysetList("my-applications", {
  newest: descending(created, id),
  oldest: ascending(created, id),
  status: ascending(intKey(phaseRank), id),
});

/** The person's own applications; a form that was only opened is none yet. */
const ownedBy = (applicantId: string): SQL | undefined =>
  and(
    eq(applications.applicant_id, applicantId),
    sql`not (${applications.phase} = 'draft' and ${applications.answers} = '{}'::jsonb)`,
  );

const myFilters = ({ status, search }: Pick<MyApplicationsQuery, "status" | "search">): SQL | undefined =>
  and(status && status !== "all" ? inStatus(status) : undefined, nameMatches(search));

/** My Applications (specification 2.10): the person's own of every organization, drafts included. */
export async function myApplications(
  { db, cursors, clock }: Source,
  applicantId: string,
  query: MyApplicationsQuery,
): Promise<MyApplicationsPage> {
  const page = mine.page(cursors, query, applicantId);
  const rows = await db
    .select({ ...columns, ...page.columns })
    .from(applications)
    .innerJoin(organizations, eq(organizations.id, applications.organization_id))
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .where(and(ownedBy(applicantId), myFilters(query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, (row) => applicationCore(row, clock));
}

/** How many of their own applications the filters let through, and of all in each state; a draft is in none. */
export const countMyApplications = (
  db: Reader,
  applicantId: string,
  filters: Pick<MyApplicationsQuery, "status" | "search">,
) => countApplications(db, and(ownedBy(applicantId), myFilters(filters)), ownedBy(applicantId));

const submitted = timeKey(applications.submitted_at);
const queue = keysetList("application-queue", {
  newest: descending(submitted, id),
  oldest: ascending(submitted, id),
  name: ascending(textKey(applications.search_folded), id),
  due: ascending(intKey(dueRank(applications.due_on)), id),
});

const reviewOf = (condition: SQL): SQL =>
  sql`exists (select 1 from ${applicationReviews} where ${applicationReviews.application_id} = ${applications.id} and ${condition})`;

/** What the person manages there: everything submitted but their own and what they have a conflict of interest on. */
export const managedBy = (scope: OrgScope, managerId: string): SQL | undefined =>
  and(
    eq(applications.organization_id, scope.organizationId),
    ne(applications.phase, "draft"),
    ne(applications.applicant_id, managerId),
    knownTo(managerId, scope.organizationId),
  );

/** How the statutory clock stands. @param day today */
const dueFilters = (day: string): Record<DueFilter, SQL> => ({
  over: sql`${applications.due_on} < ${day}::date`,
  soon: sql`${applications.due_on} between ${day}::date and ${addWorkingDays(day, DUE_SOON_DAYS)}::date`,
  paused: sql`${applications.clock_left} is not null`,
});

function queueFilters(query: ApplicationQueueFilters, clock: Clock): SQL | undefined {
  const { phase, subject, industry, stage, evaluator_id: evaluator } = query;
  const given = (value: string | undefined) => value !== undefined && value !== "all";
  const assigned = sql`${applicationReviews.status} not in ('recused', 'declined')`;
  return and(
    phase === "open" ? sql`${applications.phase} in ('pending', 'under_review', 'changes_requested')` : undefined,
    given(phase) && phase !== "open" ? sql`${applications.phase} = ${phase}` : undefined,
    given(query.programme_id) ? sql`${applications.programme_id} = ${query.programme_id}` : undefined,
    given(subject) ? sql`${applications.subject} = ${subject}` : undefined,
    given(industry) ? sql`${applications.answers}->>'industry' = ${industry}` : undefined,
    given(stage) ? sql`${applications.answers}->>'stage' = ${stage}` : undefined,
    evaluator === "none" ? sql`not ${reviewOf(assigned)}` : undefined,
    given(evaluator) && evaluator !== "none"
      ? reviewOf(sql`${applicationReviews.evaluator_id} = ${evaluator} and ${assigned}`)
      : undefined,
    query.due && query.due !== "all" ? dueFilters(today(clock))[query.due] : undefined,
    nameMatches(query.search),
  );
}

/** The coordinators' table: submitted applications of one organization with their evaluations' counts and mean score. */
export async function applicationQueue(
  { db, cursors, clock }: Source,
  scope: OrgScope,
  managerId: string,
  query: ApplicationQueueQuery,
): Promise<ApplicationQueuePage> {
  const page = queue.page(cursors, query, `${scope.organizationId} ${managerId}`);
  const where = and(managedBy(scope, managerId), queueFilters(query, clock), page.after);
  return page.of(await queueRows(db, where, page), (row) => toQueueRow(row, clock));
}

/** How many applications of the table the filters let through, and of all in each state. */
export const countApplicationQueue = (
  { db, clock }: Omit<Source, "cursors">,
  scope: OrgScope,
  managerId: string,
  filters: ApplicationQueueFilters,
): Promise<ApplicationQueueCount> => {
  const managed = managedBy(scope, managerId);
  return countApplications(db, and(managed, queueFilters(filters, clock)), managed);
};

type QueueRow = Omit<Awaited<ReturnType<typeof queueRows>>[number], "position">;

function toQueueRow(
  { applicant_name, is_appealed, evaluations_assigned, evaluations_submitted, score, ...row }: QueueRow,
  clock: Clock,
): ApplicationRow {
  const core = applicationCore(row, clock);
  return { ...core, applicant_name, is_appealed, evaluations_assigned, evaluations_submitted, score };
}

function queueRows(db: Reader, where: SQL | undefined, page: Page) {
  const submitted = sql`${applicationReviews.status} = 'submitted'`;
  const reviews = db
    .select({
      assigned:
        sql<number>`count(*) filter (where ${applicationReviews.status} not in ('recused', 'declined'))::int`.as(
          "assigned",
        ),
      submitted: sql<number>`count(*) filter (where ${submitted})::int`.as("submitted"),
      score: sql<
        number | null
      >`(round(avg(${applicationReviews.weighted_total}) filter (where ${submitted}), 1))::float8`.as("score"),
    })
    .from(applicationReviews)
    .where(eq(applicationReviews.application_id, applications.id))
    .as("reviews");
  return db
    .select({
      ...columns,
      applicant_name: fullName,
      is_appealed: sql<boolean>`(${applications.appealed_at} is not null and ${applications.phase} in ('pending', 'under_review'))`,
      evaluations_assigned: reviews.assigned,
      evaluations_submitted: reviews.submitted,
      score: reviews.score,
      ...page.columns,
    })
    .from(applications)
    .innerJoin(organizations, eq(organizations.id, applications.organization_id))
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .innerJoin(profiles, eq(profiles.id, applications.applicant_id))
    .innerJoinLateral(reviews, sql`true`)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit);
}
