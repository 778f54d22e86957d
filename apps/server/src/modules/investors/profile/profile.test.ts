import type { InvestorAnswers } from "@kerkis/contract/investors/profile.schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createInvestor } from "../investors.factory.ts";

let server: TestServer;
let here: string;
let investor: TestUser;
let owner: TestUser;
let coordinator: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  here = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  const elsewhere = (await createOrganization(server.db, { name: "Elevate" })).id;
  investor = await server.createUser({ role: "investor", firstName: "Ίρις", lastName: "Δελή" });
  owner = await server.createUser({ organizations: { [here]: "owner" }, firstName: "Λία", lastName: "Ροδίτη" });
  coordinator = await server.createUser({ role: "registry_coordinator", organizations: { [here]: "coordinator" } });
  stranger = await server.createUser({ organizations: { [elsewhere]: "owner" } });
});
afterAll(() => server.close());

const DESCRIPTION = "Επενδύουμε σε ομάδες που λύνουν ένα συγκεκριμένο πρόβλημα ενός λιμανιού.";
const listedInvestor = (name: string, startupIds: string[] = []) =>
  createInvestor(
    server.db,
    here,
    { company_name: name, owner_id: investor.id, description: DESCRIPTION, website_url: "https://a.example" },
    startupIds,
  );
async function change(user: TestUser, id: string, answers: InvestorAnswers) {
  const { version } = await user.api.investors.profile({ id });
  return user.api.investors.changeProfile({ id, version, answers });
}

test("who stands behind it changes it; everyone sees it at once, and the history says who and what", async () => {
  const id = await listedInvestor("Ζέφυρος");
  const saved = await change(investor, id, { thesis: "Μόνο ενέργεια", ticket_min: 10_000, stages: ["seed", "growth"] });
  expect(saved).toMatchObject({ version: 2, changed_by: "Ίρις Δελή", answers: { thesis: "Μόνο ενέργεια" } });
  const shown = await server.visitor.investors.get({ id });
  expect(shown).toMatchObject({
    thesis: "Μόνο ενέργεια",
    stages: ["seed", "growth"],
    verified: { changed_since: null },
  });
  expect(shown.can).toEqual({ edit: false, history: false, confirm: false, verify: false, merge: false });
  const { items } = await coordinator.api.investors.history({ id });
  expect(items).toMatchObject([
    {
      action: "edit",
      person: "Ίρις Δελή",
      changes: expect.arrayContaining([{ field: "ticket_min", before: 250_000, after: 10_000 }]),
    },
    { action: "register", person: null, changes: [] },
  ]);
  expect(items[0]?.changes.map(({ field }) => field).toSorted()).toEqual(["stages", "thesis", "ticket_min"]);
  expect((await investor.api.investors.historyCount({ id })).value).toBe(2);
});

test("nobody else changes it, and strangers do not learn of one that is not public", async () => {
  const id = await listedInvestor("Βοριάς");
  const hidden = await createInvestor(server.db, here, { is_active: false, is_verified: false, owner_id: investor.id });
  for (const { api } of [stranger, coordinator]) {
    expect(await outcomeOf(api.investors.profile({ id }))).toBe("auth.forbidden");
    expect(await outcomeOf(api.investors.changeProfile({ id, version: 1, answers: { city: "Χ" } }))).toBe(
      "auth.forbidden",
    );
    expect(await outcomeOf(api.investors.profile({ id: hidden }))).toBe("investor.not_found");
    expect(await outcomeOf(api.investors.history({ id: hidden }))).toBe("investor.not_found");
    expect(await outcomeOf(api.investors.confirm({ id: hidden, version: 1 }))).toBe("investor.not_found");
  }
  expect(await outcomeOf(stranger.api.investors.history({ id }))).toBe("auth.forbidden");
  expect(await outcomeOf(stranger.api.investors.historyCount({ id }))).toBe("auth.forbidden");
  expect(await outcomeOf(server.visitor.investors.profile({ id }))).toBe("auth.required");
  // What came through an application is changed there while it is not published.
  expect(await outcomeOf(investor.api.investors.profile({ id: hidden }))).toBe("investor.in_application");
});

test("a change on what was overtaken is refused with the name of whoever was faster", async () => {
  const id = await listedInvestor("Λεβάντες");
  await change(owner, id, { city: "Χανιά" });
  const refused = await refusalOf(investor.api.investors.changeProfile({ id, version: 1, answers: { city: "Χίος" } }));
  expect(refused).toMatchObject({ code: "investor.overtaken", data: { params: { name: "Λία Ροδίτη" } } });
  expect(await server.visitor.investors.get({ id })).toMatchObject({ city: "Χανιά" });
});

test("a changed verified fact stays public and is marked until a coordinator confirms it, never the investor", async () => {
  const id = await listedInvestor("Γαρμπής");
  expect((await investor.api.investors.profile({ id })).is_looked_at).toBe(true);
  await change(investor, id, { name: "Γαρμπής Κεφάλαια" });
  const told = async () =>
    (await coordinator.api.notifications.list({})).items
      .filter(({ link }) => link === `/investor/${id}`)
      .map(({ activity_type: type }) => type);
  expect(await told()).toEqual(["investor_facts_changed"]);
  await change(investor, id, { website_url: "c.example" });
  expect(await told()).toEqual(["investor_facts_changed"]);
  const marked = await coordinator.api.investors.get({ id });
  expect(marked).toMatchObject({ company_name: "Γαρμπής Κεφάλαια", can: { confirm: true } });
  expect(marked.verified?.changed_since).not.toBeNull();
  expect((await investor.api.investors.get({ id })).can.confirm).toBe(false);
  expect(await outcomeOf(investor.api.investors.confirm({ id, version: marked.version }))).toBe("auth.forbidden");
  expect(await outcomeOf(coordinator.api.investors.confirm({ id, version: 1 }))).toBe("investor.overtaken");
  const confirmed = await coordinator.api.investors.confirm({ id, version: marked.version });
  expect(confirmed).toMatchObject({ verified: { changed_since: null }, can: { confirm: false } });
  const { items } = await investor.api.investors.history({ id });
  expect(items.map(({ action }) => action)).toEqual(["confirm", "edit", "edit", "register"]);
});

test("what waits for a coordinator is one list, with what was verified and what stands; another organization's is empty", async () => {
  const id = await listedInvestor("Λίβας");
  await change(investor, id, { website_url: "wrong.example" });
  await change(investor, id, { name: "Λίβας Ένα", website_url: "https://a.example" });
  await change(investor, id, { thesis: "Μόνο ενέργεια" });
  const mine = async ({ api }: TestUser) => (await api.investors.changed({})).items.filter((row) => row.id === id);
  const [row] = await mine(coordinator);
  expect(row).toMatchObject({
    company_name: "Λίβας Ένα",
    changed_by: "Ίρις Δελή",
    changes: [{ field: "name", before: "Λίβας", after: "Λίβας Ένα" }],
    can_confirm: true,
  });
  expect((await coordinator.api.investors.changedCount({})).value).toBeGreaterThan(0);
  expect(await mine(stranger)).toEqual([]);
  expect((await stranger.api.investors.changedCount({})).value).toBe(0);
  expect(await outcomeOf(investor.api.investors.changed({}))).toBe("auth.forbidden");
  await coordinator.api.investors.confirm({ id, version: row?.version ?? 0 });
  expect(await mine(coordinator)).toEqual([]);
});

test("what an owner of the organization writes of it is confirmed with it", async () => {
  const id = await listedInvestor("Πουνέντες");
  expect((await owner.api.investors.profile({ id })).is_looked_at).toBe(false);
  await change(owner, id, { website_url: "b.example" });
  expect(await server.visitor.investors.get({ id })).toMatchObject({
    website_url: "https://b.example",
    verified: { changed_since: null },
  });
});

test("the portfolio changes among startups that the editor sees; the others stay", async () => {
  const shown = await createStartup(server.db, here, { name: "Ωκεανίς" });
  const other = await createStartup(server.db, here, { name: "Άνεμος" });
  const secret = await createStartup(server.db, here, { name: "Αρχή", is_verified: false });
  const id = await listedInvestor("Όστρια", [shown, secret]);
  const mine = await investor.api.investors.profile({ id });
  expect(mine.answers.portfolio).toEqual([{ id: shown, name: "Ωκεανίς" }]);
  await change(investor, id, { portfolio: [{ id: other, name: "" }] });
  const names = async (user: TestUser) => (await user.api.investors.get({ id })).portfolio.map(({ name }) => name);
  expect(await names(stranger)).toEqual(["Άνεμος"]);
  expect(await names(owner)).toEqual(["Άνεμος", "Αρχή"]);
  // The history says what came and what went, and to nobody of a startup that they do not see.
  const moved = async (user: TestUser) =>
    (await user.api.investors.history({ id })).items.flatMap(({ changes }) =>
      changes.map(({ before, after }) => [before, after]),
    );
  const [chosen, added] = [
    { id: shown, name: "Ωκεανίς" },
    { id: other, name: "Άνεμος" },
  ];
  expect(await moved(investor)).toEqual([
    [[], [added]],
    [[chosen], []],
    [[], [chosen]],
  ]);
  const all = expect.arrayContaining([chosen, { id: secret, name: "Αρχή" }]);
  expect(await moved(owner)).toEqual([
    [[], [added]],
    [[chosen], []],
    [[], all],
  ]);
  const gone = await refusalOf(change(investor, id, { portfolio: [{ id: secret, name: "Αρχή" }] }));
  expect(gone).toMatchObject({ code: "input.invalid", data: { fields: [{ path: "portfolio", code: "gone" }] } });
});

test("what does not fit is said at its field and changes nothing", async () => {
  const id = await listedInvestor("Μαΐστρος");
  const refused = await refusalOf(change(investor, id, { description: "Λίγα", ticket_min: 10, ticket_max: 5 }));
  expect(refused?.code).toBe("input.invalid");
  expect(refused?.data.fields).toEqual(
    expect.arrayContaining([
      { path: "description", code: "too_short", params: { min: 40 } },
      { path: "ticket_max", code: "ticket_order" },
    ]),
  );
  expect(await server.visitor.investors.get({ id })).toMatchObject({ description: DESCRIPTION, version: 1 });
});

test("the database alone writes the history", async () => {
  const id = await listedInvestor("Τραμουντάνα");
  const denied = { cause: expect.objectContaining({ message: expect.stringContaining("permission denied") }) };
  const write = (statement: string) => server.db.execute(statement);
  await expect(write(`delete from investor_history where investor_id = '${id}'`)).rejects.toMatchObject(denied);
  await expect(write("update investor_history set action = 'confirm'")).rejects.toMatchObject(denied);
});

test("one that came from a file is published by a coordinator who verifies it, never by whose it is", async () => {
  const imported = { is_active: false, is_verified: false };
  const open = await createInvestor(server.db, here, { company_name: "Από αρχείο", ...imported });
  const own = await createInvestor(server.db, here, { ...imported, owner_id: coordinator.id, provenance: {} });
  const registered = await createInvestor(server.db, here, { ...imported, owner_id: investor.id });
  expect(await outcomeOf(stranger.api.investors.verify({ id: open }))).toBe("investor.not_found");
  expect(await outcomeOf(server.visitor.investors.verify({ id: open }))).toBe("auth.required");
  expect(await outcomeOf(coordinator.api.investors.verify({ id: own }))).toBe("auth.forbidden");
  expect(await outcomeOf(coordinator.api.investors.verify({ id: registered }))).toBe("investor.not_found");
  expect(await coordinator.api.investors.get({ id: open })).toMatchObject({ can: { verify: true, edit: false } });
  const shown = await coordinator.api.investors.verify({ id: open });
  expect(shown).toMatchObject({ is_verified: true, can: { verify: false } });
  expect(await coordinator.api.investors.verify({ id: open })).toMatchObject({ verified: shown.verified });
  expect(await server.visitor.investors.get({ id: open })).toMatchObject({ company_name: "Από αρχείο" });
});
