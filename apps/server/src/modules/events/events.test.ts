import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createEventRow, eventAnswers } from "./events.factory.ts";

let server: TestServer;
let hub: string;
let elsewhere: string;
let moderator: TestUser;
let member: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  const [own, other] = await Promise.all(
    ["Blue Hub", "Elsewhere"].map((name) => createOrganization(server.db, { name })),
  );
  if (!own || !other) throw new Error("No organizations.");
  [hub, elsewhere] = [own.id, other.id];
  moderator = await server.createUser({ organizations: { [hub]: "moderator" } });
  member = await server.createUser({ organizations: { [hub]: "member" } });
  stranger = await server.createUser({ organizations: { [elsewhere]: "owner" } });
});
afterAll(() => server?.close());

const titles = ({ items }: { items: readonly { title: string }[] }) => items.map(({ title }) => title);

test("a draft is its organization's; published, everyone finds it in the list, by start, until it has ended", async () => {
  const { id } = await moderator.api.events.create({ answers: eventAnswers({ title: "Σχέδιο" }) });
  expect(await outcomeOf(server.visitor.events.get({ id }))).toBe("event.not_found");
  expect(await outcomeOf(stranger.api.events.get({ id }))).toBe("event.not_found");
  expect(await outcomeOf(stranger.api.events.editable({ id }))).toBe("event.not_found");
  expect(await outcomeOf(member.api.events.create({ answers: eventAnswers() }))).toBe("auth.forbidden");
  expect(titles(await moderator.api.events.managed({}))).toEqual(["Σχέδιο"]);
  expect(titles(await stranger.api.events.managed({}))).toEqual([]);
  expect(await stranger.api.events.managedCount({})).toMatchObject({ value: 0 });
  expect(titles(await server.visitor.events.list({}))).toEqual([]);

  const draft = await moderator.api.events.get({ id });
  const shown = await moderator.api.events.publish({ id, version: draft.version });
  expect(shown).toMatchObject({ is_published: true, start_date: "2027-01-29T16:30:00.000Z", can: { manage: true } });
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  await createEventRow(server.db, elsewhere, { title: "Χθες", start_date: yesterday });
  await createEventRow(server.db, elsewhere, { title: "Νωρίτερα", city: "Σύρος" });
  await createEventRow(server.db, elsewhere, { title: "Με τη διεύθυνσή της", is_private: true });
  expect(titles(await server.visitor.events.list({}))).toEqual(["Νωρίτερα", "Σχέδιο"]);
  expect(titles(await server.visitor.events.list({ time: "past" }))).toEqual(["Χθες"]);
  expect(titles(await server.visitor.events.list({ place: "συρος" }))).toEqual(["Νωρίτερα"]);
  expect(titles(await server.visitor.events.list({ type: "demo_day" }))).toEqual(["Σχέδιο"]);
  expect(titles(await server.visitor.events.list({ organization: hub }))).toEqual(["Σχέδιο"]);
  expect(titles(await server.visitor.events.list({ search: "ναυτιλιακη" }))).toEqual([]);
  expect(titles(await server.visitor.events.list({ search: "sxedio" }))).toEqual(["Σχέδιο"]);
  expect(titles(await server.visitor.events.list({ from: "2027-01-29", to: "2027-01-29" }))).toEqual(["Σχέδιο"]);
  expect(titles(await server.visitor.events.list({ online: "yes" }))).toEqual([]);
  expect(await server.visitor.events.listCount({})).toMatchObject({ value: 2, exact: true });
  const first = await server.visitor.events.list({ limit: 1 });
  expect(titles(await server.visitor.events.list({ limit: 1, cursor: first.next_cursor ?? "" }))).toEqual(["Σχέδιο"]);

  const again = await moderator.api.events.unpublish({ id, version: shown.version });
  expect(again.is_published).toBe(false);
  expect(await outcomeOf(server.visitor.events.get({ id }))).toBe("event.not_found");
});

test("who saves over someone else's change is told, and what is wrong stands at its field", async () => {
  const { id } = await moderator.api.events.create({ answers: eventAnswers() });
  const { version, answers } = await moderator.api.events.editable({ id });
  expect(answers).toEqual(eventAnswers());
  await moderator.api.events.change({ id, version, answers: { ...answers, capacity: 40 } });
  expect(await outcomeOf(moderator.api.events.change({ id, version, answers }))).toBe("event.overtaken");
  const wrong = { ...answers, ends: answers.starts, timezone: "Europe/Nowhere" };
  const refused = await moderator.api.events
    .change({ id, version: version + 1, answers: wrong })
    .catch((error) => error);
  expect(refused.data.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: "answers.ends", code: "time_order" }),
      expect.objectContaining({ path: "answers.timezone", code: "invalid" }),
    ]),
  );
  const { id: copy } = await moderator.api.events.duplicate({ id });
  expect((await moderator.api.events.editable({ id: copy })).answers).toMatchObject({
    starts: "2027-02-05T18:30",
    capacity: 40,
  });
  await moderator.api.events.remove({ id: copy });
  expect(await outcomeOf(moderator.api.events.editable({ id: copy }))).toBe("event.not_found");
});

test("called off: everyone who wanted to come is told why, once, and nobody registers any more", async () => {
  const id = await createEventRow(server.db, hub, { title: "Ματαιώνεται", capacity: 1 });
  const [seated, waiting] = [await server.createUser(), await server.createUser()];
  await seated.api.events.register({ id });
  await waiting.api.events.register({ id });
  const off = await moderator.api.events.cancel({ id, reason: "Ο χώρος πλημμύρισε" });
  expect(off).toMatchObject({ door: "cancelled", cancel_reason: "Ο χώρος πλημμύρισε" });
  await moderator.api.events.cancel({ id, reason: "Ξανά" });
  for (const { api } of [seated, waiting]) {
    const { items } = await api.notifications.list({});
    expect(items.filter(({ activity_type: kind }) => kind === "event_cancelled")).toHaveLength(1);
  }
  expect(await outcomeOf(stranger.api.events.register({ id }))).toBe("event.cancelled");
  // A seat that is given back now is offered to nobody.
  await seated.api.events.leave({ id });
  expect((await waiting.api.events.get({ id })).mine?.status).toBe("waiting");
});

test("of an organization that is closed nothing is shown", async () => {
  const shut = await createOrganization(server.db, { name: "Κλειστός" });
  const id = await createEventRow(server.db, shut.id, { title: "Πίσω από κλειστές πόρτες" });
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [shut.id]);
  expect(await outcomeOf(server.visitor.events.get({ id }))).toBe("event.not_found");
  expect(titles(await server.visitor.events.list({ search: "πόρτες" }))).toEqual([]);
});

test("what follows an event shares its host, kind or place, is to come and is everyone's to see", async () => {
  const own = await createOrganization(server.db);
  const given = { event_type: "hackathon", city: "Σύρος" } as const;
  const id = await createEventRow(server.db, own.id, given);
  await createEventRow(server.db, own.id, { title: "Όμοια", ...given });
  await createEventRow(server.db, elsewhere, { title: "Ίδιος τόπος", city: "ΣΥΡΟΣ", event_type: "webinar" });
  await createEventRow(server.db, own.id, { title: "Πέρασε", ...given, start_date: "2026-01-05T10:00:00.000Z" });
  await createEventRow(server.db, own.id, { title: "Πρόχειρη", ...given, is_published: false });
  await createEventRow(server.db, own.id, { title: "Ιδιωτική", ...given, is_private: true });
  expect(titles(await server.visitor.events.similar({ id })).slice(0, 1)).toEqual(["Όμοια"]);
  const all = titles(await server.visitor.events.similar({ id }));
  expect(all).toContain("Ίδιος τόπος");
  for (const hidden of ["Πέρασε", "Πρόχειρη", "Ιδιωτική"]) expect(all).not.toContain(hidden);
  const draft = await createEventRow(server.db, own.id, { is_published: false });
  expect(await outcomeOf(server.visitor.events.similar({ id: draft }))).toBe("event.not_found");
});
