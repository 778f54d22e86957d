import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import type { InvitedSignUp, Joined } from "@kerkis/contract/organizations/invitations.schema.ts";
import { MEMBERS_CHANGED_EVENT } from "@kerkis/contract/organizations/members.events.ts";
import { createInvitedAccount, refuseWeakPassword, userSignedUp } from "#modules/identity/identity.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { passwordHash } from "#platform/auth/passwords.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { answerRefusal, invitationStanding } from "./invitations.policy.ts";
import { belongsTo } from "./invitations.reads.ts";
import { closeInvitation, invitationByToken, joinOrganization, type OpenedInvitation } from "./invitations.repo.ts";
import { announceInvitation, announceMembership } from "../members/members.events.ts";
import { publishMembershipChanged } from "../members/members.service.ts";

interface Answering {
  platform: Platform;
  tx: Tx;
  invitation: OpenedInvitation;
}

/** The invitation of a link; whoever opens it at the same time waits. @throws Refusal invitation.not_found */
async function opened(tx: Tx, token: string): Promise<OpenedInvitation> {
  const invitation = await invitationByToken(tx, token, "update");
  if (!invitation) throw new Refusal("invitation.not_found");
  return invitation;
}

const standingOf = ({ invitation, platform }: Answering, isMember: boolean) =>
  invitationStanding(
    { status: invitation.status, expiresAt: invitation.expires_at, isOpen: invitation.is_open, isMember },
    isoNow(platform.clock),
  );

/**
 * Accepts an invitation to the caller's own address. Accepting again changes nothing; of two browsers one is first.
 * Who is a member already keeps their role.
 * @throws Refusal invitation.not_found, invitation.other_person, invitation.expired, invitation.closed, org.not_found
 */
export async function acceptInvitation(platform: Platform, actor: Actor, token: string): Promise<Joined> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const invitation = await opened(tx, token);
    if (invitation.email !== actor.email.toLowerCase()) throw new Refusal("invitation.other_person");
    const answering = { platform, tx, invitation };
    const isMember = await belongsTo(tx, invitation.organization_id, actor.userId);
    enforce(answerRefusal(standingOf(answering, isMember)));
    return join(answering, actor, false);
  });
}

/**
 * Makes the account of an invited address and accepts in the same transaction. The link came through the mailbox, so the
 * address counts as verified; it works while sign-up is switched off.
 * @throws Refusal invitation.not_found, invitation.expired, invitation.closed, org.not_found, auth.email_taken, auth.weak_password
 */
export async function signUpInvited(platform: Platform, input: InvitedSignUp): Promise<Joined> {
  const asked = await platform.db.transaction((tx) => opened(tx, input.token));
  const names = [input.first_name, input.last_name];
  await refuseWeakPassword(input.password, { names, email: asked.email });
  const hash = await passwordHash(input.password);
  return transact(platform.db, null, async (tx) => {
    const invitation = await opened(tx, input.token);
    const answering = { platform, tx, invitation };
    enforce(answerRefusal(standingOf(answering, false)));
    const name = `${input.first_name} ${input.last_name}`;
    const { email } = invitation;
    const { userId, isNew } = await createInvitedAccount(tx, {
      email,
      firstName: input.first_name,
      lastName: input.last_name,
      passwordHash: hash,
      role: input.role,
      language: input.language,
      now: isoNow(platform.clock),
    });
    const joined = await join(answering, { userId, name }, true);
    if (isNew) {
      const language = input.language ?? "el";
      const signedUp = { userId, name, email, language, role: input.role };
      await platform.events.emit({ tx, platform, actorId: userId }, userSignedUp, signedUp);
    }
    return joined;
  });
}

/** Declines; whoever holds the link may. Declining again changes nothing. @throws Refusal as accepting does */
export async function declineInvitation(platform: Platform, actor: Actor | null, token: string): Promise<void> {
  await transact(platform.db, actor?.userId ?? null, async (tx) => {
    const invitation = await opened(tx, token);
    const answering = { platform, tx, invitation };
    if (invitation.status === "declined") return;
    enforce(answerRefusal(standingOf(answering, false)));
    await closeInvitation(tx, invitation.id, "declined", { now: isoNow(platform.clock) });
    const isInvited = actor !== null && actor.email.toLowerCase() === invitation.email;
    await recordAudit(tx, isInvited ? actor : null, {
      action: "invitation.declined",
      organizationId: invitation.organization_id,
      entity: { type: "invitation", id: invitation.id, name: invitation.email },
    });
    if (invitation.invited_by) {
      await announceInvitation({ tx, platform, actorId: actor?.userId ?? null }, "invitationDeclined", {
        ...factsOf(invitation, invitation.invited_by),
        person: isInvited ? actor.name : invitation.email,
      });
    }
    await platform.realtime.publish(tx, orgTopic(invitation.organization_id), MEMBERS_CHANGED_EVENT, {});
  });
}

const factsOf = (invitation: OpenedInvitation, userId: string) => ({
  organizationId: invitation.organization_id,
  organizationName: invitation.organization.name,
  userId,
  role: invitation.role,
});

async function join(
  { platform, tx, invitation }: Answering,
  person: { userId: string; name: string },
  asInvited: boolean,
): Promise<Joined> {
  const organizationId = invitation.organization_id;
  const now = isoNow(platform.clock);
  const membership = { organizationId, userId: person.userId, role: invitation.role, now };
  const { wasMember } = await joinOrganization(tx, membership, asInvited);
  const joined = { organization_id: organizationId, organization_name: invitation.organization.name };
  if (invitation.status === "accepted") return { ...joined, was_member: wasMember };
  await closeInvitation(tx, invitation.id, "accepted", { now, acceptedBy: person.userId });
  await recordAudit(tx, person, {
    action: "invitation.accepted",
    organizationId,
    entity: { type: "invitation", id: invitation.id, name: invitation.email },
    details: { role: invitation.role, ...(wasMember && { was_member: true }) },
  });
  const context = { tx, platform, actorId: person.userId };
  if (!wasMember) {
    await announceMembership(context, "memberAdded", factsOf(invitation, person.userId));
    await publishMembershipChanged(platform, tx, organizationId, person.userId);
  }
  if (invitation.invited_by) {
    await announceInvitation(context, "invitationAccepted", {
      ...factsOf(invitation, invitation.invited_by),
      person: person.name,
    });
  }
  await platform.realtime.publish(tx, orgTopic(organizationId), MEMBERS_CHANGED_EVENT, {});
  return { ...joined, was_member: wasMember };
}
