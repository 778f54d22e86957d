import { addDays } from "@kerkis/contract/core/time/working-days.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { today } from "#platform/clock/clock.ts";
import { createWorkflow } from "../workflows.factory.ts";
import { workflowInstances, workflowTasks } from "../workflows.tables.ts";
import { nextLines } from "./outlook.mails.ts";

let server: TestServer;
let cast: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

/** A case whose first task the moderator holds. */
async function held(id: string, title: string) {
  const { id: instance } = await cast.owner.api.workflows.startCase({ id, title });
  const [task] = (await cast.moderator.api.workflows.tasks({ view: "available", q: title })).items;
  await cast.moderator.api.workflows.claimTask({ id: task?.id ?? "" });
  return { instance, task: task?.id ?? "" };
}
const dueOn = (task: string, day: string) =>
  server.db.update(workflowTasks).set({ due_on: day }).where(eq(workflowTasks.id, task));

test("done on its last day a task is in time; what ended early is neither finished nor measured, what stands still is not late", async () => {
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const { workflows } = cast.owner.api;
  const day = today(server.clock);
  const answers = { identity: true, team: true, description: true };
  const begun: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { instance, task } = await held(id, `Case ${count}`);
    begun.push(instance);
    await dueOn(task, count === 0 ? addDays(day, -1) : day);
    await cast.moderator.api.workflows.completeTask({ id: task, outcome: "next", answers, reason: "" });
  }
  expect((await workflows.processes({})).on_time).toBeCloseTo(4 / 5);
  for (const one of begun) await workflows.cancel({ id: one, reason: "Δεν χρειάζεται" });
  const cancelled = await workflows.processes({});
  expect(cancelled.weeks.reduce((sum, { finished }) => sum + finished, 0)).toBe(0);
  expect(cancelled.templates[0]?.median_days).toBeNull();
  const { instance, task } = await held(id, "Standing still");
  await dueOn(task, "2020-01-02");
  expect((await workflows.processes({})).overdue).toBe(1);
  await workflows.suspend({ id: instance, reason: "Περιμένουμε" });
  expect((await workflows.processes({})).overdue).toBe(0);
  const [kept] = await server.db.select().from(workflowInstances).where(eq(workflowInstances.id, instance));
  expect(kept?.status).toBe("suspended");
});

test("letters say of a delay whether it was reminded of or passed on", () => {
  const outlook = {
    workflow: { el: "Ροή", en: "Flow" },
    status: "running" as const,
    steps: [
      {
        tells: { el: "Ελέγχουμε.", en: "We check." },
        state: "here" as const,
        needs: null,
        done_on: null,
        from: null,
        to: null,
        usual: null,
        holidays: [],
      },
    ],
    decided: null,
    coming: [],
    needed: null,
  };
  const late = (done: "reminded" | "escalated") => nextLines("el", { ...outlook, late: { days: 2, done } });
  expect(late("reminded")).toContain("Άργησε 2 εργάσιμες. Στείλαμε υπενθύμιση σε όποιον την έχει.");
  expect(late("escalated")).toContain("Άργησε 2 εργάσιμες. Την πήρε άλλος υπεύθυνος.");
  const document = { what: "document" as const, name: { el: "Φορολογική ενημερότητα", en: "Tax clearance" } };
  expect(nextLines("en", { ...outlook, late: null, coming: [document] }).at(-1)).toBe(
    "Needed at a later step, so you can prepare it now: Tax clearance.",
  );
});
