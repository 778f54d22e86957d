import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { authUsers, profiles } from "#modules/identity/identity.tables.ts";
import { organizationMembers, organizations } from "#modules/organizations/organizations.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import type { Cell } from "@kerkis/contract/analytics/small-cells.policy.ts";
import { byPeriod, lastWeeks, runningTotals } from "./periods.policy.ts";

const WEEKS = 12;
/** Whoever has not proved their address is nobody yet; the erased are nobody any more. */
const isSomebody = and(eq(authUsers.email_verified, true), isNull(profiles.erased_at));

/** The seats around the stage, as the theatre knows them; coordinators and administrators stand outside. */
const SEATS: readonly { key: string; roles: readonly ProfileRole[] }[] = [
  { key: "founder", roles: ["company_coordinator"] },
  { key: "investor", roles: ["investor"] },
  { key: "evaluator", roles: ["evaluator"] },
  { key: "mentor", roles: ["mentor"] },
  { key: "public", roles: ["public"] },
  { key: "staff", roles: ["admin", "registry_coordinator"] },
];

/** People by the seat they have, empty seats left out. */
function seated(rows: readonly { role: ProfileRole; count: number }[]): Cell[] {
  return SEATS.map(({ key, roles }) => ({
    key,
    value: rows.filter(({ role }) => roles.includes(role)).reduce((sum, { count }) => sum + count, 0),
  })).filter(({ value }) => value > 0);
}

/** An organization's members by role. */
export async function memberRoles(db: Db, scope: OrgScope): Promise<Cell[]> {
  const rows = await db
    .select({ role: profiles.role, count: sql<number>`count(*)::int` })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(eq(organizationMembers.organization_id, scope.organizationId), isSomebody))
    .groupBy(profiles.role);
  return seated(rows);
}

export interface PlatformFigures {
  people: number;
  organizations: number;
  roles: Cell[];
  weeks: string[];
  /** How many people there were at the end of each week. */
  growth: number[];
}

/** Figures of the whole installation, for super admins alone. */
export async function platformFigures(db: Db, now: Date): Promise<PlatformFigures> {
  const weeks = lastWeeks(now, WEEKS);
  const [roles, joined, [counted]] = await Promise.all([
    db
      .select({ role: profiles.role, count: sql<number>`count(*)::int` })
      .from(profiles)
      .innerJoin(authUsers, eq(authUsers.id, profiles.id))
      .where(isSomebody)
      .groupBy(profiles.role),
    db
      .select({
        period: sql<string>`to_char(date_trunc('week', ${profiles.created_at} at time zone 'Europe/Athens'), 'YYYY-MM-DD')`,
        count: sql<number>`count(*)::int`,
      })
      .from(profiles)
      .innerJoin(authUsers, eq(authUsers.id, profiles.id))
      .where(and(isSomebody, sql`${profiles.created_at} >= (${weeks[0] ?? ""}::date at time zone 'Europe/Athens')`))
      .groupBy(sql`1`),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(organizations)
      .where(and(eq(organizations.is_active, true), isNull(organizations.deleted_at))),
  ]);
  const people = roles.reduce((sum, { count }) => sum + count, 0);
  return {
    people,
    organizations: counted?.count ?? 0,
    roles: seated(roles),
    weeks,
    growth: runningTotals(people, byPeriod(weeks, joined)),
  };
}
