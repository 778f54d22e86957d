import type { CheckInResult, DoorEntry } from "@kerkis/contract/events/door/door.schema.ts";
import { eventsHappenings } from "@kerkis/contract/events/events.happenings.ts";
import { and, eq } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { enforceHelping } from "../cohosts/cohosts.reads.ts";
import { eventChanged } from "../events.events.ts";
import { manageRefusal, seatRefusal } from "../events.policy.ts";
import { type EventRecord, lockedEvent } from "../events.repo.ts";
import { registrationOf, setStatus } from "../registrations/registrations.repo.ts";
import { tellOfSeat } from "../registrations/registrations.service.ts";
import { eventRegistrations as registrations } from "../registrations/registrations.tables.ts";

/** Runs `work` on an event while its row is locked; for those who run it, or who help to as well. */
function onEvent<Result>(
  platform: Platform,
  actor: Actor,
  { id, by }: { id: string; by: "managers" | "helpers" },
  work: (tx: Tx, event: EventRecord) => Promise<Result>,
): Promise<Result> {
  return transact(platform.db, actor.userId, async (tx) => {
    const event = await lockedEvent(tx, id);
    if (by === "helpers") await enforceHelping(tx, actor, event);
    else enforce(manageRefusal(actor, event));
    return work(tx, event);
  });
}

/** Answers someone who asked for a seat, and tells them. @throws Refusal event.not_found, auth.forbidden, event.no_request, event.cancelled, event.over, event.full */
export const decideRequest = (
  platform: Platform,
  actor: Actor,
  { id, user_id: userId, approve }: { id: string; user_id: string; approve: boolean },
): Promise<void> =>
  onEvent(platform, actor, { id, by: "managers" }, async (tx, event) => {
    const asked = await registrationOf(tx, id, userId);
    if (asked?.status !== "requested") throw new Refusal("event.no_request");
    if (approve) enforce(seatRefusal(event, isoNow(platform.clock)));
    if (approve && event.capacity !== null && event.taken >= event.capacity) throw new Refusal("event.full");
    await setStatus(tx, asked.id, approve ? "registered" : "declined");
    if (approve) await tellOfSeat(platform, tx, userId, event);
    else {
      await announce({ tx, platform, actorId: actor.userId }, eventsHappenings.declined, {
        audience: [userId],
        organizationId: event.organization_id,
        facts: { event_id: id, event_title: event.title },
      });
    }
    await platform.events.emit({ tx, platform, actorId: actor.userId }, eventChanged, { eventId: id });
  });

/**
 * Lets people in, as phones at the doors tell it, at once or hours later. The first entry of a ticket counts; the same entry sent
 * again answers as it did, another one is told when and where the ticket came in.
 * @throws Refusal event.not_found, auth.forbidden
 */
export const checkIn = (
  platform: Platform,
  actor: Actor,
  { id, entries }: { id: string; entries: readonly DoorEntry[] },
): Promise<CheckInResult> =>
  onEvent(platform, actor, { id, by: "helpers" }, async (tx) => {
    const now = isoNow(platform.clock);
    const results: CheckInResult["results"] = [];
    for (const { entry_id, code, user_id, door, at } of entries) {
      const whose =
        code === undefined ? user_id && eq(registrations.user_id, user_id) : eq(registrations.ticket_code, code);
      const [found] = whose
        ? await tx
            .select()
            .from(registrations)
            .where(and(eq(registrations.event_id, id), whose))
        : [];
      const answer = {
        entry_id,
        user_id: found?.user_id ?? null,
        checked_in_at: found?.checked_in_at ?? null,
        door: found?.door ?? "",
      };
      if (!found) results.push({ ...answer, outcome: "unknown" });
      else if (found.checked_in_at !== null)
        results.push({ ...answer, outcome: found.entry_id === entry_id ? "in" : "already" });
      else if (found.status !== "registered") results.push({ ...answer, outcome: "no_seat" });
      else {
        // A phone whose clock runs ahead does not let anyone in tomorrow.
        const checked_in_at = Date.parse(at) > Date.parse(now) ? now : new Date(at).toISOString();
        await tx.update(registrations).set({ checked_in_at, door, entry_id }).where(eq(registrations.id, found.id));
        results.push({ ...answer, outcome: "in", checked_in_at, door });
      }
    }
    return { results };
  });

/** Takes an entry that was a mistake back. @throws Refusal event.not_found, auth.forbidden */
export const undoCheckIn = (
  platform: Platform,
  actor: Actor,
  { id, user_id: userId }: { id: string; user_id: string },
): Promise<void> =>
  onEvent(platform, actor, { id, by: "helpers" }, async (tx) => {
    await tx
      .update(registrations)
      .set({ checked_in_at: null, door: "", entry_id: null })
      .where(and(eq(registrations.event_id, id), eq(registrations.user_id, userId)));
  });
