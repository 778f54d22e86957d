import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, submittedApplication, type ProcessCast } from "../../../test/application-process.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { REGISTRY_CRITERIA } from "./registry-criteria.policy.ts";

let server: TestServer;
let here: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server.close());

test("assignments come most urgent first, with what is overdue", async () => {
  const evaluator = await server.createUser({
    role: "evaluator",
    organizations: { [here.organizationId]: "member" },
    email: "due@dates.test",
  });
  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS).toISOString();
  const names = ["Σε πέντε", "Σε μία", "Χωρίς προθεσμία", "Υποβλήθηκε"];
  const dates = [inDays(5), inDays(1), null, inDays(2)];
  for (const [index, name] of names.entries()) {
    const application = await submittedApplication(here.founder, { name });
    const due_at = dates[index] ?? null;
    const { id } = await here.coordinator.api.evaluations.assign({
      id: application.id,
      evaluator_id: evaluator.id,
      due_at,
    });
    if (name !== "Υποβλήθηκε") continue;
    const { version } = await evaluator.api.evaluations.save({
      id,
      version: 1,
      scores: Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 3, comment: "Νέα μέθοδος" }])),
      recommendation: "reject",
    });
    await evaluator.api.evaluations.submit({ id, version });
  }
  server.clock.advance(2 * DAY_MS);
  const mine = await evaluator.api.evaluations.mine();
  expect(mine.items.map(({ subject_name }) => subject_name)).toEqual([
    "Σε μία",
    "Σε πέντε",
    "Χωρίς προθεσμία",
    "Υποβλήθηκε",
  ]);
  expect(mine.stats).toEqual({ open: 3, overdue: 1, submitted: 1 });
});
