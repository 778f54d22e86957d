import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import { mailsTo } from "#test/mails.ts";
import type { TestServer } from "#test/server.ts";
import { today } from "#platform/clock/clock.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { courseOf } from "./measures.reads.ts";
import { workflowEvents, workflowInstances, workflowTasks, workflowTemplates } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

test("says what runs, what is late and where cases wait; of another organization nothing", async () => {
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const { workflows } = cast.owner.api;
  const [one, two] = await Promise.all(["One", "Two"].map((title) => workflows.startCase({ id, title })));
  const [task] = (await cast.moderator.api.workflows.tasks({ view: "available", q: "One" })).items;
  await cast.moderator.api.workflows.claimTask({ id: task?.id ?? "" });
  await server.db
    .update(workflowTasks)
    .set({ due_on: "2020-01-02" })
    .where(eq(workflowTasks.id, task?.id ?? ""));

  const figures = await workflows.processes({});
  expect(figures).toMatchObject({ running: 2, stuck: 0, overdue: 1, started: 2, finished: 0, on_time: null });
  expect(figures).toMatchObject({ started_lately: 2, late_step: { overdue: 1 }, on_time_before: null });
  expect(figures.templates).toMatchObject([
    { id, running: 2, overdue: 1, median_days: null, target_days: 8, trend: [] },
  ]);
  expect(figures.steps?.steps).toMatchObject([
    { node: "completeness", waiting: 2, overdue: 1, due_days: 3 },
    { node: "approval", waiting: 0, overdue: 0, due_days: 5 },
  ]);
  expect(figures.people).toMatchObject([
    { id: null, open: 1, overdue: 0, away_until: null },
    { id: cast.moderator.id, open: 1, overdue: 1, steps: [figures.late_step?.name], away_until: null },
  ]);
  // The button leads to those that are late there; nowhere else anything is.
  expect((await workflows.instances({ template: id, late_at: "completeness" })).items).toMatchObject([
    { title: "One" },
  ]);
  expect((await workflows.instancesCount({ late_at: "completeness" })).value).toBe(1);
  expect((await workflows.instances({ late_at: "approval" })).items).toEqual([]);
  // Who holds what is late and is away is said, with who stands in.
  const day = today(server.clock);
  await cast.moderator.api.workflows.setAbsence({ from_on: day, until_on: day, substitute_id: cast.coordinator.id });
  const meanwhile = await workflows.processes({});
  expect(meanwhile.steps?.steps.map(({ away }) => away?.until ?? null)).toEqual([day, null]);
  expect(meanwhile.people.map(({ away_until }) => away_until)).toEqual([null, day]);
  expect(figures.weeks.reduce((sum, { started }) => sum + started, 0)).toBe(2);

  const none = await elsewhere.owner.api.workflows.processes({});
  expect(none).toMatchObject({ running: 0, overdue: 0, started: 0, templates: [], steps: null, people: [] });
  expect(await elsewhere.owner.api.workflows.processes({ template: id })).toMatchObject({ steps: null });
  await expect(cast.founder.api.workflows.processes({})).rejects.toMatchObject({ code: "auth.forbidden" });
  // A case about oneself is in none of one's own figures.
  await server.db
    .update(workflowInstances)
    .set({ submitter_id: cast.owner.id })
    .where(eq(workflowInstances.id, one?.id ?? ""));
  expect(await workflows.processes({})).toMatchObject({ running: 1, overdue: 0, people: [{ id: null, open: 1 }] });
  expect(two).toBeDefined();
});

test("a case that waits for something to come waits somewhere too, within the limit that the wait has", async () => {
  const definition: WorkflowDefinition = {
    nodes: [
      { ...step("start"), type: "start" },
      { ...step("paper"), type: "wait_for", event: "evaluated", limit_days: 10 },
      { ...step("day"), type: "wait_until", day: "2999-01-04" },
      { ...step("end"), type: "end" },
    ],
    edges: [way("start", "paper"), way("paper", "day"), way("day", "end"), way("paper", "end", "timeout")],
  };
  const { owner, organizationId } = elsewhere;
  const { id } = await createWorkflow(server.db, organizationId, { definition, trigger: "registration" });
  await submittedApplication(elsewhere.founder, { name: "Waiting" });
  const { steps } = await owner.api.workflows.processes({ template: id });
  expect(steps?.steps.map(({ node, waiting, due_days: days }) => [node, waiting, days])).toEqual([
    ["paper", 1, 10],
    ["day", 0, null],
  ]);
  await server.db.delete(workflowInstances).where(eq(workflowInstances.template_id, id));
  await server.db.update(workflowTemplates).set({ trigger: "manual" }).where(eq(workflowTemplates.id, id));
});

test("the applicant reads what comes next in days of the calendar, measured where enough was done; nobody else reads it", async () => {
  const { id } = await createWorkflow(server.db, elsewhere.organizationId, { trigger: "registration" });
  const before = await elsewhere.founder.api.workflows.registrationOutlook({});
  expect(before).toMatchObject({ status: "running", late: null, needed: null, workflow: LIBRARY.registration.name });
  expect(before?.steps.map(({ state }) => state)).toEqual(["ahead", "ahead", "ahead"]);
  expect(before?.decided).toMatchObject({ from: null });

  const application = await submittedApplication(elsewhere.founder, { name: "Naxos Marine" });
  const next = await elsewhere.founder.api.workflows.outlook({ application: application.id });
  expect(next?.steps.map(({ state }) => state)).toEqual(["here", "ahead", "ahead"]);
  expect(next?.steps[0]?.from).toBeNull();
  // The registry decides by its own limits: nothing was measured, so no step has a day.
  expect(next?.steps.flatMap(({ from, to, done_on }) => [from, to, done_on]).filter((day) => day !== null)).toEqual([]);
  // The receipt says the same in words: the steps, the last day for a decision, and that nothing is needed.
  const receipt = (await mailsTo(server, elsewhere.founder.email)).find(
    ({ text }) => text.includes("Naxos Marine") || text.includes("ακολουθεί"),
  );
  expect(receipt?.text).toMatch(/Τι ακολουθεί:\n1\. [^:]+\n2\. /);
  expect(receipt?.text).toContain("Απόφαση: έως");
  expect(receipt?.text).toContain("δεν χρειάζεται κάτι από εσάς");
  for (const stranger of [elsewhere.owner, elsewhere.moderator, cast.owner, cast.founder]) {
    expect(await stranger.api.workflows.outlook({ application: application.id })).toBeNull();
  }
  // Six cases that were done at once: with them the first day is known too.
  const { workflows } = elsewhere.owner.api;
  for (let count = 0; count < 6; count += 1) {
    const { id: instance } = await workflows.startCase({ id, title: `Past ${count}` });
    await server.db
      .update(workflowTasks)
      .set({ status: "claimed", assignee_id: elsewhere.owner.id })
      .where(eq(workflowTasks.instance_id, instance));
    const at = server.clock.now().toISOString();
    await server.db
      .update(workflowTasks)
      .set({ status: "completed", outcome: "next", completed_at: at })
      .where(eq(workflowTasks.instance_id, instance));
    await server.db
      .update(workflowInstances)
      .set({ status: "completed", ended_at: at })
      .where(eq(workflowInstances.id, instance));
  }
  const measured = await elsewhere.founder.api.workflows.outlook({ application: application.id });
  expect(measured?.steps[0]?.from).not.toBeNull();
  expect([next?.steps[0]?.usual, measured?.steps[0]?.usual]).toEqual([null, { low: 0, high: 0 }]);
  expect(measured?.steps[0]?.from).toBe(measured?.steps[0]?.to);
  const [instance] = (await elsewhere.founder.api.workflows.instances({ q: "Naxos" })).items;
  await server.db
    .update(workflowTasks)
    .set({ due_on: "2020-01-02" })
    .where(eq(workflowTasks.instance_id, instance?.id ?? ""));
  const late = async () => (await elsewhere.founder.api.workflows.outlook({ application: application.id }))?.late;
  const [since] = [await late()];
  expect(since).toMatchObject({ done: null });
  expect(since?.days).toBeGreaterThan(1000);
  const [node] = await server.db
    .select({ node: workflowTasks.node })
    .from(workflowTasks)
    .where(eq(workflowTasks.instance_id, instance?.id ?? ""));
  for (const [kind, done] of [
    ["task_reminded", "reminded"],
    ["task_escalated", "escalated"],
  ] as const) {
    await server.db.insert(workflowEvents).values({
      instance_id: instance?.id ?? "",
      organization_id: elsewhere.organizationId,
      kind,
      node: node?.node ?? "",
    });
    expect(await late()).toMatchObject({ done });
  }
  const seen = await elsewhere.founder.api.workflows.instance({ id: instance?.id ?? "" });
  expect(seen.definition.nodes.map((node) => ("assignee" in node ? node.assignee : null))).toEqual(
    seen.definition.nodes.map(() => null),
  );
});

test("later letters say what comes next too, from where the case stands by then", async () => {
  const { founder, moderator, coordinator } = elsewhere;
  const { id } = await submittedApplication(founder, { name: "Milos Energy" });
  const letter = async (says: string) => {
    const found = async () =>
      (await mailsTo(server, founder.email)).find(
        ({ subject, text }) => subject.includes("Milos Energy") && text.includes(says),
      )?.text;
    await expect.poll(found, { timeout: 15_000 }).toBeDefined();
    return found();
  };
  const outlook = async () => founder.api.workflows.outlook({ application: id });
  const [first, second] = (await outlook())?.steps ?? [];
  const [check] = (await moderator.api.workflows.tasks({ q: "Milos" })).items;
  await moderator.api.workflows.claimTask({ id: check?.id ?? "" });
  const answers = { identity: true, team: true, description: true };
  await moderator.api.workflows.completeTask({ id: check?.id ?? "", outcome: "next", answers, reason: "" });
  const reviewed = await letter("ξεκίνησε");
  expect(reviewed).toContain(`Τι ακολουθεί:\n1. ${second?.tells.el.replace(/[.;]$/, "")}`);
  expect(reviewed).not.toContain(first?.tells.el.replace(/[.;]$/, ""));
  expect(reviewed).toContain("Απόφαση: έως");
  expect(reviewed).not.toContain("Σχόλιο");
  // What someone decides by hand is told with it as well.
  const { version } = await coordinator.api.applications.get({ id });
  await coordinator.api.applications.requestChanges({ id, version, reason: "Λείπει το καταστατικό." });
  const changes = await letter("Τι ζητήθηκε");
  expect(changes).toContain("Τι ακολουθεί:\n1. ");
  // The case stands with others, the application with its founder: that something is needed is said.
  expect(changes).toContain("Χρειάζεται κάτι από εσάς: η αίτησή σας, ξανά.");
  expect(changes).not.toContain("δεν χρειάζεται κάτι από εσάς");
  expect((await outlook())?.needed).toEqual({ what: "application", document: null, by: null });
});

test("the course of a measure has a point for every five values, and none of fewer than ten", () => {
  expect(courseOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([]);
  expect(courseOf([1, 1, 1, 1, 1, 9, 9, 9, 9, 9])).toEqual([1, 9]);
  expect(courseOf(Array.from({ length: 200 }, () => 3))).toHaveLength(6);
});
