import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createEventRow, eventAnswers } from "../events.factory.ts";
import { endOverdueOffers } from "./queue.service.ts";

let server: TestServer;
let hub: string;
let moderator: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  hub = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  moderator = await server.createUser({ organizations: { [hub]: "moderator" } });
});
afterAll(() => server?.close());

const people = (count: number): Promise<TestUser[]> =>
  Promise.all(Array.from({ length: count }, () => server.createUser()));
const inMonths = () => new Date(Date.now() + 60 * 24 * 3_600_000).toISOString();

test("130 people in the same moment for 100 seats: 100 have one, 30 know their place, and nobody is lost", async () => {
  const id = await createEventRow(server.db, hub, { capacity: 100, start_date: inMonths() });
  const crowd = await people(130);
  await Promise.all(crowd.map(({ api }) => api.events.register({ id })));
  const mine = await Promise.all(crowd.map(async ({ api }) => (await api.events.get({ id })).mine));
  const seated = mine.filter((registration) => registration?.status === "registered");
  const waiting = mine.filter((registration) => registration?.status === "waiting");
  expect([seated.length, waiting.length]).toEqual([100, 30]);
  const numbers = mine.map((registration) => registration?.number ?? 0).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 130 }, (_, index) => index + 1));
  expect(Math.max(...seated.map((registration) => registration?.number ?? 0))).toBe(100);
  const queue = waiting.map((registration) => registration?.queue?.before).toSorted((a, b) => (a ?? 0) - (b ?? 0));
  expect(queue).toEqual(Array.from({ length: 30 }, (_, index) => index));
  expect((await server.visitor.events.get({ id })).seats).toEqual({ capacity: 100, taken: 100, waiting: 30 });
});

test("one of many who leave at once makes room for exactly as many, in order; each seat is told of", async () => {
  const id = await createEventRow(server.db, hub, { capacity: 5, start_date: inMonths() });
  const crowd = await people(9);
  for (const { api } of crowd) await api.events.register({ id });
  await Promise.all(crowd.slice(0, 3).map(({ api }) => api.events.leave({ id })));
  const states = async () => Promise.all(crowd.map(async ({ api }) => (await api.events.get({ id })).mine?.status));
  const gone = ["cancelled", "cancelled", "cancelled"];
  expect(await states()).toEqual([...gone, "registered", "registered", "offered", "offered", "offered", "waiting"]);
  const offered = crowd[5];
  if (!offered) throw new Error("Nobody.");
  const { items } = await offered.api.notifications.list({});
  expect(items.map(({ activity_type: kind }) => kind)).toContain("event_seat_offered");
  expect(await outcomeOf(offered.api.events.ticket({ id }))).not.toBe("event.no_registration");
  expect((await offered.api.events.ticket({ id })).code).toBeNull();
  const taken = await offered.api.events.acceptSeat({ id });
  expect(taken.mine?.status).toBe("registered");
  expect((await offered.api.events.ticket({ id })).code).toMatch(/^[\w-]{22}$/);
  expect(await outcomeOf(crowd[8]?.api.events.acceptSeat({ id }) ?? Promise.resolve())).toBe("event.offer_gone");
  // Who comes again after leaving stands at the end.
  const back = await crowd[0]?.api.events.register({ id });
  expect(back?.mine).toMatchObject({ status: "waiting", number: 10, queue: { before: 1, after: 0 } });
});

test("a seat that is not accepted in time passes to the next; more seats are offered as they come", async () => {
  const id = await createEventRow(server.db, hub, { capacity: 1, start_date: inMonths() });
  const [first, second, third] = await people(3);
  if (!first || !second || !third) throw new Error("Nobody.");
  for (const { api } of [first, second, third]) await api.events.register({ id });
  await first.api.events.leave({ id });
  const statusOf = async ({ api }: TestUser) => (await api.events.get({ id })).mine?.status;
  expect(await statusOf(second)).toBe("offered");
  server.clock.advance(12 * HOUR_MS - 60_000);
  await endOverdueOffers(server.platform);
  expect(await statusOf(second)).toBe("offered");
  server.clock.advance(60_000);
  // Two nodes at the same minute pass one seat on once.
  await Promise.all([endOverdueOffers(server.platform), endOverdueOffers(server.platform)]);
  expect([await statusOf(second), await statusOf(third)]).toEqual(["cancelled", "offered"]);
  expect(await outcomeOf(second.api.events.acceptSeat({ id }))).toBe("event.offer_gone");
  expect((await second.api.events.register({ id })).mine?.status).toBe("waiting");
  const { version, answers } = await moderator.api.events.editable({ id });
  await moderator.api.events.change({ id, version, answers: { ...answers, capacity: 2 } });
  expect(await statusOf(second)).toBe("offered");
  expect((await server.visitor.events.get({ id })).seats).toEqual({ capacity: 2, taken: 2, waiting: 0 });
});

test("a seat is offered for twelve hours, and never beyond the event's end", async () => {
  const hoursFromNow = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const offeredFor = async (endsIn: number) => {
    const given = { capacity: 1, start_date: hoursFromNow(endsIn - 2), end_date: hoursFromNow(endsIn) };
    const id = await createEventRow(server.db, hub, given);
    const [first, second] = await people(2);
    if (!first || !second) throw new Error("Nobody.");
    for (const { api } of [first, second]) await api.events.register({ id });
    await first.api.events.leave({ id });
    const until = (await second.api.events.get({ id })).mine?.offered_until ?? "";
    return Math.round((Date.parse(until) - server.clock.now().getTime()) / 60_000);
  };
  expect([await offeredFor(48), await offeredFor(5)]).toEqual([12 * 60, 5 * 60]);
});

test("nobody registers for a draft, before registration opens, after it closed or once it is over", async () => {
  const day = 24 * 3_600_000;
  const at = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString();
  const make = (given: Parameters<typeof createEventRow>[2]) =>
    createEventRow(server.db, hub, { start_date: at(9 * day), ...given });
  const person = await server.createUser();
  const answer = async (given: Parameters<typeof createEventRow>[2]) =>
    outcomeOf(person.api.events.register({ id: await make(given) }));
  expect(await answer({ registration_opens_at: at(day) })).toBe("event.registration_not_open");
  expect(await answer({ registration_closes_at: at(-day) })).toBe("event.registration_closed");
  expect(await answer({ start_date: at(-day) })).toBe("event.over");
  expect(await answer({ is_published: false })).toBe("event.not_found");
  const draft = await moderator.api.events.create({ answers: eventAnswers() });
  expect(await outcomeOf(moderator.api.events.register(draft))).toBe("event.not_published");
});

test("the online address is for those who have a seat; who comes is told when it moves", async () => {
  const online_url = "https://meet.example.gr/kerkis";
  const id = await createEventRow(server.db, hub, { capacity: 1, online_url, start_date: inMonths() });
  const [seated, waiting] = await people(2);
  if (!seated || !waiting) throw new Error("Nobody.");
  expect((await seated.api.events.register({ id })).online_url).toBe(online_url);
  expect((await waiting.api.events.register({ id })).online_url).toBeNull();
  expect((await server.visitor.events.get({ id })).online_url).toBeNull();
  const { version, answers } = await moderator.api.events.editable({ id });
  await moderator.api.events.change({ id, version, answers: { ...answers, summary: "Άλλη περίληψη" } });
  await moderator.api.events.change({ id, version: version + 1, answers: { ...answers, venue: "Αλλού" } });
  const { items } = await seated.api.notifications.list({});
  expect(items.filter(({ activity_type: kind }) => kind === "event_changed")).toHaveLength(1);
});

test("one's tickets are one's own", async () => {
  const [one, other] = await people(2);
  if (!one || !other) throw new Error("Nobody.");
  const id = await createEventRow(server.db, hub, { title: "Το δικό μου", start_date: inMonths() });
  await one.api.events.register({ id });
  const titlesOf = async ({ api }: TestUser) => (await api.events.tickets({})).items.map(({ event }) => event.title);
  expect([await titlesOf(one), await titlesOf(other)]).toEqual([["Το δικό μου"], []]);
  expect(await one.api.events.ticketsCount({})).toMatchObject({ value: 1 });
  expect(await other.api.events.ticketsCount({})).toMatchObject({ value: 0 });
  expect(await outcomeOf(other.api.events.ticket({ id }))).toBe("event.no_registration");
});

test("a ticket for an event of an organization that is closed is nobody's until it opens again", async () => {
  const closing = await createOrganization(server.db);
  const id = await createEventRow(server.db, closing.id, { start_date: inMonths() });
  const person = await server.createUser();
  await person.api.events.register({ id });
  const setOpen = (isActive: boolean) =>
    server.ownerDb.$client.query("update organizations set is_active = $2 where id = $1", [closing.id, isActive]);
  const shown = async () => [
    (await person.api.events.tickets({})).items.length,
    (await person.api.events.ticketsCount({})).value,
    await outcomeOf(person.api.events.ticket({ id })),
  ];
  expect(await shown()).toEqual([1, 1, "accepted"]);
  await setOpen(false);
  expect(await shown()).toEqual([0, 0, "event.no_registration"]);
  await setOpen(true);
  expect(await shown()).toEqual([1, 1, "accepted"]);
});
