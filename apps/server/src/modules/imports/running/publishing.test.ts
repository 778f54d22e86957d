import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { notifications } from "#modules/notifications/notifications.tables.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { importsOf } from "./importing.factory.ts";

let server: TestServer;
let organizationId: string;
let coordinator: TestUser;
let importing: ReturnType<typeof importsOf>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  organizationId = (await createOrganization(server.db, { name: `Blue ${Math.random()}` })).id;
  coordinator = await server.createUser({ organizations: { [organizationId]: "moderator" } });
  importing = importsOf(server, coordinator, organizationId);
});

const ofOrganization = () => server.db.select().from(startups).where(eq(startups.organization_id, organizationId));
/** Imports a file to its end. */
async function imported(...file: Parameters<typeof importing.read>) {
  const { read, step } = importing;
  return step(await step(await read(...file), "check"), "run");
}

test("what a file added is published at once, but for what someone changed or claimed; an undo takes it back", async () => {
  const { read, step } = importing;
  const first = await imported("Όνομα,Πόλη\nΉδη εδώ,Βόλος");
  const rows = [
    "Όνομα,Πόλη,Σλόγκαν",
    "Νέα,Βόλος,",
    "Νέα,Βόλος,Μαζί",
    "Αλλαγμένη,Βόλος,",
    "Δική μου,Βόλος,",
    "Ήδη εδώ,,Κάτι",
  ];
  const checked = await step(await read(rows.join("\n")), "check");
  await coordinator.api.imports.map({
    ...checked,
    columns: checked.columns.map(({ field }) => field),
    values: {},
    duplicates: "merge",
  });
  const written = await step(await coordinator.api.imports.get({ id: checked.id }), "run");
  expect(written).toMatchObject({ counts: { added: 3, merged: 2 }, is_publishable: true, published: 0 });
  const idOf = async (name: string) => (await ofOrganization()).find((row) => row.name === name)?.id ?? "";
  await server.db
    .update(startups)
    .set({ tagline: "Άλλο", updated_at: server.clock.now().toISOString() })
    .where(eq(startups.id, await idOf("Αλλαγμένη")));
  await server.db
    .insert(startupPeople)
    .values({ startup_id: await idOf("Δική μου"), user_id: coordinator.id, role: "owner" });
  const published = await step(written, "publish");
  expect(published).toMatchObject({ state: "written", published: 1, is_publishable: false });
  const shown = await server.visitor.startups.list({ organization_id: organizationId });
  expect(shown.items.map(({ name }) => name)).toEqual(["Νέα"]);
  const [row] = await server.db.select().from(startups).where(eq(startups.name, "Νέα"));
  expect(row).toMatchObject({ verified_by: coordinator.id, tagline: "Μαζί" });
  expect(await outcomeOf(step(published, "publish"))).toBe("import.state");
  const told = await server.db
    .select({ title: notifications.title, message: notifications.message })
    .from(notifications)
    .where(and(eq(notifications.user_id, coordinator.id), eq(notifications.activity_type, "import_published")));
  expect(told).toMatchObject([{ message: "«mitroo.csv»: δημοσιεύτηκαν 1." }]);
  expect(await step(published, "undo")).toMatchObject({ counts: { kept: 1, taken_back: 4 } });
  expect((await ofOrganization()).map(({ name }) => name).toSorted()).toEqual(["Ήδη εδώ", "Αλλαγμένη"]);
  expect(first.published_at).toBeNull();
});

test("a file of investors comes in alike", async () => {
  const { read, step } = importing;
  const run = await read(
    '[{"name":"Aegean Fund","type":"VC","focus":"Ναυτιλία","stages":["Seed","Series A"],"min ticket":"100k","max ticket":"2M"}]',
    { kind: "investors", name: "funds.json" },
  );
  const written = await step(await step(run, "check"), "run");
  expect(written).toMatchObject({ format: "json", counts: { added: 1 } });
  const [row] = (await coordinator.api.imports.rows({ id: run.id })).items;
  expect(row).toMatchObject({
    standing: "added",
    values: { company_name: "Aegean Fund", type: "vc", stages: ["seed", "series_a"], ticket_min: 100_000 },
  });
  const published = await step(written, "publish");
  expect((await server.visitor.investors.get({ id: row?.record_id ?? "" })).company_name).toBe("Aegean Fund");
  expect(await step(published, "undo")).toMatchObject({ counts: { taken_back: 1 } });
});

test("an imported profile is verified by a coordinator, claimed by its founder, and no coordinator verifies their own", async () => {
  const run = await imported("Όνομα,Πόλη\nΑνοιχτή,Βόλος\nΔική μου,Βόλος");
  const [open = "", own = ""] = (await coordinator.api.imports.rows({ id: run.id })).items.map(
    (row) => row.record_id ?? "",
  );
  await server.db.insert(startupPeople).values({ startup_id: own, user_id: coordinator.id, role: "owner" });
  const [founder, admin] = [
    await server.createUser(),
    await server.createUser({ organizations: { [organizationId]: "admin" } }),
  ];
  const { startups: theirs } = coordinator.api;
  expect(await theirs.get({ id: open })).toMatchObject({ can: { verify: true }, imported: { file: "mitroo.csv" } });
  expect(await theirs.get({ id: own })).toMatchObject({ can: { verify: false } });
  expect(await outcomeOf(theirs.verify({ id: own }))).toBe("auth.forbidden");
  expect(await outcomeOf(founder.api.startups.verify({ id: open }))).toBe("startup.not_found");
  await theirs.verify({ id: open });
  await admin.api.startups.verify({ id: own });
  for (const id of [open, own]) expect(await server.visitor.startups.get({ id })).toMatchObject({ is_verified: true });
  expect(await outcomeOf(founder.api.startups.verify({ id: open }))).toBe("auth.forbidden");
  expect(await server.visitor.startups.get({ id: open })).toMatchObject({
    is_claimable: true,
    verified: { by_organization: expect.any(String) },
    imported: { at: expect.any(String), file: null },
  });
  await founder.api.startups.claim({ id: open, reason: "Είμαι η ιδρύτρια" });
  const [request] = (await theirs.requests({ state: "open" })).items;
  await theirs.answerRequest({ id: request?.id ?? "", accept: true, answer: "" });
  expect(await founder.api.startups.get({ id: open })).toMatchObject({
    is_mine: true,
    can: { edit: true, verify: false },
  });
  const waiting = await createStartup(server.db, organizationId, {
    is_active: false,
    is_verified: false,
    provenance: { declared: { by: founder.id, at: "2026-01-01T00:00:00.000Z" } },
  });
  expect(await outcomeOf(theirs.verify({ id: waiting }))).toBe("startup.not_found");
  expect(await outcomeOf(admin.api.startups.verify({ id: waiting }))).toBe("startup.in_application");
});

test("what was imported is taken back for thirty days, and no longer", async () => {
  const run = await imported("Όνομα,Πόλη\nΘαλάσσια,Βόλος");
  const finishedAgo = (time: string) =>
    server.ownerDb.$client.query("update imports set finished_at = now() - $2::interval where id = $1", [run.id, time]);
  await finishedAgo("30 days 1 minute");
  expect(await outcomeOf(coordinator.api.imports.undo({ id: run.id, version: run.version }))).toBe(
    "import.undo_expired",
  );
  await finishedAgo("29 days 23 hours");
  // Who saw it as it was before decides nothing.
  const { id, version } = await coordinator.api.imports.get({ id: run.id });
  expect(await outcomeOf(coordinator.api.imports.undo({ id, version: version - 1 }))).toBe("import.overtaken");
  expect((await importing.step(run, "undo")).counts).toMatchObject({ taken_back: 1 });
  expect(await ofOrganization()).toEqual([]);
});
