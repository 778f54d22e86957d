import { afterAll, beforeAll, expect, test } from "vitest";
import { ROUND_RULES } from "#modules/evaluations/rounds/rounds.factory.ts";
import { castOf, createRound, submittedApplication } from "../../../../test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../test/server.ts";
import { createWorkflow, reviewsBy } from "../workflows.factory.ts";

const NAME = "Κυανόπτερο Ζέφυρος";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An organization whose registrations give its evaluators a task, with one that was submitted. */
async function underWay() {
  const here = await castOf(server, "Blue Hub");
  await createWorkflow(server.db, here.organizationId, {
    trigger: "registration",
    definition: reviewsBy({ look: "evaluator" }),
  });
  return here;
}

/** How often someone is told the name, in all that they are told of cases and of what they judge. */
async function told({ api }: TestUser): Promise<number> {
  const { items } = await api.workflows.tasks({});
  const answers = await Promise.all([
    api.workflows.tasks({}),
    api.workflows.tasks({ q: NAME }),
    ...items.map(({ id }) => api.workflows.task({ id })),
    api.notifications.list({ limit: 100 }),
    api.activity.feed({}),
    api.evaluations.mine(),
  ]);
  return JSON.stringify(answers).split(NAME).length - 1;
}

test("a round that is made to hide who applies takes the name from cases that began before it, and from what was told of them", async () => {
  const here = await underWay();
  const { reference } = await submittedApplication(here.founder, { name: NAME });
  expect(await told(here.evaluator)).toBeGreaterThan(3);
  const before = await told(here.founder);
  await createRound(here, { hide_applicant: true });
  expect(await told(here.evaluator)).toBe(0);
  expect((await here.evaluator.api.workflows.tasks({})).items).toMatchObject([{ instance: { title: reference } }]);
  // Whose application it is keeps what was told of it.
  expect(await told(here.founder)).toBe(before);
});

test("so does a round that is changed to hide them, for those who judge in it too; another organization keeps its names", async () => {
  const [here, elsewhere] = [await underWay(), await underWay()];
  await submittedApplication(elsewhere.founder, { name: NAME });
  const theirs = await told(elsewhere.evaluator);
  const id = await createRound(here);
  const application = await submittedApplication(here.founder, { name: NAME });
  await here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: here.evaluator.id });
  expect(await told(here.evaluator)).toBeGreaterThan(5);
  await here.coordinator.api.judging.updateRound({ ...ROUND_RULES, id, version: 1, hide_applicant: true });
  expect(await told(here.evaluator)).toBe(0);
  expect(await told(elsewhere.evaluator)).toBe(theirs);
});
