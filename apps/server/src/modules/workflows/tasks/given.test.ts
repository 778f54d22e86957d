import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import { today } from "#platform/clock/clock.ts";
import { ownAddress, submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { createWorkflow, reviewsBy } from "../workflows.factory.ts";
import { workflowInstances, workflowTasks } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;
/** Evaluators: they do tasks and run nothing. */
let giver: TestUser;
let taker: TestUser;

const DEFINITION = reviewsBy({ look: "evaluator" });
const done = { outcome: "next", answers: {}, reason: "" } as const;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
  await createWorkflow(server.db, cast.organizationId, { definition: DEFINITION, trigger: "registration" });
});
afterAll(() => server?.close());

beforeEach(async () => {
  const evaluator = (lastName: string) =>
    server.createUser({
      email: ownAddress(),
      role: "evaluator",
      firstName: "Ζωή",
      lastName,
      organizations: { [cast.organizationId]: "member" },
    });
  giver = await evaluator("Δίνει");
  taker = await evaluator("Παίρνει");
});

const given = async ({ api }: TestUser, q?: string) =>
  (await api.workflows.tasks({ view: "given", ...(q !== undefined && { q }) })).items;
const countOf = async ({ api }: TestUser) => (await api.workflows.tasksCount({})).groups.given;

async function claimed(title: string): Promise<string> {
  const [task] = (await giver.api.workflows.tasks({ view: "available", q: title })).items;
  await giver.api.workflows.claimTask({ id: task?.id ?? "" });
  return task?.id ?? "";
}
/** A task of a new case that went from one to the other. */
async function handed(title: string): Promise<string> {
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition: DEFINITION });
  await cast.owner.api.workflows.startCase({ id, title });
  const task = await claimed(title);
  await giver.api.workflows.delegateTask({ id: task, to: taker.id, reason: "" });
  return task;
}

test("what was handed over stands there with whom and since when, until it is done or goes on; none of it can be done from there", async () => {
  const [one, two, three] = [await handed("Given one"), await handed("Given two"), await handed("Given three")];
  expect(await given(giver)).toHaveLength(3);
  expect(await countOf(giver)).toBe(3);
  expect((await given(giver, "Given one"))[0]).toMatchObject({
    id: one,
    assignee: { id: taker.id, name: "Ζωή Παίρνει" },
    given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    sees_case: false,
  });
  // It is none of their own any more, and whoever has it gave nothing.
  expect((await giver.api.workflows.tasks({})).items.map(({ id }) => id)).not.toContain(one);
  await expect(giver.api.workflows.completeTask({ id: one, ...done })).rejects.toMatchObject({
    code: "workflow.task_taken",
  });
  expect(await given(taker)).toEqual([]);
  expect((await taker.api.workflows.tasks({ view: "mine" })).items.map(({ given_at: at }) => at)).toEqual([
    null,
    null,
    null,
  ]);
  await taker.api.workflows.completeTask({ id: one, ...done });
  await taker.api.workflows.releaseTask({ id: two });
  await taker.api.workflows.claimTask({ id: two });
  // Handed on, it is the next one's to follow; handed back, it is one's own.
  await taker.api.workflows.delegateTask({ id: three, to: giver.id, reason: "" });
  expect(await given(giver)).toEqual([]);
  expect((await given(taker)).map(({ id }) => id)).toEqual([three]);
  expect(await countOf(giver)).toBe(0);
});

test("pages follow one another by the day they are due", async () => {
  const ids = [await handed("Page one"), await handed("Page two"), await handed("Page three")];
  for (const [index, id] of ids.entries())
    await server.db
      .update(workflowTasks)
      .set({ due_on: `2031-01-0${3 - index}` })
      .where(eq(workflowTasks.id, id));
  const first = await giver.api.workflows.tasks({ view: "given", limit: 2 });
  const next = await giver.api.workflows.tasks({ view: "given", limit: 2, cursor: first.next_cursor ?? "" });
  expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(ids.toReversed());
});

test("what one may not know of any more is neither there nor counted: after leaving, with a conflict, about oneself", async () => {
  const about = await submittedApplication(cast.founder, { name: "Given and hidden" });
  const hidden = await claimed("Given and hidden");
  await giver.api.workflows.delegateTask({ id: hidden, to: taker.id, reason: "" });
  await handed("About the giver");
  await handed("Stays in sight");
  expect(await countOf(giver)).toBe(3);
  const { id } = await cast.coordinator.api.evaluations.assign({ id: about.id, evaluator_id: giver.id });
  await giver.api.evaluations.recuse({ id, reason: "Συγγένεια" });
  expect((await given(giver)).map(({ instance }) => instance.title).toSorted()).toEqual([
    "About the giver",
    "Stays in sight",
  ]);
  await server.db
    .update(workflowInstances)
    .set({ submitter_id: giver.id })
    .where(eq(workflowInstances.title, "About the giver"));
  expect((await given(giver)).map(({ instance }) => instance.title)).toEqual(["Stays in sight"]);
  expect(await countOf(giver)).toBe(1);
  for (const stranger of [taker, cast.owner, elsewhere.owner]) expect(await countOf(stranger)).toBe(0);
  await server.db.delete(members).where(eq(members.user_id, giver.id));
  await server.db
    .insert(members)
    .values({ organization_id: elsewhere.organizationId, user_id: giver.id, role: "member" });
  expect(await given(giver)).toEqual([]);
  expect(await countOf(giver)).toBe(0);
});

test("whoever runs workflows may open the case of what they gave", async () => {
  const { id } = await createWorkflow(server.db, cast.organizationId);
  await cast.owner.api.workflows.startCase({ id, title: "By a manager" });
  const { workflows } = cast.moderator.api;
  const [task] = (await workflows.tasks({ q: "By a manager" })).items;
  if (task?.status === "open") await workflows.claimTask({ id: task.id });
  const next = await server.createUser({ email: ownAddress(), organizations: { [cast.organizationId]: "moderator" } });
  await workflows.delegateTask({ id: task?.id ?? "", to: next.id, reason: "" });
  expect(await given(cast.moderator)).toMatchObject([{ sees_case: true }]);
});

test("what someone takes over from a person who is away is theirs: they gave it to nobody", async () => {
  const { owner, coordinator, moderator } = cast;
  const { id } = await createWorkflow(server.db, cast.organizationId);
  await owner.api.workflows.startCase({ id, title: "Taken over" });
  const [task] = (await moderator.api.workflows.tasks({ view: "available", q: "Taken over" })).items;
  const ids = [task?.id ?? ""];
  await moderator.api.workflows.claimTask({ id: ids[0] ?? "" });
  const day = today(server.clock);
  await moderator.api.workflows.setAbsence({ from_on: day, until_on: day, substitute_id: coordinator.id });
  const before = await countOf(coordinator);
  const over = { person: moderator.id, to: coordinator.id, ids, reason: "" };
  expect(await coordinator.api.workflows.handOver(over)).toMatchObject({ moved: 1 });
  expect((await coordinator.api.workflows.tasks({ view: "mine", q: "Taken over" })).items).toMatchObject([
    { id: ids[0], given_at: null },
  ]);
  expect(await given(coordinator, "Taken over")).toEqual([]);
  expect(await countOf(coordinator)).toBe(before);
  await moderator.api.workflows.endAbsence({});
});
