import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { eventsHappenings } from "@kerkis/contract/events/events.happenings.ts";
import { formOf } from "@kerkis/contract/events/questions/questions.policy.ts";
import { judgeResponses } from "@kerkis/contract/forms/responses.policy.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { eventChanged } from "../events.events.ts";
import { hasFreeSeat, isSeenBy, registerRefusal, seatRefusal } from "../events.policy.ts";
import { eventById } from "../events.reads.ts";
import { type EventRecord, lockedEvent } from "../events.repo.ts";
import { inTurn } from "./in-turn.service.ts";
import { offerFreeSeats } from "./queue.service.ts";
import { insertRegistration, registrationOf, setStatus } from "./registrations.repo.ts";
import { ticketMail } from "./registrations.mails.ts";

/** Runs `work` on an event that this person may know of, while its row is locked, and answers with its page. */
async function onEvent(
  platform: Platform,
  actor: Actor,
  id: string,
  work: (tx: Tx, event: EventRecord, now: string) => Promise<void>,
): Promise<Event> {
  const now = isoNow(platform.clock);
  await inTurn(id, () =>
    transact(platform.db, actor.userId, async (tx) => {
      const event = await lockedEvent(tx, id);
      if (!isSeenBy(actor, event)) throw new Refusal("event.not_found");
      await work(tx, event, now);
      await platform.events.emit({ tx, platform, actorId: actor.userId }, eventChanged, { eventId: id });
    }),
  );
  const page = await eventById(platform.db, actor, id, now);
  if (!page) throw new Refusal("event.not_found");
  return page;
}

/** Tells someone that they have a seat, with their ticket. */
export const tellOfSeat = (platform: Platform, tx: Tx, userId: string, event: EventRecord): Promise<void> =>
  announce({ tx, platform, actorId: userId }, eventsHappenings.registered, {
    audience: [userId],
    organizationId: event.organization_id,
    facts: { event_id: event.id, event_title: event.title },
    mail: ticketMail(event),
  });

/**
 * Takes a seat; where all are taken a place in the queue, where the organizers look first a request. Asking again changes nothing.
 * @throws Refusal event.not_found, event.cancelled, event.over, event.registration_not_open, event.registration_closed, input.invalid
 */
export const register = (
  platform: Platform,
  actor: Actor,
  { id, responses: given = {} }: { id: string; responses?: Responses | undefined },
): Promise<Event> =>
  onEvent(platform, actor, id, async (tx, event, now) => {
    if (!event.is_published) throw new Refusal("event.not_published");
    const before = await registrationOf(tx, id, actor.userId);
    if (before && before.status !== "cancelled") return;
    enforce(registerRefusal(event, now));
    const { issues, responses } = judgeResponses(formOf(event.questions), {}, given);
    if (issues.length > 0)
      throw new Refusal("input.invalid", {
        fields: issues.map((issue) => Object.assign(issue, { path: `responses.${issue.path}` })),
      });
    const status = event.needs_approval ? "requested" : hasFreeSeat(event) ? "registered" : "waiting";
    await insertRegistration(tx, { eventId: id, userId: actor.userId }, { status, responses, at: now });
    if (status === "registered") await tellOfSeat(platform, tx, actor.userId, event);
  });

/** Takes the seat that came free. @throws Refusal event.not_found, event.cancelled, event.over, event.offer_gone */
export const acceptSeat = (platform: Platform, actor: Actor, id: string): Promise<Event> =>
  onEvent(platform, actor, id, async (tx, event, now) => {
    const mine = await registrationOf(tx, id, actor.userId);
    if (mine?.status === "registered") return;
    const isKept = mine?.offered_until && Date.parse(mine.offered_until) > Date.parse(now);
    enforce(seatRefusal(event, now));
    if (mine?.status !== "offered" || !isKept) throw new Refusal("event.offer_gone");
    await setStatus(tx, mine.id, "registered");
    await tellOfSeat(platform, tx, actor.userId, event);
  });

/** Gives a seat or a place in the queue back; a seat is offered to the next at once. @throws Refusal event.not_found, event.no_registration, event.over */
export const leave = (platform: Platform, actor: Actor, id: string): Promise<Event> =>
  onEvent(platform, actor, id, async (tx, event, now) => {
    const mine = await registrationOf(tx, id, actor.userId);
    if (!mine) throw new Refusal("event.no_registration");
    if (mine.status === "cancelled" || mine.status === "declined") return;
    // Who was there has been there.
    if (Date.parse(event.end_date) <= Date.parse(now)) throw new Refusal("event.over");
    await setStatus(tx, mine.id, "cancelled");
    await offerFreeSeats(platform, tx, event);
  });
