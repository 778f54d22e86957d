import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import type { AgendaSession } from "@kerkis/contract/events/editing/editing.schema.ts";
import { eq } from "drizzle-orm";
import { createEventRow, type NewEvent } from "#modules/events/events.factory.ts";
import { events } from "#modules/events/events.tables.ts";
import { eventRegistrations } from "#modules/events/registrations/registrations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import type { DemoOrganization, DemoPersonKey } from "../people.ts";

interface DemoEvent extends Omit<NewEvent, "start_date" | "end_date" | "agenda"> {
  in: DemoOrganization;
  /** From now; negative for one that was. */
  inDays: number;
  /** «18:30» in Athens in winter. */
  at: string;
  hours: number;
  /** Everyone of the story up to this many, in their order, wants to come. */
  people: number;
  agenda?: readonly Omit<AgendaSession, "starts">[];
}

const session = (title: string, description = "", speakers = "", room = "Κεντρική σκηνή") => ({
  title,
  description,
  speakers,
  room,
});

/** What the ecosystem of the demo story meets at. */
const DEMO_EVENTS: readonly DemoEvent[] = [
  {
    in: "kerkis",
    inDays: 3,
    at: "18:30",
    hours: 3,
    people: 14,
    title: "Demo Day: Ναυτιλιακή τεχνολογία",
    event_type: "demo_day",
    summary: "Έξι εταιρείες που δουλεύουν ήδη με λιμάνια και πλοιοκτήτες ανεβαίνουν στη σκηνή από έξι λεπτά.",
    description: "Μετά, ένας προς έναν με δώδεκα επενδυτές και όση ώρα θέλετε στο αίθριο.",
    venue: "Πέτρινη Αποθήκη",
    address: "Ακτή Βασιλειάδη 14",
    city: "Πειραιάς",
    access_note: "Ράμπα στην είσοδο Β, διερμηνεία στη νοηματική.",
    capacity: 12,
    agenda: [
      session("Γιατί τα λιμάνια αγοράζουν τώρα", "Άνοιγμα με αριθμούς από εννέα λιμάνια", "Κατερίνα Μαλλιά"),
      session("Έξι εταιρείες, έξι λεπτά η καθεμία", "Παρουσίαση και δύο ερωτήσεις"),
      session("Ένας προς έναν με επενδυτές", "Δώδεκα τραπέζια, ραντεβού των δέκα λεπτών", "", "Πατάρι"),
    ],
    speakers: [
      { name: "Κατερίνα Μαλλιά", role: "Λιμάνι Πειραιά, καινοτομία" },
      { name: "Ines Ferreira", role: "Meltemi Ventures" },
      { name: "Νίκος Βλάχος", role: "Μέντορας, πρώην πλοίαρχος" },
    ],
  },
  {
    in: "kerkis",
    inDays: 9,
    at: "17:00",
    hours: 1.5,
    people: 9,
    title: "Πώς διαβάζει έναν φάκελο ο επενδυτής",
    event_type: "webinar",
    summary: "Ένας φάκελος, γραμμή γραμμή, με τις ερωτήσεις που δεν γράφονται.",
    venue: "",
    city: "",
    online_url: "https://meet.example.gr/kerkis-fakelos",
  },
  {
    in: "kerkis",
    inDays: 16,
    at: "16:00",
    hours: 4,
    people: 5,
    title: "Από την έρευνα στην εταιρεία",
    event_type: "workshop",
    summary: "Άδειες, μετοχές και το πρώτο συμβόλαιο, για ομάδες πανεπιστημίων.",
    venue: "Νόησις",
    city: "Θεσσαλονίκη",
    capacity: 40,
    needs_approval: true,
  },
  {
    in: "kerkis",
    inDays: 24,
    at: "09:00",
    hours: 33,
    people: 7,
    title: "Hackathon «Νησί χωρίς πετρέλαιο»",
    event_type: "hackathon",
    summary: "Δύο ημέρες, οκτώ ομάδες, ένα νησί που θέλει να αλλάξει ρεύμα.",
    venue: "Νεώριο",
    city: "Σύρος",
    capacity: 80,
  },
  {
    in: "kerkis",
    inDays: 47,
    at: "09:30",
    hours: 7.5,
    people: 10,
    title: "Αγροδιατροφή: συνέδριο για το χωράφι του 2030",
    event_type: "conference",
    summary: "Νερό, αισθητήρες, συνεταιρισμοί και κεφάλαια στο ίδιο τραπέζι.",
    venue: "Μύλος Παππά",
    city: "Λάρισα",
    capacity: 300,
  },
  {
    in: "kerkis",
    inDays: 60,
    at: "19:00",
    hours: 2,
    people: 0,
    title: "Pitch night: οι πρώτες επτά",
    event_type: "pitch",
    venue: "Patras Science Park",
    city: "Πάτρα",
    capacity: 120,
    is_published: false,
  },
  {
    in: "kerkis",
    inDays: -11,
    at: "18:00",
    hours: 2,
    people: 8,
    title: "Ιδρύτριες στο ίδιο τραπέζι",
    event_type: "networking",
    summary: "Ένα δείπνο, χωρίς παρουσιάσεις.",
    venue: "Innohub",
    city: "Ηράκλειο",
    capacity: 24,
  },
];

/** Writes the events of the demo story, and who comes. */
export async function createDemoEvents(
  db: Reader,
  now: Date,
  people: ReadonlyMap<DemoPersonKey, Actor>,
  organizationIds: Record<DemoOrganization, string>,
): Promise<void> {
  const crowd = [...people.values()];
  for (const { in: organization, inDays, at, hours, people: wanted, agenda = [], ...facts } of DEMO_EVENTS) {
    const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
    const starts = Temporal.PlainDateTime.from(`${day}T${at}`);
    const start = starts.toZonedDateTime("Europe/Athens").epochMilliseconds;
    const id = await createEventRow(db, organizationIds[organization], {
      ...facts,
      created_at: new Date(now.getTime() - 20 * DAY_MS).toISOString(),
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + hours * HOUR_MS).toISOString(),
      agenda: agenda.map((part, index) =>
        Object.assign(part, { starts: starts.add({ minutes: index * 40 }).toString({ smallestUnit: "minute" }) }),
      ),
    });
    const seats = facts.capacity ?? crowd.length;
    for (const [index, { userId }] of crowd.slice(0, wanted).entries()) {
      await db.insert(eventRegistrations).values({
        event_id: id,
        user_id: userId,
        status: facts.needs_approval ? "requested" : index < seats ? "registered" : "waiting",
        place: index + 1,
        ticket_code: Buffer.from(`${id}${index}`).toString("base64url").slice(-22),
        since: new Date(now.getTime() - (wanted - index) * HOUR_MS).toISOString(),
        checked_in_at: inDays < 0 && index % 4 !== 3 ? new Date(start).toISOString() : null,
      });
    }
    await db
      .update(events)
      .set({ places: Math.min(wanted, crowd.length) })
      .where(eq(events.id, id));
  }
}
