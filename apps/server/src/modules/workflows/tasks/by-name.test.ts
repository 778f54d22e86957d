import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { today } from "#platform/clock/clock.ts";
import { ownAddress, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { ringTimer } from "../engine/timers.jobs.ts";
import { createWorkflow, reviewsBy } from "../workflows.factory.ts";
import { mentorships } from "#modules/mentorship/mentorship.tables.ts";
import { workflowTasks, workflowTimers } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;
let first: TestUser;
let second: TestUser;
let mentor: TestUser;
let otherMentor: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
  const member = (organization: ProcessCast, role?: "mentor") =>
    server.createUser({
      email: ownAddress(),
      organizations: { [organization.organizationId]: role ? "member" : "moderator" },
      ...(role && { role }),
    });
  [first, second] = [await member(cast), await member(cast)];
  [mentor, otherMentor, stranger] = [
    await member(cast, "mentor"),
    await member(cast, "mentor"),
    await member(elsewhere, "mentor"),
  ];
});
afterAll(() => server?.close());

type Task = Extract<WorkflowDefinition["nodes"][number], { type: "review" }>;

/** A case whose only step is someone's alone. @returns its task */
async function begun(title: string, holder: TestUser, given: Pick<Task, "assignee" | "escalation">): Promise<string> {
  const { nodes, edges } = reviewsBy({ look: "evaluator" });
  const definition: WorkflowDefinition = {
    nodes: nodes.map((node) => (node.type === "review" ? Object.assign({}, node, given) : node)),
    edges,
  };
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  await cast.owner.api.workflows.startCase({ id, title, submitter_id: cast.founder.id });
  const [task] = (await holder.api.workflows.tasks({ q: title })).items;
  if (!task) throw new Error("No task.");
  return task.id;
}
const byName = ({ id }: TestUser) => ({ kind: "person", user_id: id }) as const;

/** A case whose only step is the first's by name and the second's where it is late; it is late. @returns its task */
async function escalated(title: string): Promise<string> {
  const id = await begun(title, first, { assignee: byName(first), escalation: { days: 1, to: byName(second) } });
  const ofTask = and(eq(workflowTimers.task_id, id), eq(workflowTimers.kind, "escalate"));
  const [timer] = await server.db.select().from(workflowTimers).where(ofTask);
  if (!timer) throw new Error("No clock.");
  await ringTimer(server.platform, timer);
  return id;
}
const offeredBy = async ({ api }: TestUser, id: string) =>
  (await api.workflows.delegates({ id })).people.map((person) => person.id);
const meantFor = async (id: string) => {
  const [task] = await server.db.select().from(workflowTasks).where(eq(workflowTasks.id, id));
  return [task?.assign_kind, task?.assign_person, task?.assignee_id];
};

test("what was someone's by name and is late is whose it was passed to: it cannot be handed back to whom it was taken from", async () => {
  const id = await escalated("Passed on");
  expect(await meantFor(id)).toEqual(["person", second.id, second.id]);
  expect((await first.api.workflows.tasks({ q: "Passed on" })).items).toEqual([]);
  expect(await offeredBy(second, id)).not.toContain(first.id);
  await expect(second.api.workflows.delegateTask({ id, to: first.id, reason: "" })).rejects.toMatchObject({
    code: "workflow.nobody_there",
  });
});

test("while they are away it is not handed over to whom it was taken from either; once they leave it is for those who manage applications", async () => {
  const id = await escalated("Away with it");
  const day = (later: number) => new Date(server.clock.now().getTime() + later * DAY_MS).toISOString().slice(0, 10);
  await second.api.workflows.setAbsence({ from_on: day(0), until_on: day(9), substitute_id: cast.moderator.id });
  const given = { person: second.id, to: first.id, ids: [id], reason: "" };
  expect(await cast.owner.api.workflows.handOver(given)).toMatchObject({ moved: 0, stayed: [{ id, why: "role" }] });
  await cast.owner.api.organizations.removeMembers({
    id: cast.organizationId,
    members: [{ user_id: second.id, seen_role: "moderator" }],
  });
  expect(await meantFor(id)).toEqual(["managers", null, null]);
  const found = (await first.api.workflows.tasks({ q: "Away with it" })).items;
  // A moderator manages applications: it is offered to them as to the others, and to nobody by name.
  expect(found).toMatchObject([{ status: "open", assignee: null }]);
});

test("what is one person's by name can be handed to those who may stand in for them, who hand it back or on; to nobody else", async () => {
  const id = await begun("By name", mentor, { assignee: byName(mentor), escalation: null });
  const offered = await offeredBy(mentor, id);
  expect(offered).toEqual(expect.arrayContaining([otherMentor.id, cast.owner.id, cast.coordinator.id]));
  // Neither whoever it is about, nor members with no such work, nor oneself, nor another organization's.
  for (const nobody of [cast.founder, cast.evaluator, mentor, stranger]) {
    expect(offered).not.toContain(nobody.id);
    await expect(mentor.api.workflows.delegateTask({ id, to: nobody.id, reason: "" })).rejects.toMatchObject({
      code: "workflow.nobody_there",
    });
  }
  await mentor.api.workflows.delegateTask({ id, to: otherMentor.id, reason: "Άδεια" });
  expect((await otherMentor.api.workflows.tasks({ view: "mine", q: "By name" })).items).toMatchObject([{ id }]);
  expect(await offeredBy(otherMentor, id)).toContain(mentor.id);
  await otherMentor.api.workflows.completeTask({ id, outcome: "next", answers: {}, reason: "" });
});

test("what is a mentor's can be handed over likewise; what is about the applicant themselves is nobody else's", async () => {
  await server.db
    .insert(mentorships)
    .values({ organization_id: cast.organizationId, user_id: cast.founder.id, mentor_id: mentor.id });
  const id = await begun("By mentor", mentor, { assignee: { kind: "mentor" }, escalation: null });
  expect(await offeredBy(mentor, id)).toEqual(expect.arrayContaining([otherMentor.id, cast.owner.id]));
  const own = await begun("By founder", cast.founder, { assignee: { kind: "submitter" }, escalation: null });
  expect(await offeredBy(cast.founder, own)).toEqual([]);
});

test("what someone who is away holds by name can be given to those who may stand in too, who are proposed", async () => {
  const id = await begun("Away by name", mentor, { assignee: byName(mentor), escalation: null });
  const day = today(server.clock);
  await mentor.api.workflows.setAbsence({ from_on: day, until_on: day, substitute_id: cast.owner.id });
  const { workflows } = cast.owner.api;
  const proposed = (await workflows.receivers({ person: mentor.id })).people.map((person) => person.id);
  expect(proposed).toContain(otherMentor.id);
  expect(proposed).not.toContain(cast.evaluator.id);
  const over = { person: mentor.id, ids: [id], reason: "" };
  expect(await workflows.handOver({ ...over, to: cast.evaluator.id })).toMatchObject({ stayed: [{ id, why: "role" }] });
  expect(await workflows.handOver({ ...over, to: otherMentor.id })).toMatchObject({ moved: 1 });
  await mentor.api.workflows.endAbsence({});
});
