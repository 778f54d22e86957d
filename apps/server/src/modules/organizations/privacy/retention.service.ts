import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { saveRetentionInput } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import { and, eq, lt, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { retentionDue } from "../members/members.events.ts";
import { organizationInvitations } from "../organizations.tables.ts";
import { retentionOf, retentionRules } from "./retention.reads.ts";
import { organizationRetention } from "./retention.tables.ts";

/** @throws Refusal request.conflict when someone changed it since `version` */
export async function saveRetention(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id: _id, version, ...days }: z.infer<typeof saveRetentionInput>,
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const before = await retentionOf(tx, scope, actor);
    const values = { ...days, version: version + 1, updated_by: actor.userId, updated_at: isoNow(platform.clock) };
    const [saved] = await tx
      .insert(organizationRetention)
      .values({ ...values, organization_id: scope.organizationId })
      .onConflictDoUpdate({
        target: organizationRetention.organization_id,
        set: values,
        setWhere: eq(organizationRetention.version, version),
      })
      .returning({ version: organizationRetention.version });
    if (!saved || before.version !== version) throw new Refusal("request.conflict");
    const { activity_days, notifications_days, invitations_days, drafts_days } = before;
    await recordAudit(tx, actor, {
      action: "retention.changed",
      organizationId: scope.organizationId,
      entity: { type: "retention", id: scope.organizationId },
      details: { from: { activity_days, notifications_days, invitations_days, drafts_days }, to: days },
    });
  });
}

/** Forgets, in every organization, what is older than it keeps; each in a transaction of its own. */
export async function applyRetention(platform: Platform): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const rules: Awaited<ReturnType<typeof retentionRules>> = await retentionRules(platform.db, after);
    for (const rule of rules) await forgetOld(platform, rule);
    after = rules.at(-1)?.organizationId ?? null;
    if (after === null) return;
  }
}

async function forgetOld(platform: Platform, rule: Awaited<ReturnType<typeof retentionRules>>[number]): Promise<void> {
  const before = (days: number) => isoIn(platform.clock, -days * DAY_MS);
  const invitationsBefore = before(rule.invitations_days);
  await transact(platform.db, null, async (tx) => {
    await tx.delete(organizationInvitations).where(
      and(
        eq(organizationInvitations.organization_id, rule.organizationId),
        // What nobody answered is over when its time is.
        lt(
          sql`case when ${organizationInvitations.status} = 'pending' then ${organizationInvitations.expires_at} else ${organizationInvitations.decided_at} end`,
          invitationsBefore,
        ),
      ),
    );
    await platform.events.emit({ tx, platform, actorId: null }, retentionDue, {
      organizationId: rule.organizationId,
      activityBefore: before(rule.activity_days),
      notificationsBefore: before(rule.notifications_days),
      draftsBefore: before(rule.drafts_days),
      invitationsBefore,
    });
  });
}
