import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InvestorListQuery } from "@kerkis/contract/investors/investors.schema.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type ApiClient, type TestServer, type TestUser } from "#test/server.ts";
import { createInvestor } from "./investors.factory.ts";

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;
let investor: TestUser;
let hiddenId: string;
let aegeanId: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  const here = await createOrganization(db, { name: "Blue Hub" });
  const elsewhere = await createOrganization(db, { name: "Elsewhere" });
  owner = await server.createUser({ organizations: { [here.id]: "owner" } });
  stranger = await server.createUser({ organizations: { [elsewhere.id]: "owner" } });
  investor = await server.createUser({ role: "investor" });
  const shown = await createStartup(db, here.id, { name: "Ωκεανίς" });
  const secret = await createStartup(db, here.id, { name: "Αρχή", is_verified: false });
  const plain = { description: "", created_at: "2026-01-01T00:00:00.000Z" };
  aegeanId = await createInvestor(
    db,
    here.id,
    { ...plain, company_name: "Αιγαίο Κεφάλαια", type: "vc", stages: ["seed", "series_a"], countries: ["GR", "CY"] },
    [shown, secret],
  );
  await createInvestor(db, here.id, {
    ...plain,
    company_name: "Δρυς Angels",
    type: "angel",
    stages: ["idea"],
    industries: ["agrifood"],
    ticket_min: 10_000,
    ticket_max: 50_000,
    created_at: "2026-01-02T00:00:00.000Z",
  });
  await createInvestor(db, elsewhere.id, {
    ...plain,
    company_name: "Zephyr",
    type: "bank",
    stages: ["seed"],
    currency: "USD",
    description: "Δάνεια για το ΑΙΓΑΙΟ",
    created_at: "2026-01-03T00:00:00.000Z",
  });
  hiddenId = await createInvestor(db, here.id, {
    ...plain,
    company_name: "Κρυφός",
    is_active: false,
    is_verified: false,
    owner_id: investor.id,
  });
  await createInvestor(db, here.id, { ...plain, company_name: "Σβησμένος", deleted_at: "2026-01-01T00:00:00.000Z" });
});
afterAll(() => server?.close());

const names = async (api: ApiClient, query: InvestorListQuery = {}) =>
  (await api.investors.list(query)).items.map(({ company_name: name }) => name);
const ALL = ["Zephyr", "Δρυς Angels", "Αιγαίο Κεφάλαια"];

test("visitors see published investors, newest first, by age or by name, page by page", async () => {
  expect(await names(server.visitor)).toEqual(ALL);
  expect(await names(server.visitor, { sort: "oldest" })).toEqual(ALL.toReversed());
  expect(await names(server.visitor, { sort: "name" })).toEqual(["Zephyr", "Αιγαίο Κεφάλαια", "Δρυς Angels"]);
  const first = await server.visitor.investors.list({ limit: 2 });
  expect(await names(server.visitor, { limit: 2, cursor: first.next_cursor ?? "" })).toEqual(["Αιγαίο Κεφάλαια"]);
});

test("an unpublished one is listed and counted for its organization's owners alone", async () => {
  expect(await names(owner.api)).toContain("Κρυφός");
  expect(await owner.api.investors.listCount({})).toMatchObject({ value: 4 });
  for (const api of [server.visitor, stranger.api, investor.api]) {
    expect(await names(api)).toEqual(ALL);
    expect(await api.investors.listCount({})).toMatchObject({ value: 3 });
    expect((await api.investors.facets({})).types.find(({ value }) => value === "vc")?.count).toBe(1);
  }
});

test("of its moderators and coordinators none knows a registration before it is approved; what a file brought they do", async () => {
  const { id: home } = await createOrganization(server.db, { name: "Registry" });
  const at = "2026-01-01T00:00:00.000Z";
  const hidden = { is_active: false, is_verified: false, type: "bank", description: "", ticket_min: 0 } as const;
  const secret = await createInvestor(server.db, home, {
    ...hidden,
    company_name: "Μυστικό Ταμείο",
    website_url: "https://secret.example",
    owner_id: investor.id,
  });
  const orphan = await createInvestor(server.db, home, {
    ...hidden,
    company_name: "Μυστικό Ορφανό",
    provenance: { declared: { by: stranger.id, at } },
  });
  const brought = await createInvestor(server.db, home, {
    ...hidden,
    company_name: "Μυστικό Αρχείου",
    provenance: { imported: { by: null, at, file: "funds.csv" } },
  });
  const of = (role: "admin" | "moderator" | "coordinator") =>
    server.createUser({
      ...(role === "coordinator" && { role: "registry_coordinator" as const }),
      organizations: { [home]: role },
    });
  const question = { name: "Μυστικό Ταμείο", website_url: "https://secret.example" };
  const seenBy = async (api: ApiClient) => ({
    list: (await names(api, { search: "Μυστικό" })).toSorted(),
    count: (await api.investors.listCount({ search: "Μυστικό" })).value,
    banks: (await api.investors.facets({ search: "Μυστικό" })).types.map(({ count }) => count),
    // What a filter that nobody has is said to keep away, and what each step of tickets holds, are of the same investors alone.
    without: (await api.investors.facets({ search: "Μυστικό", type: "crowdfunding,accelerator" })).without.type,
    tickets: (await api.investors.facets({ search: "Μυστικό" })).tickets.reduce((sum, count) => sum + count, 0),
    box: (await api.search.suggest({ q: "μυστικό" })).items.map(({ title }) => title).toSorted(),
    pages: await Promise.all([secret, orphan, brought].map((id) => outcomeOf(api.investors.get({ id })))),
    history: await outcomeOf(api.investors.history({ id: orphan })),
    known: (await api.investors.duplicates(question)).map(({ id }) => id).includes(secret),
  });
  const brings = ["Μυστικό Αρχείου"];
  for (const role of ["moderator", "coordinator"] as const)
    expect(await seenBy((await of(role)).api)).toEqual({
      list: brings,
      count: 1,
      banks: [1],
      without: 1,
      tickets: 8,
      box: brings,
      pages: ["investor.not_found", "investor.not_found", "accepted"],
      history: "investor.not_found",
      known: false,
    });
  const all = ["Μυστικό Αρχείου", "Μυστικό Ορφανό", "Μυστικό Ταμείο"];
  expect(await seenBy((await of("admin")).api)).toEqual({
    list: all,
    count: 3,
    banks: [3],
    without: 3,
    tickets: 24,
    box: all,
    pages: ["accepted", "accepted", "accepted"],
    history: "accepted",
    known: true,
  });
  expect((await names(stranger.api, { search: "Μυστικό" })).length).toBe(0);
});

describe("filters", () => {
  test.each<[InvestorListQuery, string[]]>([
    [{ type: "angel" }, ["Δρυς Angels"]],
    [{ type: "all", stage: "seed" }, ["Zephyr", "Αιγαίο Κεφάλαια"]],
    [{ country: "CY" }, ["Αιγαίο Κεφάλαια"]],
    [{ industry: "agrifood" }, ["Δρυς Angels"]],
    [{ type: "angel,vc" }, ["Δρυς Angels", "Αιγαίο Κεφάλαια"]],
    [{ type: "angel,vc", country: "CY,MT" }, ["Αιγαίο Κεφάλαια"]],
    [{ stage: "seed,exited", industry: "agrifood,energy", type: "vc,vc" }, ["Αιγαίο Κεφάλαια"]],
    [{ search: "αιγαιο" }, ["Zephyr", "Αιγαίο Κεφάλαια"]],
    [{ search: "αιγαιο κεφαλαια" }, ["Αιγαίο Κεφάλαια"]],
    [{ search: "%" }, []],
  ])("%o", async (query, found) => {
    expect(await names(server.visitor, query)).toEqual(found);
    expect(await server.visitor.investors.listCount(query)).toMatchObject({ value: found.length });
  });

  test.each([
    ["-49999", ["Δρυς Angels"]],
    ["50000-249999", ["Δρυς Angels"]],
    ["250000-999999", ["Αιγαίο Κεφάλαια"]],
    ["1000000-4999999", ["Αιγαίο Κεφάλαια"]],
    ["5000000-", []],
    ["1-", ["Δρυς Angels", "Αιγαίο Κεφάλαια"]],
  ] as const)("a ticket of %s euros", async (ticket, found) => {
    expect(await names(server.visitor, { ticket })).toEqual(found);
  });

  test("are counted under the others, never under themselves", async () => {
    const { types, stages, countries, tickets, without } = await server.visitor.investors.facets({ type: "bank" });
    expect(types).toEqual([
      { value: "vc", count: 1 },
      { value: "angel", count: 1 },
      { value: "bank", count: 1 },
    ]);
    expect(stages).toEqual([{ value: "seed", count: 1 }]);
    expect(countries).toEqual([{ value: "GR", count: 1 }]);
    expect(tickets).toEqual(Array.from({ length: 10 }, () => 0));
    expect(without).toEqual({ type: 3, stage: 1, country: 1, industry: 1, ticket: 1 });
    const asked = await server.visitor.investors.facets({ type: "vc,bank", ticket: "-49999", country: "GR,CY" });
    expect(asked.types.map(({ value }) => value)).toEqual(["angel"]);
    // The step that begins above what was asked for is counted as well: a choice is never narrowed by itself.
    expect(asked.tickets).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 0, 0]);
    expect(asked.without).toEqual({ type: 1, stage: 0, country: 0, industry: 0, ticket: 2 });
  });
});

test("a portfolio shows and counts the startups that the reader may see", async () => {
  const portfolioOf = async (api: ApiClient) => {
    const { portfolio, portfolio_count: count } = await api.investors.get({ id: aegeanId });
    return { count, names: portfolio.map(({ name }) => name) };
  };
  expect(await portfolioOf(server.visitor)).toEqual({ count: 1, names: ["Ωκεανίς"] });
  expect(await portfolioOf(stranger.api)).toEqual({ count: 1, names: ["Ωκεανίς"] });
  expect(await portfolioOf(owner.api)).toEqual({ count: 2, names: ["Αρχή", "Ωκεανίς"] });
  const { items } = await server.visitor.investors.list({ search: "Αιγαίο Κεφάλαια" });
  expect(items).toMatchObject([{ portfolio_count: 1, portfolio: [{ name: "Ωκεανίς" }] }]);
});

test("an unpublished page is for who stands behind it, owners and admins of its organization, and super admins", async () => {
  const root = await server.createUser({ superAdmin: true });
  for (const { api } of [investor, owner, root]) {
    expect(await api.investors.get({ id: hiddenId })).toMatchObject({ company_name: "Κρυφός", verified: null });
  }
  expect(await investor.api.investors.get({ id: hiddenId })).toMatchObject({ is_mine: true });
  for (const api of [server.visitor, stranger.api]) {
    await expect(api.investors.get({ id: hiddenId })).rejects.toMatchObject({
      code: "investor.not_found",
      status: 404,
    });
  }
});

test("the search box finds investors by name first, then by description", async () => {
  const { items } = await server.visitor.search.suggest({ q: "αιγαίο" });
  expect(items.map(({ type, title }) => [type, title])).toEqual([
    ["investor", "Αιγαίο Κεφάλαια"],
    ["investor", "Zephyr"],
  ]);
  expect((await server.visitor.search.suggest({ q: "κρυφός" })).items).toEqual([]);
});

test("investors of a closed organization are in no list and on no page", async () => {
  const closing = await createOrganization(server.db);
  const id = await createInvestor(server.db, closing.id, { company_name: "Κλειστός" });
  expect(await names(server.visitor, { search: "Κλειστός" })).toEqual(["Κλειστός"]);
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [closing.id]);
  expect(await names(server.visitor, { search: "Κλειστός" })).toEqual([]);
  await expect(server.visitor.investors.get({ id })).rejects.toMatchObject({ code: "investor.not_found" });
});

describe("investors of a startup", () => {
  test("are those that have it in their portfolio, of both what the reader may see", async () => {
    const [here, elsewhere] = [
      await createOrganization(server.db, { name: "Delta" }),
      await createOrganization(server.db, { name: "Epsilon" }),
    ];
    const startupId = await createStartup(server.db, here.id);
    const hidden = await createStartup(server.db, here.id, { is_verified: false });
    const shown = await createInvestor(server.db, here.id, { company_name: "Αύρα" }, [startupId, hidden]);
    const waiting = await createInvestor(server.db, here.id, { is_verified: false }, [startupId]);
    await createInvestor(server.db, here.id, { deleted_at: "2026-01-01T00:00:00.000Z" }, [startupId]);
    await createInvestor(server.db, here.id);
    const admin = await server.createUser({ organizations: { [here.id]: "admin" } });
    const other = await server.createUser({ organizations: { [elsewhere.id]: "owner" } });
    const of = async (api: TestServer["visitor"], startup_id: string) =>
      (await api.investors.backersOf({ startup_id })).items.map(({ id }) => id);
    for (const api of [server.visitor, other.api]) {
      expect(await of(api, startupId)).toEqual([shown]);
      expect(await of(api, hidden)).toEqual([]);
    }
    expect((await of(admin.api, startupId)).toSorted()).toEqual([shown, waiting].toSorted());
    expect(await of(admin.api, hidden)).toEqual([shown]);
  });
});
