import { COORDINATING_ROLES } from "@kerkis/contract/core/permissions.ts";
import type { AppointmentInput } from "@kerkis/contract/organizations/members.schema.ts";
import { profileOf } from "#modules/identity/identity.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { memberScope } from "#platform/auth/scope.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { announceMembership, coordinatorRevoked } from "./members.events.ts";
import { lockMember, setCoordinator } from "./members.repo.ts";
import { publishMembershipChanged } from "./members.service.ts";
import { lockForStep } from "../organizations.service.ts";

/**
 * Appoints a member as coordinator of one organization, or ends it: its owners do, and super admins (completions 1).
 * @throws Refusal org.not_found, org.inactive, auth.forbidden, member.not_found; member.not_coordinator when their profile
 * role is none that coordinates
 */
export async function appointCoordinator(
  platform: Platform,
  actor: Actor,
  { id, user_id: userId, is_coordinator: isCoordinator }: AppointmentInput,
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const organization = await lockForStep(tx, actor, id, "appoint");
    const scope = memberScope(actor, id);
    const member = await lockMember(tx, scope, userId);
    if (!member) throw new Refusal("member.not_found");
    const profile = await profileOf(tx, userId);
    if (isCoordinator && !COORDINATING_ROLES.some((role) => role === profile?.role))
      throw new Refusal("member.not_coordinator");
    if (member.isAppointed === isCoordinator) return;
    await setCoordinator(tx, scope, userId, isCoordinator);
    await recordAudit(tx, actor, {
      action: isCoordinator ? "member.coordinator_appointed" : "member.coordinator_revoked",
      organizationId: id,
      entity: { type: "member", id: userId, name: member.name },
    });
    const context = { tx, platform, actorId: actor.userId };
    const facts = { organizationId: id, organizationName: organization.name, userId, role: member.role };
    if (!isCoordinator) await platform.events.emit(context, coordinatorRevoked, facts);
    await announceMembership(context, isCoordinator ? "coordinatorAppointed" : "coordinatorRevoked", facts);
    await publishMembershipChanged(platform, tx, id, userId);
  });
}
