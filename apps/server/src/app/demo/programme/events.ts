import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { MINUTE_MS } from "@kerkis/contract/core/time/zone.ts";
import type { AgendaSession } from "@kerkis/contract/events/editing/editing.schema.ts";
import { eq, inArray } from "drizzle-orm";
import { createEventRow, type NewEvent } from "#modules/events/events.factory.ts";
import { events } from "#modules/events/events.tables.ts";
import { eventInterests } from "#modules/events/interest/interest.tables.ts";
import { eventStartups } from "#modules/events/pitching/pitching.tables.ts";
import { eventRegistrations } from "#modules/events/registrations/registrations.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import type { DemoOrganization, DemoPersonKey } from "../people.ts";

interface DemoEvent extends Omit<NewEvent, "start_date" | "end_date" | "agenda" | "pitches_start_at"> {
  in: DemoOrganization;
  /** From now; negative for one that was. */
  inDays: number;
  /** «18:30» in Athens in winter. */
  at: string;
  hours: number;
  /** Everyone of the story up to this many, in their order, wants to come. */
  people: number;
  agenda?: readonly Omit<AgendaSession, "starts">[];
  /** Names of startups that take the stage with the second part of the agenda. */
  onStage?: readonly string[];
  /** Investors who said afterwards which of them interests them. */
  interested?: readonly (readonly [DemoPersonKey, string])[];
}

const session = (title: string, description = "", speakers = "", room = "Κεντρική σκηνή") => ({
  title,
  description,
  speakers,
  room,
});

/** How long a part of an agenda is. */
const PART_MINUTES = 40;

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
    jury: [
      { name: "Ελπίδα Ρούσσου", role: "Argo Capital" },
      { name: "Γιώργος Λάμπρου", role: "Ένωση Πλοιοκτητών Ακτοπλοΐας" },
      { name: "Δανάη Κεφαλά", role: "Πανεπιστήμιο Αιγαίου, ναυτιλία" },
    ],
    pitch_minutes: 6,
    onStage: ["Thalassa Robotics", "Triton Marine", "Okeanos Data", "Chronos Logistics", "Aktis Grid", "Heliodyne"],
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
    inDays: -2,
    at: "18:00",
    hours: 2,
    people: 12,
    title: "Demo Day: Ενέργεια στα νησιά",
    event_type: "demo_day",
    summary: "Τρεις εταιρείες που δοκιμάστηκαν ήδη σε νησί, από οκτώ λεπτά.",
    venue: "Νεώριο",
    city: "Σύρος",
    capacity: 40,
    agenda: [
      session("Τι πληρώνει σήμερα ένα νησί", "", "Νίκος Βλάχος"),
      session("Τρεις εταιρείες, οκτώ λεπτά η καθεμία", "Παρουσίαση και τρεις ερωτήσεις"),
      session("Στην αυλή", "", "", ""),
    ],
    jury: [
      { name: "Ελπίδα Ρούσσου", role: "Argo Capital" },
      { name: "Μανόλης Ξενάκης", role: "Δίκτυο Αειφόρων Νησιών" },
    ],
    pitch_minutes: 8,
    onStage: ["Aktis Grid", "Heliodyne", "Thalassa Robotics"],
    interested: [["investor", "Thalassa Robotics"]],
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

type Stage = Required<Pick<DemoEvent, "onStage" | "interested">> & { people: ReadonlyMap<DemoPersonKey, Actor> };

/** Puts startups of the story on a stage, and writes whom of them investors had an eye on. */
async function takeStage(db: Reader, event_id: string, { onStage, interested, people }: Stage): Promise<void> {
  if (onStage.length === 0) return;
  const rows = await db
    .select({ id: startups.id, name: startups.name })
    .from(startups)
    .where(inArray(startups.name, [...onStage]));
  const idOf = (name: string): string => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`The demo story knows no startup called ${name}.`);
    return found.id;
  };
  await db.insert(eventStartups).values(onStage.map((name, place) => ({ event_id, startup_id: idOf(name), place })));
  for (const [person, name] of interested) {
    const user_id = people.get(person)?.userId;
    if (user_id) await db.insert(eventInterests).values({ event_id, startup_id: idOf(name), user_id });
  }
}

/** Writes the events of the demo story, and who comes. */
export async function createDemoEvents(
  db: Reader,
  now: Date,
  people: ReadonlyMap<DemoPersonKey, Actor>,
  organizationIds: Record<DemoOrganization, string>,
): Promise<void> {
  const crowd = [...people.values()];
  for (const { in: organization, inDays, at, hours, people: wanted, agenda = [], ...event } of DEMO_EVENTS) {
    const { onStage = [], interested = [], ...facts } = event;
    const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
    const starts = Temporal.PlainDateTime.from(`${day}T${at}`);
    const start = starts.toZonedDateTime("Europe/Athens").epochMilliseconds;
    const id = await createEventRow(db, organizationIds[organization], {
      ...facts,
      created_at: new Date(now.getTime() - 20 * DAY_MS).toISOString(),
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + hours * HOUR_MS).toISOString(),
      pitches_start_at: onStage.length > 0 ? new Date(start + PART_MINUTES * MINUTE_MS).toISOString() : null,
      agenda: agenda.map((part, index) =>
        Object.assign(part, {
          starts: starts.add({ minutes: index * PART_MINUTES }).toString({ smallestUnit: "minute" }),
        }),
      ),
    });
    await takeStage(db, id, { onStage, interested, people });
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
