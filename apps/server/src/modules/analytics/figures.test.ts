import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, filledDraft, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let superAdmin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  superAdmin = await server.createUser({ superAdmin: true });
});
afterAll(() => server?.close());

test("how many members there are is the same wherever it is said; an unproved address is nobody's yet", async () => {
  const { organizationId: id, owner } = here;
  await server.createUser({ verified: false, organizations: { [id]: "member" } });
  await server.createUser({ verified: false, role: "investor", organizations: { [id]: "moderator" } });
  const [session, people, overview, details, all, listed] = await Promise.all([
    owner.api.identity.session(),
    owner.api.organizations.peopleCount({ id }),
    owner.api.admin.overview(),
    owner.api.organizations.details({ id }),
    superAdmin.api.organizations.all({ search: "Blue Hub" }),
    owner.api.organizations.members({ id, limit: 100 }),
  ]);
  const figures = {
    session: session.current_organization?.member_count,
    people: people.value,
    "people by role": Object.values(people.groups).reduce((sum, count) => sum + count, 0),
    overview: overview.members.total,
    settings: details.member_count,
    "all organizations": all.items[0]?.member_count,
    list: listed.items.length,
  };
  expect(figures).toEqual(Object.fromEntries(Object.keys(figures).map((name) => [name, 7])));
});

test("drafts and withdrawn ones never count as applications; people and organizations are those of the dashboard", async () => {
  const before = (await superAdmin.api.admin.installation()).counts;
  await filledDraft(here.founder);
  const withdrawn = await submittedApplication(here.founder);
  await here.founder.api.applications.withdraw({ id: withdrawn.id, version: withdrawn.version });
  await submittedApplication(here.founder);
  const { counts } = await superAdmin.api.admin.installation();
  expect(counts.applications).toBe(before.applications + 1);
  const mine = await here.founder.api.applications.mineCount({});
  expect(mine.groups.total).toBe(1);
  const queue = (await here.coordinator.api.applications.queueCount({})).groups;
  const figures = new Map(
    (await here.coordinator.api.analytics.dashboard()).figures.map(({ key, value }) => [key, value]),
  );
  expect([queue.total, queue.pending, figures.get("pending"), figures.get("submitted")]).toEqual([1, 1, 1, 1]);
  const own = (await here.founder.api.analytics.dashboard()).figures.map(({ key, value }) => [key, value]);
  expect(own).toContainEqual(["my_applications", 1]);
  // Sent back, it is still pending, in every place.
  const [row] = (await here.coordinator.api.applications.queue({})).items;
  const { id, version } = await here.coordinator.api.applications.get({ id: row?.id ?? "" });
  await here.coordinator.api.applications.requestChanges({ id, version, reason: "Συμπληρώστε" });
  const dashboard = await here.coordinator.api.analytics.dashboard();
  const pending = dashboard.figures.find(({ key }) => key === "pending")?.value;
  expect(pending).toBe((await here.coordinator.api.applications.queueCount({})).groups.pending);
  const { rows } = await server.ownerDb.$client.query<{ people: number }>(
    "select count(*)::int as people from auth_users where email_verified",
  );
  expect(counts.people).toBe(rows[0]?.people);
});
