import { addDays, addWorkingDays } from "@kerkis/contract/core/time/working-days.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { today } from "#platform/clock/clock.ts";
import { ownAddress, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { ringTimer } from "../engine/timers.jobs.ts";
import { createWorkflow, reviewsBy } from "../workflows.factory.ts";
import { workflowPostponements, workflowTasks, workflowTimers } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;
/** Two evaluators of the organization. */
let one: TestUser;
let other: TestUser;
let count = 0;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

beforeEach(async () => {
  const evaluator = () =>
    server.createUser({ email: ownAddress(), role: "evaluator", organizations: { [cast.organizationId]: "member" } });
  [one, other] = [await evaluator(), await evaluator()];
});

/** A task of a new case that one of them holds. */
async function held(): Promise<{ id: string; caseId: string }> {
  const title = `Later ${(count += 1)}`;
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition: reviewsBy({ look: "evaluator" }) });
  const { id: caseId } = await cast.owner.api.workflows.startCase({ id, title });
  const [task] = (await one.api.workflows.tasks({ view: "available", q: title })).items;
  await one.api.workflows.claimTask({ id: task?.id ?? "" });
  return { id: task?.id ?? "", caseId };
}
const backOn = async ({ api }: TestUser, id: string) =>
  (await api.workflows.tasks({})).items.find((task) => task.id === id)?.put_off_until;
const next = () => addWorkingDays(today(server.clock), 1);
const dueOn = (id: string, day: string) =>
  server.db.update(workflowTasks).set({ due_on: day }).where(eq(workflowTasks.id, id));

test("a task is left for the next working day on every screen of whoever left it, in nobody else's, and comes back by itself", async () => {
  const { id } = await held();
  expect(await backOn(one, id)).toBeNull();
  expect(await one.api.workflows.postponeTask({ id })).toEqual({ until: next() });
  expect(await backOn(one, id)).toBe(next());
  const until = addDays(today(server.clock), 2);
  await one.api.workflows.setAbsence({ from_on: today(server.clock), until_on: until, substitute_id: other.id });
  expect(await backOn(other, id)).toBeNull();
  // Whoever stands in leaves it for themselves.
  await other.api.workflows.postponeTask({ id });
  await one.api.workflows.bringBackTask({ id });
  expect([await backOn(one, id), await backOn(other, id)]).toEqual([null, next()]);
  await one.api.workflows.endAbsence({});
  await one.api.workflows.postponeTask({ id });
  const { due_on: due } = await one.api.workflows.task({ id });
  await server.db.update(workflowPostponements).set({ until_on: today(server.clock) });
  expect(await backOn(one, id)).toBeNull();
  expect((await one.api.workflows.task({ id })).due_on).toBe(due);
});

test("nothing is left beyond its limit, and what is late is late and counted all the same", async () => {
  const { id } = await held();
  for (const day of [today(server.clock), addDays(today(server.clock), -4)]) {
    await dueOn(id, day);
    expect(await outcomeOf(one.api.workflows.postponeTask({ id }))).toBe("workflow.not_postponable");
  }
  await dueOn(id, next());
  await one.api.workflows.postponeTask({ id });
  expect(await backOn(one, id)).toBe(next());
  // Late after all, it is back at once.
  await dueOn(id, "2020-01-02");
  expect(await backOn(one, id)).toBeNull();
  expect((await one.api.workflows.tasksCount({})).groups).toMatchObject({ mine: 1, overdue: 1 });
});

test("a reminder, of the clock or of a person, brings it back, and so does another hand", async () => {
  const { id, caseId } = await held();
  const { workflows } = one.api;
  await workflows.postponeTask({ id });
  const [timer] = await server.db.select().from(workflowTimers).where(eq(workflowTimers.task_id, id));
  expect(timer?.kind).toBe("remind");
  if (timer) await ringTimer(server.platform, timer);
  expect(await backOn(one, id)).toBeNull();
  await workflows.postponeTask({ id });
  await cast.owner.api.workflows.remind({ id: caseId });
  expect(await backOn(one, id)).toBeNull();
  await workflows.postponeTask({ id });
  await workflows.delegateTask({ id, to: other.id, reason: "" });
  await other.api.workflows.delegateTask({ id, to: one.id, reason: "" });
  expect(await backOn(one, id)).toBeNull();
  await workflows.postponeTask({ id });
  await workflows.releaseTask({ id });
  await workflows.claimTask({ id });
  expect(await backOn(one, id)).toBeNull();
});

test("only what is one's own to do, and not as someone else; another organization's is not there", async () => {
  const { id } = await held();
  const by = ({ api }: Pick<TestUser, "api">) => outcomeOf(api.workflows.postponeTask({ id }));
  // Whoever runs workflows sees the task, but has nothing to leave for later.
  expect(await by(cast.owner)).toBe("auth.forbidden");
  for (const stranger of [elsewhere.owner, elsewhere.evaluator])
    expect(await by(stranger)).toBe("workflow.task_not_found");
  const api = await server.workingAs(one, cast.organizationId);
  expect(await by({ api })).toBe("auth.impersonating");
  await one.api.workflows.postponeTask({ id });
  expect(await outcomeOf(api.workflows.bringBackTask({ id }))).toBe("auth.impersonating");
  await other.api.workflows.bringBackTask({ id });
  expect(await backOn(one, id)).toBe(next());
});

test("it is among a person's own data, and goes with the account", async () => {
  const { id } = await held();
  await one.api.workflows.postponeTask({ id });
  const rows = () => server.db.select().from(workflowPostponements).where(eq(workflowPostponements.user_id, one.id));
  expect(await rows()).toHaveLength(1);
  await server.ownerDb.$client.query(
    "update profiles set deletion_requested_at = now() - interval '90 days' where id = $1",
    [one.id],
  );
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  expect(await rows()).toEqual([]);
});
