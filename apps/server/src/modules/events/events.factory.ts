import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import type { EventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";
import type { Reader } from "#platform/db/db.ts";
import { events } from "./events.tables.ts";

export type NewEvent = Omit<typeof events.$inferInsert, "organization_id">;

/** Writes an event, published and two hours long; what is given wins. @returns its id */
export async function createEventRow(
  db: Reader,
  organizationId: string,
  given: Partial<NewEvent> = {},
): Promise<string> {
  const asked = Date.parse(given.start_date ?? new Date(Date.now() + 7 * DAY_MS).toISOString());
  // The form knows whole minutes.
  const start = new Date(asked - (asked % 60_000)).toISOString();
  const [row] = await db
    .insert(events)
    .values({
      organization_id: organizationId,
      title: `Event ${randomUUID().slice(0, 8)}`,
      event_type: "meetup",
      summary: "Ομάδες, επενδυτές και ό,τι έχουν να πουν.",
      venue: "Πέτρινη Αποθήκη",
      city: "Πειραιάς",
      is_published: true,
      end_date: new Date(Date.parse(start) + 2 * HOUR_MS).toISOString(),
      ...given,
      start_date: start,
    })
    .returning({ id: events.id });
  if (!row) throw new Error("An event was not written.");
  return row.id;
}

/** What the form of an event holds; what is given wins. */
export const eventAnswers = (given: Partial<EventAnswers> = {}): EventAnswers => ({
  title: "Demo Day: Ναυτιλιακή τεχνολογία",
  event_type: "demo_day",
  summary: "Έξι εταιρείες, έξι λεπτά η καθεμία.",
  description: "Μετά, ένας προς έναν με δώδεκα επενδυτές.",
  cover_url: null,
  starts: "2027-01-29T18:30",
  ends: "2027-01-29T21:30",
  timezone: "Europe/Athens",
  venue: "Πέτρινη Αποθήκη",
  address: "Ακτή Δηλαβέρη 14",
  city: "Πειραιάς",
  access_note: "",
  online_url: "",
  capacity: null,
  registration_opens: "",
  registration_closes: "",
  needs_approval: false,
  is_private: false,
  agenda: [],
  speakers: [],
  jury: [],
  pitches_start: "",
  pitch_minutes: null,
  questions: [],
  startups: [],
  ...given,
});
