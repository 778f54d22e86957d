import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import { createWorkflow, reviewsBy, step, way } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;
/** They look at what is submitted first; evaluations come to them by assignment alone. */
let reader: TestUser;
let second: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  cast = await castOf(server, "Blue Hub");
  const person = (role: "mentor" | "evaluator") =>
    server.createUser({ email: ownAddress(), role, organizations: { [cast.organizationId]: "member" } });
  [reader, second] = [cast.member, await person("evaluator")];
  const look = reviewsBy({ look: "mentor" });
  const definition: WorkflowDefinition = {
    nodes: [...look.nodes, { ...step("scores"), type: "wait_for", event: "evaluated", limit_days: null }],
    edges: [way("start", "look"), way("look", "scores"), way("scores", "end")],
  };
  await createWorkflow(server.db, cast.organizationId, { definition, trigger: "registration" });
});
afterAll(() => server?.close());

async function assigned(application: string, { id }: TestUser): Promise<string> {
  return (await cast.coordinator.api.evaluations.assign({ id: application, evaluator_id: id })).id;
}
async function handIn({ api }: TestUser, id: string): Promise<void> {
  const { version: seen } = await api.evaluations.get({ id });
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 4, comment: "Τεκμηριώνεται." }]));
  const { version } = await api.evaluations.save({ id, version: seen, scores, recommendation: "approve" });
  await api.evaluations.submit({ id, version });
}
/** Whoever looks first has done so, and the case comes to where it waits. @returns where it stands from then on */
async function comesToWait(title: string): Promise<() => Promise<string[]>> {
  const [task] = (await reader.api.workflows.tasks({ q: title })).items;
  await reader.api.workflows.completeTask({ id: task?.id ?? "", outcome: "next", answers: {}, reason: "" });
  const [one] = (await cast.owner.api.workflows.instances({ q: title })).items;
  return async () => (await cast.owner.api.workflows.instance({ id: one?.id ?? "" })).standing;
}

test("evaluations are waited for until nobody is still to hand one in", async () => {
  const { id } = await submittedApplication(cast.founder, { name: "Two of them" });
  const [early, late] = [await assigned(id, cast.evaluator), await assigned(id, second)];
  await handIn(cast.evaluator, early);
  const standing = await comesToWait("Two of them");
  expect(await standing()).toEqual(["scores"]);
  await handIn(second, late);
  await expect.poll(standing, { timeout: 20_000 }).toEqual([]);
});

test("whoever steps back is waited for no longer; where nobody was asked the case waits on", async () => {
  const { id } = await submittedApplication(cast.founder, { name: "One of them" });
  const standing = await comesToWait("One of them");
  expect(await standing()).toEqual(["scores"]);
  const [done, conflicted] = [await assigned(id, cast.evaluator), await assigned(id, second)];
  await handIn(cast.evaluator, done);
  await second.api.evaluations.recuse({ id: conflicted, reason: "Συγγένεια" });
  await expect.poll(standing, { timeout: 20_000 }).toEqual([]);
});
