import * as z from "zod/mini";
import { day, id, optionalText, searchedText, timestamp, version } from "../core/fields.ts";
import { listOf } from "../core/lists.ts";
import { organizationRef } from "../organizations/organizations.schema.ts";
import { eventCohost } from "./cohosts/cohosts.schema.ts";
import { agendaSession, eventSpeaker } from "./editing/editing.schema.ts";
import { eventQuestions } from "./questions/questions.schema.ts";
import { DOOR_STATES, EVENT_MAX, EVENT_TYPES, INTEREST_STATES } from "./events.taxonomy.ts";
import { stagedStartup } from "./pitching.schema.ts";
import { ownRegistration } from "./registrations/registrations.schema.ts";

/** Seats: `capacity` is null where everyone may come; `taken` are held, `waiting` wait for one. */
const seats = z.object({ capacity: z.nullable(z.int()), taken: z.int(), waiting: z.int() });
export type Seats = z.infer<typeof seats>;

/** An event in a list. */
export const eventRow = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  event_type: z.enum(EVENT_TYPES),
  start_date: timestamp,
  end_date: timestamp,
  /** Its own zone, IANA. */
  timezone: z.string(),
  /** Empty for an event that is online alone. */
  venue: z.string(),
  city: z.string(),
  is_online: z.boolean(),
  is_published: z.boolean(),
  is_private: z.boolean(),
  is_cancelled: z.boolean(),
  seats,
  organization: organizationRef,
});
export type EventRow = z.infer<typeof eventRow>;

/** An event's page. */
export const event = z.extend(eventRow, {
  description: z.string(),
  address: z.string(),
  access_note: z.string(),
  /** For those who have a seat, and those who run it. */
  online_url: z.nullable(z.string()),
  cover_url: z.nullable(z.string()),
  needs_approval: z.boolean(),
  registration_opens_at: z.nullable(timestamp),
  registration_closes_at: z.nullable(timestamp),
  cancel_reason: z.string(),
  agenda: z.array(agendaSession),
  speakers: z.array(eventSpeaker),
  /** What is asked of those who register. */
  questions: eventQuestions,
  /** Who judges the pitches. */
  jury: z.array(eventSpeaker),
  /** When the pitches begin, by the clock on the event's wall; empty where it is not said. */
  pitches_start: z.string(),
  /** How long each of them is. */
  pitch_minutes: z.nullable(z.int()),
  /** Published startups that take the stage. */
  startups: z.array(stagedStartup),
  /** For an investor who has a seat: from when to when they may say which startup interests them. */
  interest: z.nullable(z.object({ opens: timestamp, closes: timestamp, state: z.enum(INTEREST_STATES) })),
  /** Who helps to run it, besides its organization. */
  cohosts: z.array(eventCohost),
  door: z.enum(DOOR_STATES),
  updated_at: timestamp,
  version,
  /** The reader's own part in it; null for visitors and those who never asked to come. */
  mine: z.nullable(ownRegistration),
  /** What the reader may do with it. */
  can: z.object({
    manage: z.boolean(),
    /** Change it and let people in, and no more. */
    help: z.boolean(),
  }),
});
export type Event = z.infer<typeof event>;

export const EVENT_TIMES = ["upcoming", "past", "all"] as const;

/** Published events; 'all' means no filter. Without `time`, those that have not ended. */
export const eventList = listOf({
  item: eventRow,
  filters: {
    search: z.optional(searchedText),
    type: z.optional(z.enum(["all", ...EVENT_TYPES])),
    place: z.optional(optionalText(EVENT_MAX.place)),
    organization: z.optional(id),
    /** «yes»: those that one can follow online. */
    online: z.optional(z.enum(["yes"])),
    time: z.optional(z.enum(EVENT_TIMES)),
    /** Days in Athens; those that are under way on one of them. */
    from: z.optional(day),
    to: z.optional(day),
  },
  sorts: ["start", "latest"],
});
export type EventListQuery = z.infer<typeof eventList.query>;
export type EventFilters = z.infer<typeof eventList.filters>;
export type EventPage = z.infer<typeof eventList.page>;

/** Values to filter by that published events to come have. */
export const eventFacets = z.object({
  cities: z.array(z.string()),
  organizations: z.array(z.object({ id, name: z.string() })),
});
export type EventFacets = z.infer<typeof eventFacets>;

/** Events of the current organization, drafts too. */
export const managedEventList = listOf({
  item: eventRow,
  filters: { time: z.optional(z.enum(EVENT_TIMES)) },
  sorts: ["start", "latest"],
});
export type ManagedEventQuery = z.infer<typeof managedEventList.query>;
