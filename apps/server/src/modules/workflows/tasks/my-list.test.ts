import { addDays, closeHoliday } from "@kerkis/contract/core/time/working-days.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "#platform/clock/clock.ts";
import { ownAddress, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { createWorkflow, reviewsBy } from "../workflows.factory.ts";
import { workflowTasks } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

const evaluatorOf = ({ organizationId }: ProcessCast) =>
  server.createUser({ email: ownAddress(), role: "evaluator", organizations: { [organizationId]: "member" } });

/** A case of a workflow of this name, at a task that evaluators are offered. @returns the task's id */
async function offered({ organizationId, owner }: ProcessCast, name: string, to: TestUser): Promise<string> {
  const named = { el: name, en: name };
  const { id } = await createWorkflow(server.db, organizationId, {
    definition: reviewsBy({ look: "evaluator" }),
    name: named,
  });
  await owner.api.workflows.startCase({ id, title: name });
  const [task] = (await to.api.workflows.tasks({ q: name })).items;
  return task?.id ?? "";
}

test("tasks are narrowed to one workflow, of those that the reader has tasks of; another organization's are none of them", async () => {
  const [one, other] = [await evaluatorOf(cast), await evaluatorOf(elsewhere)];
  const grant = await offered(cast, "Grant", one);
  await offered(cast, "Advice", one);
  await offered(elsewhere, "Foreign", other);
  const names = async ({ api }: TestUser, view?: "mine" | "available") =>
    (await api.workflows.taskWorkflows({ view })).map(({ name }) => name.en);
  expect(await names(one)).toEqual(["Advice", "Grant"]);
  expect(await names(other)).toEqual(["Foreign"]);
  expect(await names(cast.member)).toEqual([]);
  await one.api.workflows.claimTask({ id: grant });
  expect([await names(one, "mine"), await names(one, "available")]).toEqual([["Grant"], ["Advice"]]);

  const [, chosen] = await one.api.workflows.taskWorkflows({});
  const [foreign] = await other.api.workflows.taskWorkflows({});
  const titles = async (template: string | undefined) =>
    (await one.api.workflows.tasks({ template })).items.map(({ instance }) => instance.title);
  expect(await titles(chosen?.id)).toEqual(["Grant"]);
  expect((await one.api.workflows.tasksCount({ template: chosen?.id })).value).toBe(1);
  expect(await titles(foreign?.id)).toEqual([]);
});

test("a task says which close holiday it is due after", async () => {
  const one = await evaluatorOf(cast);
  const id = await offered(cast, "Holiday", one);
  const day = today(server.clock);
  const said = async (due: string | null) => {
    await server.db.update(workflowTasks).set({ due_on: due }).where(eq(workflowTasks.id, id));
    const [task] = (await one.api.workflows.tasks({ q: "Holiday" })).items;
    return task?.after_holiday;
  };
  for (const due of [addDays(day, 1), addDays(day, 30)]) expect(await said(due)).toEqual(closeHoliday(day, due));
  expect(await said(null)).toBeNull();
});
