import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;
beforeAll(async () => {
  ({ server, cast } = await twoOrganizations());
});
afterAll(() => server?.close());

const review = (id: string, user: string | null) => ({
  ...step(id),
  type: "review" as const,
  assignee:
    user === null
      ? ({ kind: "organization_role", role: "moderator" } as const)
      : ({ kind: "person", user_id: user } as const),
  due_days: 5,
  remind_days: null,
  escalation: null,
  not_by: [],
});

/** Starts a case whose only step is someone's, or a moderator's. @returns its task as someone sees it */
async function startedWith(person: string | null, title: string, { api }: TestUser) {
  const definition: WorkflowDefinition = {
    nodes: [{ ...step("start"), type: "start" }, review("look", person), { ...step("end"), type: "end" }],
    edges: [way("start", "look"), way("look", "end")],
  };
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  await cast.owner.api.workflows.startCase({ id, title });
  const [task] = (await api.workflows.tasks({ q: title })).items;
  if (!task) throw new Error("No task.");
  return task;
}

test("a super admin who works as someone sees their tasks and does nothing with them, nor lends them", async () => {
  const { moderator } = cast;
  const task = await startedWith(null, "Four eyes", moderator);
  const api = await server.workingAs(moderator);
  const impersonating = { code: "auth.impersonating" };
  await expect(api.workflows.claimTask({ id: task.id })).rejects.toMatchObject(impersonating);
  await expect(api.workflows.claimTasks({ ids: [task.id] })).rejects.toMatchObject(impersonating);
  await moderator.api.workflows.claimTask({ id: task.id });
  expect((await api.workflows.tasks({ q: "Four eyes" })).items).toHaveLength(1);
  const done = { id: task.id, outcome: "next", answers: {}, reason: "" } as const;
  const { can } = await api.workflows.task({ id: task.id });
  expect(Object.values(can).some(Boolean)).toBe(false);
  for (const refused of [
    () => api.workflows.completeTask(done),
    () => api.workflows.releaseTask({ id: task.id }),
    () => api.workflows.delegateTask({ id: task.id, to: cast.coordinator.id, reason: "" }),
    () => api.workflows.commentTask({ id: task.id, text: "Γεια" }),
    () => api.workflows.endAbsence({}),
    () =>
      api.workflows.setAbsence({ from_on: "2031-01-08", until_on: "2031-01-09", substitute_id: cast.coordinator.id }),
  ]) {
    await expect(refused()).rejects.toMatchObject(impersonating);
  }
  await moderator.api.workflows.completeTask(done);
});

test("what a member who leaves had claimed is for whoever is first; what was theirs alone for those who manage applications", async () => {
  const { owner, moderator } = cast;
  const leaving = await server.createUser({ organizations: { [cast.organizationId]: "moderator" } });
  const claimed = await startedWith(null, "Claimed by one who leaves", leaving);
  await leaving.api.workflows.claimTask({ id: claimed.id });
  await startedWith(leaving.id, "Theirs alone", leaving);
  expect((await moderator.api.workflows.tasks({ q: "Claimed by one" })).items).toEqual([]);
  await owner.api.organizations.removeMembers({
    id: cast.organizationId,
    members: [{ user_id: leaving.id, seen_role: "moderator" }],
  });
  const [free] = (await moderator.api.workflows.tasks({ q: "Claimed by one" })).items;
  expect(free).toMatchObject({ status: "open", assignee: null });
  const [theirs] = (await moderator.api.workflows.tasks({ q: "Theirs alone" })).items;
  expect(theirs).toMatchObject({ status: "open", assignee: null });
});

test("with an account go the absences it stands in for; what it had claimed is for whoever is first, and its own case is nobody's", async () => {
  const { owner, moderator } = cast;
  const going = await server.createUser({ organizations: { [cast.organizationId]: "moderator" } });
  const claimed = await startedWith(null, "Claimed by one who goes", going);
  await going.api.workflows.claimTask({ id: claimed.id });
  await startedWith(going.id, "For them alone", going);
  await moderator.api.workflows.setAbsence({ from_on: "2031-01-08", until_on: "2031-01-09", substitute_id: going.id });
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const own = await owner.api.workflows.startCase({ id, title: "About them", submitter_id: going.id });
  const rows = async (text: string) => (await server.ownerDb.$client.query(text, [going.id])).rows;
  await rows("update profiles set deletion_requested_at = now() - interval '90 days' where id = $1");
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  for (const q of ["Claimed by one who goes", "For them alone"]) {
    const [task] = (await moderator.api.workflows.tasks({ q })).items;
    expect(task).toMatchObject({ status: "open", assignee: null });
  }
  expect((await moderator.api.workflows.absences({})).own).toBeNull();
  expect((await owner.api.workflows.instance({ id: own.id })).submitter).toBeNull();
  expect(await rows("select 1 from workflow_absences where $1 in (user_id, substitute_id)")).toEqual([]);
});
