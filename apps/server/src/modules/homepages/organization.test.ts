import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let here: { id: string };
let owner: TestUser;
const SLUG = "blue-hub";

beforeAll(async () => {
  server = await startTestServer();
  here = await createOrganization(server.db, {
    name: "Blue Hub",
    slug: SLUG,
    location: "Πειραιάς",
    description: "Θάλασσα",
  });
  owner = await server.createUser({ organizations: { [here.id]: "owner" } });
});
afterAll(() => server?.close());

test("shows an organization's own facts and published records, nobody else's and nothing hidden", async () => {
  const elsewhere = await createOrganization(server.db, { name: "Elsewhere" });
  await createStartup(server.db, here.id, { name: "Φανερή", funding_total: 700 });
  await createStartup(server.db, here.id, { name: "Αθέατη", is_verified: false, funding_total: 10_000 });
  await createStartup(server.db, elsewhere.id, { name: "Ξένη", funding_total: 5 });
  await createInvestor(server.db, here.id, { company_name: "Μελτέμι" });
  await createInvestor(server.db, here.id, { company_name: "Κρυφός", is_active: false });
  for (const api of [server.visitor, owner.api]) {
    const shown = await api.homepages.organization({ slug: SLUG });
    expect(shown).toMatchObject({
      name: "Blue Hub",
      location: "Πειραιάς",
      figures: { startups: 1, investors: 1, funding: 700 },
    });
    expect(shown.startups.map(({ name }) => name)).toEqual(["Φανερή"]);
    expect(shown.investors.map(({ company_name }) => company_name)).toEqual(["Μελτέμι"]);
    expect(shown.brand).toBeUndefined();
  }
});

test("shows its own next events, and counts those that took place", async () => {
  const elsewhere = await createOrganization(server.db);
  const at = (days: number) => new Date(Date.now() + days * 864e5).toISOString();
  await createEventRow(server.db, here.id, { title: "Δεύτερη", start_date: at(9) });
  await createEventRow(server.db, here.id, { title: "Πρώτη", start_date: at(3) });
  await createEventRow(server.db, here.id, { title: "Πρόχειρη", start_date: at(2), is_published: false });
  await createEventRow(server.db, elsewhere.id, { title: "Ξένη", start_date: at(2) });
  await createEventRow(server.db, here.id, { start_date: at(-9) });
  await createEventRow(server.db, here.id, { start_date: at(-9), cancelled_at: at(-10) });
  await createEventRow(server.db, elsewhere.id, { start_date: at(-9) });
  const { events, figures } = await server.visitor.homepages.organization({ slug: SLUG });
  expect(events.map(({ title }) => title)).toEqual(["Πρώτη", "Δεύτερη"]);
  expect(figures.events).toBe(1);
  expect((await server.visitor.homepages.landing()).figures.events_hosted).toBe(2);
});

test("its open calls are told to everyone, its registry to its members", async () => {
  const call = { kind: "challenge" as const, title: { el: "Πρόσκληση", en: "Call" }, description: { el: "", en: "" } };
  await server.ownerDb.insert(programmes).values({ ...call, organization_id: here.id });
  for (const api of [server.visitor, owner.api]) {
    expect((await api.homepages.organization({ slug: SLUG })).calls.map(({ title }) => title.en)).toEqual(["Call"]);
  }
});

test("one that is inactive, deleted or unknown is as if it never was", async () => {
  const missing = (slug: string) => outcomeOf(server.visitor.homepages.organization({ slug }));
  const closed = await createOrganization(server.db, { slug: "closed-hub" });
  const deleted = await createOrganization(server.db, { slug: "deleted-hub" });
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [closed.id]);
  await server.ownerDb.$client.query("update organizations set deleted_at = now() where id = $1", [deleted.id]);
  for (const slug of ["closed-hub", "deleted-hub", "never-was"]) expect(await missing(slug)).toBe("org.not_found");
  expect(await missing("ΔΕΝ ΕΙΝΑΙ")).toBe("input.invalid");
  const sitemap = await (await fetch(`${server.url}/sitemap-organizations.xml`)).text();
  expect(sitemap).toContain(`/org/${SLUG}</loc>`);
  expect(sitemap).not.toMatch(/closed-hub|deleted-hub/);
});

test("whoever works where the homepage is on lands there; the default organization's has nobody", async () => {
  const lands = async () => (await owner.api.identity.session()).current_organization?.has_homepage;
  expect(await lands()).toBeUndefined();
  await server.ownerDb.$client.query(
    `update organizations set settings = jsonb_set(settings, '{homepage_settings}', '{"is_enabled": true}')`,
  );
  expect(await lands()).toBe(true);
  const plain = await server.createUser({ organizations: { [server.defaultOrganizationId]: "owner" } });
  expect((await plain.api.identity.session()).current_organization?.has_homepage).toBeUndefined();
});
