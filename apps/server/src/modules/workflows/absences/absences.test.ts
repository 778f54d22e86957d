import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { organizationMembers } from "#modules/organizations/organizations.tables.ts";
import { ownAddress, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { today } from "#platform/clock/clock.ts";
import { addDays } from "@kerkis/contract/core/time/working-days.ts";
import { createWorkflow } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

const mine = async ({ api }: TestUser, q: string) => (await api.workflows.tasks({ view: "mine", q })).items;
const inDays = (days: number) => addDays(today(server.clock), days);
const away = (person: TestUser, substitute: TestUser, [from, until]: [number, number] = [0, 3]) =>
  person.api.workflows.setAbsence({ from_on: inDays(from), until_on: inDays(until), substitute_id: substitute.id });

/** A case whose only check the moderator has claimed. */
async function heldByModerator(title: string): Promise<string> {
  const { id } = await createWorkflow(server.db, cast.organizationId);
  await cast.owner.api.workflows.startCase({ id, title });
  const [task] = (await cast.moderator.api.workflows.tasks({ view: "available", q: title })).items;
  await cast.moderator.api.workflows.claimTask({ id: task?.id ?? "" });
  return task?.id ?? "";
}

test("while someone is away their tasks stand with the substitute too, shown as such, and come back by themselves", async () => {
  const { moderator, coordinator } = cast;
  const task = await heldByModerator("Away now");
  expect(await mine(coordinator, "Away")).toEqual([]);
  await away(moderator, coordinator);
  expect(await mine(coordinator, "Away")).toMatchObject([
    { id: task, is_substitute: true, assignee: { id: moderator.id } },
  ]);
  expect(await mine(moderator, "Away")).toMatchObject([{ id: task, is_substitute: false }]);
  expect((await coordinator.api.notifications.list({})).items.map((item) => item.activity_type)).toContain(
    "substitute_named",
  );
  expect((await coordinator.api.workflows.absences({})).stands_in).toHaveLength(1);
  server.clock.advance(4 * DAY_MS);
  expect(await mine(coordinator, "Away")).toEqual([]);
  server.clock.advance(-4 * DAY_MS);
  await moderator.api.workflows.endAbsence({});
  expect(await mine(coordinator, "Away")).toEqual([]);
});

test("an absence lasts through its last day", async () => {
  const { moderator, coordinator } = cast;
  await away(moderator, coordinator, [0, 0]);
  const shown = async () => {
    const { own } = await moderator.api.workflows.absences({});
    return [own?.substitute.id ?? null, (await coordinator.api.workflows.absences({})).stands_in.length];
  };
  expect(await shown()).toEqual([coordinator.id, 1]);
  server.clock.advance(DAY_MS);
  expect(await shown()).toEqual([null, 0]);
  server.clock.advance(-DAY_MS);
  await moderator.api.workflows.endAbsence({});
});

test("what the substitute does is told as theirs, for whom, and whoever did a step approves nothing as a substitute either", async () => {
  const { moderator, coordinator, owner } = cast;
  const task = await heldByModerator("Done for");
  await away(moderator, coordinator);
  await coordinator.api.workflows.completeTask({
    id: task,
    outcome: "next",
    answers: { identity: true, team: true, description: true },
    reason: "",
  });
  const [one] = (await owner.api.workflows.instances({ q: "Done for" })).items;
  const { tasks } = await owner.api.workflows.instance({ id: one?.id ?? "" });
  const names = tasks.find(({ id }) => id === task);
  expect(names).toMatchObject({ assignee: "Νίκος Συντονιστής", instead_of: expect.any(String) });
  expect(names?.instead_of).not.toBe(names?.assignee);
  // The second approval is for others than whoever checked: claimed by the one who is away, it is not the substitute's.
  const [approval] = (await moderator.api.workflows.tasks({ view: "available", q: "Done for" })).items;
  await moderator.api.workflows.claimTask({ id: approval?.id ?? "" });
  expect(await mine(coordinator, "Done for")).toEqual([]);
  await expect(
    coordinator.api.workflows.completeTask({ id: approval?.id ?? "", outcome: "approved", answers: {}, reason: "" }),
  ).rejects.toMatchObject({ code: "workflow.four_eyes" });
  await moderator.api.workflows.endAbsence({});
});

test("a task that comes to someone who is away alone is told to the substitute too", async () => {
  const { owner, admin } = cast;
  const { nodes, edges } = LIBRARY.registration.definition;
  const definition = {
    edges,
    nodes: nodes.map((node) =>
      node.type === "checklist"
        ? Object.assign({}, node, { assignee: { kind: "organization_role" as const, role: "owner" as const } })
        : node,
    ),
  };
  await away(owner, admin);
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  await cast.moderator.api.workflows.startCase({ id, title: "New while away" });
  const told = (await admin.api.notifications.list({})).items;
  expect(told[0]).toMatchObject({ activity_type: "task_assigned" });
  expect(await mine(admin, "New while")).toMatchObject([{ is_substitute: true }]);
  // Who manages nothing here any more hears of no case that they could not open.
  const asMember = (role: "member" | "admin") =>
    server.db
      .update(organizationMembers)
      .set({ role })
      .where(
        and(eq(organizationMembers.user_id, admin.id), eq(organizationMembers.organization_id, cast.organizationId)),
      );
  await asMember("member");
  await cast.moderator.api.workflows.startCase({ id, title: "Not theirs any more" });
  expect((await admin.api.notifications.list({})).items).toHaveLength(told.length);
  await asMember("admin");
  await owner.api.workflows.endAbsence({});
});

test("nobody stands in who has no such work here, nor oneself, nor in days that are over", async () => {
  const { moderator, coordinator, member, owner } = cast;
  const refused = (path: string) => ({ data: { fields: [expect.objectContaining({ path })] } });
  for (const other of [member, moderator, elsewhere.owner]) {
    await expect(away(moderator, other)).rejects.toMatchObject(refused("substitute_id"));
  }
  await expect(away(moderator, coordinator, [-3, -1])).rejects.toMatchObject(refused("until_on"));
  await expect(away(moderator, coordinator, [3, 1])).rejects.toMatchObject(refused("until_on"));
  const { people } = await moderator.api.workflows.substitutes({});
  expect(people.map(({ id }) => id)).toContain(owner.id);
  expect(people.map(({ id }) => id)).not.toContain(elsewhere.owner.id);
  expect((await moderator.api.workflows.substitutes({ q: "no such name" })).people).toEqual([]);
  // Absent in one organization, they are not in another: its tasks stay out of the substitute's sight there.
  await away(moderator, coordinator);
  expect((await elsewhere.coordinator.api.workflows.absences({})).stands_in).toEqual([]);
});

test("who is away in one organization is there in another, though the same person could stand in in both", async () => {
  const inBoth = () =>
    server.createUser({
      email: ownAddress(),
      organizations: { [cast.organizationId]: "moderator", [elsewhere.organizationId]: "moderator" },
    });
  const [absent, substitute] = [await inBoth(), await inBoth()];
  const at = ({ cookie }: TestUser, { organizationId }: ProcessCast) => server.clientFor(cookie, organizationId);
  const tasksAt = async (organization: ProcessCast) => {
    const { id } = await createWorkflow(server.db, organization.organizationId);
    await organization.owner.api.workflows.startCase({ id, title: "In both" });
    const { workflows } = at(absent, organization);
    const [task] = (await workflows.tasks({ view: "available", q: "In both" })).items;
    await workflows.claimTask({ id: task?.id ?? "" });
  };
  await tasksAt(cast);
  await tasksAt(elsewhere);
  await at(absent, cast).workflows.setAbsence({
    from_on: inDays(0),
    until_on: inDays(3),
    substitute_id: substitute.id,
  });
  const standsInFor = async (organization: ProcessCast) =>
    (await at(substitute, organization).workflows.tasks({ view: "mine", q: "In both" })).items.length;
  expect(await standsInFor(cast)).toBe(1);
  expect(await standsInFor(elsewhere)).toBe(0);
});
