import { and, eq, isNull, sql } from "drizzle-orm";
import { browserErrors, contactMessages } from "#modules/admin/admin.tables.ts";
import { roleRequests } from "#modules/identity/identity.tables.ts";
import { organizationInvitations, organizations } from "#modules/organizations/organizations.tables.ts";
import { mayIn, type Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import { listSource, step, type StepSource } from "./next-step.policy.ts";

const counted = sql<number>`count(*)::int`;
const iso = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());
type Moment = Date | string | null;

/** What waits in the organization for those whom its matrix lets do it: invitations without an answer, an empty profile. */
export async function organizationSteps(db: Db, scope: OrgScope, actor: Actor): Promise<StepSource[]> {
  const { organizationId } = scope;
  const [[invitations], [profile]] = await Promise.all([
    mayIn(actor, organizationId, "members.invite")
      ? db
          .select({
            count: counted,
            since: sql<Moment>`min(${organizationInvitations.created_at})`,
            due: sql<Moment>`min(${organizationInvitations.expires_at})`,
          })
          .from(organizationInvitations)
          .where(
            and(
              eq(organizationInvitations.organization_id, organizationId),
              eq(organizationInvitations.status, "pending"),
            ),
          )
      : [],
    mayIn(actor, organizationId, "settings.editProfile")
      ? db
          .select({ id: organizations.id, name: organizations.name })
          .from(organizations)
          .where(
            and(
              eq(organizations.id, organizationId),
              sql`(${organizations.description} = '' or ${organizations.logo_url} is null)`,
            ),
          )
      : [],
  ]);
  return [
    listSource(
      step({
        kind: "invitations_pending",
        count: invitations?.count ?? 0,
        since: iso(invitations?.since ?? null),
        due_at: iso(invitations?.due ?? null),
      }),
    ),
    listSource(
      step({
        kind: "organization_profile",
        count: profile ? 1 : 0,
        record_id: profile?.id ?? null,
        name: profile?.name ?? "",
      }),
    ),
  ];
}

/** What waits for super admins: roles asked for, messages to answer, failures nobody looked at. */
export async function platformSteps(db: Db): Promise<StepSource[]> {
  const [[roles], [messages], [errors]] = await Promise.all([
    db
      .select({ count: counted, since: sql<Moment>`min(${roleRequests.created_at})` })
      .from(roleRequests)
      .where(eq(roleRequests.status, "pending")),
    db
      .select({ count: counted, since: sql<Moment>`min(${contactMessages.created_at})` })
      .from(contactMessages)
      .where(isNull(contactMessages.answered_at)),
    db
      .select({ count: counted, since: sql<Moment>`min(${browserErrors.first_seen_at})` })
      .from(browserErrors)
      .where(eq(browserErrors.status, "open")),
  ]);
  const list = (kind: "role_requests" | "contact_messages" | "browser_errors", row: typeof roles) =>
    listSource(
      step({ kind, count: row?.count ?? 0, since: iso(row?.since ?? null), is_urgent: kind === "role_requests" }),
    );
  return [list("role_requests", roles), list("contact_messages", messages), list("browser_errors", errors)];
}
