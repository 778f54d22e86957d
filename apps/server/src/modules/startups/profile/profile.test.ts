import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer } from "../../../../test/server.ts";
import { createStartup } from "../startups.factory.ts";
import { uploadImage } from "../../../../test/uploads.ts";

let server: TestServer;
let organizationId: string;
let elsewhere: string;

beforeAll(async () => {
  server = await startTestServer();
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  elsewhere = (await createOrganization(server.db, { name: "Elevate" })).id;
});
afterAll(() => server.close());

const notFound = { code: "startup.not_found" };
const forbidden = { code: "auth.forbidden" };

test("whoever runs a startup changes its story; everyone sees it, the history says who, strangers may not", async () => {
  const founder = await server.createUser();
  const id = await createStartup(server.db, organizationId, { owner_id: founder.id, name: "Thalassa" });
  const before = await founder.api.startups.profile({ id });
  const description = "Κατασκευάζουμε αυτόνομα σκάφη που επιθεωρούν λιμάνια κάθε μέρα.";
  const saved = await founder.api.startups.changeProfile({
    id,
    version: before.version,
    group: "story",
    answers: { description, tags: ["λιμάνια"] },
  });
  expect(saved).toMatchObject({ version: before.version + 1, answers: { description, tags: ["λιμάνια"] } });
  expect(await server.visitor.startups.get({ id })).toMatchObject({
    description,
    tags: ["λιμάνια"],
    can: { edit: false },
  });
  const history = await founder.api.startups.history({ id });
  expect(history.items).toMatchObject([
    { changes: expect.arrayContaining([expect.objectContaining({ field: "tags" })]) },
  ]);
  expect((await founder.api.startups.historyCount({ id })).value).toBe(1);

  const stranger = await server.createUser({ organizations: { [elsewhere]: "owner" } });
  const member = await server.createUser({ organizations: { [organizationId]: "member" } });
  for (const { api } of [stranger, member]) {
    await expect(api.startups.profile({ id })).rejects.toMatchObject(forbidden);
    await expect(api.startups.history({ id })).rejects.toMatchObject(forbidden);
    await expect(
      api.startups.changeProfile({ id, version: saved.version, group: "story", answers: { tags: [] } }),
    ).rejects.toMatchObject(forbidden);
  }
  await expect(server.visitor.startups.profile({ id })).rejects.toMatchObject({ code: "auth.required" });
});

test("a verified fact that its founder changes is declared again, one that a coordinator writes stays verified", async () => {
  const founder = await server.createUser();
  const coordinator = await server.createUser({
    role: "registry_coordinator",
    organizations: { [organizationId]: "coordinator" },
  });
  const id = await createStartup(server.db, organizationId, { owner_id: founder.id });
  const profile = await founder.api.startups.profile({ id });
  expect(profile).toMatchObject({ is_looked_at: true });
  const renamed = await founder.api.startups.changeProfile({
    id,
    version: profile.version,
    group: "identity",
    answers: { name: "Νέο όνομα", tax_number: "094014201" },
  });
  const page = await server.visitor.startups.get({ id });
  expect(page).toMatchObject({ name: "Νέο όνομα", origins: { name: { source: "declared" } } });
  expect(JSON.stringify(page)).not.toMatch(/tax_number|094014201/);
  expect(await coordinator.api.startups.profile({ id })).toMatchObject({ is_looked_at: false });
  await coordinator.api.startups.changeProfile({
    id,
    version: renamed.version,
    group: "identity",
    answers: { name: "Ελεγμένο όνομα" },
  });
  expect(await server.visitor.startups.get({ id })).toMatchObject({ origins: { name: { source: "verified" } } });
});

test("an overtaken change says by whom and writes nothing; bad input is told at its field", async () => {
  const founder = await server.createUser({ firstName: "Άννα", lastName: "Λιάπη" });
  const admin = await server.createUser({ organizations: { [organizationId]: "admin" } });
  const id = await createStartup(server.db, organizationId, { owner_id: founder.id });
  const { version } = await founder.api.startups.profile({ id });
  await founder.api.startups.changeProfile({ id, version, group: "seat", answers: { city: "Βόλος" } });
  await expect(
    admin.api.startups.changeProfile({ id, version, group: "seat", answers: { city: "Σέρρες" } }),
  ).rejects.toMatchObject({ code: "startup.overtaken", data: { params: { name: "Άννα Λιάπη" } } });
  expect(await server.visitor.startups.get({ id })).toMatchObject({ city: "Βόλος", location: "Βόλος" });
  const bad = (answers: Record<string, string>, group: "identity" | "seat" = "identity") =>
    founder.api.startups.changeProfile({ id, version: version + 1, group, answers });
  await expect(bad({ name: "" })).rejects.toMatchObject({
    code: "input.invalid",
    data: { fields: [{ path: "name" }] },
  });
  await expect(bad({ tax_number: "094014202" })).rejects.toMatchObject({ data: { fields: [{ path: "tax_number" }] } });
});

test("a registration that is not approved yet is changed in its application; others do not learn that it exists", async () => {
  const founder = await server.createUser();
  const coordinator = await server.createUser({
    role: "registry_coordinator",
    organizations: { [organizationId]: "coordinator" },
  });
  const hidden = { is_active: false, is_verified: false, owner_id: founder.id };
  const at = "2026-02-03T08:00:00.000Z";
  const id = await createStartup(server.db, organizationId, {
    ...hidden,
    provenance: { declared: { by: founder.id, at } },
  });
  await expect(founder.api.startups.profile({ id })).rejects.toMatchObject({ code: "startup.in_application" });
  await expect(coordinator.api.startups.profile({ id })).rejects.toMatchObject(notFound);
  const imported = await createStartup(server.db, organizationId, hidden);
  expect(await founder.api.startups.profile({ id: imported })).toMatchObject({ is_verified: false });
});

test("a logo is set and taken away by whoever edits the startup; a stranger's picture is nobody's to adopt", async () => {
  const founder = await server.createUser();
  const coordinator = await server.createUser({
    role: "registry_coordinator",
    organizations: { [organizationId]: "coordinator" },
  });
  const stranger = await server.createUser();
  const id = await createStartup(server.db, organizationId, { owner_id: founder.id });
  const [own, theirs] = await Promise.all([
    uploadImage(server, "logos", founder.cookie),
    uploadImage(server, "logos", stranger.cookie),
  ]);
  const logo = async ({ api }: typeof founder, logo_url: string | null) => {
    const { version } = await api.startups.profile({ id });
    return api.startups.changeProfile({ id, version, group: "identity", answers: { logo_url } });
  };
  const shown = async () => (await server.visitor.startups.get({ id })).logo_url;
  await expect(logo(founder, theirs)).rejects.toMatchObject({ data: { fields: [{ path: "logo_url" }] } });
  await expect(logo(stranger, theirs)).rejects.toMatchObject(forbidden);
  expect(await shown()).toBeNull();
  expect((await logo(founder, own)).answers).toMatchObject({ logo_url: own });
  expect(await shown()).toBe(own);
  // A coordinator takes over what the founder applied with.
  await logo(coordinator, null);
  expect(await shown()).toBeNull();
  await logo(coordinator, own);
  expect(await shown()).toBe(own);
});
