import type {
  ApplicationRow,
  applicationQueuePage,
  applicationQueueQuery,
  myApplicationsPage,
  myApplicationsQuery,
} from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationStatus } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, asc, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type * as z from "zod/mini";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { applicationCore } from "./applications.reads.ts";
import { applicationReviews, applications } from "./applications.tables.ts";

type Stats = z.infer<typeof myApplicationsPage>["stats"];

const columns = {
  id: applications.id,
  reference: applications.reference,
  status: applications.status,
  phase: applications.phase,
  startup_id: applications.startup_id,
  answers: applications.answers,
  organization_id: applications.organization_id,
  organization_name: organizations.name,
  created_at: applications.created_at,
  updated_at: applications.updated_at,
  submitted_at: applications.submitted_at,
  decided_at: applications.decided_at,
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
};
const NO_STATS: Stats = { total: 0, pending: 0, under_review: 0, approved: 0, rejected: 0 };

/** Drafts first, then what waits, then what is decided. */
const phaseRank = sql`array_position(array['draft', 'changes_requested', 'pending', 'under_review', 'approved', 'rejected',
  'withdrawn'], ${applications.phase})`;

/**
 * The row after which the next page begins, compared inside the database: read back as text, a time loses its microseconds.
 * `listed` says which rows the list is of: beside somebody else's row, the page would tell where that one stands.
 */
const after = (expression: SQL, direction: "<" | ">", cursor: string, listed: SQL | undefined): SQL =>
  sql`(${expression}) ${sql.raw(direction)} (select ${expression} from ${applications}
    where ${and(sql`${applications.id} = ${cursor}::uuid`, listed)})`;

const MINE_ORDER = {
  newest: {
    by: [desc(applications.created_at), desc(applications.id)],
    key: sql`${applications.created_at}, ${applications.id}`,
    direction: "<",
  },
  oldest: {
    by: [asc(applications.created_at), asc(applications.id)],
    key: sql`${applications.created_at}, ${applications.id}`,
    direction: ">",
  },
  status: { by: [phaseRank, asc(applications.id)], key: sql`${phaseRank}, ${applications.id}`, direction: ">" },
} as const;

/** My Applications (specification 2.10): the person's own of every organization, drafts included; a draft is not counted. */
export async function myApplications(
  db: Db,
  applicantId: string,
  query: z.infer<typeof myApplicationsQuery>,
): Promise<z.infer<typeof myApplicationsPage>> {
  const limit = query.limit ?? LIMITS.pageSize;
  const order = MINE_ORDER[query.sort ?? "newest"];
  const own = and(
    eq(applications.applicant_id, applicantId),
    // A form that was only opened is no application yet.
    sql`not (${applications.phase} = 'draft' and ${applications.answers} = '{}'::jsonb)`,
  );
  const status = query.status && query.status !== "all" ? inStatus(query.status) : undefined;
  const beyond = query.cursor ? after(order.key, order.direction, query.cursor, own) : undefined;
  const [rows, [stats]] = await Promise.all([
    db
      .select(columns)
      .from(applications)
      .innerJoin(organizations, eq(organizations.id, applications.organization_id))
      .where(and(own, status, nameMatches(query.search), beyond))
      .orderBy(...order.by)
      .limit(limit + 1),
    db.select(statsColumns).from(applications).where(own),
  ]);
  const items = rows.slice(0, limit).map(applicationCore);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null, stats: stats ?? NO_STATS };
}

const QUEUE_ORDER = {
  newest: {
    by: [desc(applications.submitted_at), desc(applications.id)],
    key: sql`${applications.submitted_at}, ${applications.id}`,
    direction: "<",
  },
  oldest: {
    by: [asc(applications.submitted_at), asc(applications.id)],
    key: sql`${applications.submitted_at}, ${applications.id}`,
    direction: ">",
  },
  name: {
    by: [asc(applications.search_folded), asc(applications.id)],
    key: sql`${applications.search_folded}, ${applications.id}`,
    direction: ">",
  },
} as const;

const reviewOf = (condition: SQL): SQL =>
  sql`exists (select 1 from ${applicationReviews} where ${applicationReviews.application_id} = ${applications.id} and ${condition})`;

/** What the person manages there: everything submitted but their own and what they declared a conflict on. */
const managedBy = (scope: OrgScope, managerId: string): SQL | undefined =>
  and(
    eq(applications.organization_id, scope.organizationId),
    ne(applications.phase, "draft"),
    ne(applications.applicant_id, managerId),
    sql`not ${reviewOf(sql`${applicationReviews.evaluator_id} = ${managerId} and ${applicationReviews.status} = 'recused'`)}`,
  );

type QueueQuery = z.infer<typeof applicationQueueQuery>;

function queueFilters(query: QueueQuery): SQL | undefined {
  const { phase, industry, stage, evaluator_id: evaluator } = query;
  const given = (value: string | undefined) => value !== undefined && value !== "all";
  const assigned = sql`${applicationReviews.status} <> 'recused'`;
  return and(
    phase === "open" ? sql`${applications.phase} in ('pending', 'under_review', 'changes_requested')` : undefined,
    given(phase) && phase !== "open" ? sql`${applications.phase} = ${phase}` : undefined,
    given(industry) ? sql`${applications.answers}->>'industry' = ${industry}` : undefined,
    given(stage) ? sql`${applications.answers}->>'stage' = ${stage}` : undefined,
    evaluator === "none" ? sql`not ${reviewOf(assigned)}` : undefined,
    given(evaluator) && evaluator !== "none"
      ? reviewOf(sql`${applicationReviews.evaluator_id} = ${evaluator} and ${assigned}`)
      : undefined,
    nameMatches(query.search),
  );
}

/** The coordinators' table: submitted applications of one organization with their evaluations' counts and mean score. */
export async function applicationQueue(
  db: Db,
  scope: OrgScope,
  managerId: string,
  query: QueueQuery,
): Promise<z.infer<typeof applicationQueuePage>> {
  const limit = query.limit ?? LIMITS.pageSize;
  const order = QUEUE_ORDER[query.sort ?? "newest"];
  const managed = managedBy(scope, managerId);
  const matching = and(managed, queueFilters(query));
  const beyond = query.cursor ? after(order.key, order.direction, query.cursor, managed) : undefined;
  const [rows, [stats], [counted]] = await Promise.all([
    queueRows(db, and(matching, beyond), order.by, limit + 1),
    db.select(statsColumns).from(applications).where(managed),
    db
      .select({ value: sql<number>`count(*)::int` })
      .from(
        db.select({ id: applications.id }).from(applications).where(matching).limit(LIMITS.exactCount).as("matching"),
      ),
  ]);
  const items = rows.slice(0, limit).map(toQueueRow);
  const value = counted?.value ?? 0;
  return {
    items,
    next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    total: { value, exact: value < LIMITS.exactCount },
    stats: stats ?? NO_STATS,
  };
}

type QueueRow = Awaited<ReturnType<typeof queueRows>>[number];

function toQueueRow({
  applicant_name,
  evaluations_assigned,
  evaluations_submitted,
  score,
  ...row
}: QueueRow): ApplicationRow {
  return { ...applicationCore(row), applicant_name, evaluations_assigned, evaluations_submitted, score };
}

function queueRows(db: Db, where: SQL | undefined, orderBy: readonly SQL[], limit: number) {
  const submitted = sql`${applicationReviews.status} = 'submitted'`;
  const reviews = db
    .select({
      assigned: sql<number>`count(*) filter (where ${applicationReviews.status} <> 'recused')::int`.as("assigned"),
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
      applicant_name: sql<string>`${profiles.first_name} || ' ' || ${profiles.last_name}`,
      evaluations_assigned: reviews.assigned,
      evaluations_submitted: reviews.submitted,
      score: reviews.score,
    })
    .from(applications)
    .innerJoin(organizations, eq(organizations.id, applications.organization_id))
    .innerJoin(profiles, eq(profiles.id, applications.applicant_id))
    .innerJoinLateral(reviews, sql`true`)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}
