import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { ringTimer } from "../engine/timers.jobs.ts";
import { createWorkflow } from "../workflows.factory.ts";
import { workflowTasks, workflowTimers } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let first: TestUser;
let second: TestUser;
beforeAll(async () => {
  ({ server, cast } = await twoOrganizations());
  const member = () => server.createUser({ organizations: { [cast.organizationId]: "moderator" } });
  [first, second] = [await member(), await member()];
});
afterAll(() => server?.close());

const step = (id: string) => ({ id, name: { el: id, en: id }, tells: { el: "", en: "" } });

/** A case whose only step is the first's by name and the second's where it is late; it is late. @returns its task */
async function escalated(title: string): Promise<string> {
  const definition: WorkflowDefinition = {
    nodes: [
      { ...step("start"), type: "start" },
      {
        ...step("look"),
        type: "review",
        assignee: { kind: "person", user_id: first.id },
        due_days: 2,
        remind_days: null,
        escalation: { days: 1, to: { kind: "person", user_id: second.id } },
        not_by: [],
      },
      { ...step("end"), type: "end" },
    ],
    edges: [
      { from: "start", on: "next", to: "look", max: null },
      { from: "look", on: "next", to: "end", max: null },
    ],
  };
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  await cast.owner.api.workflows.startCase({ id, title });
  const [task] = (await first.api.workflows.tasks({ q: title })).items;
  const ofTask = and(eq(workflowTimers.task_id, task?.id ?? ""), eq(workflowTimers.kind, "escalate"));
  const [timer] = await server.db.select().from(workflowTimers).where(ofTask);
  if (!task || !timer) throw new Error("No task, or no clock.");
  await ringTimer(server.platform, timer);
  return task.id;
}
const meantFor = async (id: string) => {
  const [task] = await server.db.select().from(workflowTasks).where(eq(workflowTasks.id, id));
  return [task?.assign_kind, task?.assign_person, task?.assignee_id];
};

test("what was someone's by name and is late is whose it was passed to: it cannot be handed back to whom it was taken from", async () => {
  const id = await escalated("Passed on");
  expect(await meantFor(id)).toEqual(["person", second.id, second.id]);
  expect((await first.api.workflows.tasks({ q: "Passed on" })).items).toEqual([]);
  expect(await second.api.workflows.delegates({ id })).toEqual({ people: [], has_more: false });
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
