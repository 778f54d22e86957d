import { afterAll, beforeAll, expect, test } from "vitest";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { isoIn } from "#platform/clock/clock.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let member: TestUser;
let here: { id: string; name: string };
let elsewhere: { id: string; name: string };
const RENEWED_MS = 11 * 60_000;

beforeAll(async () => {
  server = await startTestServer();
  here = await createOrganization(server.db, { name: "Blue Hub" });
  elsewhere = await createOrganization(server.db, { name: "Αλλού" });
  member = await server.createUser({ organizations: { [here.id]: "owner" } });
});
afterAll(() => server?.close());

async function everyStartup(): Promise<number> {
  const { items, next_cursor: next } = await server.visitor.startups.list({ limit: 100 });
  expect(next).toBeNull();
  return items.length;
}

test("an empty registry is an empty picture", async () => {
  const { figures, regions, sectors, countries } = await server.visitor.ecosystem.overview({});
  expect(figures).toMatchObject({ startups: 0, investors: 0, funding: 0, organizations: 0, startups_before: null });
  expect([regions, sectors, countries]).toEqual([[], [], []]);
  expect((await server.visitor.ecosystem.network({})).startups).toEqual([]);
});

test("figures are those of the lists, whoever asks, and hidden records count nowhere", async () => {
  const { db } = server;
  const shown: string[] = [];
  for (let index = 0; index < 7; index++) {
    shown.push(await createStartup(db, here.id, { name: `Φανερή ${index}`, industry: "energy", funding_total: 1000 }));
  }
  shown.push(
    await createStartup(db, elsewhere.id, { name: "Κρητική", industry: "energy", region: "crete", funding_total: 50 }),
  );
  await createStartup(db, here.id, {
    name: "Δολάρια",
    industry: "energy",
    region: "crete",
    currency: "USD",
    funding_total: 9_000_000,
  });
  const hidden = await createStartup(db, here.id, { name: "Αθέατη", is_verified: false, funding_total: 77_777 });
  await createStartup(db, here.id, { name: "Ανενεργή", is_active: false });
  const deleted = await createStartup(db, here.id, { name: "Σβησμένη", deleted_at: new Date().toISOString() });
  await createInvestor(db, here.id, { company_name: "Μελτέμι", countries: ["GR", "CY"] }, [
    ...shown.slice(0, 3),
    hidden,
    deleted,
  ]);
  await createInvestor(
    db,
    elsewhere.id,
    { company_name: "Κρυφός επενδυτής", is_verified: false, countries: ["FR"] },
    shown,
  );
  server.clock.advance(RENEWED_MS);

  const overview = await server.visitor.ecosystem.overview({});
  expect(overview.figures).toMatchObject({
    startups: await everyStartup(),
    investors: 1,
    funding: 7050,
    organizations: 2,
  });
  expect(overview.figures.startups).toBe((await server.visitor.startups.listCount({})).value);
  expect(overview.figures.startups).toBe((await server.visitor.homepages.landing()).figures.registered_startups);
  expect(overview.countries.map(({ country }) => country).toSorted()).toEqual(["CY", "GR"]);
  expect(overview.sectors).toMatchObject([{ industry: "energy", startups: 9 }]);
  // Two startups in Crete: neither they nor Attica, which would give them away.
  expect(overview.regions.every(({ startups }) => startups === null)).toBe(true);
  expect(await member.api.ecosystem.overview({})).toEqual(overview);
});

test("the network has published records alone, with every link between them", async () => {
  const network = await member.api.ecosystem.network({});
  const text = JSON.stringify(network);
  for (const name of ["Αθέατη", "Ανενεργή", "Σβησμένη", "Κρυφός"]) expect(text).not.toContain(name);
  expect(network.startups).toHaveLength(await everyStartup());
  expect(network.investors.map(({ name }) => name)).toEqual(["Μελτέμι"]);
  expect(network.links).toHaveLength(3);
  expect(network.organizations[0]?.name).toBe("Blue Hub");
  const linked = network.links
    .map(([, startup]) => network.startups[startup]?.name ?? "")
    .toSorted((a, b) => a.localeCompare(b));
  expect(linked).toEqual(["Φανερή 0", "Φανερή 1", "Φανερή 2"]);
  expect(network.is_partial).toBe(false);
});

test("of a region that is not counted the network says nothing", async () => {
  expect((await server.visitor.ecosystem.network({ region: "crete" })).startups).toEqual([]);
});

test("open calls of every organization are for everyone, the soonest to close first; those that are over, drafts and of a closed organization for nobody", async () => {
  const call = (organizationId: string, title: string, closesInMs: number) => ({
    organization_id: organizationId,
    kind: "challenge" as const,
    title: { el: title, en: title },
    description: { el: "", en: "" },
    closes_at: isoIn(server.clock, closesInMs),
  });
  await server.ownerDb
    .insert(programmes)
    .values([
      call(server.defaultOrganizationId, "Για όλους", 60_000),
      call(server.defaultOrganizationId, "Έκλεισε", -60_000),
      call(here.id, "Για τα μέλη", 120_000),
      call(elsewhere.id, "Ξένη", 60_000),
    ]);
  const draft = { ...call(here.id, "Πρόχειρη", 60_000), state: "draft" as const };
  await server.ownerDb.insert(programmes).values(draft);
  const shut = await createOrganization(server.db, { name: "Shut" });
  await server.ownerDb.insert(programmes).values(call(shut.id, "Κλειστού", 60_000));
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [shut.id]);
  const titles = async (api: TestUser["api"]) => (await api.ecosystem.calls()).map(({ title }) => title.el);
  for (const seen of [await titles(server.visitor), await titles(member.api)]) {
    expect(seen).toEqual(expect.arrayContaining(["Για όλους", "Για τα μέλη", "Ξένη"]));
    expect(seen.indexOf("Για όλους")).toBeLessThan(seen.indexOf("Για τα μέλη"));
    for (const hidden of ["Έκλεισε", "Πρόχειρη", "Κλειστού"]) expect(seen).not.toContain(hidden);
  }
});
