import { PROFILE_ROLES, type ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { StartupFollowers } from "@kerkis/contract/startups/followers/followers.schema.ts";
import { eq, sql } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { startupFollowers as followers } from "./followers.tables.ts";

type Seat = keyof StartupFollowers["by_role"];

/** The seat that each profile role has in the theatre. */
const SEATS: Record<ProfileRole, Seat> = {
  company_coordinator: "founder",
  investor: "investor",
  evaluator: "evaluator",
  mentor: "mentor",
  public: "public",
  registry_coordinator: "public",
  admin: "public",
};

/** Who follows a startup, by role; the caller has checked that its reader may see it. */
export async function followersOf(db: Reader, startupId: string, userId: string | null): Promise<StartupFollowers> {
  const ofStartup = eq(followers.startup_id, startupId);
  const rows = await db
    .select({
      role: profiles.role,
      count: sql<number>`count(*)::int`,
      mine: sql<boolean>`coalesce(bool_or(${followers.user_id} = ${userId}::uuid), false)`,
    })
    .from(followers)
    .innerJoin(profiles, eq(profiles.id, followers.user_id))
    .where(ofStartup)
    .groupBy(profiles.role);
  const [told] = await db
    .select({ organizations: sql<number>`count(distinct ${members.organization_id})::int` })
    .from(followers)
    .innerJoin(members, eq(members.user_id, followers.user_id))
    .where(ofStartup);
  const by_role = { founder: 0, investor: 0, evaluator: 0, mentor: 0, public: 0 };
  for (const role of PROFILE_ROLES) by_role[SEATS[role]] += rows.find((row) => row.role === role)?.count ?? 0;
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    organizations: told?.organizations ?? 0,
    by_role,
    is_following: rows.some(({ mine }) => mine),
  };
}

/** Ids of those who are told what happens with a startup. */
export async function followerIds(db: Reader, startupId: string): Promise<string[]> {
  const rows = await db.select({ id: followers.user_id }).from(followers).where(eq(followers.startup_id, startupId));
  return rows.map(({ id }) => id);
}
