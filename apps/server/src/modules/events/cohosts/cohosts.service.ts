import {
  COHOSTS_MAX,
  type InviteCohostInput,
  type ManagedCohost,
} from "@kerkis/contract/events/cohosts/cohosts.schema.ts";
import { eventsHappenings } from "@kerkis/contract/events/events.happenings.ts";
import { and, count, eq } from "drizzle-orm";
import { accountByEmail } from "#modules/identity/identity.api.ts";
import { enforceMailQuota, openOrganization } from "#modules/organizations/organizations.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { actionScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import { mailName } from "#platform/mail/mail-names.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { eventChanged } from "../events.events.ts";
import { manageRefusal } from "../events.policy.ts";
import { type EventRecord, lockedEvent } from "../events.repo.ts";
import { cohostMail } from "./cohosts.mails.ts";
import { askedSince, cohostsOf, isUnansweredSince, ownCohosting, plannersOf } from "./cohosts.reads.ts";
import { eventCohosts as cohosts } from "./cohosts.tables.ts";

type CohostRow = typeof cohosts.$inferSelect;
type Named = Pick<EventRecord, "id" | "title" | "organization_id">;

/** Whom a question or its end concerns; nobody where the address has no account yet. */
async function audienceOf(tx: Tx, { user_id, organization_id, email }: Omit<CohostRow, "id">): Promise<string[]> {
  if (organization_id !== null) return plannersOf(tx, organization_id);
  if (user_id !== null) return [user_id];
  const account = email === null ? null : await accountByEmail(tx, email);
  return account?.verified ? [account.userId] : [];
}

/** Acts on who helps to run an event, whose row is locked. @throws Refusal auth.impersonating, event.not_found, auth.forbidden */
function onCohosts(
  platform: Platform,
  actor: Actor,
  id: string,
  work: (tx: Tx, event: EventRecord) => Promise<void>,
): Promise<ManagedCohost[]> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const event = await lockedEvent(tx, id);
    enforce(manageRefusal(actor, event));
    await work(tx, event);
    return cohostsOf(tx, id);
  });
}

const record = (
  tx: Tx,
  actor: Actor,
  action: "asked" | "joined" | "left" | "removed",
  { id, title, organization_id }: Named,
  { user_id, organization_id: as }: Pick<CohostRow, "user_id" | "organization_id">,
  details: { mailed_to?: string } = {},
): Promise<void> =>
  recordAudit(tx, actor, {
    action: `event.cohost_${action}`,
    organizationId: organization_id,
    entity: { type: "event", id, name: title },
    details: { user_id, organization_id: as, ...details },
  });

const facts = (event: Named, person: string) => ({ event_id: event.id, event_title: event.title, person_name: person });

/** @throws Refusal input.invalid at the field where there is no such organization, event.cohost_own */
async function askedOf(tx: Tx, event: EventRecord, input: InviteCohostInput) {
  const nobody = { organization_id: null, user_id: null, email: null };
  if (input.email !== undefined) return { ...nobody, email: input.email };
  const organization = await openOrganization(tx, input.organization ?? "");
  if (!organization) throw new Refusal("input.invalid", { fields: [{ path: "organization", code: "gone" }] });
  if (organization.id === event.organization_id) throw new Refusal("event.cohost_own");
  return { ...nobody, organization_id: organization.id };
}

/**
 * Asks a person by e-mail or an organization to help to run an event. What is answered is the same whether the address has an
 * account or not.
 * @throws Refusal auth.impersonating, event.not_found, auth.forbidden, input.invalid, event.cohost_own, event.cohost_known, event.cohosts_full, and
 * invitation.quota, invitation.quota_person, invitation.quota_address
 */
export const inviteCohost = (platform: Platform, actor: Actor, input: InviteCohostInput): Promise<ManagedCohost[]> =>
  onCohosts(platform, actor, input.id, async (tx, event) => {
    // What was not answered in time leaves its place to whoever is asked now.
    await tx.delete(cohosts).where(and(eq(cohosts.event_id, event.id), isUnansweredSince(askedSince(platform.clock))));
    const [there] = await tx.select({ count: count() }).from(cohosts).where(eq(cohosts.event_id, event.id));
    if ((there?.count ?? 0) >= COHOSTS_MAX) throw new Refusal("event.cohosts_full", { params: { limit: COHOSTS_MAX } });
    const asked = await askedOf(tx, event, input);
    const account = asked.email === null ? null : await accountByEmail(tx, asked.email);
    const [known] = account
      ? await tx
          .select({ id: cohosts.id })
          .from(cohosts)
          .where(and(eq(cohosts.event_id, event.id), eq(cohosts.user_id, account.userId)))
      : [];
    const [row] = known
      ? []
      : await tx
          .insert(cohosts)
          .values({ event_id: event.id, ...asked, invited_by: actor.userId, created_at: isoNow(platform.clock) })
          .onConflictDoNothing()
          .returning();
    if (!row) throw new Refusal("event.cohost_known");
    // Counted whether the address has an account or not: a refusal tells nobody of that.
    if (input.email !== undefined) {
      const scope = actionScope(actor, event.organization_id, "data.manageEvents");
      await enforceMailQuota({ platform, tx, scope }, actor, input.email);
    }
    await record(tx, actor, "asked", event, row, input.email === undefined ? {} : { mailed_to: input.email });
    const audience = await audienceOf(tx, row);
    const names = { event: mailName(event.title), inviter: mailName(actor.name) };
    if (audience.length > 0) {
      await announce({ tx, platform, actorId: actor.userId }, eventsHappenings.cohostAsked, {
        audience,
        organizationId: null,
        facts: facts(event, actor.name),
        mail: ({ language, url }) => cohostMail[language]({ ...names, isKnown: true, url }),
      });
    } else if (input.email !== undefined) {
      const url = `${platform.config.publicUrl}/events/helping`;
      const content = cohostMail[input.language]({ ...names, isKnown: false, url });
      await sendMail(platform.jobs, tx, { to: input.email, language: input.language, content });
    }
  });

/** Ends that someone helps, or takes the question back; they are told. @throws Refusal auth.impersonating, event.not_found, auth.forbidden, event.cohost_gone */
export const removeCohost = (
  platform: Platform,
  actor: Actor,
  { id, cohost_id }: { id: string; cohost_id: string },
): Promise<ManagedCohost[]> =>
  onCohosts(platform, actor, id, async (tx, event) => {
    const [gone] = await tx
      .delete(cohosts)
      .where(and(eq(cohosts.id, cohost_id), eq(cohosts.event_id, id)))
      .returning();
    if (!gone) throw new Refusal("event.cohost_gone");
    await record(tx, actor, "removed", event, gone);
    await announce({ tx, platform, actorId: actor.userId }, eventsHappenings.cohostRemoved, {
      audience: await audienceOf(tx, gone),
      organizationId: null,
      facts: { event_id: event.id, event_title: event.title },
    });
    await platform.events.emit({ tx, platform, actorId: actor.userId }, eventChanged, { eventId: id });
  });

/** Runs `work` on what a person is asked, or does already. @throws Refusal auth.impersonating, event.cohost_gone */
function onOwn(
  platform: Platform,
  actor: Actor,
  id: string,
  work: (tx: Tx, cohost: CohostRow, event: Named) => Promise<void>,
): Promise<void> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const own = await ownCohosting(tx, platform.clock, actor, id);
    if (!own) throw new Refusal("event.cohost_gone");
    await work(tx, own.cohost, own.event);
    await platform.events.emit({ tx, platform, actorId: actor.userId }, eventChanged, { eventId: own.event.id });
  });
}

/** Tells whoever asked how it was answered. */
async function tellAsker(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { cohost, event, how }: { cohost: CohostRow; event: Named; how: "cohostJoined" | "cohostLeft" },
): Promise<void> {
  if (cohost.invited_by === null) return;
  await announce({ tx, platform, actorId: actor.userId }, eventsHappenings[how], {
    audience: [cohost.invited_by],
    organizationId: event.organization_id,
    facts: facts(event, actor.name),
  });
}

/** Says whether one helps to run an event; accepting again changes nothing. @throws Refusal auth.impersonating, event.cohost_gone */
export const answerCohost = (
  platform: Platform,
  actor: Actor,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> =>
  onOwn(platform, actor, id, async (tx, cohost, event) => {
    if (cohost.accepted_at !== null) {
      if (accept) return;
      throw new Refusal("event.cohost_gone");
    }
    const [already] = await tx
      .select({ id: cohosts.id })
      .from(cohosts)
      .where(and(eq(cohosts.event_id, event.id), eq(cohosts.user_id, actor.userId)));
    // One who helps already by another address is not counted twice.
    if (!accept || (already && cohost.email !== null)) {
      await tx.delete(cohosts).where(eq(cohosts.id, id));
      if (!accept) await record(tx, actor, "left", event, cohost);
    } else {
      const mine = cohost.organization_id === null ? { user_id: actor.userId, email: null } : {};
      await tx
        .update(cohosts)
        .set({ ...mine, accepted_at: isoNow(platform.clock) })
        .where(eq(cohosts.id, id));
      await record(tx, actor, "joined", event, { ...cohost, ...mine });
    }
    await tellAsker(platform, tx, actor, { cohost, event, how: accept ? "cohostJoined" : "cohostLeft" });
  });

/** Helps no longer. @throws Refusal auth.impersonating, event.cohost_gone */
export const leaveCohost = (platform: Platform, actor: Actor, id: string): Promise<void> =>
  onOwn(platform, actor, id, async (tx, cohost, event) => {
    await tx.delete(cohosts).where(eq(cohosts.id, id));
    await record(tx, actor, "left", event, cohost);
    await tellAsker(platform, tx, actor, { cohost, event, how: "cohostLeft" });
  });
