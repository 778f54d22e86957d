import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventRegistrations } from "#modules/events/registrations/registrations.tables.ts";
import { events } from "#modules/events/events.tables.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { postImport } from "./imports.factory.ts";
import { importsOf } from "./running/importing.factory.ts";
import { carryOn } from "./running/work.service.ts";

let server: TestServer;
let organizationId: string;
let moderator: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  organizationId = (await createOrganization(server.db, { name: `Hub ${Math.random()}` })).id;
  moderator = await server.createUser({ organizations: { [organizationId]: "moderator" } });
});

const FILE = { kind: "events", name: "events.ics" };
const importing = () => importsOf(server, moderator, organizationId);
const upload = (content: string, kind = "events") => importing().upload(content, { ...FILE, kind });
const read = (content: string) => importing().read(content, FILE);
const step: ReturnType<typeof importsOf>["step"] = (run, name) => importing().step(run, name);
const ofOrganization = () =>
  server.db.select().from(events).where(eq(events.organization_id, organizationId)).orderBy(events.start_date);

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:pitch@hub.example",
  "SUMMARY:Pitch night",
  "DTSTART;TZID=Europe/Lisbon:20261127T183000",
  "DTEND;TZID=Europe/Lisbon:20261127T203000",
  "LOCATION:Impact Hub",
  "CATEGORIES:pitch",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:office@hub.example",
  "SUMMARY:Office hours",
  "DTSTART;TZID=Europe/Athens:20261201T100000",
  "RRULE:FREQ=WEEKLY;COUNT=3",
  "LOCATION:Impact Hub",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "SUMMARY:Endless",
  "DTSTART;TZID=Europe/Athens:20261201T100000",
  "RRULE:FREQ=WEEKLY",
  "LOCATION:Impact Hub",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "SUMMARY:Wrong zone",
  "DTSTART;TZID=Nowhere/Land:20261201T100000",
  "LOCATION:Impact Hub",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "SUMMARY:Called off",
  "DTSTART;TZID=Europe/Athens:20261201T100000",
  "STATUS:CANCELLED",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

test("a calendar is tried, comes in as drafts, is known again, and goes", async () => {
  const mapped = await read(CALENDAR);
  expect(mapped).toMatchObject({ state: "mapping", format: "ics", row_count: 7 });
  const tried = await step(mapped, "check");
  expect(tried.counts).toEqual({ ready: 4, broken: 3 });
  const { items } = await moderator.api.imports.rows({ id: tried.id, standing: "broken" });
  expect(items.map(({ problems }) => problems)).toEqual([
    [{ field: "repeats", value: "FREQ=WEEKLY", code: "series" }],
    [{ field: "timezone", value: "Nowhere/Land", code: "no_time_zone" }],
    expect.arrayContaining([
      { field: "status", value: "CANCELLED", code: "called_off" },
      { field: "venue", value: "", code: "no_place" },
    ]),
  ]);
  const written = await step(tried, "run");
  expect(written.counts).toMatchObject({ added: 4 });
  const rows = await ofOrganization();
  expect(rows[0]).toMatchObject({
    title: "Pitch night",
    event_type: "pitch",
    start_date: "2026-11-27T18:30:00.000Z",
    end_date: "2026-11-27T20:30:00.000Z",
    timezone: "Europe/Lisbon",
    venue: "Impact Hub",
    is_published: false,
    changed_by: moderator.id,
  });
  expect(rows.map(({ start_date }) => start_date.slice(0, 13))).toEqual([
    "2026-11-27T18",
    "2026-12-01T08",
    "2026-12-08T08",
    "2026-12-15T08",
  ]);
  // The same calendar again, where one has another title by now.
  await server.db
    .update(events)
    .set({ title: "Another name" })
    .where(eq(events.id, rows[0]?.id ?? ""));
  const again = await step(await read(CALENDAR), "check");
  expect(again.counts).toEqual({ alike: 4, broken: 3 });
  const alike = await moderator.api.imports.rows({ id: again.id, standing: "alike" });
  expect(alike.items[0]?.match).toMatchObject({ id: rows[0]?.id, reasons: ["source"] });
  expect(alike.items[1]?.match).toMatchObject({ id: rows[1]?.id, reasons: ["source", "name"] });
  // One has somebody who comes: it stays, and says so.
  const person = await server.createUser({});
  await server.db.insert(eventRegistrations).values({
    event_id: rows[1]?.id ?? "",
    user_id: person.id,
    status: "registered",
    place: 1,
    ticket_code: "x".repeat(22),
    since: "2026-11-01T00:00:00Z",
  });
  await server.db
    .update(events)
    .set({ places: 1 })
    .where(eq(events.id, rows[1]?.id ?? ""));
  const undone = await step(written, "undo");
  expect(undone.counts).toMatchObject({ taken_back: 3, kept: 1 });
  expect((await ofOrganization()).map(({ id }) => id)).toEqual([rows[1]?.id]);
});

test("a table says when with days, times and moments, in whichever columns", async () => {
  const lines = [
    "Τίτλος;Ημερομηνία;Ώρα;Λήξη;Χώρος;Είδος;Θέσεις",
    "Ημερίδα;Παρασκευή 27 Νοεμβρίου 2026;18:30–20:00;;Ζάππειο;Ημερίδα;1.200",
    "Νύχτα;27/11/2026;22:00 - 02:00;;Ζάππειο;;",
    "Έκθεση;27/11/2026;;29/11/2026;Ζάππειο;Έκθεση;",
    "Στον κόσμο;2026-11-27T16:30:00+00:00;;;Ζάππειο;;",
    "Ανάποδα;27/11/2026 18:30;;26/11/2026 18:30;Ζάππειο;;",
    "Χωρίς μέρα;Νοέμβριος 2026;;;Ζάππειο;;0",
    "Κάπου;27/11/2026;25:00;;;;",
    "Ημερίδα;27/11/2026 18:30;;;Ζάππειο;;",
  ];
  const tried = await step(await read(lines.join("\n")), "check");
  const { items } = await moderator.api.imports.rows({ id: tried.id });
  expect(items.map(({ values }) => [values["starts"], values["ends"], values["event_type"]])).toEqual([
    ["2026-11-27T18:30", "2026-11-27T20:00", "conference"],
    ["2026-11-27T22:00", "2026-11-28T02:00", "meetup"],
    ["2026-11-27T00:00", "2026-11-30T00:00", "conference"],
    ["2026-11-27T18:30", "2026-11-27T20:30", "meetup"],
    ["2026-11-27T18:30", "2026-11-26T18:30", "meetup"],
    [undefined, undefined, "meetup"],
    ["2026-11-27T00:00", "2026-11-28T00:00", "meetup"],
    ["2026-11-27T18:30", "2026-11-27T20:30", "meetup"],
  ]);
  expect(items.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    [],
    [],
    [],
    ["time_order"],
    ["no_date", "no_seats"],
    ["no_time", "no_place"],
    [],
  ]);
  expect(items[0]?.values["capacity"]).toBe(1200);
  // The same title at the same time is the same event, of an earlier row too.
  expect(items[7]).toMatchObject({ standing: "alike", match: { row: 2, reasons: ["name"] } });
});

test("a calendar is of events, and events are for those who run them, each in their own organization", async () => {
  const answer = await upload(CALENDAR, "startups");
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: "import.calendar_of_events" }]);
  const run = await step(await step(await read(CALENDAR), "check"), "run");
  const other = (await createOrganization(server.db, { name: `Other ${Math.random()}` })).id;
  const stranger = await server.createUser({ organizations: { [other]: "owner" } });
  const coordinator = await server.createUser({
    role: "registry_coordinator",
    organizations: { [organizationId]: "coordinator" },
  });
  for (const reader of [stranger, coordinator]) {
    expect(await outcomeOf(reader.api.imports.get({ id: run.id }))).toBe("import.not_found");
    expect(await outcomeOf(reader.api.imports.undo({ id: run.id, version: run.version }))).toBe("import.not_found");
    expect((await reader.api.imports.list({})).items).toEqual([]);
    expect(await reader.api.imports.listCount({})).toMatchObject({ value: 0 });
    const refused = await postImport(server, { cookie: reader.cookie, organizationId }, CALENDAR, { kind: "events" });
    expect(refused.status).toBe(403);
  }
  // What another organization has is no duplicate here.
  const theirs = await postImport(server, { cookie: stranger.cookie, organizationId: other }, CALENDAR, {
    kind: "events",
  });
  const { id } = (await theirs.json()) as { id: string };
  await carryOn(server.platform, id, () => false);
  const fresh = await stranger.api.imports.get({ id });
  await stranger.api.imports.check({ id, version: fresh.version });
  await carryOn(server.platform, id, () => false);
  expect((await stranger.api.imports.get({ id })).counts).toEqual({ ready: 4, broken: 3 });
});
