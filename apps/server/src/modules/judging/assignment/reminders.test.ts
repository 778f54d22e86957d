import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { remindOfDue } from "./reminders.jobs.ts";

let server: TestServer;
let here: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS).toISOString();

async function assigned(evaluator: TestUser, days: number): Promise<string> {
  const { id } = await submittedApplication(here.founder);
  await here.coordinator.api.evaluations.assign({ id, evaluator_id: evaluator.id, due_at: inDays(days) });
  return id;
}

/** How many evaluations each reminder spoke of, the latest first. */
async function reminders({ api }: TestUser): Promise<unknown[]> {
  const { items } = await api.notifications.list({});
  return items
    .filter(({ activity_type: kind }) => kind === "evaluations_reminder")
    .map(({ metadata }) => metadata["count"]);
}

test("who has something due soon or late is reminded of it, and of nothing that a conflict hides", async () => {
  await assigned(here.evaluator, 1);
  await assigned(here.evaluator, 9);
  const hidden = await assigned(here.moderator, 1);
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: hidden, user_id: here.moderator.id });
  await remindOfDue(server.platform);
  await remindOfDue(server.platform);
  expect(await reminders(here.evaluator)).toEqual(["1"]);
  expect(await reminders(here.moderator)).toEqual([]);
  server.clock.advance(2 * DAY_MS);
  await remindOfDue(server.platform);
  expect(await reminders(here.evaluator)).toEqual(["1"]);
  server.clock.advance(6 * DAY_MS);
  await remindOfDue(server.platform);
  expect(await reminders(here.evaluator)).toEqual(["2", "1"]);
});
