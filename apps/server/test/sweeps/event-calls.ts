import { randomUUID } from "node:crypto";
import { eventAnswers } from "#modules/events/events.factory.ts";

interface EventTarget {
  eventId: string;
  startupId: string;
}

/** A valid input for every endpoint of events; a version nobody has seen changes nothing. */
export const EVENT_CALLS = {
  "events.facets": () => undefined,
  "events.get": ({ eventId: id }: EventTarget) => ({ id }),
  "events.similar": ({ eventId: id }: EventTarget) => ({ id }),
  "events.stagesOf": ({ startupId }: EventTarget) => ({ startup_id: startupId }),
  "events.managed": () => ({}),
  "events.create": () => ({ answers: eventAnswers() }),
  "events.duplicate": ({ eventId: id }: EventTarget) => ({ id }),
  "events.editable": ({ eventId: id }: EventTarget) => ({ id }),
  "events.change": ({ eventId: id }: EventTarget) => ({ id, version: 999_999, answers: eventAnswers() }),
  "events.publish": ({ eventId: id }: EventTarget) => ({ id, version: 999_999 }),
  "events.unpublish": ({ eventId: id }: EventTarget) => ({ id, version: 999_999 }),
  "events.cancel": ({ eventId: id }: EventTarget) => ({ id, reason: "Έλεγχος πρόσβασης" }),
  "events.remove": ({ eventId: id }: EventTarget) => ({ id }),
  "events.register": ({ eventId: id }: EventTarget) => ({ id }),
  "events.acceptSeat": ({ eventId: id }: EventTarget) => ({ id }),
  "events.leave": ({ eventId: id }: EventTarget) => ({ id }),
  "events.ticket": ({ eventId: id }: EventTarget) => ({ id }),
  "events.attendees": ({ eventId: id }: EventTarget) => ({ id }),
  "events.decide": ({ eventId: id }: EventTarget) => ({ id, user_id: randomUUID(), approve: true }),
  "events.door": ({ eventId: id }: EventTarget) => ({ id }),
  "events.checkIn": ({ eventId: id }: EventTarget) => ({ id, entries: [] }),
  "events.undoCheckIn": ({ eventId: id }: EventTarget) => ({ id, user_id: randomUUID() }),
  "events.tickets": () => ({}),
  "events.ownCalendar": () => undefined,
  "events.renewCalendar": () => undefined,
  "events.report": ({ eventId: id }: EventTarget) => ({ id }),
  "events.pitches": ({ eventId: id }: EventTarget) => ({ id }),
  "events.showInterest": ({ eventId: id, startupId: startup_id }: EventTarget) => ({
    id,
    startup_id,
    interested: false,
  }),
  "events.interested": ({ eventId: id }: EventTarget) => ({ id }),
  "events.cohosts": ({ eventId: id }: EventTarget) => ({ id }),
  "events.inviteCohost": ({ eventId: id }: EventTarget) => ({
    id,
    email: `${randomUUID()}@asked.test`,
    language: "el",
  }),
  "events.removeCohost": ({ eventId: id }: EventTarget) => ({ id, cohost_id: randomUUID() }),
  "events.helping": () => ({}),
  "events.answerCohost": () => ({ id: randomUUID(), accept: true }),
  "events.leaveCohost": () => ({ id: randomUUID() }),
};
