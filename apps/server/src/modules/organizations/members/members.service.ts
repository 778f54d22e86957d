import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { orgTopic, SESSION_CHANGED_EVENT, userTopic } from "@kerkis/contract/core/realtime.ts";
import { MEMBERS_CHANGED_EVENT } from "@kerkis/contract/organizations/members.events.ts";
import type { changeRolesInput, Outcomes, removeMembersInput } from "@kerkis/contract/organizations/members.schema.ts";
import type * as z from "zod/mini";
import { recordAudit } from "#platform/audit/audit.ts";
import { roleIn, type Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { databaseErrorCode, transact, type Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { announceMemberRemoved, announceRoleChanged } from "./members.events.ts";
import { invitableRoles, removalRefusal, roleChangeRefusal, type Deciding } from "./members.policy.ts";
import {
  deleteMember,
  lockMember,
  organizationName,
  presentRole,
  revokeSentBy,
  setMemberRole,
} from "./members.repo.ts";

/** Who decides about an organization's members, as the rules know them. */
export const deciding = (actor: Actor, scope: OrgScope): Deciding => ({
  userId: actor.userId,
  superAdmin: actor.superAdmin,
  role: roleIn(actor, scope.organizationId),
});

/** The same in a command: with the role that they have at that moment, which may have changed since they asked. */
export const decidingNow = async (tx: Tx, { userId, superAdmin }: Actor, scope: OrgScope): Promise<Deciding> => ({
  userId,
  superAdmin,
  role: await presentRole(tx, scope, userId),
});

/** What the database refuses by itself, in a row of a bulk action. */
const DATABASE_OUTCOMES: Readonly<Record<string, ErrorCode>> = {
  KR004: "org.last_owner",
  "40001": "request.conflict",
  "40P01": "request.conflict",
};

/** Does something with each of many, each on its own: what one is refused, the others are not. */
export async function eachOnItsOwn(ids: readonly string[], work: (id: string) => Promise<void>): Promise<Outcomes> {
  const items: Outcomes["items"] = [];
  for (const id of new Set(ids)) {
    try {
      await work(id);
      items.push({ id, outcome: "done" });
    } catch (failure) {
      const code = failure instanceof Refusal ? failure.code : DATABASE_OUTCOMES[databaseErrorCode(failure) ?? ""];
      if (!code) throw failure;
      items.push({ id, outcome: code });
    }
  }
  return { items };
}

/** The person's browsers ask again who is looking, and leave what they may no longer hear. */
export async function publishMembershipChanged(
  { realtime }: Pick<Platform, "realtime">,
  tx: Tx,
  organizationId: string,
  userId: string,
): Promise<void> {
  await realtime.revokeTopic(tx, userId, orgTopic(organizationId));
  await realtime.publish(tx, userTopic(userId), SESSION_CHANGED_EVENT, {});
  await realtime.publish(tx, orgTopic(organizationId), MEMBERS_CHANGED_EVENT, {});
}

/**
 * Gives members another role (specification 6: members.changeRoles).
 * Each row: member.not_found, member.rank, request.conflict when the role is not the one that was seen, org.last_owner.
 */
export function changeRoles(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { role, members }: z.infer<typeof changeRolesInput>,
): Promise<Outcomes> {
  const seen = new Map(members.map((member) => [member.user_id, member.seen_role]));
  return eachOnItsOwn([...seen.keys()], (userId) =>
    transact(platform.db, actor.userId, async (tx) => {
      const member = await lockMember(tx, scope, userId);
      if (!member) throw new Refusal("member.not_found");
      enforce(roleChangeRefusal(await decidingNow(tx, actor, scope), member, role));
      if (member.role === role) return;
      if (member.role !== seen.get(userId)) throw new Refusal("request.conflict");
      await setMemberRole(tx, scope, userId, role);
      const allowed = invitableRoles({ userId, superAdmin: false, role });
      const revoked = await revokeSentBy(tx, scope, userId, allowed, isoNow(platform.clock));
      await recordAudit(tx, actor, {
        action: "member.role_changed",
        organizationId: scope.organizationId,
        entity: { type: "member", id: userId, name: member.name },
        details: { from: member.role, to: role, ...(revoked > 0 && { invitations_revoked: revoked }) },
      });
      await announceRoleChanged(
        { tx, platform, actorId: actor.userId },
        {
          organizationId: scope.organizationId,
          organizationName: await organizationName(tx, scope),
          userId,
          role,
        },
      );
      await publishMembershipChanged(platform, tx, scope.organizationId, userId);
    }),
  );
}

/**
 * Removes members; what they have sent to others is taken back.
 * Each row: member.not_found, member.self, member.rank, request.conflict, org.last_owner.
 */
export function removeMembers(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { members, reason }: z.infer<typeof removeMembersInput>,
): Promise<Outcomes> {
  const seen = new Map(members.map((member) => [member.user_id, member.seen_role]));
  return eachOnItsOwn([...seen.keys()], (userId) =>
    transact(platform.db, actor.userId, async (tx) => {
      const member = await lockMember(tx, scope, userId);
      if (!member) throw new Refusal("member.not_found");
      enforce(removalRefusal(await decidingNow(tx, actor, scope), member));
      if (member.role !== seen.get(userId)) throw new Refusal("request.conflict");
      await deleteMember(tx, scope, userId);
      const revoked = await revokeSentBy(tx, scope, userId, [], isoNow(platform.clock));
      await recordAudit(tx, actor, {
        action: "member.removed",
        organizationId: scope.organizationId,
        entity: { type: "member", id: userId, name: member.name },
        details: {
          role: member.role,
          ...(reason && { reason }),
          ...(revoked > 0 && { invitations_revoked: revoked }),
        },
      });
      await announceMemberRemoved(
        { tx, platform, actorId: actor.userId },
        {
          organizationId: scope.organizationId,
          organizationName: await organizationName(tx, scope),
          userId,
          role: member.role,
        },
      );
      await publishMembershipChanged(platform, tx, scope.organizationId, userId);
    }),
  );
}
