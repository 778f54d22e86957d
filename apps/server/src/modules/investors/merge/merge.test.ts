import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountErased } from "#modules/identity/identity.api.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { transact } from "#platform/db/db.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../test/server.ts";
import { createInvestor } from "../investors.factory.ts";

let server: TestServer;
let here: string;
let elsewhere: string;
let coordinator: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  here = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  elsewhere = (await createOrganization(server.db, { name: "Elevate" })).id;
  coordinator = await server.createUser({
    role: "registry_coordinator",
    organizations: { [here]: "coordinator" },
  });
  other = await server.createUser({ organizations: { [elsewhere]: "owner" } });
});
afterAll(() => server.close());

const rows = (text: string, values: unknown[]) => server.ownerDb.$client.query(text, values);

/** What merging asks for, as both stand now. */
async function input(pair: { kept_id: string; merged_id: string }, take: ("name" | "city" | "ticket")[] = []) {
  const { kept, merged } = await coordinator.api.investors.mergeView(pair);
  return { ...pair, kept_version: kept.version, merged_version: merged.version, take };
}

test("two investors become one, fact by fact: portfolio, owner and history come along, the old address leads there", async () => {
  const owner = await server.createUser();
  const [both, theirs] = [await createStartup(server.db, here), await createStartup(server.db, here)];
  const kept_id = await createInvestor(server.db, here, { company_name: "Μελτέμι", city: "Αθήνα" }, [both]);
  const merged_id = await createInvestor(
    server.db,
    here,
    {
      company_name: "Μελτέμι Κεφάλαια",
      city: "Βόλος",
      owner_id: owner.id,
      ticket_min: 5,
      ticket_max: 9,
      currency: "USD",
    },
    [both, theirs],
  );
  const view = await coordinator.api.investors.mergeView({ kept_id, merged_id });
  expect(view).toMatchObject({
    kept: { name: "Μελτέμι", is_claimed: false, has: { portfolio: 1 } },
    merged: { answers: { city: "Βόλος" }, is_claimed: true, has: { portfolio: 2 } },
  });
  const done = await coordinator.api.investors.merge(await input({ kept_id, merged_id }, ["name", "ticket"]));
  expect(done.investor_id).toBe(kept_id);
  const page = await server.visitor.investors.get({ id: merged_id });
  expect(page).toMatchObject({
    id: kept_id,
    company_name: "Μελτέμι Κεφάλαια",
    city: "Αθήνα",
    ticket_min: 5,
    ticket_max: 9,
    currency: "USD",
    portfolio_count: 2,
    // The coordinator chose the name: nothing waits for another look.
    verified: { changed_since: null },
  });
  expect(await owner.api.investors.get({ id: kept_id })).toMatchObject({ is_mine: true, can: { edit: true } });
  const listed = await server.visitor.investors.list({ search: "μελτέμι" });
  expect(listed.items.map(({ id }) => id)).toEqual([kept_id]);
  const history = await coordinator.api.investors.history({ id: kept_id });
  expect(history.items.filter(({ action }) => action === "register")).toHaveLength(2);
  const bell = await owner.api.notifications.list({});
  expect(bell.items.map(({ activity_type: kind }) => kind)).toContain("investor_merged");
  const merges = await coordinator.api.investors.merges({});
  expect(merges.items[0]).toMatchObject({ id: done.id, kept: { id: kept_id }, merged: { name: "Μελτέμι Κεφάλαια" } });
  expect((await coordinator.api.investors.mergesCount({})).value).toBe(1);

  // What was changed since stays as it is.
  await rows("update investors set city = $1 where id = $2", ["Σύρος", kept_id]);
  await coordinator.api.investors.undoMerge({ id: done.id });
  const [undone] = (await owner.api.notifications.list({})).items;
  expect(undone).toMatchObject({
    activity_type: "investor_merge_undone",
    message: expect.stringContaining("«Μελτέμι Κεφάλαια»"),
  });
  expect(await server.visitor.investors.get({ id: kept_id })).toMatchObject({
    company_name: "Μελτέμι",
    city: "Σύρος",
    ticket_min: 250_000,
    currency: "EUR",
    portfolio_count: 1,
    verified: { changed_since: null },
  });
  expect(await server.visitor.investors.get({ id: merged_id })).toMatchObject({ id: merged_id, portfolio_count: 2 });
  expect(await owner.api.investors.get({ id: kept_id })).toMatchObject({ is_mine: false });
  expect(await outcomeOf(coordinator.api.investors.undoMerge({ id: done.id }))).toBe("investor.merge_undone");
});

test("whoever ran either runs the one that stays, over several merges; undone, each runs their own", async () => {
  const [one, two, three] = [await server.createUser(), await server.createUser(), await server.createUser()];
  const investorOf = (owner: TestUser) => createInvestor(server.db, here, { owner_id: owner.id });
  const [first, second, third] = [await investorOf(one), await investorOf(two), await investorOf(three)];
  const runs = async (person: TestUser, id: string) => {
    const { is_mine, can } = await person.api.investors.get({ id });
    expect(can.edit).toBe(is_mine);
    return is_mine;
  };
  const whoRuns = async (id: string) => Promise.all([one, two, three].map((person) => runs(person, id)));
  const inner = await coordinator.api.investors.merge(await input({ kept_id: second, merged_id: first }));
  const outer = await coordinator.api.investors.merge(await input({ kept_id: third, merged_id: second }));
  expect(await whoRuns(third)).toEqual([true, true, true]);
  const told = await one.api.notifications.list({});
  expect(told.items.filter(({ activity_type: kind }) => kind === "investor_merged")).toHaveLength(2);

  // Who came along writes it as its owner does, and is not the one who confirms it.
  const { version } = await one.api.investors.profile({ id: third });
  await one.api.investors.changeProfile({ id: third, version, answers: { name: "Κοινό Όνομα" } });
  const admin = await server.createUser({ organizations: { [here]: "admin" } });
  await rows("insert into investor_people (investor_id, user_id) values ($1, $2)", [third, admin.id]);
  const changed = (await admin.api.investors.changed({})).items.find(({ id }) => id === third);
  expect(changed?.can_confirm).toBe(false);
  const now = (await admin.api.investors.profile({ id: third })).version;
  expect(await outcomeOf(admin.api.investors.confirm({ id: third, version: now }))).toBe("auth.forbidden");
  await rows("delete from investor_people where user_id = $1", [admin.id]);

  await coordinator.api.investors.undoMerge({ id: outer.id });
  expect(await whoRuns(third)).toEqual([false, false, true]);
  expect(await whoRuns(second)).toEqual([true, true, false]);
  await coordinator.api.investors.undoMerge({ id: inner.id });
  expect(await whoRuns(second)).toEqual([false, true, false]);
  expect(await whoRuns(first)).toEqual([true, false, false]);
});

test("when the owner's account goes whoever came along owns what stays, and no longer once that is undone", async () => {
  const [one, two] = [await server.createUser(), await server.createUser()];
  const kept_id = await createInvestor(server.db, here, { owner_id: one.id });
  const merged_id = await createInvestor(server.db, here, { owner_id: two.id });
  const { id } = await coordinator.api.investors.merge(await input({ kept_id, merged_id }));
  const { platform } = server;
  await transact(platform.db, null, (tx) =>
    platform.events.emit({ tx, platform, actorId: null }, accountErased, { userId: one.id, email: one.email }),
  );
  const owner = async (investor: string) =>
    (await rows("select owner_id from investors where id = $1", [investor])).rows[0]?.owner_id;
  expect(await owner(kept_id)).toBe(two.id);
  expect((await rows("select from investor_people where investor_id = $1", [kept_id])).rowCount).toBe(0);
  await coordinator.api.investors.undoMerge({ id });
  expect([await owner(kept_id), await owner(merged_id)]).toEqual([null, two.id]);
});

test("a way leads over several merges, whose last is undone first; what one may not see is not seen through it", async () => {
  const [first, second, third] = [
    await createInvestor(server.db, here),
    await createInvestor(server.db, here),
    await createInvestor(server.db, here),
  ];
  const one = await coordinator.api.investors.merge(await input({ kept_id: second, merged_id: first }));
  const two = await coordinator.api.investors.merge(await input({ kept_id: third, merged_id: second }));
  expect(await server.visitor.investors.get({ id: first })).toMatchObject({ id: third });
  expect(await outcomeOf(coordinator.api.investors.undoMerge({ id: one.id }))).toBe("investor.merge_later");
  await rows("update investors set is_active = false where id = $1", [third]);
  expect(await outcomeOf(server.visitor.investors.get({ id: first }))).toBe("investor.not_found");
  await coordinator.api.investors.undoMerge({ id: two.id });
  expect(await server.visitor.investors.get({ id: first })).toMatchObject({ id: second });
});

test("one that is published publishes the other; what waits for a look goes on waiting", async () => {
  const kept_id = await createInvestor(server.db, here, { is_active: false, is_verified: false });
  const merged_id = await createInvestor(server.db, here, { company_name: "Λίμνη" });
  await rows("update investors set company_name = $1 where id = $2", ["Λίμνη Δύο", merged_id]);
  const { id } = await coordinator.api.investors.merge(await input({ kept_id, merged_id }));
  expect(await server.visitor.investors.get({ id: merged_id })).toMatchObject({ id: kept_id, is_verified: true });
  await coordinator.api.investors.undoMerge({ id });
  expect(await outcomeOf(server.visitor.investors.get({ id: kept_id }))).toBe("investor.not_found");
  expect((await server.visitor.investors.get({ id: merged_id })).verified?.changed_since).not.toBeNull();
});

test("what was looked at is not merged when someone changed it meanwhile, and nothing into itself", async () => {
  const kept_id = await createInvestor(server.db, here);
  const merged_id = await createInvestor(server.db, here);
  for (const id of [kept_id, merged_id]) {
    const asked = await input({ kept_id, merged_id });
    await rows("update investors set version = version + 1 where id = $1", [id]);
    expect(await outcomeOf(coordinator.api.investors.merge(asked))).toBe("investor.overtaken");
  }
  expect(await outcomeOf(coordinator.api.investors.mergeView({ kept_id, merged_id: kept_id }))).toBe(
    "investor.merge_itself",
  );
});

test("of two merges of the same pair at once one is done", async () => {
  const pair = { kept_id: await createInvestor(server.db, here), merged_id: await createInvestor(server.db, here) };
  const asked = await input(pair);
  const outcomes = await Promise.all([1, 2].map(() => outcomeOf(coordinator.api.investors.merge(asked))));
  expect(outcomes.toSorted()).toEqual(["accepted", "investor.not_found"]);
});

test("near matches are those of the organization alone, and another's are out of reach", async () => {
  const key = randomUUID().slice(0, 8);
  const website_url = `https://www.${key}.example`;
  const one = await createInvestor(server.db, here, { company_name: `Σιτάρι ${key}`, website_url });
  const two = await createInvestor(server.db, here, { company_name: `Σιταρι ${key}`, website_url });
  const alike = await createInvestor(server.db, here, { company_name: `Σιτάρι ${key} Α.Ε.` });
  const theirs = await createInvestor(server.db, elsewhere, { company_name: `Σιτάρι ${key}`, website_url });
  const pairs = await coordinator.api.investors.pairs({ of: one });
  expect(pairs.items.map(({ second }) => second.id).toSorted()).toEqual([two, alike].toSorted());
  expect(pairs.items.find(({ second }) => second.id === two)?.reasons.toSorted()).toEqual(["name", "website"]);
  expect((await coordinator.api.investors.pairsCount({ of: one })).value).toBe(2);
  const all = await coordinator.api.investors.pairs({});
  expect(all.items.map(({ first, second }) => [first.id, second.id])).toContainEqual([one, two]);
  expect(JSON.stringify(all)).not.toContain(theirs);
  expect((await other.api.investors.pairsCount({})).value).toBe(0);
  for (const pair of [
    { kept_id: one, merged_id: theirs },
    { kept_id: theirs, merged_id: one },
  ]) {
    expect(await outcomeOf(coordinator.api.investors.mergeView(pair))).toBe("investor.not_found");
    const asked = { ...pair, kept_version: 1, merged_version: 1, take: [] };
    expect(await outcomeOf(coordinator.api.investors.merge(asked))).toBe("investor.not_found");
  }
  const { id } = await coordinator.api.investors.merge(await input({ kept_id: one, merged_id: two }));
  expect(await outcomeOf(other.api.investors.undoMerge({ id }))).toBe("investor.merge_gone");
  expect((await other.api.investors.merges({})).items).toEqual([]);
  const stranger = await server.createUser();
  expect(await outcomeOf(stranger.api.investors.pairs({}))).toBe("auth.forbidden");
});

test("what an application is about is settled there, before anything is merged", async () => {
  const owner = await server.createUser();
  const admin = await server.createUser({ organizations: { [here]: "admin" } });
  const registered = await createInvestor(server.db, here, {
    owner_id: owner.id,
    is_active: false,
    is_verified: false,
  });
  const published = await createInvestor(server.db, here);
  for (const pair of [
    { kept_id: published, merged_id: registered },
    { kept_id: registered, merged_id: published },
  ]) {
    const asked = { ...pair, kept_version: 1, merged_version: 1, take: [] };
    expect(await outcomeOf(admin.api.investors.merge(asked))).toBe("investor.in_application");
    // Whoever manages the registry alone knows of no registration.
    expect(await outcomeOf(coordinator.api.investors.merge(asked))).toBe("investor.not_found");
  }
});
