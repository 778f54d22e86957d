import type { EventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";

/** An event of which nothing is said yet. */
export const NEW_EVENT: EventAnswers = {
  title: "",
  event_type: "meetup",
  summary: "",
  description: "",
  cover_url: null,
  starts: "",
  ends: "",
  timezone: "Europe/Athens",
  venue: "",
  address: "",
  city: "",
  access_note: "",
  online_url: "",
  capacity: null,
  registration_opens: "",
  registration_closes: "",
  needs_approval: false,
  is_private: false,
  agenda: [],
  speakers: [],
  questions: [],
  startups: [],
};
