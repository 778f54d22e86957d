import type { LocalizedText } from "../core/text/languages.ts";
import { DAY_MS, HOUR_MS, LIMITS } from "../core/limits.ts";

/** Kinds of events (completions 4). */
export const EVENT_TYPES = [
  "conference",
  "workshop",
  "demo_day",
  "meetup",
  "webinar",
  "hackathon",
  "pitch",
  "networking",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_TYPE_LABELS: Record<EventType, LocalizedText> = {
  conference: { el: "Συνέδριο", en: "Conference" },
  workshop: { el: "Εργαστήριο", en: "Workshop" },
  demo_day: { el: "Demo day", en: "Demo day" },
  meetup: { el: "Συνάντηση", en: "Meetup" },
  webinar: { el: "Διαδικτυακό σεμινάριο", en: "Webinar" },
  hackathon: { el: "Hackathon", en: "Hackathon" },
  pitch: { el: "Παρουσιάσεις startups", en: "Pitch night" },
  networking: { el: "Δικτύωση", en: "Networking" },
};

/** How much an event may say. */
export const EVENT_MAX = {
  title: LIMITS.nameMax,
  summary: 300,
  description: LIMITS.descriptionMax,
  place: 120,
  address: 200,
  seats: 100_000,
  sessions: 400,
  speakers: 100,
  startups: 60,
  pitchMinutes: 240,
  questions: 20,
  /** A conference of several weeks is several events. */
  days: 31,
} as const;

/** What became of somebody who wanted to come. `registered` and `offered` hold a seat. */
export const REGISTRATION_STATES = ["registered", "offered", "waiting", "requested", "declined", "cancelled"] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** How long a seat that came free is kept for the next in the queue. */
export const OFFER_MS = 12 * HOUR_MS;

/** How long after its end those who were there may still say which startup interests them (decision 56). */
export const INTEREST_MS = 7 * DAY_MS;
export const INTEREST_STATES = ["not_yet", "open", "over"] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

/** Where an event stands with regard to registering. */
export const DOOR_STATES = ["open", "full", "not_yet", "closed", "cancelled", "over"] as const;
export type DoorState = (typeof DOOR_STATES)[number];
