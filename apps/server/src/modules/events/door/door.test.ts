import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createEventRow } from "../events.factory.ts";
import { sendReminders } from "../reminders.service.ts";

let server: TestServer;
let hub: string;
let moderator: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  const [own, other] = [await createOrganization(server.db), await createOrganization(server.db)];
  hub = own.id;
  moderator = await server.createUser({ organizations: { [hub]: "moderator" } });
  stranger = await server.createUser({ organizations: { [other.id]: "owner" } });
});
afterAll(() => server?.close());

const soon = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS).toISOString();
const seated = async (id: string) => {
  const person = await server.createUser();
  await person.api.events.register({ id });
  return person;
};
const kinds = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.map(({ activity_type: kind }) => kind);

test("where registrations are approved, who asked waits for an answer and is told which", async () => {
  const id = await createEventRow(server.db, hub, { needs_approval: true, capacity: 1, start_date: soon(9) });
  const [one, two, three] = [await seated(id), await seated(id), await seated(id)];
  expect((await one.api.events.get({ id })).mine?.status).toBe("requested");
  await moderator.api.events.decide({ id, user_id: one.id, approve: true });
  expect(await outcomeOf(moderator.api.events.decide({ id, user_id: two.id, approve: true }))).toBe("event.full");
  await moderator.api.events.decide({ id, user_id: three.id, approve: false });
  expect(await outcomeOf(moderator.api.events.decide({ id, user_id: three.id, approve: false }))).toBe(
    "event.no_request",
  );
  expect([(await kinds(one))[0], (await kinds(three))[0]]).toEqual(["event_registered", "event_declined"]);
  const { value, groups } = await moderator.api.events.attendeesCount({ id });
  expect({ value, groups }).toEqual({ value: 3, groups: { seated: 1, waiting: 0, requested: 1, there: 0 } });
  const { items } = await moderator.api.events.attendees({ id, status: "requested" });
  expect(items.map(({ user_id }) => user_id)).toEqual([two.id]);
});

test("who comes is nobody's business but the organizers'", async () => {
  const id = await createEventRow(server.db, hub, { start_date: soon(9) });
  const person = await seated(id);
  for (const { api } of [stranger, person]) {
    expect(await outcomeOf(api.events.attendees({ id }))).toBe("auth.forbidden");
    expect(await outcomeOf(api.events.attendeesCount({ id }))).toBe("auth.forbidden");
    expect(await outcomeOf(api.events.door({ id }))).toBe("auth.forbidden");
    expect(await outcomeOf(api.events.checkIn({ id, entries: [] }))).toBe("auth.forbidden");
  }
});

test("where someone belongs is seen of those who have a seat, of nobody who waits, asked or gave it back", async () => {
  const circle = await createOrganization(server.db, { name: "Κύκλος Ναυτών" });
  const among = async () => server.createUser({ organizations: { [circle.id]: "member" } });
  const [seat, waits, gone] = [await among(), await among(), await among()];
  const id = await createEventRow(server.db, hub, { capacity: 1, start_date: soon(9) });
  await gone.api.events.register({ id });
  await gone.api.events.leave({ id });
  await seat.api.events.register({ id });
  await waits.api.events.register({ id });
  const boat = await createStartup(server.db, circle.id, { name: "Καΐκι", owner_id: seat.id });
  await createStartup(server.db, circle.id, { name: "Βάρκα", owner_id: waits.id });
  const { items } = await moderator.api.events.attendees({ id });
  const shown = Object.fromEntries(items.map((item) => [item.user_id, [item.organizations, item.startups]]));
  expect(shown).toEqual({
    [seat.id]: [["Κύκλος Ναυτών"], [{ id: boat, name: "Καΐκι" }]],
    [waits.id]: [[], []],
    [gone.id]: [[], []],
  });
});

test("an event that was called off or is over gives no seat any more", async () => {
  const asking = await createEventRow(server.db, hub, { needs_approval: true, start_date: soon(9) });
  const offering = await createEventRow(server.db, hub, { capacity: 1, start_date: soon(9) });
  const person = await seated(asking);
  const [first, next] = [await seated(offering), await seated(offering)];
  await first.api.events.leave({ id: offering });
  expect((await next.api.events.get({ id: offering })).mine?.status).toBe("offered");
  for (const id of [asking, offering]) await moderator.api.events.cancel({ id, reason: "Πλημμύρισε" });
  expect(await outcomeOf(moderator.api.events.decide({ id: asking, user_id: person.id, approve: true }))).toBe(
    "event.cancelled",
  );
  expect(await outcomeOf(next.api.events.acceptSeat({ id: offering }))).toBe("event.cancelled");
  expect(await kinds(next)).not.toContain("event_registered");
});

test("two phones, one of them hours without a network: no ticket enters twice, and each is told what became of it", async () => {
  const id = await createEventRow(server.db, hub, { start_date: soon(1) });
  const other = await createEventRow(server.db, hub, { start_date: soon(1) });
  const [one, two, elsewhere] = [await seated(id), await seated(id), await seated(other)];
  const codeOf = async ({ api }: TestUser, event: string) => (await api.events.ticket({ id: event })).code ?? "";
  const [first, second, foreign] = [await codeOf(one, id), await codeOf(two, id), await codeOf(elsewhere, other)];
  const entry = (code: string, door: string) => ({
    entry_id: randomUUID(),
    code,
    door,
    at: server.clock.now().toISOString(),
  });
  const scans = [entry(first, "Α"), entry(first, "Β")];
  const answers = await Promise.all(scans.map((scan) => moderator.api.events.checkIn({ id, entries: [scan] })));
  const outcomes = answers.flatMap(({ results }) => results.map(({ outcome }) => outcome));
  expect(outcomes.toSorted()).toEqual(["already", "in"]);
  // The answer was lost and the phone sends it again, with all it kept meanwhile.
  const won = scans[outcomes.indexOf("in")];
  if (!won) throw new Error("Nobody came in.");
  const kept = [won, entry(second, "Β"), entry(foreign, "Β")];
  const { results } = await moderator.api.events.checkIn({ id, entries: kept });
  expect(results.map(({ outcome }) => outcome)).toEqual(["in", "in", "unknown"]);
  const list = await moderator.api.events.door({ id });
  expect(list.tickets.map(({ checked_in_at }) => checked_in_at !== null)).toEqual([true, true]);
  expect(JSON.stringify(list)).not.toContain(first);
  await moderator.api.events.undoCheckIn({ id, user_id: one.id });
  expect((await moderator.api.events.attendeesCount({ id })).groups.there).toBe(1);
  expect((await one.api.events.get({ id })).mine?.is_checked_in).toBe(false);
});

test("500 people scanned by two phones without a network: both are heard at once, and every ticket enters once", async () => {
  const id = await createEventRow(server.db, hub, { start_date: soon(1) });
  const { rows: guests } = await server.ownerDb.$client.query<{ ticket_code: string }>(
    `with accounts as (
       insert into auth_users (name, email)
       select 'Guest', 'guest-' || number || '@door.test' from generate_series(1, 500) number returning id, email
     ), guests as (
       insert into profiles (id, email, first_name, last_name) select id, email, 'Guest', email from accounts returning id
     )
     insert into event_registrations (event_id, user_id, status, place, ticket_code, since)
     select $1, id, 'registered', row_number() over (), lpad((row_number() over ())::text, 22, '0'), now() from guests
     returning ticket_code`,
    [id],
  );
  expect(guests).toHaveLength(500);
  // One door scans everyone from the first, the other from the last; they meet and overlap by 200.
  const scansOf = (door: string, codes: string[]) =>
    codes.map((code, index) => ({
      entry_id: randomUUID(),
      code,
      door,
      at: new Date(server.clock.now().getTime() + index * 1000).toISOString(),
    }));
  const codes = guests.map(({ ticket_code: code }) => code);
  const phones = [scansOf("Α", codes.slice(0, 350)), scansOf("Β", codes.slice(150).toReversed())];
  const batches = (scans: ReturnType<typeof scansOf>) => [scans.slice(0, 200), scans.slice(200)];
  const send = async (scans: ReturnType<typeof scansOf>) =>
    (await Promise.all(batches(scans).map((entries) => moderator.api.events.checkIn({ id, entries })))).flatMap(
      ({ results }) => results,
    );
  const results = (await Promise.all(phones.map(send))).flat();
  const entered = results.filter(({ outcome }) => outcome === "in").map(({ user_id }) => user_id);
  expect([entered.length, new Set(entered).size]).toEqual([500, 500]);
  expect(results.filter(({ outcome }) => outcome === "already")).toHaveLength(200);
  // An answer that was lost is asked for again, and changes nothing.
  expect((await Promise.all(phones.map(send))).flat().map(({ outcome }) => outcome)).toEqual(
    results.map(({ outcome }) => outcome),
  );
  expect((await moderator.api.events.attendeesCount({ id })).groups.there).toBe(500);
});

test("of reminders whose time has passed only the nearest goes out, and none while the organization is closed", async () => {
  const own = await createOrganization(server.db);
  const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
  const id = await createEventRow(server.db, own.id, { start_date: inMinutes(40) });
  const person = await seated(id);
  const told = async () => (await kinds(person)).filter((kind) => kind.startsWith("event_reminder"));
  const setOpen = (isActive: boolean) =>
    server.ownerDb.$client.query("update organizations set is_active = $2 where id = $1", [own.id, isActive]);
  await setOpen(false);
  await sendReminders(server.platform);
  expect(await told()).toEqual([]);
  await setOpen(true);
  for (const _again of [1, 2]) await sendReminders(server.platform);
  expect(await told()).toEqual(["event_reminder_hour"]);
  // One that was called off reminds nobody.
  const off = await createEventRow(server.db, hub, { start_date: inMinutes(40) });
  const other = await seated(off);
  await moderator.api.events.cancel({ id: off, reason: "Πλημμύρισε" });
  await sendReminders(server.platform);
  expect((await kinds(other)).filter((kind) => kind.startsWith("event_reminder"))).toEqual([]);
});

test("who has a seat is reminded a week, a day and an hour before, once each; one that moves is told of anew", async () => {
  const id = await createEventRow(server.db, hub, { start_date: soon(8), capacity: 2 });
  const [person, other, waiting] = [await seated(id), await seated(id), await seated(id)];
  const told = async (someone: TestUser) => (await kinds(someone)).filter((kind) => kind.startsWith("event_reminder"));
  await sendReminders(server.platform);
  expect(await told(person)).toEqual([]);
  server.clock.advance(DAY_MS + HOUR_MS);
  await Promise.all([sendReminders(server.platform), sendReminders(server.platform)]);
  expect([await told(person), await told(waiting)]).toEqual([["event_reminder_week"], []]);
  server.clock.advance(6 * DAY_MS);
  await sendReminders(server.platform);
  await sendReminders(server.platform);
  expect(await told(person)).toEqual(["event_reminder_day", "event_reminder_week"]);
  // Who asked for no word an hour before gets none, and has the rest.
  await other.api.notifications.setPreference({ kind: "event_hour", channel: "in_app", enabled: false });
  server.clock.advance(23 * HOUR_MS - HOUR_MS / 2);
  await sendReminders(server.platform);
  expect(await told(person)).toEqual(["event_reminder_hour", "event_reminder_day", "event_reminder_week"]);
  expect(await told(other)).toEqual(["event_reminder_day", "event_reminder_week"]);
});
