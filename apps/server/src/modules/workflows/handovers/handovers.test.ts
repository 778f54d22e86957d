import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { addDays } from "@kerkis/contract/core/time/working-days.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { today } from "#platform/clock/clock.ts";
import { ownAddress, submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { workflowInstances, workflowTasks } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;
/** Who is away, and another of the same role. */
let absent: TestUser;
let other: TestUser;

const review = (id: string, notBy: string[] = []): WorkflowNode => ({
  ...step(id),
  type: "review",
  assignee: { kind: "organization_role", role: "moderator" },
  due_days: 3,
  remind_days: null,
  escalation: null,
  not_by: notBy,
});
/** A moderator looks, another one checks. */
const TWICE: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    review("look"),
    review("check", ["look"]),
    { ...step("end"), type: "end" },
  ],
  edges: [way("start", "look"), way("look", "check"), way("check", "end")],
};

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
  await createWorkflow(server.db, cast.organizationId, { definition: TWICE, trigger: "registration" });
});
afterAll(() => server?.close());

beforeEach(async () => {
  const moderator = (lastName: string) =>
    server.createUser({
      email: ownAddress(),
      firstName: "Θάνος",
      lastName,
      organizations: { [cast.organizationId]: "moderator" },
    });
  absent = await moderator("Απών");
  other = await moderator("Παρών");
});

/** A task of a new case that the absent person has claimed. */
async function held(title: string): Promise<string> {
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition: TWICE });
  await cast.owner.api.workflows.startCase({ id, title });
  return claimed(title);
}
async function claimed(title: string, by = absent): Promise<string> {
  const [task] = (await by.api.workflows.tasks({ view: "available", q: title })).items;
  await by.api.workflows.claimTask({ id: task?.id ?? "" });
  return task?.id ?? "";
}
/** Someone steps back from an application for a conflict of interest. */
async function stepsBack(person: TestUser, application: string): Promise<void> {
  const { id } = await cast.coordinator.api.evaluations.assign({ id: application, evaluator_id: person.id });
  await person.api.evaluations.recuse({ id, reason: "Συγγένεια" });
}
const goes = (substitute: TestUser) => {
  const day = today(server.clock);
  return absent.api.workflows.setAbsence({ from_on: day, until_on: addDays(day, 2), substitute_id: substitute.id });
};
const done = { outcome: "next", answers: {}, reason: "" } as const;
const handOver = (by: TestUser, to: TestUser, ids: string[]) =>
  by.api.workflows.handOver({ person: absent.id, to: to.id, ids, reason: "Άδεια" });
const reasons = (stayed: { id: string; why: string }[]) => Object.fromEntries(stayed.map(({ id, why }) => [id, why]));
const holderOf = async (id: string) =>
  (await server.db.select({ by: workflowTasks.assignee_id }).from(workflowTasks).where(eq(workflowTasks.id, id)))[0]
    ?.by;

test("tasks of someone who is away go to whom they named, told once, and each story says by whom, from whom and to whom", async () => {
  const ids = [await held("Lot A"), await held("Lot B"), await held("Lot C")];
  await goes(cast.coordinator);
  const seen = await cast.owner.api.workflows.heldTasks({ person: absent.id });
  expect(seen).toMatchObject({ name: "Θάνος Απών", open: 3, overdue: 0, substitute: { id: cast.coordinator.id } });
  expect(seen.ids.toSorted()).toEqual(ids.toSorted());
  const before = (await cast.coordinator.api.notifications.list({})).items.length;
  expect(await handOver(cast.owner, cast.coordinator, seen.ids)).toEqual({ moved: 3, stayed: [] });
  const heard = (await cast.coordinator.api.notifications.list({})).items;
  expect(heard.length).toBe(before + 1);
  expect(heard[0]).toMatchObject({ activity_type: "tasks_handed_over" });
  expect((await absent.api.notifications.list({})).items[0]).toMatchObject({ activity_type: "tasks_taken_over" });
  const mine = (await cast.coordinator.api.workflows.tasks({ view: "mine", q: "Lot" })).items;
  expect(mine.map(({ is_substitute }) => is_substitute)).toEqual([false, false, false]);
  const [one] = (await cast.owner.api.workflows.instances({ q: "Lot A" })).items;
  const { timeline } = await cast.owner.api.workflows.instance({ id: one?.id ?? "" });
  expect(timeline[0]).toMatchObject({
    kind: "task_delegated",
    from: "Θάνος Απών",
    to: "Νίκος Συντονιστής",
    reason: "Άδεια",
  });
  expect(timeline[0]?.actor).not.toBeNull();
  // Whoever holds it now does it, and keeps it when the absence is over.
  await absent.api.workflows.endAbsence({});
  await cast.coordinator.api.workflows.completeTask({ id: ids[0] ?? "", ...done });
});

test("what the receiver may not do stays and says why: four eyes, a conflict, their own case, another role", async () => {
  const eyes = await held("Eyes");
  await absent.api.workflows.releaseTask({ id: eyes });
  await claimed("Eyes", other);
  await other.api.workflows.completeTask({ id: eyes, ...done });
  const check = await claimed("Eyes");
  const about = await submittedApplication(cast.founder, { name: "Kept apart" });
  const conflict = await claimed("Kept apart");
  await stepsBack(other, about.id);
  const own = await held("Own case");
  await server.db
    .update(workflowInstances)
    .set({ submitter_id: other.id })
    .where(eq(workflowInstances.title, "Own case"));
  const free = await held("Free to go");
  await goes(cast.coordinator);
  const { moved, stayed } = await handOver(cast.owner, other, [check, conflict, own, free]);
  expect(moved).toBe(1);
  expect(reasons(stayed)).toEqual({ [check]: "four_eyes", [conflict]: "conflict", [own]: "own_case" });
  expect(await Promise.all([check, conflict, own, free].map(holderOf))).toEqual([
    absent.id,
    absent.id,
    absent.id,
    other.id,
  ]);
  // One task is told as any that is handed over.
  expect((await other.api.notifications.list({})).items[0]).toMatchObject({ activity_type: "task_assigned" });
  // A member of another role gets none of what is for moderators, unless they stand in.
  expect(await handOver(cast.owner, cast.admin, [check])).toMatchObject({ moved: 0, stayed: [{ why: "role" }] });
});

test("a conflicted manager neither sees, counts nor moves a task; nobody moves what is about themselves", async () => {
  const about = await submittedApplication(cast.founder, { name: "Hidden from admin" });
  const hidden = await claimed("Hidden from admin");
  const own = await held("About the admin");
  await server.db
    .update(workflowInstances)
    .set({ submitter_id: cast.admin.id })
    .where(eq(workflowInstances.title, "About the admin"));
  await stepsBack(cast.admin, about.id);
  await goes(cast.coordinator);
  expect(await cast.admin.api.workflows.heldTasks({ person: absent.id })).toMatchObject({
    open: 0,
    overdue: 0,
    ids: [],
  });
  expect((await cast.admin.api.workflows.receivers({ person: absent.id })).people.map(({ id }) => id)).toEqual([
    cast.coordinator.id,
  ]);
  expect(await handOver(cast.admin, other, [hidden, own])).toEqual({ moved: 0, stayed: [] });
  expect((await cast.owner.api.workflows.heldTasks({ person: absent.id })).open).toBe(2);
});

test("only those who run workflows here, as themselves, and only of someone who is away; another organization's is out of reach", async () => {
  const task = await held("Reach");
  const by = (person: TestUser, to = other) => outcomeOf(handOver(person, to, [task]));
  expect(await by(cast.owner)).toBe("workflow.not_away");
  expect(await outcomeOf(cast.owner.api.workflows.heldTasks({ person: absent.id }))).toBe("workflow.not_away");
  await goes(cast.coordinator);
  expect(await by(elsewhere.owner, elsewhere.moderator)).toBe("workflow.not_away");
  expect(await outcomeOf(elsewhere.owner.api.workflows.heldTasks({ person: absent.id }))).toBe("workflow.not_away");
  expect(await by(cast.member)).toBe("auth.forbidden");
  for (const to of [elsewhere.moderator, absent]) expect(await by(cast.owner, to)).toBe("workflow.nobody_there");
  const working = await server.workingAs(cast.owner, cast.organizationId);
  const given = { person: absent.id, to: other.id, ids: [task], reason: "" };
  expect(await outcomeOf(working.workflows.handOver(given))).toBe("auth.impersonating");
  const theirs = await elsewhereTask();
  expect(await handOver(cast.owner, other, [theirs])).toEqual({ moved: 0, stayed: [] });
  expect(await holderOf(theirs)).toBe(elsewhere.moderator.id);
  const { people } = await cast.owner.api.workflows.receivers({ person: absent.id });
  const ids = people.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([other.id, cast.moderator.id, cast.coordinator.id]));
  for (const nobody of [absent, cast.member, cast.founder, elsewhere.moderator]) expect(ids).not.toContain(nobody.id);
});

test("proposed are only those who could do one of the tasks: by their appointment, not about themselves, not after what they did", async () => {
  const { nodes, edges } = TWICE;
  const byCoordinators = {
    edges,
    nodes: nodes.map((node) =>
      node.id === "look" || node.id === "check"
        ? Object.assign({}, node, {
            assignee: { kind: "profile_role" as const, role: "registry_coordinator" as const },
          })
        : node,
    ),
  };
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition: byCoordinators });
  const coordinator = (lastName: string, isAppointed: boolean) =>
    server.createUser({
      email: ownAddress(),
      lastName,
      role: "registry_coordinator",
      organizations: { [cast.organizationId]: isAppointed ? "coordinator" : "member" },
    });
  const [away, appointed, unappointed, subject] = [
    await coordinator("Λείπει", true),
    await coordinator("Ορισμένη", true),
    await coordinator("Αόριστη", false),
    await coordinator("Περί ου", true),
  ];
  const day = today(server.clock);
  await away.api.workflows.setAbsence({ from_on: day, until_on: day, substitute_id: cast.owner.id });
  await cast.owner.api.workflows.startCase({ id, title: "By appointment", submitter_id: subject.id });
  const look = await claimed("By appointment", appointed);
  await appointed.api.workflows.completeTask({ id: look, ...done });
  await claimed("By appointment", away);
  const proposed = async () =>
    (await cast.owner.api.workflows.receivers({ person: away.id })).people.map((person) => person.id);
  // Whoever looked does not check, whoever it is about does nothing of it, and who was not appointed has no such power.
  const first = await proposed();
  expect(first).toContain(cast.owner.id);
  for (const kept of [appointed, subject, unappointed]) expect(first).not.toContain(kept.id);
  await cast.owner.api.workflows.startCase({ id, title: "Another one" });
  await claimed("Another one", away);
  const then = await proposed();
  expect(then).toEqual(expect.arrayContaining([appointed.id, subject.id]));
  expect(then).not.toContain(unappointed.id);
});

async function elsewhereTask(): Promise<string> {
  const { id } = await createWorkflow(server.db, elsewhere.organizationId, { definition: TWICE });
  await elsewhere.owner.api.workflows.startCase({ id, title: "Elsewhere" });
  // The only one who could do it holds it at once.
  const [task] = (await elsewhere.moderator.api.workflows.tasks({ view: "mine", q: "Elsewhere" })).items;
  return task?.id ?? "";
}

test("what is completed meanwhile is skipped and told, what is paused stays, and both at once end well", async () => {
  const ids = [await held("Race done"), await held("Race on"), await held("Race paused")];
  const [first = "", , third = ""] = ids;
  await goes(cast.coordinator);
  const [paused] = (await cast.owner.api.workflows.instances({ q: "Race paused" })).items;
  await absent.api.workflows.completeTask({ id: first, ...done });
  await cast.owner.api.workflows.suspend({ id: paused?.id ?? "", reason: "Περιμένουμε" });
  const { moved, stayed } = await handOver(cast.owner, other, ids);
  expect(moved).toBe(1);
  expect(reasons(stayed)).toEqual({ [first]: "gone", [third]: "paused" });
  const task = await held("Race at once");
  const [given, completed] = await Promise.all([
    handOver(cast.owner, other, [task]),
    outcomeOf(absent.api.workflows.completeTask({ id: task, ...done })),
  ]);
  // Whichever was first, the task was either moved or completed.
  expect(given.moved === 1).toBe(completed !== "accepted");
  expect(reasons(given.stayed)).toEqual(given.moved === 1 ? {} : { [task]: "gone" });
});
