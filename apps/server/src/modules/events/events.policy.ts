import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { DoorState } from "@kerkis/contract/events/events.taxonomy.ts";
import { mayIn, type Actor } from "#platform/auth/actor.ts";

/** What the rules need to know of an event. */
export interface EventStanding {
  organization_id: string;
  is_published: boolean;
  deleted_at: string | null;
  organization_open: boolean;
}

/** Runs events of this organization (specification 6, manageEvents). */
export const runsEvents = (actor: Actor | null, organizationId: string): boolean =>
  actor !== null && mayIn(actor, organizationId, "data.manageEvents");

/** May this person know of the event? Drafts are known to those who run them. */
export const isSeenBy = (actor: Actor | null, event: EventStanding): boolean =>
  event.deleted_at === null &&
  ((event.is_published && event.organization_open) || runsEvents(actor, event.organization_id));

/** May this person run the event? Who may not know of it is told that there is none. */
export function manageRefusal(actor: Actor, event: EventStanding): ErrorCode | null {
  if (!isSeenBy(actor, event)) return "event.not_found";
  return runsEvents(actor, event.organization_id) ? null : "auth.forbidden";
}

/** What decides about registering. Instants are ISO 8601. */
export interface DoorFacts {
  end_date: string;
  registration_opens_at: string | null;
  registration_closes_at: string | null;
  cancelled_at: string | null;
  capacity: number | null;
  taken: number;
  waiting: number;
}

/** Where an event stands with regard to registering at this moment. */
export function doorOf(event: DoorFacts, now: string): DoorState {
  const at = Date.parse(now);
  const isBefore = (moment: string | null) => moment !== null && at < Date.parse(moment);
  if (event.cancelled_at !== null) return "cancelled";
  if (!isBefore(event.end_date)) return "over";
  if (isBefore(event.registration_opens_at)) return "not_yet";
  if (event.registration_closes_at !== null && !isBefore(event.registration_closes_at)) return "closed";
  return hasFreeSeat(event) ? "open" : "full";
}

/** Whether who comes now gets a seat: there is one, and nobody waits for it. */
export const hasFreeSeat = ({ capacity, taken, waiting }: Pick<DoorFacts, "capacity" | "taken" | "waiting">): boolean =>
  capacity === null || (taken < capacity && waiting === 0);

/** May a seat still be given to those who asked or wait for one? */
export function seatRefusal(event: DoorFacts, now: string): ErrorCode | null {
  const door = doorOf(event, now);
  return door === "cancelled" || door === "over" ? DOOR_REFUSALS[door] : null;
}

const DOOR_REFUSALS: Record<DoorState, ErrorCode | null> = {
  open: null,
  full: null,
  not_yet: "event.registration_not_open",
  closed: "event.registration_closed",
  cancelled: "event.cancelled",
  over: "event.over",
};

/** May someone register now? Where all seats are taken they get a place in the queue. */
export const registerRefusal = (event: DoorFacts, now: string): ErrorCode | null => DOOR_REFUSALS[doorOf(event, now)];
