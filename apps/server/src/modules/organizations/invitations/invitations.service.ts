import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { MEMBERS_CHANGED_EVENT } from "@kerkis/contract/organizations/members.events.ts";
import type {
  inviteInput,
  inviteListInput,
  InviteLine,
  InviteReport,
  LineOutcome,
  Outcomes,
} from "@kerkis/contract/organizations/members.schema.ts";
import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import type * as z from "zod/mini";
import { accountByEmail } from "#modules/identity/identity.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { newToken } from "#platform/auth/link-tokens.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import { mailName } from "#platform/mail/mail-names.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { readInvitationList } from "./invitation-list.service.ts";
import { invitationMail } from "./invitations.mails.ts";
import { hasExpired } from "./invitations.policy.ts";
import { memberAddresses } from "./invitations.reads.ts";
import {
  closeInvitation,
  invitedAddresses,
  lockInvitation,
  putInvitation,
  renewInvitation,
} from "./invitations.repo.ts";
import { enforceQuota, lockInvitations, mailQuota } from "./mail-quota.service.ts";
import { announceInvitation } from "../members/members.events.ts";
import { inviteRefusal, type Deciding } from "../members/members.policy.ts";
import { organizationName } from "../members/members.repo.ts";
import { decidingNow, eachOnItsOwn } from "../members/members.service.ts";

interface Sending {
  platform: Platform;
  tx: Tx;
  actor: Actor;
  scope: OrgScope;
  organization: string;
}
interface Invited {
  email: string;
  role: OrganizationRole;
  language: Language;
}

const publishInvitationsChanged = ({
  platform,
  tx,
  scope,
}: Pick<Sending, "platform" | "tx" | "scope">): Promise<void> =>
  platform.realtime.publish(tx, orgTopic(scope.organizationId), MEMBERS_CHANGED_EVENT, {});

/** Mails the link, and rings the bell of whoever has an account at that address. */
async function deliver(
  { platform, tx, actor, organization }: Sending,
  { email, role, language }: Invited,
  token: string,
): Promise<void> {
  const url = `${platform.config.publicUrl}/accept-invitation/${token}`;
  const content = invitationMail[language]({
    organization: mailName(organization),
    inviter: mailName(actor.name),
    role,
    url,
  });
  await sendMail(platform.jobs, tx, { to: email, language, content });
}

/** @returns the invitation's id, or null when one to that address is open already */
async function send(sending: Sending, invited: Invited): Promise<string | null> {
  const { platform, tx, actor, scope, organization } = sending;
  const token = newToken();
  const id = await putInvitation(tx, scope, {
    ...invited,
    invitedBy: actor.userId,
    token,
    now: isoNow(platform.clock),
    expiresAt: isoIn(platform.clock, LIMITS.invitationMs),
  });
  if (!id) return null;
  await deliver(sending, invited, token);
  await recordAudit(tx, actor, {
    action: "invitation.sent",
    organizationId: scope.organizationId,
    entity: { type: "invitation", id, name: invited.email },
    details: { role: invited.role, language: invited.language },
  });
  const account = await accountByEmail(tx, invited.email);
  if (account?.verified) {
    await announceInvitation({ tx, platform, actorId: actor.userId }, "invitationReceived", {
      organizationId: scope.organizationId,
      organizationName: organization,
      userId: account.userId,
      role: invited.role,
      person: actor.name,
    });
  }
  return id;
}

/**
 * Invites someone by e-mail (completions 1). @returns the invitation's id
 * @throws Refusal member.rank, invitation.already_member, invitation.pending, invitation.quota, invitation.quota_person, invitation.quota_address
 */
export function invite(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { email, role, language }: z.infer<typeof inviteInput>,
): Promise<string> {
  return transact(platform.db, actor.userId, async (tx) => {
    enforce(inviteRefusal(await decidingNow(tx, actor, scope), role));
    if ((await memberAddresses(tx, scope, [email])).has(email)) throw new Refusal("invitation.already_member");
    const at = { platform, tx, scope };
    enforceQuota((await mailQuota(at, actor, [email]))(email));
    const sending = { ...at, actor, organization: await organizationName(tx, scope) };
    const id = await send(sending, { email, role, language });
    if (!id) throw new Refusal("invitation.pending");
    await publishInvitationsChanged(at);
    return id;
  });
}

/**
 * Invites a whole list: what is wrong with a line is said at the line, good ones are sent in one transaction.
 * A dry run only says it.
 */
export function inviteList(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  input: z.infer<typeof inviteListInput>,
): Promise<InviteReport> {
  const { invitations, leftOut } = readInvitationList(input.text);
  return transact(platform.db, actor.userId, async (tx) => {
    const at = { platform, tx, scope };
    const who = await decidingNow(tx, actor, scope);
    const emails = invitations.flatMap(({ email, problem }) => (problem ? [] : [email]));
    const quotaOf = await mailQuota(at, actor, emails);
    const known = {
      members: await memberAddresses(tx, scope, emails),
      invited: await invitedAddresses(tx, scope, emails, isoNow(platform.clock)),
    };
    const sending = { ...at, actor, organization: await organizationName(tx, scope) };
    const lines: InviteLine[] = [];
    for (const { line, email, problem, ...named } of invitations) {
      const role = named.role ?? input.role;
      const language = named.language ?? input.language;
      let outcome: LineOutcome = problem ?? problemWith(email, role, who, known) ?? quotaOf(email)?.whose ?? "ready";
      if (outcome === "ready" && !input.dry_run) {
        outcome = (await send(sending, { email, role, language })) ? "sent" : "already_invited";
      }
      lines.push({ line, email, role, language, outcome });
    }
    if (lines.some(({ outcome }) => outcome === "sent")) await publishInvitationsChanged(at);
    const good = lines.filter(({ outcome }) => outcome === "ready" || outcome === "sent").length;
    return { lines, good, bad: lines.length - good, left_out: leftOut };
  });
}

function problemWith(
  email: string,
  role: OrganizationRole,
  who: Deciding,
  known: { members: ReadonlySet<string>; invited: ReadonlySet<string> },
): LineOutcome | null {
  if (inviteRefusal(who, role)) return "role_above";
  if (known.members.has(email)) return "already_member";
  return known.invited.has(email) ? "already_invited" : null;
}

/**
 * Sends invitations again with a new link; the one before stops working.
 * Each row: invitation.not_found, member.rank, invitation.closed, invitation.too_soon, and the quotas of `invite`.
 */
export function resendInvitations(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  ids: readonly string[],
): Promise<Outcomes> {
  return eachOnItsOwn(ids, (id) =>
    transact(platform.db, actor.userId, async (tx) => {
      const at = { platform, tx, scope };
      await lockInvitations(at, actor);
      const invitation = await pendingInvitation(at, actor, id);
      const now = isoNow(platform.clock);
      const rested = platform.clock.now().getTime() - Date.parse(invitation.last_sent_at) >= MEMBER_LIMITS.resendRestMs;
      if (!rested && !hasExpired(invitation.expires_at, now)) throw new Refusal("invitation.too_soon");
      enforceQuota((await mailQuota(at, actor, [invitation.email]))(invitation.email));
      const token = newToken();
      await renewInvitation(tx, id, { token, now, expiresAt: isoIn(platform.clock, LIMITS.invitationMs) });
      await deliver({ ...at, actor, organization: await organizationName(tx, scope) }, invitation, token);
      await recordAudit(tx, actor, {
        action: "invitation.resent",
        organizationId: scope.organizationId,
        entity: { type: "invitation", id, name: invitation.email },
        details: { role: invitation.role },
      });
      await publishInvitationsChanged(at);
    }),
  );
}

/** Takes invitations back. Each row: invitation.not_found, member.rank, invitation.closed. */
export function revokeInvitations(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  ids: readonly string[],
): Promise<Outcomes> {
  return eachOnItsOwn(ids, (id) =>
    transact(platform.db, actor.userId, async (tx) => {
      const at = { platform, tx, scope };
      const invitation = await pendingInvitation(at, actor, id);
      await closeInvitation(tx, id, "revoked", { now: isoNow(platform.clock) });
      await recordAudit(tx, actor, {
        action: "invitation.revoked",
        organizationId: scope.organizationId,
        entity: { type: "invitation", id, name: invitation.email },
        details: { role: invitation.role },
      });
      await publishInvitationsChanged(at);
    }),
  );
}

/** One that was not answered yet, which this person may act on. @throws Refusal */
async function pendingInvitation({ tx, scope }: Pick<Sending, "tx" | "scope">, actor: Actor, id: string) {
  const invitation = await lockInvitation(tx, scope, id);
  if (!invitation) throw new Refusal("invitation.not_found");
  enforce(inviteRefusal(await decidingNow(tx, actor, scope), invitation.role));
  if (invitation.status !== "pending") throw new Refusal("invitation.closed");
  return invitation;
}
