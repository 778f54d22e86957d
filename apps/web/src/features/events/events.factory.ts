import type { Event, EventRow } from "@kerkis/contract/events/events.schema.ts";

let made = 0;

/** An event of a list as the API answers it; what is given wins. */
export const eventRow = (given: Partial<EventRow> = {}): EventRow => ({
  id: `0199a000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
  title: "Demo Day",
  summary: "",
  event_type: "demo_day",
  start_date: "2026-12-11T16:00:00.000Z",
  end_date: "2026-12-11T18:00:00.000Z",
  timezone: "Europe/Athens",
  venue: "Noesis",
  city: "Thessaloniki",
  is_online: false,
  is_published: true,
  is_private: false,
  is_cancelled: false,
  seats: { capacity: 60, taken: 40, waiting: 0 },
  organization: { id: "0199a000-0000-7000-8000-000000000002", name: "Blue Hub", slug: "blue-hub", logo_url: null },
  ...given,
});

/** An event as its page gets it; what is given wins. */
export const eventPage = (given: Partial<Event> = {}): Event => ({
  ...eventRow(),
  description: "",
  address: "",
  access_note: "",
  online_url: null,
  cover_url: null,
  needs_approval: false,
  registration_opens_at: null,
  registration_closes_at: null,
  cancel_reason: "",
  agenda: [],
  speakers: [],
  jury: [],
  pitches_start: "",
  pitch_minutes: null,
  questions: [],
  startups: [],
  interest: null,
  cohosts: [],
  door: "open",
  updated_at: "2026-11-20T09:00:00.000Z",
  version: 1,
  mine: null,
  can: { manage: false, help: false },
  ...given,
});
