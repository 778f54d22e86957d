import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoIn } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { mailsPerDay } from "./invitations.policy.ts";
import { ageOf, receivedSince, sentSince } from "./invitations.repo.ts";

interface Sending {
  platform: Platform;
  tx: Tx;
  /** In whose name mails to people who may not know it are sent. */
  scope: OrgScope;
}

/** Whose limit of a day is reached; «quota» is the organization's. */
interface Quota {
  whose: "quota" | "quota_person" | "quota_address";
  limit: number;
}

/** Asks whether one more mail may go to an address today, counting those that were allowed. */
type MailQuota = (email: string) => Quota | null;

/** Two who invite at once wait for each other, before anything of theirs is locked. */
export async function lockInvitations({ tx, scope }: Pick<Sending, "tx" | "scope">, actor: Actor): Promise<void> {
  await takeAdvisoryLock(tx, `invitations:${scope.organizationId}`);
  await takeAdvisoryLock(tx, `invitations by ${actor.userId}`);
}

/** What the organization, the person and the addresses have left of today. */
export async function mailQuota(
  { platform, tx, scope }: Sending,
  actor: Actor,
  emails: readonly string[],
): Promise<MailQuota> {
  await lockInvitations({ tx, scope }, actor);
  const since = isoIn(platform.clock, -DAY_MS);
  const limit = mailsPerDay(await ageOf(tx, scope), platform.clock.now());
  const sent = await sentSince(tx, scope, actor.userId, since);
  const received = await receivedSince(tx, emails, since);
  let allowed = 0;
  return (email) => {
    if (sent.organization + allowed >= limit) return { whose: "quota", limit };
    if (sent.person + allowed >= MEMBER_LIMITS.mailsPerDay)
      return { whose: "quota_person", limit: MEMBER_LIMITS.mailsPerDay };
    if ((received.get(email) ?? 0) >= MEMBER_LIMITS.mailsPerAddress)
      return { whose: "quota_address", limit: MEMBER_LIMITS.mailsPerAddress };
    allowed += 1;
    return null;
  };
}

/** @throws Refusal invitation.quota, invitation.quota_person, invitation.quota_address with the limit and the seconds until it is certainly over */
export function enforceQuota(quota: Quota | null): void {
  if (!quota) return;
  const { whose, limit } = quota;
  throw new Refusal(`invitation.${whose}`, { params: { limit, seconds: DAY_MS / 1000 } });
}

/**
 * One more mail to an address that may know neither sender nor organization, whichever module sends it: it says in its audit
 * entry whom it mailed (`mailed_to`), so that it counts with the invitations of the day.
 * @throws Refusal invitation.quota, invitation.quota_person, invitation.quota_address
 */
export async function enforceMailQuota(sending: Sending, actor: Actor, email: string): Promise<void> {
  enforceQuota((await mailQuota(sending, actor, [email]))(email));
}
