import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type ApiClient, type TestServer } from "../../../test/server.ts";
import { createStartup } from "./startups.factory.ts";

let server: TestServer;
let blueHub: string;
let redHub: string;

beforeAll(async () => {
  server = await startTestServer();
  blueHub = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  redHub = (await createOrganization(server.db, { name: "Red Hub" })).id;
});
afterAll(() => server.close());

type Query = Parameters<ApiClient["startups"]["list"]>[0];
const names = async (query: Query, api = server.visitor) =>
  (await api.startups.list(query)).items.map(({ name }) => name);

test("search finds Greek whatever its accents, capitals and final sigmas, in names and descriptions", async () => {
  await createStartup(server.db, blueHub, {
    name: "Κύκλος Υλικών",
    tagline: "-",
    description: "Τιμολόγηση για λιμένες",
  });
  for (const search of ["κυκλος", "ΚΎΚΛΟΣ", "κυκλοσ", "κύκλοΣ υλικών", "ΛΙΜΕΝΕΣ", "λιμενες τιμολογηση"]) {
    expect([search, await names({ search })]).toEqual([search, ["Κύκλος Υλικών"]]);
  }
  expect(await names({ search: "κύκλος θάλασσα" })).toEqual([]);
});

test("wildcards and quotes in a search are ordinary letters", async () => {
  await createStartup(server.db, blueHub, {
    name: "100% Wool",
    tagline: "x_y",
    description: String.raw`back\slash 'quoted'`,
  });
  expect(await names({ search: "100%" })).toEqual(["100% Wool"]);
  expect(await names({ search: "x_y" })).toEqual(["100% Wool"]);
  expect(await names({ search: String.raw`k\s` })).toEqual(["100% Wool"]);
  expect(await names({ search: "'quoted'" })).toEqual(["100% Wool"]);
  for (const search of ["%%%", "1_0%", "__", "' or 1=1 --"])
    expect([search, await names({ search })]).toEqual([search, []]);
});

test("industry, stage, location and organization narrow the list; «all» does not", async () => {
  const organization_id = (await createOrganization(server.db, { name: "Filters" })).id;
  const add = (name: string, given: Parameters<typeof createStartup>[2]) =>
    createStartup(server.db, organization_id, { name, ...given });
  await add("A", { industry: "health", stage: "idea", city: "Χανιά" });
  await add("B", { industry: "health", stage: "seed", city: "Βόλος" });
  await add("C", { industry: "space", stage: "seed", city: "Χανιά" });
  expect(await names({ organization_id, sort: "name" })).toEqual(["A", "B", "C"]);
  expect(await names({ organization_id, industry: "health", sort: "name" })).toEqual(["A", "B"]);
  expect(await names({ organization_id, stage: "seed", location: "ΧΑΝΙΑ" })).toEqual(["C"]);
  expect(await names({ organization_id, industry: "all", stage: "all", sort: "name" })).toEqual(["A", "B", "C"]);
  const everywhere = await server.visitor.startups.listCount({ organization_id: "all" });
  expect(everywhere.value).toBeGreaterThan(3);
  expect((await server.visitor.startups.listCount({ organization_id, industry: "health" })).value).toBe(2);
});

test.each(["newest", "oldest", "name"] as const)(
  "pages by %s have no gap and no repeat, even in one moment",
  async (sort) => {
    const organization_id = (await createOrganization(server.db)).id;
    for (let index = 0; index < 23; index += 1) {
      // Moments that differ by microseconds only, and names that are all alike.
      const created_at = `2026-03-01T10:00:00.${String(123000 + (index % 5)).padStart(6, "0")}Z`;
      await createStartup(server.db, organization_id, { name: "Same", tagline: String(index), created_at });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await server.visitor.startups.list({ organization_id, sort, limit: 4, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ tagline }) => tagline));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(await server.visitor.startups.listCount({ organization_id })).toEqual({
      value: 23,
      exact: true,
      groups: {},
    });
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  },
);

test("a cursor that is not ours is refused as invalid input", async () => {
  const forged = Buffer.from(JSON.stringify(["newest", "2026-02-30T00:00:00.000000Z", blueHub, 1, true])).toString(
    "base64url",
  );
  for (const cursor of ["x", "W10", forged]) {
    await expect(server.visitor.startups.list({ cursor })).rejects.toMatchObject({ code: "input.invalid" });
  }
});

test("only active, verified and kept startups are public; those who manage a registry see all of their own organization only", async () => {
  const hidden = { industry: "maritime" as const };
  await createStartup(server.db, blueHub, { name: "Blue public", ...hidden });
  await createStartup(server.db, blueHub, { name: "Blue unverified", is_verified: false, ...hidden });
  await createStartup(server.db, blueHub, { name: "Blue inactive", is_active: false, ...hidden });
  await createStartup(server.db, blueHub, { name: "Blue deleted", deleted_at: new Date(0).toISOString(), ...hidden });
  await createStartup(server.db, redHub, { name: "Red unverified", is_verified: false, ...hidden });
  const query = { industry: "maritime", sort: "name" } as const;
  const member = await server.createUser({ organizations: { [blueHub]: "member" } });
  const unappointed = await server.createUser({
    role: "registry_coordinator",
    organizations: { [blueHub]: "member" },
  });
  for (const { api } of [{ api: server.visitor }, member, unappointed]) {
    expect(await names(query, api)).toEqual(["Blue public"]);
    expect((await api.startups.listCount({ industry: "maritime" })).value).toBe(1);
    expect(await names({ ...query, search: "unverified" }, api)).toEqual([]);
    expect(await names({ ...query, organization_id: redHub }, api)).toEqual([]);
    expect((await api.startups.facets({})).industries).toContainEqual({ value: "maritime", count: 1 });
  }
  const blue = ["Blue inactive", "Blue public", "Blue unverified"];
  for (const role of ["owner", "admin", "moderator", "coordinator"] as const) {
    const { api } = await server.createUser({ role: "registry_coordinator", organizations: { [blueHub]: role } });
    expect([role, await names(query, api)]).toEqual([role, blue]);
    expect((await api.startups.facets({})).industries).toContainEqual({ value: "maritime", count: 3 });
  }
  // What was counted for one registry a moment ago is not another one's.
  const red = await server.createUser({ role: "registry_coordinator", organizations: { [redHub]: "owner" } });
  expect((await red.api.startups.facets({})).industries).toContainEqual({ value: "maritime", count: 2 });
  const root = await server.createUser({ superAdmin: true });
  expect(await names(query, root.api)).toEqual([...blue, "Red unverified"]);
});

test("a choice is counted under the other filters and the words, not under its own, and of what the reader may see", async () => {
  const hub = (await createOrganization(server.db, { name: "Counting Hub" })).id;
  const given = [
    ["Kyma one", "energy", "seed", "Σύρος"],
    ["Kyma two", "energy", "mvp", "Σύρος"],
    ["Kyma three", "health", "seed", "Νάξος"],
    ["Other four", "health", "mvp", "Νάξος"],
  ] as const;
  for (const [name, industry, stage, location] of given)
    await createStartup(server.db, hub, { name, industry, stage, location });
  await createStartup(server.db, hub, { name: "Kyma hidden", industry: "energy", stage: "seed", is_verified: false });
  const facets = (query: object) => server.visitor.startups.facets({ organization_id: hub, ...query });
  const plain = ({ industries, stages, locations }: Awaited<ReturnType<typeof facets>>) =>
    [industries, stages, locations].map((some) => Object.fromEntries(some.map(({ value, count }) => [value, count])));
  expect(plain(await facets({}))).toEqual([
    { energy: 2, health: 2 },
    { seed: 2, mvp: 2 },
    { Σύρος: 2, Νάξος: 2 },
  ]);
  expect(plain(await facets({ industry: "energy" }))).toEqual([
    { energy: 2, health: 2 },
    { seed: 1, mvp: 1 },
    { Σύρος: 2 },
  ]);
  expect(plain(await facets({ industry: "energy", stage: "seed", search: "kyma" }))).toEqual([
    { energy: 1, health: 1 },
    { seed: 1, mvp: 1 },
    { Σύρος: 1 },
  ]);
  // Its own organization does not narrow the organizations: those of the others are there too.
  const { organizations } = await facets({ search: "kyma" });
  expect(organizations).toContainEqual({ id: hub, name: "Counting Hub", count: 3 });
});
