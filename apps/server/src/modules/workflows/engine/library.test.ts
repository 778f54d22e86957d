import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { LIBRARY, LIBRARY_KEYS } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { TaskDetail } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { workflowTimers } from "../workflows.tables.ts";
import { ringTimer } from "./timers.jobs.ts";

let server: TestServer;
let cast: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

const answered = ({ questions }: TaskDetail) =>
  Object.fromEntries(questions.map(({ name, type }) => [name, type === "tick" || type === "yes_no" ? true : "Έγινε"]));

test.each(LIBRARY_KEYS)("%s of the library can be published as it is, and runs to an end", async (library) => {
  expect(lintDefinition(LIBRARY[library].definition).filter(({ isError }) => isError)).toEqual([]);
  const { owner, admin, moderator } = cast;
  const { id } = await owner.api.workflows.createTemplate({ library, name: LIBRARY[library].name });
  const { version } = await owner.api.workflows.template({ id });
  await owner.api.workflows.publishTemplate({ id, version });
  const started = await owner.api.workflows.startCase({ id, title: `Case of ${library}` });
  const people = [moderator, admin, owner];
  for (let turn = 0; turn < 20; turn += 1) {
    const { status } = await owner.api.workflows.instance({ id: started.id });
    if (status !== "running") break;
    const timers = await server.db.select().from(workflowTimers).where(eq(workflowTimers.instance_id, started.id));
    const wake = timers.find(({ kind }) => kind === "wake");
    if (wake) await ringTimer(server.platform, wake);
    for (const { api } of people) {
      const { items } = await api.workflows.tasks({ q: library });
      for (const { id: task, status: state } of items) {
        if (state === "open") await api.workflows.claimTask({ id: task });
        const detail = await api.workflows.task({ id: task });
        const outcome = detail.outcomes.includes("approved") ? "approved" : "next";
        await api.workflows.completeTask({ id: task, outcome, answers: answered(detail), reason: "" });
      }
    }
  }
  const ended = await owner.api.workflows.instance({ id: started.id });
  expect(ended).toMatchObject({ status: "completed", troubles: [] });
});
