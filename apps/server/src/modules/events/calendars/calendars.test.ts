import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { sync } from "node-ical";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createEventRow } from "../events.factory.ts";
import { eventsPersonalData } from "../privacy/personal-data.reads.ts";
import { eventCalendars } from "./calendars.tables.ts";

let server: TestServer;
let hub: string;
let moderator: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  hub = (await createOrganization(server.db, { name: 'Blue "Hub"; Πειραιά', slug: "blue-hub" })).id;
  moderator = await server.createUser({ organizations: { [hub]: "moderator" } });
});
afterAll(() => server?.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const pathOf = (url: string | null) => (url ?? "").replace(server.platform.config.publicUrl, "");

/** It takes the n after a backslash that is one for the end of a line; RFC 5545, 3.3.11 does not. */
const asWritten = (value: unknown): unknown => (typeof value === "string" ? value.replaceAll("\\\n", "\\n") : value);

/** What two programs must agree on, neither of which wrote the calendar. */
function toldBy(file: string): unknown[] {
  return Object.values(sync.parseICS(file)).flatMap((part) =>
    part?.type === "VEVENT"
      ? [
          {
            uid: part.uid,
            title: asWritten(part.summary),
            description: asWritten(part.description),
            place: part.location,
            starts: part.start.toISOString(),
            ends: part.end?.toISOString(),
            isDay: part.datetype === "date",
            status: part.status,
            sequence: Number(part.sequence),
          },
        ]
      : [],
  );
}

/** A calendar as other programs read it: one of them tells, another one has to agree. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const told = {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      place: event.location,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      isDay: event.startDate.isDate,
      status: component.getFirstPropertyValue("status"),
      sequence: event.sequence,
    };
    return { event, component, told };
  });
  expect(toldBy(file)).toEqual(events.map(({ told }) => told));
  return events.map(({ event, component, told }) => Object.assign({ event, component }, told));
}
const only = (file: string) => {
  const [found, ...more] = read(file);
  if (!found || more.length > 0) throw new Error("Not one event.");
  return found;
};

test("another program reads an event as it is, whatever its texts have in them", async () => {
  const title = "Demo; Day, «Ναυτιλία» \\n 🎭\u2028 END:VEVENT";
  const summary = `Γραμμή\r\nBEGIN:VEVENT\r\nUID:άλλο\n${"🏛️Ω,".repeat(200)}`;
  const agenda = Array.from({ length: 400 }, (_, index) => ({
    starts: `2027-03-${String(1 + (index % 28)).padStart(2, "0")}T10:00`,
    title: `Συνεδρία; ${index}`,
    description: "",
    room: "Α, Β",
    speakers: "",
  }));
  const id = await createEventRow(server.db, hub, { title, summary, agenda, start_date: "2027-03-01T16:30:00.000Z" });
  const { status, headers, text } = await get(`/event/${id}.ics`);
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = text.split("\r\n");
  expect(lines.every((line) => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75)).toBe(true);
  const { event, component, starts } = only(text);
  expect([event.summary, event.uid, starts]).toEqual([
    title.replace("\u2028", "\n"),
    `${id}@kerkis`,
    "2027-03-01T16:30:00.000Z",
  ]);
  expect(event.description).toContain(summary.replaceAll("\r\n", "\n"));
  expect(event.description).toContain("2027-03-28 10:00 Συνεδρία; 27 (Α, Β)");
  expect(event.description.split("Συνεδρία; ")).toHaveLength(401);
  expect(component.getFirstProperty("organizer")?.getParameter("cn")).toBe('Blue "Hub"; Πειραιά');
  for (const name of ["dtstamp", "sequence", "url", "location"]) expect(component.hasProperty(name)).toBe(true);
});

test("hours stand still over both changes of the clock, in every kind of zone", async () => {
  const spans = [
    // Spring in Athens, across the hour that is skipped and midnight; autumn, with the hour that comes twice: both of it.
    ["Europe/Athens", "2027-03-27T21:30:00.000Z", "2027-03-28T03:00:00.000Z"],
    ["Europe/Athens", "2027-10-31T00:15:00.000Z", "2027-10-31T01:45:00.000Z"],
    ["Europe/Athens", "2027-10-31T01:15:00.000Z", "2027-10-31T03:45:00.000Z"],
    ["America/New_York", "2027-03-14T06:30:00.000Z", "2027-03-14T07:30:00.000Z"],
    ["Australia/Lord_Howe", "2027-04-03T14:45:00.000Z", "2027-04-03T15:45:00.000Z"],
    ["Asia/Kathmandu", "2027-06-01T10:00:00.000Z", "2027-06-02T10:00:00.000Z"],
    ["Africa/Casablanca", "2027-02-20T10:00:00.000Z", "2027-02-20T12:00:00.000Z"],
    ["Asia/Calcutta", "2027-02-20T10:00:00.000Z", "2027-02-20T12:00:00.000Z"],
  ] as const;
  for (const [timezone, start_date, end_date] of spans) {
    const id = await createEventRow(server.db, hub, { timezone, start_date, end_date, is_private: true });
    const { starts, ends } = only((await get(`/event/${id}.ics`)).text);
    expect([timezone, starts, ends]).toEqual([timezone, start_date, end_date]);
  }
  const whole = { start_date: "2027-03-27T22:00:00.000Z", end_date: "2027-03-29T20:59:00.000Z", is_private: true };
  const { event } = only((await get(`/event/${await createEventRow(server.db, hub, whole)}.ics`)).text);
  expect([event.startDate, event.endDate].map(String)).toEqual(["2027-03-28", "2027-03-30"]);
  expect(event.startDate.isDate).toBe(true);
});

test("a feed of every kind of hour is read alike by both, with the rules of each zone that it names, once", async () => {
  const { id: host } = await createOrganization(server.db, { slug: "all-hours" });
  const spans = [
    ["Europe/Athens", "2027-03-27T21:30:00.000Z", "2027-03-28T03:00:00.000Z"],
    ["Europe/Athens", "2027-10-31T00:15:00.000Z", "2027-10-31T01:45:00.000Z"],
    ["America/New_York", "2027-11-07T03:30:00.000Z", "2027-11-07T08:30:00.000Z"],
    ["Australia/Lord_Howe", "2027-04-03T14:45:00.000Z", "2027-04-04T15:45:00.000Z"],
    ["Asia/Tokyo", "2027-12-31T14:30:00.000Z", "2027-12-31T16:30:00.000Z"],
    ["Europe/Athens", "2027-07-08T21:00:00.000Z", "2027-07-10T20:59:00.000Z"],
  ] as const;
  for (const [timezone, start_date, end_date] of spans)
    await createEventRow(server.db, host, { timezone, start_date, end_date });
  const { text } = await get("/org/all-hours/events.ics");
  const instants = read(text).filter(({ isDay }) => !isDay);
  expect(new Set(instants.map(({ starts, ends }) => `${starts} ${ends}`))).toEqual(
    new Set(spans.slice(0, 5).map(([, starts, ends]) => `${starts} ${ends}`)),
  );
  const named = new Set([...text.matchAll(/;TZID=([^:]+):/g)].map(([, zone]) => zone));
  const defined = new Set([...text.matchAll(/\r\nTZID:(.+)\r\n/g)].map(([, zone]) => zone));
  expect(defined).toEqual(named);
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(named.size);
});

test("calendars follow what is announced, and strike out what is called off", async () => {
  const id = await createEventRow(server.db, hub, { title: "Μετακινείται", start_date: "2027-05-03T15:00:00.000Z" });
  const file = async () => only((await get(`/event/${id}.ics`)).text);
  const before = await file();
  const change = async (given: { summary?: string; starts?: string }) => {
    const { version, answers } = await moderator.api.events.editable({ id });
    await moderator.api.events.change({ id, version, answers: { ...answers, ...given } });
  };
  await change({ summary: "Άλλα λόγια" });
  expect((await file()).event.sequence).toBe(before.event.sequence);
  await change({ starts: "2027-05-03T18:45" });
  const moved = await file();
  expect([moved.event.sequence, moved.starts, moved.event.uid]).toEqual([
    before.event.sequence + 1,
    "2027-05-03T15:45:00.000Z",
    before.event.uid,
  ]);
  await moderator.api.events.cancel({ id, reason: "Ο χώρος πλημμύρισε" });
  const off = await get(`/event/${id}.ics`);
  expect(off.text).toContain("METHOD:CANCEL");
  expect([only(off.text).status, only(off.text).event.sequence]).toEqual(["CANCELLED", before.event.sequence + 2]);
  const feed = read((await get("/org/blue-hub/events.ics")).text).find(({ title }) => title === "Μετακινείται");
  expect([feed?.status, feed?.event.uid]).toEqual(["CANCELLED", before.event.uid]);
});

test("a feed has what is published, nothing else, and is not sent twice", async () => {
  const other = await createOrganization(server.db, { name: "Άλλος", slug: "allos" });
  const shut = await createOrganization(server.db, { slug: "shut" });
  const soon = new Date(Date.now() + 864e5).toISOString();
  await createEventRow(server.db, other.id, { title: "Δημοσιευμένη", start_date: soon, event_type: "pitch" });
  const draft = await createEventRow(server.db, other.id, { title: "Πρόχειρη", start_date: soon, is_published: false });
  await createEventRow(server.db, other.id, { title: "Ιδιωτική", start_date: soon, is_private: true });
  await createEventRow(server.db, shut.id, { title: "Κλειστού", start_date: soon });
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [shut.id]);
  const titles = async (path: string) => read((await get(path)).text).map(({ title }) => title);
  expect(await titles("/org/allos/events.ics")).toEqual(["Δημοσιευμένη"]);
  expect(await titles("/events.ics?type=pitch")).toEqual(["Δημοσιευμένη"]);
  expect(await titles("/events.ics")).not.toContain("Κλειστού");
  for (const path of [`/event/${draft}.ics`, "/event/nothing.ics", "/org/shut/events.ics", "/org/none/events.ics"])
    expect((await get(path)).status).toBe(404);
  expect((await get("/events.ics?type=wrong")).status).toBe(400);
  const first = await get("/org/allos/events.ics?lang=en");
  expect(first.text).toContain("X-WR-CALNAME:Άλλος: events");
  const tag = first.headers.get("etag") ?? "";
  expect((await get("/org/allos/events.ics?lang=en", { "if-none-match": tag })).status).toBe(304);
  await createEventRow(server.db, other.id, { title: "Νεότερη", start_date: soon });
  expect((await get("/org/allos/events.ics?lang=en", { "if-none-match": tag })).status).toBe(200);
});

test("one's own calendar has one's own events, is read by its secret alone, and ends when it is renewed", async () => {
  const [one, two] = [await server.createUser(), await server.createUser()];
  const start_date = new Date(Date.now() + 5 * 864e5).toISOString();
  const online_url = "https://meet.example.gr/way-in";
  const id = await createEventRow(server.db, hub, { title: "Με θέση", start_date, capacity: 1, online_url });
  const unseen = await createEventRow(server.db, hub, { title: "Με τη διεύθυνση", start_date, is_private: true });
  await one.api.events.register({ id });
  await one.api.events.register({ id: unseen });
  await two.api.events.register({ id });
  expect(await one.api.events.ownCalendar()).toEqual({ url: null });
  const { url } = await one.api.events.renewCalendar();
  expect(await one.api.events.ownCalendar()).toEqual({ url });
  expect((await two.api.events.ownCalendar()).url).toBeNull();
  const file = await get(pathOf(url));
  expect(file.headers.get("cache-control")).toBe("private, no-cache");
  expect(read(file.text).map(({ title, status }) => [title, status])).toEqual([
    ["Με θέση", "CONFIRMED"],
    ["Με τη διεύθυνση", "CONFIRMED"],
  ]);
  expect(file.text.replaceAll("\r\n ", "")).toContain(online_url);
  const waiting = await get(pathOf((await two.api.events.renewCalendar()).url));
  expect(read(waiting.text).map(({ title, status }) => [title, status])).toEqual([["Με θέση", "TENTATIVE"]]);
  expect(waiting.text.replaceAll("\r\n ", "")).not.toContain(online_url);
  const { url: renewed } = await one.api.events.renewCalendar();
  expect([(await get(pathOf(url))).status, (await get(pathOf(renewed))).status]).toEqual([404, 200]);
  for (const path of ["/calendar.ics", "/calendar.ics?secret=a&secret=b", `/calendar.ics?secret=${"a".repeat(22)}`])
    expect((await get(path)).status).toBe(404);
  expect(await outcomeOf(server.visitor.events.renewCalendar())).toBe("auth.required");
});

test("a calendar's address is its person's alone: not of who works as them, not in what they take along, not after they are gone", async () => {
  const person = await server.createUser();
  const { url } = await person.api.events.renewCalendar();
  const asPerson = await server.workingAs(person);
  expect((await asPerson.identity.session()).profile?.id).toBe(person.id);
  expect(await asPerson.events.ownCalendar()).toEqual({ url: null });
  expect(await outcomeOf(asPerson.events.renewCalendar())).not.toBeNull();
  expect(await person.api.events.ownCalendar()).toEqual({ url });

  const taken = [];
  for (const section of eventsPersonalData)
    for await (const row of section.rows(server.db, person.id)) taken.push({ [section.name]: row });
  expect(taken).toEqual([{ event_calendars: { created_at: expect.any(String) } }]);

  expect((await get(pathOf(url))).status).toBe(200);
  await server.ownerDb.$client.query("update profiles set deletion_requested_at = now() where id = $1", [person.id]);
  server.clock.advance(LIMITS.accountGraceMs + 60_000);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  expect((await get(pathOf(url))).status).toBe(404);
  expect(await server.db.select().from(eventCalendars).where(eq(eventCalendars.user_id, person.id))).toEqual([]);
});
