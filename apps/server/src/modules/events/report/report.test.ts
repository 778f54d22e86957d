import { randomUUID } from "node:crypto";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createEventRow } from "../events.factory.ts";

let server: TestServer;
let hub: string;
let moderator: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  hub = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  moderator = await server.createUser({ organizations: { [hub]: "moderator" } });
});
afterAll(() => server?.close());

const diet = {
  key: "diet",
  type: "choice",
  label: { el: "Τι τρώτε;", en: "What do you eat?" },
  is_required: false,
  options: [
    { value: "all", label: { el: "Όλα", en: "Everything" } },
    { value: "vegan", label: { el: "Χορτοφαγικά", en: "Vegan" } },
  ],
} as const;
const again = {
  key: "again",
  type: "yes_no",
  label: { el: "Θα ξανάρθετε;", en: "Coming again?" },
  is_required: false,
  options: [],
} as const;

test("the morning after: who came and who did not, by organization, startup, door and answer", async () => {
  const start_date = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
  const id = await createEventRow(server.db, hub, {
    capacity: 3,
    start_date,
    questions: [
      { ...diet, options: [...diet.options] },
      { ...again, options: [] },
    ],
  });
  const company = (await createOrganization(server.db, { name: "Εταιρεία" })).id;
  const shut = (await createOrganization(server.db, { name: "Κλειστή" })).id;
  const founder = await server.createUser({ organizations: { [company]: "owner", [shut]: "owner" } });
  const colleague = await server.createUser({ organizations: { [company]: "member" } });
  const [gone, seated, waiting] = [await server.createUser(), await server.createUser(), await server.createUser()];
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [shut]);
  const visible = await createStartup(server.db, company, { name: "Φανερή", owner_id: founder.id });
  await createStartup(server.db, company, { name: "Αφανής", owner_id: founder.id, is_verified: false });
  const stage = await createStartup(server.db, company, { name: "Στη σκηνή", owner_id: null });
  await server.ownerDb.$client.query("insert into event_startups (event_id, startup_id, place) values ($1, $2, 0)", [
    id,
    stage,
  ]);

  await founder.api.events.register({ id, responses: { diet: "vegan", again: true } });
  await colleague.api.events.register({ id, responses: { diet: "all", again: true } });
  await gone.api.events.register({ id, responses: { diet: "vegan", again: false } });
  await gone.api.events.leave({ id });
  await seated.api.events.register({ id });
  await waiting.api.events.register({ id, responses: { diet: "vegan" } });
  const at = server.clock.now().toISOString();
  const entry = ({ id: user_id }: TestUser, door: string) => ({ entry_id: randomUUID(), user_id, door, at });
  await moderator.api.events.checkIn({ id, entries: [entry(founder, "Κεντρική"), entry(seated, "Πλαϊνή")] });

  const report = await moderator.api.events.report({ id });
  expect(report).toMatchObject({ registered: 3, came: 2, waiting: 1, gave_back: 1, is_over: false });
  expect(
    report.organizations.map(({ organization, registered, came }) => [organization.name, registered, came]),
  ).toEqual([["Εταιρεία", 2, 1]]);
  expect(
    report.startups.map(({ startup, on_stage, registered, came }) => [startup.name, on_stage, registered, came]),
  ).toEqual([
    ["Στη σκηνή", true, 0, 0],
    ["Φανερή", false, 1, 1],
  ]);
  expect(report.doors).toEqual([
    { door: "Κεντρική", came: 1 },
    { door: "Πλαϊνή", came: 1 },
  ]);
  // Of those who have a seat: who gave it back took the answer along, who waits is not coming.
  expect(report.answers.map(({ key, options }) => [key, options.map(({ count }) => count)])).toEqual([
    ["diet", [1, 1]],
    ["again", [2, 0]],
  ]);
  const cameNot = await moderator.api.events.attendees({ id, came: "no" });
  expect(cameNot.items.map(({ user_id }) => user_id)).toEqual([colleague.id]);
  expect((await moderator.api.events.attendeesCount({ id, came: "yes" })).value).toBe(2);
  const { items } = await moderator.api.events.attendees({ id, search: founder.name });
  expect(items.find(({ user_id }) => user_id === founder.id)).toMatchObject({
    organizations: ["Εταιρεία"],
    startups: [{ id: visible, name: "Φανερή" }],
  });

  const outsider = await server.createUser({ organizations: { [company]: "owner" } });
  for (const { api } of [outsider, founder]) expect(await outcomeOf(api.events.report({ id }))).toBe("auth.forbidden");
  server.clock.advance(2 * DAY_MS);
  expect((await moderator.api.events.report({ id })).is_over).toBe(true);
});
