import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { castOf, submittedApplication } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createStartup } from "../startups.factory.ts";

let server: TestServer;
let here: string;
let elsewhere: string;
let coordinator: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  here = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  elsewhere = (await createOrganization(server.db, { name: "Elevate" })).id;
  coordinator = await server.createUser({ organizations: { [here]: "moderator" } });
  other = await server.createUser({ organizations: { [elsewhere]: "owner" } });
});
afterAll(() => server.close());

interface Two {
  kept_id: string;
  merged_id: string;
}
async function input(two: Two, take: ("city" | "name" | "website_url" | "funding_total")[] = []) {
  const { kept, merged } = await coordinator.api.startups.mergeView(two);
  return { ...two, kept_version: kept.version, merged_version: merged.version, take };
}
const rows = async (text: string, values: unknown[]) => (await server.ownerDb.$client.query(text, values)).rows;

test("two become one: chosen facts, people, followers, rounds and portfolios come along, the old address leads on", async () => {
  const [founder, second, follower] = await Promise.all([
    server.createUser(),
    server.createUser(),
    server.createUser(),
  ]);
  const name = `Θάλασσα ${randomUUID().slice(0, 6)}`;
  const kept_id = await createStartup(server.db, here, { owner_id: founder.id, name, city: "Βόλος" });
  const merged_id = await createStartup(server.db, here, {
    owner_id: second.id,
    name: `${name} ΙΚΕ`,
    city: "Σέρρες",
    website_url: "https://old.example",
    funding_total: 5000,
    currency: "USD",
  });
  const two = { kept_id, merged_id };
  await follower.api.startups.follow({ id: merged_id, follows: true });
  const round = {
    kind: "seed",
    on: "2025-05-01",
    amount: 9,
    currency: "EUR",
    givers: [] as string[],
    is_open: false,
  } as const;
  await founder.api.startups.saveRound({ id: kept_id, answers: round });
  await second.api.startups.saveRound({ id: merged_id, answers: round });
  await second.api.startups.saveMilestone({ id: merged_id, answers: { title: "Πρώτος πελάτης", on: "2025-06-01" } });
  await second.api.startups.saveUpdate({ id: merged_id, answers: { title: "Νέα", body: "Κάτι έγινε εδώ." } });
  const investor = await createInvestor(server.db, here, {});
  await rows("insert into investor_portfolio (investor_id, startup_id) values ($1, $2)", [investor, merged_id]);

  const asked = await input(two, ["city", "website_url", "funding_total"]);
  const twice = await Promise.all([1, 2].map(() => outcomeOf(coordinator.api.startups.merge(asked))));
  expect(twice.toSorted()).toEqual(["accepted", "startup.not_found"]);

  const page = await server.visitor.startups.get({ id: kept_id });
  expect(page).toMatchObject({
    name,
    city: "Σέρρες",
    location: "Σέρρες",
    website_url: "https://old.example",
    funding_total: 5000,
    currency: "USD",
    milestones: [{ title: "Πρώτος πελάτης" }],
  });
  expect(page.funding_rounds).toHaveLength(1);
  expect(await server.visitor.startups.get({ id: merged_id })).toMatchObject({ id: kept_id });
  expect((await follower.api.startups.followers({ id: kept_id })).is_following).toBe(true);
  expect((await server.visitor.startups.updates({ id: kept_id })).items).toMatchObject([{ title: "Νέα" }]);
  expect((await server.visitor.investors.get({ id: investor })).portfolio).toMatchObject([{ id: kept_id }]);
  expect(await second.api.startups.get({ id: kept_id })).toMatchObject({ is_mine: true });
  const found = await server.visitor.startups.list({ search: name });
  expect(found.items.map(({ id }) => id)).toEqual([kept_id]);
  expect((await server.visitor.startups.listCount({ search: name })).value).toBe(1);
  const history = await founder.api.startups.history({ id: kept_id });
  expect(history.items.flatMap(({ changes }) => changes.map(({ field }) => field))).toContain("merged");
  const told = await second.api.notifications.list({});
  expect(told.items.map(({ activity_type: kind }) => kind)).toContain("startup_merged");
});

test("undone, both are there again; what was changed since stays", async () => {
  const [owner, second] = await Promise.all([server.createUser(), server.createUser()]);
  const kept_id = await createStartup(server.db, here, { owner_id: owner.id, name: "Α", city: "Βόλος" });
  const merged_id = await createStartup(server.db, here, { owner_id: second.id, name: "Β", city: "Σέρρες" });
  await second.api.startups.saveMilestone({ id: merged_id, answers: { title: "Ορόσημο", on: "2025-06-01" } });
  const { id } = await coordinator.api.startups.merge(await input({ kept_id, merged_id }, ["city", "name"]));
  const { version } = await owner.api.startups.profile({ id: kept_id });
  await owner.api.startups.changeProfile({ id: kept_id, version, group: "seat", answers: { city: "Πάτρα" } });

  // A chain: the one that stayed becomes part of a third, and what came first is undone last.
  const third_id = await createStartup(server.db, here, {});
  const next = await coordinator.api.startups.merge(await input({ kept_id: third_id, merged_id: kept_id }));
  expect(await server.visitor.startups.get({ id: merged_id })).toMatchObject({ id: third_id });
  expect(await outcomeOf(coordinator.api.startups.undoMerge({ id }))).toBe("startup.merge_later");
  await coordinator.api.startups.undoMerge({ id: next.id });

  const twice = await Promise.all([1, 2].map(() => outcomeOf(coordinator.api.startups.undoMerge({ id }))));
  expect(twice.toSorted()).toEqual(["accepted", "startup.merge_undone"]);
  // Both of those who run the two hear of it, once.
  for (const { api } of [owner, second]) {
    const told = await api.notifications.list({});
    expect(told.items.filter(({ activity_type: kind }) => kind === "startup_merge_undone")).toMatchObject([
      { message: expect.stringMatching(/«Α» και «Β»/u) },
      { message: expect.any(String) },
    ]);
  }
  expect(await server.visitor.startups.get({ id: kept_id })).toMatchObject({
    name: "Α",
    city: "Πάτρα",
    milestones: [],
  });
  expect(await server.visitor.startups.get({ id: merged_id })).toMatchObject({
    id: merged_id,
    name: "Β",
    milestones: [{ title: "Ορόσημο" }],
  });
  expect(await second.api.startups.get({ id: kept_id })).toMatchObject({ is_mine: false });
  const merges = await coordinator.api.startups.merges({});
  expect(merges.items.find((merge) => merge.id === id)).toMatchObject({ merged: { name: "Β" } });
});

test("a fact keeps where it comes from: a file's stays the file's, what a founder declared is no coordinator's word", async () => {
  const by = (await server.createUser()).id;
  const [at, later] = ["2026-02-01T09:00:00.000Z", "2026-03-01T09:00:00.000Z"];
  const kept_id = await createStartup(server.db, here, { funding_total: 1 });
  const imported = { by: null, at, file: "mitroo.csv" };
  const merged_id = await createStartup(server.db, here, { funding_total: 2, provenance: { imported } });
  await coordinator.api.startups.merge(await input({ kept_id, merged_id }, ["funding_total"]));
  const origin = async () => (await server.visitor.startups.get({ id: kept_id })).origins["funding_total"];
  expect(await origin()).toEqual({ source: "imported", at });
  const declared_id = await createStartup(server.db, here, {
    funding_total: 3,
    provenance: { declared: { by, at: later } },
  });
  await coordinator.api.startups.merge(await input({ kept_id, merged_id: declared_id }, ["funding_total"]));
  expect(await origin()).toEqual({ source: "declared", at: later });
});

test("undone, followers are where they were, and the address of what nobody may see leads nowhere", async () => {
  const follower = await server.createUser();
  const kept_id = await createStartup(server.db, here, { name: "Γ" });
  const merged_id = await createStartup(server.db, here, { name: "Δ" });
  const third_id = await createStartup(server.db, here, { name: "Ε" });
  await follower.api.startups.follow({ id: merged_id, follows: true });
  await rows("update startups set is_verified = false where id = $1", [merged_id]);
  const first = await coordinator.api.startups.merge(await input({ kept_id, merged_id }));
  const second = await coordinator.api.startups.merge(await input({ kept_id: third_id, merged_id: kept_id }));
  expect(await server.visitor.startups.get({ id: merged_id })).toMatchObject({ id: third_id });
  await coordinator.api.startups.undoMerge({ id: second.id });
  expect(await server.visitor.startups.get({ id: merged_id })).toMatchObject({ id: kept_id });
  expect((await follower.api.startups.followers({ id: third_id })).is_following).toBe(false);
  await coordinator.api.startups.undoMerge({ id: first.id });
  expect(await outcomeOf(server.visitor.startups.get({ id: merged_id }))).toBe("startup.not_found");
  expect((await follower.api.startups.followers({ id: kept_id })).is_following).toBe(false);
  expect((await coordinator.api.startups.followers({ id: merged_id })).total).toBe(1);
});

test("what was asked of the coordinators comes along and goes back, but for what the other has been asked as well", async () => {
  const [author, both] = [await server.createUser(), await server.createUser()];
  const kept_id = await createStartup(server.db, here, { name: "Ζ" });
  const merged_id = await createStartup(server.db, here, { name: "Η" });
  const reason = "Η πόλη είναι άλλη.";
  await author.api.startups.reportMistake({ id: merged_id, reason });
  for (const id of [kept_id, merged_id]) await both.api.startups.reportMistake({ id, reason });
  const of = async (id: string) => {
    const { items } = await coordinator.api.startups.requests({ state: "open" });
    return items.filter(({ startup }) => startup.id === id).length;
  };
  const { id } = await coordinator.api.startups.merge(await input({ kept_id, merged_id }));
  expect(await of(kept_id)).toBe(2);
  await coordinator.api.startups.undoMerge({ id });
  expect([await of(kept_id), await of(merged_id)]).toEqual([1, 2]);
});

test("what was looked at is not merged when someone changed it meanwhile, and nothing into itself", async () => {
  const owner = await server.createUser();
  const kept_id = await createStartup(server.db, here, { owner_id: owner.id });
  const merged_id = await createStartup(server.db, here, { owner_id: owner.id });
  for (const id of [kept_id, merged_id]) {
    const asked = await input({ kept_id, merged_id });
    const { version } = await owner.api.startups.profile({ id });
    await owner.api.startups.changeProfile({ id, version, group: "seat", answers: { city: "Πάτρα" } });
    expect(await outcomeOf(coordinator.api.startups.merge(asked))).toBe("startup.overtaken");
  }
  expect(await outcomeOf(coordinator.api.startups.mergeView({ kept_id, merged_id: kept_id }))).toBe(
    "startup.merge_itself",
  );
});

test("near matches are those of the organization alone, and another's are out of reach", async () => {
  const key = randomUUID().slice(0, 8);
  const given = { tax_number: "094014201", website_domain: `${key}.example` };
  const one = await createStartup(server.db, here, { ...given, name: `Ηλιόσπορος ${key}` });
  const two = await createStartup(server.db, here, { ...given, name: `Ηλιοσπορος ${key}` });
  const alike = await createStartup(server.db, here, { name: `Ηλιόσπορος ${key} Α.Ε.` });
  const theirs = await createStartup(server.db, elsewhere, { ...given, name: `Ηλιόσπορος ${key}` });
  const pairs = await coordinator.api.startups.pairs({ of: one });
  expect(pairs.items.map(({ second }) => second.id).toSorted()).toEqual([two, alike].toSorted());
  expect(pairs.items.find(({ second }) => second.id === two)?.reasons.toSorted()).toEqual([
    "name",
    "tax_number",
    "website",
  ]);
  expect((await coordinator.api.startups.pairsCount({ of: one })).value).toBe(2);
  const all = await coordinator.api.startups.pairs({});
  expect(all.items.map(({ first, second }) => [first.id, second.id])).toContainEqual([one, two]);
  expect(JSON.stringify(all)).not.toContain(theirs);

  const notFound = "startup.not_found";
  for (const pair of [
    { kept_id: one, merged_id: theirs },
    { kept_id: theirs, merged_id: one },
  ]) {
    expect(await outcomeOf(coordinator.api.startups.mergeView(pair))).toBe(notFound);
    const asked = { ...pair, kept_version: 1, merged_version: 1, take: [] };
    expect(await outcomeOf(coordinator.api.startups.merge(asked))).toBe(notFound);
  }
  const { id } = await coordinator.api.startups.merge(await input({ kept_id: one, merged_id: two }));
  expect(await outcomeOf(other.api.startups.undoMerge({ id }))).toBe("startup.merge_gone");
  expect((await other.api.startups.merges({})).items).toEqual([]);
  const stranger = await server.createUser();
  expect(await outcomeOf(stranger.api.startups.pairs({}))).toBe("auth.forbidden");
  // What nobody may see is not shown through the address of what became part of it.
  await rows("update startups set is_active = false where id = $1", [one]);
  expect(await outcomeOf(server.visitor.startups.get({ id: two }))).toBe(notFound);
});

test("while an application of either is open its answers are what is looked at, and nothing is merged", async () => {
  const cast = await castOf(server, "Thrace Hub");
  const { startup_id } = await submittedApplication(cast.founder);
  const other_id = await createStartup(server.db, cast.organizationId);
  const { startups } = cast.admin.api;
  for (const two of [
    { kept_id: other_id, merged_id: startup_id ?? "" },
    { kept_id: startup_id ?? "", merged_id: other_id },
  ]) {
    const { kept, merged } = await startups.mergeView(two);
    const asked = { ...two, kept_version: kept.version, merged_version: merged.version, take: [] };
    expect(await outcomeOf(startups.merge(asked))).toBe("startup.application_open");
    // Whoever manages the registry alone knows of no registration.
    expect(await outcomeOf(cast.moderator.api.startups.merge(asked))).toBe("startup.not_found");
  }
});
