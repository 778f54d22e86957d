import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { organizationsHappenings } from "@kerkis/contract/organizations/organizations.happenings.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import { roleIn, type Actor } from "#platform/auth/actor.ts";
import { memberScope, type OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { mailPeople } from "../settings/lifecycle.service.ts";
import { announceMemberRemoved, announceRoleChanged } from "./members.events.ts";
import { invitableRoles } from "./members.policy.ts";
import { deleteMember, revokeSentBy, setMemberRole } from "./members.repo.ts";
import { publishMembershipChanged } from "./members.service.ts";
import { lockForStep, settingsNow, publishOrganizationChanged } from "../organizations.service.ts";
import { memberByEmail } from "./owners.reads.ts";
import { membersExcept, membersWithRole, type OrganizationRecord } from "../settings/settings.repo.ts";

/**
 * Makes a member the owner. The owner who does it becomes an admin; when a super admin from outside does it, everyone
 * who owned it does (completions 1).
 * @throws Refusal org.not_found, auth.forbidden, org.inactive, org.new_owner_unknown
 */
export function transferOwnership(
  platform: Platform,
  actor: Actor,
  { id, email }: { id: string; email: string },
): Promise<OrganizationDetails> {
  return transact(platform.db, actor.userId, async (tx) => {
    const organization = await lockForStep(tx, actor, id, "transfer");
    const owner = await memberByEmail(tx, id, email);
    if (!owner || owner.userId === actor.userId) {
      throw new Refusal("org.new_owner_unknown", { fields: [{ path: "email", code: "invalid" }] });
    }
    const former = organization.role === "owner" ? [actor.userId] : await membersWithRole(tx, id, ["owner"]);
    await giveRole(platform, tx, actor, organization, owner.userId, "owner");
    const stepping = former.filter((userId) => userId !== owner.userId);
    for (const userId of stepping) await giveRole(platform, tx, actor, organization, userId, "admin");
    await recordAudit(tx, actor, {
      action: "organization.ownership_transferred",
      organizationId: id,
      entity: { type: "organization", id, name: organization.name },
      details: { new_owner_id: owner.userId, former_owner_ids: stepping },
    });
    await mailPeople(platform, tx, actor, organization, [owner.userId], "ownership_received");
    await mailPeople(platform, tx, actor, organization, stepping, "ownership_given");
    // The new and the former owner have heard of their roles; the others hear who it is now.
    const others = await membersExcept(tx, id, [owner.userId, ...stepping]);
    await announce({ tx, platform, actorId: actor.userId }, organizationsHappenings.ownershipTransferred, {
      audience: others,
      organizationId: id,
      facts: { organization_name: organization.name, person_name: owner.name },
    });
    await publishOrganizationChanged(platform, tx, id, actor);
    return settingsNow(tx, actor, id);
  });
}

async function giveRole(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { id, name }: OrganizationRecord,
  userId: string,
  role: "owner" | "admin",
): Promise<void> {
  const scope = memberScope(actor, id);
  await setMemberRole(tx, scope, userId, role);
  if (role === "admin") {
    // Invitations to become an owner are an owner's to make.
    const allowed = invitableRoles({ userId, superAdmin: false, role });
    await revokeSentBy(tx, scope, userId, allowed, isoNow(platform.clock));
  }
  const facts = { organizationId: id, organizationName: name, userId, role };
  await announceRoleChanged({ tx, platform, actorId: actor.userId }, facts, { isMailed: true });
  await publishMembershipChanged(platform, tx, id, userId);
}

/**
 * Leaves an organization; what the person has sent to others is taken back. Everyone stays in the default one.
 * @throws Refusal org.not_member, org.default_stays, org.last_owner
 */
export async function leaveOrganization(platform: Platform, actor: Actor, scope: OrgScope): Promise<void> {
  const { organizationId: id } = scope;
  const role = roleIn(actor, id);
  await transact(platform.db, actor.userId, async (tx) => {
    const organization = await lockForStep(tx, actor, id, "leave");
    await deleteMember(tx, scope, actor.userId);
    await revokeSentBy(tx, scope, actor.userId, [], isoNow(platform.clock));
    await recordAudit(tx, actor, {
      action: "member.left",
      organizationId: id,
      entity: { type: "member", id: actor.userId, name: actor.name },
      details: { role: organization.role },
    });
    await announceMemberRemoved(
      { tx, platform, actorId: actor.userId },
      {
        organizationId: id,
        organizationName: organization.name,
        userId: actor.userId,
        role: organization.role ?? role ?? "member",
      },
    );
    await publishMembershipChanged(platform, tx, id, actor.userId);
  });
}
