import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, ownAddress, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createWorkflow, reviewsBy } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

const heard = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.filter(({ activity_type }) => activity_type === "task_completed").length;

/** The first to be offered a task of the case takes and completes it. */
async function completes({ api }: TestUser, title: string): Promise<void> {
  const [task] = (await api.workflows.tasks({ q: title })).items;
  if (task?.status === "open") await api.workflows.claimTask({ id: task.id });
  await api.workflows.completeTask({ id: task?.id ?? "", outcome: "next", answers: {}, reason: "" });
}

test("that a task is done hears whoever began the case or did a step of it before, and nobody else of those who run workflows", async () => {
  const manager = (role: "evaluator" | "mentor") =>
    server.createUser({ email: ownAddress(), role, organizations: { [cast.organizationId]: "moderator" } });
  const [first, second] = [await manager("evaluator"), await manager("mentor")];
  const definition = reviewsBy({ look: "evaluator", check: "mentor" });
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  await cast.owner.api.workflows.startCase({ id, title: "Told to few" });
  await completes(first, "Told to few");
  expect(await Promise.all([cast.owner, first, second, cast.admin, cast.moderator].map(heard))).toEqual([
    1, 0, 0, 0, 0,
  ]);
  await completes(second, "Told to few");
  expect(await Promise.all([cast.owner, first, second, cast.admin, cast.moderator].map(heard))).toEqual([
    2, 1, 0, 0, 0,
  ]);
});
