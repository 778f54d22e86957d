import { DAY_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../test/server.ts";
import { createStartup } from "../startups.factory.ts";

let server: TestServer;
let organizationId: string;
let founder: TestUser;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  founder = await server.createUser({ firstName: "Άννα", lastName: "Λιάπη" });
  id = await createStartup(server.db, organizationId, { owner_id: founder.id, name: "Thalassa" });
});
afterAll(() => server.close());

const post = { title: "Χίλιες καταδύσεις", body: "Η χιλιοστή επιθεώρηση έγινε στη Σύρο." };
const round = {
  kind: "seed" as const,
  on: "2026-01-15",
  amount: 800_000,
  currency: "EUR" as const,
  givers: ["Meltemi"],
  is_open: true,
};
const bell = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.map(({ activity_type }) => activity_type);

test("followers take their seats by role, hear of news in the bell, and are counted without a name", async () => {
  const investor = await server.createUser({ role: "investor", organizations: { [organizationId]: "member" } });
  const mentor = await server.createUser({ role: "mentor" });
  await investor.api.startups.follow({ id, follows: true });
  expect(await mentor.api.startups.follow({ id, follows: true })).toMatchObject({
    total: 2,
    by_role: { investor: 1, mentor: 1 },
    is_following: true,
  });
  // A second press changes nothing.
  expect((await mentor.api.startups.follow({ id, follows: true })).total).toBe(2);
  const seen = await server.visitor.startups.followers({ id });
  expect(seen).toMatchObject({ total: 2, is_following: false });
  expect(JSON.stringify(seen)).not.toContain(mentor.id);

  await founder.api.startups.saveUpdate({ id, answers: post });
  await founder.api.startups.saveRound({ id, answers: round });
  await founder.api.startups.saveMilestone({ id, answers: { title: "Πρώτο λιμάνι", on: "2025-06-01" } });
  const kinds = ["startup_milestone_reached", "startup_round_announced", "startup_update_posted"];
  expect((await bell(mentor)).toSorted()).toEqual(kinds);
  expect(await bell(founder)).toEqual([]);

  await mentor.api.startups.follow({ id, follows: false });
  await founder.api.startups.saveUpdate({ id, answers: { ...post, title: "Νέο γραφείο" } });
  expect(await bell(mentor)).toHaveLength(3);
  expect(await bell(investor)).toHaveLength(4);
  const { items } = await server.visitor.startups.updates({ id });
  expect(items).toMatchObject([{ title: "Νέο γραφείο", author: "Άννα Λιάπη" }, { title: post.title }]);
  expect(await server.visitor.startups.get({ id })).toMatchObject({
    funding_rounds: [{ kind: "seed", amount: 800_000, givers: ["Meltemi"], is_open: true }],
    milestones: [{ title: "Πρώτο λιμάνι", on: "2025-06-01" }],
  });
});

test("one's followed startups are a filter of the registry, and nobody else's", async () => {
  const reader = await server.createUser();
  await createStartup(server.db, organizationId, { name: "Not followed" });
  await reader.api.startups.follow({ id, follows: true });
  const mine = await reader.api.startups.list({ following: "mine" });
  expect(mine.items.map(({ name }) => name)).toEqual(["Thalassa"]);
  expect((await reader.api.startups.listCount({ following: "mine" })).value).toBe(1);
  expect((await founder.api.startups.list({ following: "mine" })).items).toEqual([]);
  expect((await server.visitor.startups.list({ following: "mine" })).items).toEqual([]);
});

test("what is hidden from a reader is neither followed, counted nor read", async () => {
  const hidden = await createStartup(server.db, organizationId, {
    is_active: false,
    is_verified: false,
    owner_id: founder.id,
  });
  const stranger = await server.createUser();
  await founder.api.startups.follow({ id: hidden, follows: true });
  await founder.api.startups.saveUpdate({ id: hidden, answers: post });
  const notFound = { code: "startup.not_found" };
  await expect(stranger.api.startups.follow({ id: hidden, follows: true })).rejects.toMatchObject(notFound);
  for (const api of [stranger.api, server.visitor]) {
    await expect(api.startups.followers({ id: hidden })).rejects.toMatchObject(notFound);
    await expect(api.startups.updates({ id: hidden })).rejects.toMatchObject(notFound);
    await expect(api.startups.updatesCount({ id: hidden })).rejects.toMatchObject(notFound);
  }
});

test("entries are changed and removed by those who may edit, those of another startup never", async () => {
  const owner = await server.createUser({ organizations: { [(await createOrganization(server.db)).id]: "owner" } });
  const other = await createStartup(server.db, organizationId, { owner_id: owner.id });
  const entry = await founder.api.startups.saveUpdate({ id, answers: post });
  const gone = { code: "startup.entry_gone" };
  await expect(
    owner.api.startups.saveUpdate({ id: other, entry_id: entry.id, answers: { ...post, title: "Κλεμμένο" } }),
  ).rejects.toMatchObject(gone);
  await expect(owner.api.startups.removeEntry({ id: other, kind: "update", entry_id: entry.id })).rejects.toMatchObject(
    gone,
  );
  await expect(owner.api.startups.saveUpdate({ id, answers: post })).rejects.toMatchObject({ code: "auth.forbidden" });
  await founder.api.startups.saveUpdate({ id, entry_id: entry.id, answers: { ...post, title: "Διορθωμένο" } });
  expect((await server.visitor.startups.updates({ id })).items[0]).toMatchObject({ title: "Διορθωμένο" });
  await founder.api.startups.removeEntry({ id, kind: "update", entry_id: entry.id });
  await expect(founder.api.startups.removeEntry({ id, kind: "update", entry_id: entry.id })).rejects.toMatchObject(
    gone,
  );
  const tomorrow = new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  await expect(founder.api.startups.saveRound({ id, answers: { ...round, on: tomorrow } })).rejects.toMatchObject({
    data: { fields: [{ path: "on", code: "date_future" }] },
  });
});

test("with the account goes what it followed; what it posted stays without a name", async () => {
  const person = await server.createUser({ firstName: "Φαίη", lastName: "Μώρου" });
  const own = await createStartup(server.db, organizationId, { owner_id: person.id });
  await person.api.startups.saveUpdate({ id: own, answers: post });
  await person.api.startups.follow({ id, follows: true });
  const before = (await server.visitor.startups.followers({ id })).total;
  await server.ownerDb.$client.query("update profiles set deletion_requested_at = now() where id = $1", [person.id]);
  server.clock.advance(LIMITS.accountGraceMs + 60_000);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  expect((await server.visitor.startups.followers({ id })).total).toBe(before - 1);
  expect((await server.visitor.startups.updates({ id: own })).items).toMatchObject([{ author: null }]);
});
