import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { eventAnswers } from "../events.factory.ts";

let server: TestServer;
let hub: string;
let moderator: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  hub = (await createOrganization(server.db)).id;
  moderator = await server.createUser({ organizations: { [hub]: "moderator" } });
});
afterAll(() => server?.close());

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test("who takes the stage stands on the event's page, and the event in their story, as long as both are published", async () => {
  const elsewhere = (await createOrganization(server.db)).id;
  const first = await createStartup(server.db, hub, { name: "Πρώτη" });
  const second = await createStartup(server.db, elsewhere, { name: "Δεύτερη" });
  const chosen = [second, first].map((id) => ({ id, name: "" }));
  const { id } = await moderator.api.events.create({ answers: eventAnswers({ title: "Σκηνή", startups: chosen }) });
  const storyOf = async (startup: string) =>
    (await server.visitor.events.stagesOf({ startup_id: startup })).items.map(({ title }) => title);
  expect(await storyOf(first)).toEqual([]);
  const { version } = await moderator.api.events.get({ id });
  await moderator.api.events.publish({ id, version });
  expect(await storyOf(first)).toEqual(["Σκηνή"]);
  expect(names((await server.visitor.events.get({ id })).startups)).toEqual(["Δεύτερη", "Πρώτη"]);

  // One that is hidden for now keeps its place over a change that does not name it.
  const hide = (is_active: boolean) =>
    server.ownerDb.$client.query("update startups set is_active = $2 where id = $1", [second, is_active]);
  await hide(false);
  expect(names((await server.visitor.events.get({ id })).startups)).toEqual(["Πρώτη"]);
  expect(await storyOf(second)).toEqual([]);
  const form = await moderator.api.events.editable({ id });
  expect(names(form.answers.startups)).toEqual(["Πρώτη"]);
  await moderator.api.events.change({ id, version: form.version, answers: { ...form.answers, startups: [] } });
  await hide(true);
  expect(names((await server.visitor.events.get({ id })).startups)).toEqual(["Δεύτερη"]);

  const copy = await moderator.api.events.duplicate({ id });
  expect(names((await moderator.api.events.editable({ id: copy.id })).answers.startups)).toEqual(["Δεύτερη"]);
  await moderator.api.events.cancel({ id, reason: "Ο χώρος πλημμύρισε" });
  expect(await storyOf(second)).toEqual([]);
});

test("a startup that is not published cannot be named, and the field says so", async () => {
  const hidden = await createStartup(server.db, hub, { is_verified: false });
  const answers = eventAnswers({ startups: [{ id: hidden, name: "" }] });
  const refused = await moderator.api.events.create({ answers }).catch((error) => error);
  expect(refused.data.fields).toEqual([{ path: "answers.startups", code: "gone" }]);
  expect((await moderator.api.events.managed({})).items.filter(({ title }) => title === answers.title)).toEqual([]);
});

test("pitches have their hours on the page and in the calendar's file, also of a copy a week later, and a jury beside them", async () => {
  const first = await createStartup(server.db, hub, { name: "Πρώτη" });
  const second = await createStartup(server.db, hub, { name: "Δεύτερη" });
  const agenda = [{ starts: "2027-01-29T20:30", title: "Ποτό", description: "", room: "", speakers: "" }];
  const given = eventAnswers({
    agenda,
    startups: [first, second].map((id) => ({ id, name: "" })),
    pitches_start: "2027-01-29T19:00",
    pitch_minutes: 6,
    jury: [{ name: "Ελπίδα Ρούσσου", role: "Argo Capital" }],
  });
  const { id } = await moderator.api.events.create({ answers: given });
  const { version } = await moderator.api.events.get({ id });
  await moderator.api.events.publish({ id, version });
  const page = await server.visitor.events.get({ id });
  expect(page).toMatchObject({ pitches_start: "2027-01-29T19:00", pitch_minutes: 6, jury: given.jury });
  expect(page.startups.map(({ slot }) => slot)).toEqual([
    { starts: "2027-01-29T17:00:00.000Z", ends: "2027-01-29T17:06:00.000Z" },
    { starts: "2027-01-29T17:06:00.000Z", ends: "2027-01-29T17:12:00.000Z" },
  ]);
  const file = (await (await fetch(`${server.url}/event/${id}.ics?lang=en`)).text()).replaceAll("\r\n ", "");
  expect(file).toContain("19:00 Startups on stage\\n20:30 Ποτό");

  const copy = await moderator.api.events.duplicate({ id });
  const { answers } = await moderator.api.events.editable({ id: copy.id });
  expect(answers).toMatchObject({ pitches_start: "2027-02-05T19:00", pitch_minutes: 6, jury: given.jury });

  const refusedAt = async (wrong: Partial<typeof given>) =>
    (await moderator.api.events.create({ answers: { ...given, ...wrong } }).catch((error) => error)).data.fields;
  expect(await refusedAt({ pitch_minutes: 76 })).toEqual([
    { path: "answers.pitch_minutes", code: "too_big", params: { max: 75 } },
  ]);
  expect(await refusedAt({ pitches_start: "" })).toEqual([{ path: "answers.pitches_start", code: "required" }]);
  expect(await refusedAt({ pitches_start: "2027-01-29T18:29" })).toEqual([
    { path: "answers.pitches_start", code: "invalid" },
  ]);
  // No calendar has that day.
  expect(await refusedAt({ registration_opens: "2026-02-30T10:00" })).toEqual([
    { path: "answers.registration_opens", code: "date" },
  ]);
  expect(await refusedAt({ jury: [{ name: "", role: "" }] })).toEqual([
    { path: "answers.jury.0.name", code: "required" },
  ]);
});
