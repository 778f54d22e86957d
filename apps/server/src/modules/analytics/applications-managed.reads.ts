import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import type { ApplicationPhase, ApplicationStatus } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { isCounted, knownTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import type { Cell } from "@kerkis/contract/analytics/small-cells.policy.ts";
import { byPeriod, lastWeeks } from "./periods.policy.ts";

const WEEKS = 12;

export interface ManagedFigures {
  phases: Partial<Record<ApplicationPhase, number>>;
  /** As the queue counts them: an application that was sent back keeps its status. */
  statuses: Partial<Record<ApplicationStatus, number>>;
  weeks: string[];
  submitted: number[];
  approved: number[];
  /** Handed in during the last thirty days, and during the thirty before. */
  submittedLately: number;
  submittedBefore: number;
  /** Median of the last year's decisions in days, the clock stopped while changes were asked for; and of the year until a month ago. */
  daysToDecision: number | null;
  daysBefore: number | null;
  timeToDecision: Cell[];
}

/**
 * The applications that a person manages in an organization: submitted, not their own, and none they have a
 * conflict of interest on: of those not even counts are told (completions 2).
 */
export const managedApplications = (scope: OrgScope, managerId: string): SQL | undefined =>
  and(
    eq(applications.organization_id, scope.organizationId),
    isCounted,
    ne(applications.applicant_id, managerId),
    knownTo(managerId, scope.organizationId),
  );

const week = (moment: SQL) =>
  sql<string>`to_char(date_trunc('week', ${moment} at time zone 'Europe/Athens'), 'YYYY-MM-DD')`;
const decided = sql`${applications.phase} in ('approved', 'rejected') and ${applications.decided_at} is not null`;
const days = sql`greatest(0, extract(epoch from ${applications.decided_at} - ${applications.submitted_at})
  - ${applications.clock_paused_seconds}) / ${sql.raw(DAY_SECONDS.toFixed(1))}`;

/** Counts of rows under the names that each is given. */
function summed<Row extends { count: number }, Name extends string>(
  rows: readonly Row[],
  nameOf: (row: Row) => Name,
): Partial<Record<Name, number>> {
  const sums: Partial<Record<Name, number>> = {};
  for (const row of rows) sums[nameOf(row)] = (sums[nameOf(row)] ?? 0) + row.count;
  return sums;
}

/** How an organization's applications stand, flow in and are decided, as one of its managers may know. */
export async function managedFigures(db: Db, scope: OrgScope, managerId: string, now: Date): Promise<ManagedFigures> {
  const weeks = lastWeeks(now, WEEKS);
  const mine = managedApplications(scope, managerId);
  const since = sql`(${weeks[0] ?? ""}::date at time zone 'Europe/Athens')`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const weekly = (moment: SQL, also: SQL) =>
    db
      .select({ period: week(moment).as("period"), count: sql<number>`count(*)::int` })
      .from(applications)
      .where(and(mine, also, sql`${moment} >= ${since}`))
      .groupBy(sql`1`);
  const median = (where: SQL) =>
    sql<number | null>`(percentile_cont(0.5) within group (order by ${days}) filter (where ${where}))::float8`;
  const bucket = (low: number, high: number | null) =>
    sql<number>`count(*) filter (where ${days} > ${low} ${high === null ? sql`` : sql`and ${days} <= ${high}`})::int`;
  const [phases, submitted, approved, [lately], [decisions]] = await Promise.all([
    db
      .select({ phase: applications.phase, status: applications.status, count: sql<number>`count(*)::int` })
      .from(applications)
      .where(mine)
      .groupBy(applications.phase, applications.status),
    weekly(sql`${applications.submitted_at}`, sql`true`),
    weekly(sql`${applications.decided_at}`, sql`${applications.phase} = 'approved'`),
    db
      .select({
        now: sql<number>`count(*) filter (where ${applications.submitted_at} > ${at} - interval '30 days')::int`,
        before: sql<number>`count(*) filter (where ${applications.submitted_at} <= ${at} - interval '30 days')::int`,
      })
      .from(applications)
      .where(and(mine, sql`${applications.submitted_at} > ${at} - interval '60 days'`)),
    db
      .select({
        now: median(sql`true`),
        before: median(sql`${applications.decided_at} < ${at} - interval '30 days'`),
        week: bucket(-1, 7),
        fortnight: bucket(7, 14),
        month: bucket(14, 30),
        longer: bucket(30, null),
      })
      .from(applications)
      .where(and(mine, decided, sql`${applications.decided_at} > ${at} - interval '365 days'`)),
  ]);
  return {
    phases: summed(phases, ({ phase }) => phase),
    statuses: summed(phases, ({ status }) => status),
    weeks,
    submitted: byPeriod(weeks, submitted),
    approved: byPeriod(weeks, approved),
    submittedLately: lately?.now ?? 0,
    submittedBefore: lately?.before ?? 0,
    daysToDecision: decisions?.now ?? null,
    daysBefore: decisions?.before ?? null,
    timeToDecision: (["week", "fortnight", "month", "longer"] as const).map((key) => ({
      key,
      value: decisions?.[key] ?? 0,
    })),
  };
}
