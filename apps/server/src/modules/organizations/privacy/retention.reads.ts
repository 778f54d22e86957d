import { type Retention, type RetentionDays } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import { RETENTION_LIMITS } from "@kerkis/contract/organizations/settings/permissions.policy.ts";
import { eq, isNull, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { mayIn, type Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { organizations } from "../organizations.tables.ts";
import { organizationRetention } from "./retention.tables.ts";

/** What holds until an organization chooses. */
const USUAL_RETENTION: RetentionDays = {
  activity_days: RETENTION_LIMITS.activity.usual,
  notifications_days: RETENTION_LIMITS.notifications.usual,
  invitations_days: RETENTION_LIMITS.invitations.usual,
  drafts_days: RETENTION_LIMITS.drafts.usual,
};

const days = {
  activity_days: organizationRetention.activity_days,
  notifications_days: organizationRetention.notifications_days,
  invitations_days: organizationRetention.invitations_days,
  drafts_days: organizationRetention.drafts_days,
};

/** How long an organization keeps what may be forgotten. Version 0: it has not chosen yet. */
export async function retentionOf(db: Reader, scope: OrgScope, reader: Actor): Promise<Retention> {
  const [chosen] = await db
    .select({
      ...days,
      version: organizationRetention.version,
      updated_at: organizationRetention.updated_at,
      updated_by_name: sql<string | null>`${fullName}`,
    })
    .from(organizationRetention)
    .leftJoin(profiles, eq(profiles.id, organizationRetention.updated_by))
    .where(eq(organizationRetention.organization_id, scope.organizationId));
  const can = { edit: mayIn(reader, scope.organizationId, "settings.editProfile") };
  return { ...(chosen ?? { ...USUAL_RETENTION, version: 0, updated_at: null, updated_by_name: null }), can };
}

/** Every organization with what holds for it, a thousand at a time, by id. */
export async function retentionRules(
  db: Reader,
  after: string | null,
): Promise<(RetentionDays & { organizationId: string })[]> {
  const rows = await db
    .select({ organizationId: organizations.id, chosen: days })
    .from(organizations)
    .leftJoin(organizationRetention, eq(organizationRetention.organization_id, organizations.id))
    .where(
      after === null
        ? isNull(organizations.deleted_at)
        : sql`${organizations.deleted_at} is null and ${organizations.id} > ${after}`,
    )
    .orderBy(organizations.id)
    .limit(1000);
  return rows.map(({ organizationId, chosen }) => Object.assign({ organizationId }, chosen ?? USUAL_RETENTION));
}
