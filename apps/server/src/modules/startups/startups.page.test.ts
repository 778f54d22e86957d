import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { memberScope } from "#platform/auth/scope.ts";
import { transact } from "#platform/db/db.ts";
import { readActor } from "#app/actor.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { createStartup } from "./startups.factory.ts";
import { publishStartup, unpublishStartup, upsertFromRegistration } from "./startups.api.ts";

let server: TestServer;
let organizationId: string;

beforeAll(async () => {
  server = await startTestServer();
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
});
afterAll(() => server.close());

const notFound = { code: "startup.not_found", status: 404 };

test("a startup's page says what was verified, by whom and when, and never its tax or registration number", async () => {
  const id = await createStartup(server.db, organizationId, {
    name: "Heliodyne",
    tax_number: "099999999",
    registration_number: "123456789000",
    team: [{ name: "Άννα Δήμου", role: "CEO" }],
  });
  const page = await server.visitor.startups.get({ id });
  expect(page).toMatchObject({
    name: "Heliodyne",
    verified: { at: "2026-01-15T09:00:00.000Z", by_organization: "Blue Hub" },
    organization: { id: organizationId, name: "Blue Hub" },
    can: { edit: false },
  });
  expect(JSON.stringify(page)).not.toMatch(/099999999|123456789000|tax_number|registration_number|owner_id/);
});

test("an unpublished page is for its founder, its organization's owners and admins, and super admins alone", async () => {
  const founder = await server.createUser();
  const id = await createStartup(server.db, organizationId, {
    is_active: false,
    is_verified: false,
    owner_id: founder.id,
  });
  const elsewhere = (await createOrganization(server.db)).id;
  const admin = await server.createUser({ organizations: { [organizationId]: "admin" } });
  const root = await server.createUser({ superAdmin: true });
  for (const { api } of [founder, admin, root]) {
    expect(await api.startups.get({ id })).toMatchObject({ id, verified: null, can: { edit: true } });
  }
  const member = await server.createUser({ organizations: { [organizationId]: "member" } });
  const stranger = await server.createUser({ organizations: { [elsewhere]: "owner" } });
  // One of the two conditions is not enough.
  const inactive = await createStartup(server.db, organizationId, { is_active: false });
  const unverified = await createStartup(server.db, organizationId, { is_verified: false });
  for (const api of [server.visitor, member.api, stranger.api]) {
    for (const hidden of [id, inactive, unverified])
      await expect(api.startups.get({ id: hidden })).rejects.toMatchObject(notFound);
  }
});

test("a deleted startup and one that never was look the same to everyone", async () => {
  const root = await server.createUser({ superAdmin: true });
  const id = await createStartup(server.db, organizationId, { deleted_at: new Date(0).toISOString() });
  await expect(root.api.startups.get({ id })).rejects.toMatchObject(notFound);
  await expect(root.api.startups.get({ id: organizationId })).rejects.toMatchObject(notFound);
  await expect(server.visitor.startups.get({ id: "no-id" })).rejects.toMatchObject({ code: "input.invalid" });
});

test("beside a startup stand published ones alone, those with most in common first, each with what it is", async () => {
  const { id: home } = await createOrganization(server.db, { name: "Neighbours" });
  const { id: closed } = await createOrganization(server.db, { name: "Closed" });
  await server.db.update(organizations).set({ is_active: false }).where(eq(organizations.id, closed));
  const facts = { industry: "space", location: "Χανιά", tags: ["δορυφόροι", "εικόνες"] } as const;
  const make = (name: string, more: Partial<Parameters<typeof createStartup>[2]> = {}) =>
    createStartup(server.db, home, { name, industry: "space", location: "Βόλος", tags: [], ...more });
  const of = await createStartup(server.db, home, { name: "Orbit", ...facts, tags: [...facts.tags] });
  const hidden = await make("Hidden", { ...facts, tags: [...facts.tags], is_active: false, is_verified: false });
  await make("Inactive", { ...facts, tags: [...facts.tags], is_active: false });
  await make("Unverified", { ...facts, tags: [...facts.tags], is_verified: false });
  await make("Deleted", { ...facts, tags: [...facts.tags], deleted_at: new Date(0).toISOString() });
  await createStartup(server.db, closed, { name: "Elsewhere", ...facts, tags: [...facts.tags] });
  await make("Nothing", { industry: "legal", location: "Σέρρες", tags: ["δορυφόροι"] });
  await make("Place", { industry: "legal", location: "χανια" });
  await make("Industry");
  await make("Both", { location: "ΧΑΝΙΑ" });
  await make("Tags", { tags: ["εικόνες", "άλλο"] });
  expect(await server.visitor.startups.similar({ id: of })).toMatchObject([
    { name: "Tags", shared_tags: ["εικόνες"], same_industry: true, same_place: false },
    { name: "Both", shared_tags: [], same_industry: true, same_place: true },
    { name: "Industry", same_industry: true, same_place: false },
  ]);
  // Not even its owner learns of it here, and of a page that one may not see nothing is told.
  const owner = await server.createUser({ organizations: { [home]: "owner" } });
  expect(JSON.stringify(await owner.api.startups.similar({ id: of }))).not.toContain(hidden);
  expect(await owner.api.startups.similar({ id: hidden })).toHaveLength(3);
  await expect(server.visitor.startups.similar({ id: hidden })).rejects.toMatchObject(notFound);
});

test("nothing in common leaves nobody beside it; an empty place is no place", async () => {
  const place = { location: "", tags: [] };
  const id = await createStartup(server.db, organizationId, { industry: "telecom", ...place });
  await createStartup(server.db, organizationId, { industry: "tourism", ...place });
  expect(await server.visitor.startups.similar({ id })).toEqual([]);
});

test("a page says when its founders declared it, and to them that it is theirs", async () => {
  const founder = await server.createUser();
  const at = "2026-02-03T08:00:00.000Z";
  const id = await createStartup(server.db, organizationId, {
    owner_id: founder.id,
    provenance: { declared: { by: founder.id, at } },
  });
  expect(await founder.api.startups.get({ id })).toMatchObject({ declared_at: at, is_mine: true });
  expect(await server.visitor.startups.get({ id })).toMatchObject({ declared_at: at, is_mine: false });
  const file = "mitroo-2026.csv";
  const filed = await createStartup(server.db, organizationId, {
    owner_id: founder.id,
    provenance: { imported: { by: null, at, file } },
  });
  expect((await server.visitor.startups.get({ id: filed })).imported).toEqual({ at, file: null });
  expect((await founder.api.startups.get({ id: filed })).imported).toEqual({ at, file });
  const imported = await createStartup(server.db, organizationId, { owner_id: null, provenance: {} });
  expect(await server.visitor.startups.get({ id: imported })).toMatchObject({ declared_at: null, is_mine: false });
});

const submission = {
  name: "Θάλασσα Ρομποτική",
  tagline: "Αυτόνομα σκάφη",
  description: "Κατασκευάζουμε αυτόνομα σκάφη που επιθεωρούν λιμάνια.",
  industry: "robotics" as const,
  stage: "seed" as const,
  website_url: "https://www.thalassa.example/el",
  country: "GR",
  city: "Πειραιάς",
  employees_range: "2-10" as const,
  founders: [{ name: "Νίκος Αλεξίου", role: "CEO", linkedin_url: "" }],
  tax_number: "EL 099.999.999",
  currency: "EUR" as const,
  accuracy: true as const,
};

test("a registration becomes an unpublished startup; resubmitting changes it, approval publishes it, reopening takes it back", async () => {
  const founder = await server.createUser();
  const owner = await server.createUser({ organizations: { [organizationId]: "owner" } });
  const { platform } = server;
  const actor = await readActor(platform, owner.cookie);
  if (!actor) throw new Error("The owner has no session.");
  const scope = memberScope(actor, organizationId);
  const facts = { organizationId, ownerId: founder.id, at: platform.clock.now().toISOString() };
  const inTx = <T>(work: Parameters<typeof transact<T>>[2]) => transact(server.db, owner.id, work);

  const id = await inTx((tx) => upsertFromRegistration(tx, { ...facts, startupId: null, submission }));
  await expect(server.visitor.startups.get({ id })).rejects.toMatchObject(notFound);
  const again = { ...submission, tagline: "Αυτόνομα σκάφη επιθεώρησης" };
  expect(await inTx((tx) => upsertFromRegistration(tx, { ...facts, startupId: id, submission: again }))).toBe(id);
  expect(await founder.api.startups.get({ id })).toMatchObject({
    slug: "thalassa-rompotiki",
    tagline: "Αυτόνομα σκάφη επιθεώρησης",
    location: "Πειραιάς",
    team: [{ name: "Νίκος Αλεξίου", role: "CEO" }],
    is_verified: false,
  });
  const twin = await inTx((tx) => upsertFromRegistration(tx, { ...facts, startupId: null, submission }));
  expect((await founder.api.startups.get({ id: twin })).slug).toBe("thalassa-rompotiki-2");

  await inTx((tx) => publishStartup({ tx, platform, actorId: owner.id }, scope, id));
  expect(await server.visitor.startups.get({ id })).toMatchObject({
    is_active: true,
    verified: { by_organization: "Blue Hub" },
  });
  expect((await server.visitor.startups.list({ search: "ΘΑΛΑΣΣΑ" })).items.map((item) => item.id)).toEqual([id]);
  await inTx((tx) => unpublishStartup({ tx, platform, actorId: owner.id }, scope, id));
  await expect(server.visitor.startups.get({ id })).rejects.toMatchObject(notFound);
});

test("an owner publishes nothing of another organization", async () => {
  const elsewhere = (await createOrganization(server.db)).id;
  const id = await createStartup(server.db, elsewhere, { is_active: false, is_verified: false });
  const owner = await server.createUser({ organizations: { [organizationId]: "owner" } });
  const actor = await readActor(server.platform, owner.cookie);
  if (!actor) throw new Error("The owner has no session.");
  const publish = transact(server.db, owner.id, (tx) =>
    publishStartup({ tx, platform: server.platform, actorId: owner.id }, memberScope(actor, organizationId), id),
  );
  await expect(publish).rejects.toMatchObject({ code: "startup.not_found" });
});
