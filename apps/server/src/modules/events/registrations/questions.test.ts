import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { eventAnswers } from "../events.factory.ts";
import { eventsPersonalData } from "../privacy/personal-data.reads.ts";
import { eventRegistrations } from "./registrations.tables.ts";

let server: TestServer;
let hub: string;
let moderator: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  hub = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  moderator = await server.createUser({ organizations: { [hub]: "moderator" } });
});
afterAll(() => server?.close());

const said = (el: string, en = "") => ({ el, en });
const base = { is_required: false, options: [] };
const QUESTIONS = [
  {
    ...base,
    key: "food",
    type: "choice" as const,
    label: said("Φαγητό", "Food"),
    is_required: true,
    options: [{ value: "veg", label: said("Χορτοφαγικό", "Vegetarian") }],
  },
  { ...base, key: "why", type: "long_text" as const, label: said("Γιατί έρχεστε;") },
  { ...base, key: "photos", type: "yes_no" as const, label: said("Φωτογραφίες;", "Photographs?"), is_required: true },
];

async function published(questions = QUESTIONS): Promise<string> {
  const { id } = await moderator.api.events.create({ answers: eventAnswers({ questions }) });
  await moderator.api.events.publish({ id, version: 1 });
  return id;
}
const file = async (id: string, reader: TestUser) => {
  const response = await fetch(`${server.url}/api/events/${id}/attendees.csv?_language=en`, {
    headers: { cookie: reader.cookie },
  });
  return { status: response.status, text: await response.text() };
};
const kept = async (userId: string) =>
  (await server.db.select().from(eventRegistrations).where(eq(eventRegistrations.user_id, userId))).map(
    ({ responses }) => responses,
  );

test("what an event asks is answered with the registration, read by its organizers, and taken along by each", async () => {
  const id = await published();
  const guest = await server.createUser({ firstName: "=Niki" });
  expect((await server.visitor.events.get({ id })).questions).toMatchObject(QUESTIONS);
  // What is owed, what is no answer and what nobody asked.
  expect(await outcomeOf(guest.api.events.register({ id }))).toBe("input.invalid");
  expect(await outcomeOf(guest.api.events.register({ id, responses: { food: "meat", photos: true } }))).toBe(
    "input.invalid",
  );
  expect(
    await outcomeOf(guest.api.events.register({ id, responses: { food: "veg", photos: true, why: "\u0000" } })),
  ).not.toBeNull();
  expect((await guest.api.events.get({ id })).mine).toBeNull();
  await guest.api.events.register({
    id,
    responses: { food: "veg", photos: false, why: "=1+1", other: "kept nowhere" },
  });
  expect(await kept(guest.id)).toEqual([{ food: "veg", photos: false, why: "=1+1" }]);

  const { items } = await moderator.api.events.attendees({ id });
  expect(items.map(({ responses }) => responses)).toEqual([{ food: "veg", photos: false, why: "=1+1" }]);
  const { status, text } = await file(id, moderator);
  expect(status).toBe(200);
  expect(text.split("\r\n")[0]).toMatch(/Food,"Γιατί έρχεστε;",Photographs\?$/);
  expect(text.split("\r\n")[1]).toMatch(/Vegetarian,'=1\+1,No$/);

  const [section] = eventsPersonalData;
  const rows = [];
  for await (const row of section?.rows(server.db, guest.id) ?? []) rows.push(row);
  expect(rows).toMatchObject([{ answers: ["Φαγητό: Χορτοφαγικό", "Γιατί έρχεστε;: =1+1", "Φωτογραφίες;: Όχι"] }]);

  // Another event has other columns, and another organization sees neither.
  expect((await file(await published([]), moderator)).text).not.toContain("Food");
  const other = (await createOrganization(server.db, { name: "Other" })).id;
  const stranger = await server.createUser({ organizations: { [other]: "owner" } });
  expect((await file(id, stranger)).status).toBe(403);
  expect(await outcomeOf(stranger.api.events.attendees({ id }))).toBe("auth.forbidden");

  // A question that is dropped is asked and shown no more; who gives the seat back takes the answers along.
  await guest.api.events.leave({ id });
  expect(await kept(guest.id)).toEqual([{}]);
});

test("a question that no one could answer is refused at its place", async () => {
  const wrong = (questions: (typeof QUESTIONS)[number][]) =>
    outcomeOf(moderator.api.events.create({ answers: eventAnswers({ questions }) }));
  const [food, why] = QUESTIONS;
  if (!food || !why) throw new Error("No questions.");
  expect(await wrong([{ ...food, options: [] }])).toBe("input.invalid");
  expect(await wrong([why, { ...why }])).toBe("input.invalid");
  expect(await wrong([{ ...why, label: said("") }])).toBe("input.invalid");
  expect(await wrong([{ ...why, key: "__proto__" }])).toBe("input.invalid");
});
