import { eventsHappenings } from "@kerkis/contract/events/events.happenings.ts";
import { INTEREST_MS } from "@kerkis/contract/events/events.taxonomy.ts";
import type { InterestInput } from "@kerkis/contract/events/interest/interest.schema.ts";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { roleInStartup, startupPeopleIds } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { isSeenBy } from "../events.policy.ts";
import { eventRecord, type EventRecord } from "../events.repo.ts";
import { onStage } from "../pitching/pitching.reads.ts";
import { registrationOf } from "../registrations/registrations.repo.ts";
import { interestRefusal } from "./interest.policy.ts";
import { isInvestor } from "./interest.reads.ts";
import { eventInterests as interests } from "./interest.tables.ts";

/** An event where this person may say now that this startup interests them. @throws Refusal as `setInterest` */
async function enforceInterest(
  tx: Tx,
  actor: Actor,
  { id, startup_id }: Pick<InterestInput, "id" | "startup_id">,
  now: string,
): Promise<{ event: EventRecord; startup: { name: string; organization_id: string } }> {
  const event = await eventRecord(tx, id);
  if (!event || !isSeenBy(actor, event)) throw new Refusal("event.not_found");
  const startup = await onStage(tx, id, startup_id);
  if (!startup) throw new Refusal("event.not_on_stage");
  const reader = {
    isInvestor: await isInvestor(tx, actor),
    hasSeat: (await registrationOf(tx, id, actor.userId))?.status === "registered",
    runsIt: (await roleInStartup(tx, startup_id, actor.userId)) !== null,
  };
  enforce(interestRefusal(event, reader, now));
  return { event, startup };
}

/**
 * Says that a startup on the stage is of interest: those who run it are told once. Taking it back is always possible.
 * @throws Refusal auth.impersonating, event.not_found, event.not_on_stage, event.interest_investors, event.interest_own, event.interest_closed
 */
export async function setInterest(platform: Platform, actor: Actor, input: InterestInput): Promise<void> {
  refuseWhileImpersonating(actor);
  const now = isoNow(platform.clock);
  await transact(platform.db, actor.userId, (tx) =>
    input.interested ? show(platform, tx, actor, input, now) : takeBack(tx, actor, input, now),
  );
}

async function show(platform: Platform, tx: Tx, actor: Actor, input: InterestInput, now: string): Promise<void> {
  const { event, startup } = await enforceInterest(tx, actor, input, now);
  const key = { event_id: input.id, startup_id: input.startup_id, user_id: actor.userId };
  const [made] = await tx
    .insert(interests)
    .values({ ...key, created_at: now })
    .onConflictDoNothing()
    .returning({ id: interests.id });
  if (!made) {
    await tx
      .update(interests)
      .set({ taken_back_at: null, created_at: now })
      .where(and(ofPerson(actor, input), isNotNull(interests.taken_back_at)));
    return;
  }
  await announce({ tx, platform, actorId: actor.userId }, eventsHappenings.interestShown, {
    audience: await startupPeopleIds(tx, input.startup_id),
    organizationId: startup.organization_id,
    facts: { event_id: event.id, event_title: event.title, startup_name: startup.name },
  });
}

const ofPerson = (actor: Actor, { id, startup_id }: InterestInput) =>
  and(eq(interests.event_id, id), eq(interests.startup_id, startup_id), eq(interests.user_id, actor.userId));

const takeBack = async (tx: Tx, actor: Actor, input: InterestInput, now: string): Promise<void> => {
  await tx
    .update(interests)
    .set({ taken_back_at: now })
    .where(and(ofPerson(actor, input), isNull(interests.taken_back_at)));
};

/** What was taken back is gone for good once nobody can say it again. */
export async function forgetTakenBack({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await db.delete(interests).where(
    and(
      isNotNull(interests.taken_back_at),
      sql`exists (select from events where events.id = ${interests.event_id}
        and events.end_date <= ${isoIn(clock, -INTEREST_MS)}::timestamptz)`,
    ),
  );
}
