import { DAY_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import type { InvitePersonInput, StartupPeople } from "@kerkis/contract/startups/people/people.schema.ts";
import { PEOPLE_LIMITS } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { startupsHappenings } from "@kerkis/contract/startups/startups.happenings.ts";
import { accountByEmail } from "#modules/identity/identity.api.ts";
import { answerRefusal, hasExpired, invitationStanding } from "#modules/organizations/organizations.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { newToken } from "#platform/auth/link-tokens.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { mailName } from "#platform/mail/mail-names.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { startupInvitationMail } from "./people.mails.ts";
import { invitationByToken, isRunBy, roleInStartup, startupPeopleIds, type OpenedInvitation } from "./people.reads.ts";
import {
  addPerson,
  closeInvitation,
  countPeople,
  lockInvitation,
  putInvitation,
  renewInvitation,
  sentSince,
  type InvitationRow,
} from "./people.repo.ts";
import { actOnPeople, contextOf, named, type ActingOn } from "./people.service.ts";

type Invited = Pick<InvitationRow, "email" | "role" | "language">;

/** @throws Refusal invitation.quota_person, invitation.quota_address */
async function enforceQuota({ platform, tx, actor }: ActingOn, email: string): Promise<void> {
  await takeAdvisoryLock(tx, `invitations by ${actor.userId}`);
  const since = isoIn(platform.clock, -DAY_MS);
  const { byPerson, toAddress } = await sentSince(tx, { userId: actor.userId, email, since });
  const refuse = (whose: "quota_person" | "quota_address", limit: number) => {
    throw new Refusal(`invitation.${whose}`, { params: { limit, seconds: DAY_MS / 1000 } });
  };
  if (byPerson >= PEOPLE_LIMITS.mailsPerPerson) refuse("quota_person", PEOPLE_LIMITS.mailsPerPerson);
  if (toAddress >= PEOPLE_LIMITS.mailsPerAddress) refuse("quota_address", PEOPLE_LIMITS.mailsPerAddress);
}

/** Mails the link, writes it down, and rings the bell of whoever has an account at that address. */
async function deliver(
  acting: ActingOn,
  id: string,
  { email, role, language }: Invited,
  { token, isNew }: { token: string; isNew: boolean },
): Promise<void> {
  const { platform, tx, actor, startup } = acting;
  const content = startupInvitationMail[language]({
    startup: mailName(startup.name),
    inviter: mailName(actor.name),
    role,
    url: `${platform.config.publicUrl}/accept-invitation/startup/${token}`,
  });
  await sendMail(platform.jobs, tx, { to: email, language, content });
  await record(acting, isNew ? "startup.invitation_sent" : "startup.invitation_resent", { id, email }, { role });
  const account = isNew ? await accountByEmail(tx, email) : null;
  if (!account?.verified) return;
  await announce(contextOf(acting), startupsHappenings.invited, {
    audience: [account.userId],
    organizationId: null,
    facts: { ...named(startup), person_name: actor.name },
  });
}

const record = (
  { tx, actor, startup }: ActingOn,
  action: `startup.invitation_${"sent" | "resent" | "revoked"}`,
  { id, email }: { id: string; email: string },
  details: Record<string, unknown> = {},
): Promise<void> =>
  recordAudit(tx, actor, {
    action,
    organizationId: startup.organization_id,
    entity: { type: "startup_invitation", id, name: email },
    details: { startup_id: startup.id, ...details },
  });

/**
 * Invites someone by e-mail to run a startup.
 * @throws Refusal as actOnPeople, startup.runs_already, startup.people_full, invitation.pending, invitation.quota_person, invitation.quota_address
 */
export const invitePerson = (
  platform: Platform,
  actor: Actor,
  { id: startupId, email, role, language }: InvitePersonInput,
): Promise<StartupPeople> =>
  actOnPeople(platform, actor, startupId, "manage", async (acting) => {
    const { tx } = acting;
    const now = isoNow(platform.clock);
    if (await isRunBy(tx, startupId, email)) throw new Refusal("startup.runs_already");
    const token = newToken();
    const { together } = await countPeople(tx, startupId, now);
    if (together >= PEOPLE_LIMITS.people)
      throw new Refusal("startup.people_full", { params: { limit: PEOPLE_LIMITS.people } });
    await enforceQuota(acting, email);
    const id = await putInvitation(tx, {
      startupId,
      email,
      role,
      language,
      invitedBy: actor.userId,
      token,
      now,
      expiresAt: isoIn(platform.clock, LIMITS.invitationMs),
    });
    if (id === null) throw new Refusal("invitation.pending");
    await deliver(acting, id, { email, role, language }, { token, isNew: true });
  });

/** @throws Refusal invitation.not_found, invitation.closed */
async function pendingInvitation({ tx, startup }: ActingOn, id: string): Promise<InvitationRow> {
  const invitation = await lockInvitation(tx, startup.id, id);
  if (!invitation) throw new Refusal("invitation.not_found");
  if (invitation.status !== "pending") throw new Refusal("invitation.closed");
  return invitation;
}

interface SentInvitation {
  id: string;
  invitation_id: string;
}

/**
 * Sends an invitation again with a new link; the one before stops working.
 * @throws Refusal as actOnPeople, invitation.not_found, invitation.closed, invitation.too_soon, and the quotas
 */
export const resendInvitation = (
  platform: Platform,
  actor: Actor,
  { id: startupId, invitation_id: id }: SentInvitation,
): Promise<StartupPeople> =>
  actOnPeople(platform, actor, startupId, "manage", async (acting) => {
    const invitation = await pendingInvitation(acting, id);
    const now = isoNow(platform.clock);
    const rested = platform.clock.now().getTime() - Date.parse(invitation.last_sent_at) >= PEOPLE_LIMITS.resendRestMs;
    if (!rested && !hasExpired(invitation.expires_at, now)) throw new Refusal("invitation.too_soon");
    await enforceQuota(acting, invitation.email);
    const token = newToken();
    await renewInvitation(acting.tx, id, { token, now, expiresAt: isoIn(platform.clock, LIMITS.invitationMs) });
    await deliver(acting, id, invitation, { token, isNew: false });
  });

/** Takes an invitation back. @throws Refusal as actOnPeople, invitation.not_found, invitation.closed */
export const revokeInvitation = (
  platform: Platform,
  actor: Actor,
  { id: startupId, invitation_id: id }: SentInvitation,
): Promise<StartupPeople> =>
  actOnPeople(platform, actor, startupId, "manage", async (acting) => {
    const { email } = await pendingInvitation(acting, id);
    await closeInvitation(acting.tx, id, "revoked", { now: isoNow(platform.clock) });
    await record(acting, "startup.invitation_revoked", { id, email });
  });

/** The invitation of a link; whoever opens it at the same time waits. @throws Refusal invitation.not_found */
async function opened(tx: Tx, token: string): Promise<OpenedInvitation> {
  const invitation = await invitationByToken(tx, token, "update");
  if (!invitation) throw new Refusal("invitation.not_found");
  return invitation;
}

/** @throws Refusal invitation.expired, invitation.closed, startup.not_found */
function enforceOpen(invitation: OpenedInvitation, isMember: boolean, now: string): void {
  const { status, expires_at: expiresAt, is_open: isOpen } = invitation;
  const refusal = answerRefusal(invitationStanding({ status, expiresAt, isOpen, isMember }, now));
  if (refusal) throw new Refusal(refusal === "org.not_found" ? "startup.not_found" : refusal);
}

/** Who hears how an invitation was answered, and of what. */
const toOwners = async (tx: Tx, { startup }: OpenedInvitation, person: string) => ({
  audience: await startupPeopleIds(tx, startup.id, "owner"),
  organizationId: null,
  facts: { startup_id: startup.id, startup_name: startup.name, person_name: person },
});

/**
 * Accepts an invitation to the caller's own address. Accepting again changes nothing; of two browsers one is first.
 * @throws Refusal auth.impersonating, invitation.not_found, invitation.other_person, invitation.expired, invitation.closed, startup.not_found
 */
export async function acceptStartupInvitation(
  platform: Platform,
  actor: Actor,
  token: string,
): Promise<{ id: string; name: string }> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const invitation = await opened(tx, token);
    if (invitation.email !== actor.email.toLowerCase()) throw new Refusal("invitation.other_person");
    const { startup } = invitation;
    const now = isoNow(platform.clock);
    enforceOpen(invitation, (await roleInStartup(tx, startup.id, actor.userId)) !== null, now);
    const joined = { id: startup.id, name: startup.name };
    const isNew = await addPerson(tx, startup.id, actor.userId, invitation.role);
    if (invitation.status === "accepted") return joined;
    await closeInvitation(tx, invitation.id, "accepted", { now, acceptedBy: actor.userId });
    if (!isNew) return joined;
    await recordAudit(tx, actor, {
      action: "startup.person_joined",
      organizationId: invitation.organization_id,
      entity: { type: "startup", id: startup.id, name: startup.name },
      details: { role: invitation.role },
    });
    const told = await toOwners(tx, invitation, actor.name);
    await announce({ tx, platform, actorId: actor.userId }, startupsHappenings.personJoined, told);
    return joined;
  });
}

/** Declines; whoever holds the link may. Declining again changes nothing. @throws Refusal as accepting does */
export async function declineStartupInvitation(platform: Platform, actor: Actor | null, token: string): Promise<void> {
  await transact(platform.db, actor?.userId ?? null, async (tx) => {
    const invitation = await opened(tx, token);
    if (invitation.status === "declined") return;
    const now = isoNow(platform.clock);
    enforceOpen(invitation, false, now);
    await closeInvitation(tx, invitation.id, "declined", { now });
    const isInvited = actor !== null && actor.email.toLowerCase() === invitation.email;
    await recordAudit(tx, isInvited ? actor : null, {
      action: "startup.invitation_declined",
      organizationId: invitation.organization_id,
      entity: { type: "startup_invitation", id: invitation.id, name: invitation.email },
      details: { startup_id: invitation.startup.id },
    });
    const told = await toOwners(tx, invitation, isInvited ? actor.name : invitation.email);
    await announce({ tx, platform, actorId: actor?.userId ?? null }, startupsHappenings.personDeclined, told);
  });
}
