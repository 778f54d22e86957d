import { userTopic } from "@kerkis/contract/core/realtime.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { castOf, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { workflowEvents, workflowInstances, workflowTasks, workflowTimers } from "../workflows.tables.ts";
import { beginCase } from "./engine.service.ts";
import { runDueTimers } from "./timers.jobs.ts";

let server: TestServer;
let cast: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

const DEFINITION: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    { ...step("pause"), type: "wait", working_days: 2 },
    {
      ...step("check"),
      type: "review",
      assignee: { kind: "organization_role", role: "moderator" },
      due_days: 3,
      remind_days: 1,
      escalation: { days: 2, to: { kind: "organization_role", role: "owner" } },
      not_by: [],
    },
    { ...step("end"), type: "end" },
  ],
  edges: [way("start", "pause"), way("pause", "check"), way("check", "end")],
};

/** The server's clock stands at a moment. */
function standAt(moment: string): void {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
}

/** A case that begins now. @returns its id, and its clocks as they are set by then */
async function begun(definition: WorkflowDefinition, title: string) {
  const { id: templateId, versionId } = await createWorkflow(server.db, cast.organizationId, { definition });
  const { platform } = server;
  const given = { organizationId: cast.organizationId, templateId, versionId, title };
  const id = await platform.db.transaction((tx) =>
    beginCase({ tx, platform, actorId: null }, { ...given, applicationId: null, submitterId: null }),
  );
  const clocks = async () => {
    const rows = await server.db.select().from(workflowTimers).where(eq(workflowTimers.instance_id, id));
    return Object.fromEntries(rows.map(({ kind, at }) => [kind, at.replace(".000Z", "Z")]));
  };
  return { id, clocks };
}

// Nine in the morning and midnight of Athens, whatever its clocks do: two hours from UTC in winter, three in summer.
test.each([
  {
    over: "the night in which clocks go forward, and a national holiday",
    from: "2027-03-23T10:00:00Z",
    wakes: "2027-03-26T07:00:00Z",
    due: "2027-03-31",
    reminded: "2027-03-30T06:00:00Z",
    overdue: "2027-03-31T21:00:00Z",
    escalated: "2027-04-02T06:00:00Z",
  },
  {
    over: "the night in which clocks go back, and a national holiday",
    from: "2026-10-21T20:59:00Z",
    wakes: "2026-10-23T06:00:00Z",
    due: "2026-10-29",
    reminded: "2026-10-27T07:00:00Z",
    overdue: "2026-10-29T22:00:00Z",
    escalated: "2026-11-02T07:00:00Z",
  },
  {
    over: "Easter, with Labour Day moved behind it",
    from: "2027-04-28T21:30:00Z",
    wakes: "2027-05-06T06:00:00Z",
    due: "2027-05-11",
    reminded: "2027-05-10T06:00:00Z",
    overdue: "2027-05-11T21:00:00Z",
    escalated: "2027-05-13T06:00:00Z",
  },
  {
    over: "Christmas, the year's end and Epiphany",
    from: "2026-12-23T22:30:00Z",
    wakes: "2026-12-29T07:00:00Z",
    due: "2027-01-04",
    reminded: "2026-12-31T07:00:00Z",
    overdue: "2027-01-04T22:00:00Z",
    escalated: "2027-01-07T07:00:00Z",
  },
])("a case waits, is due, reminded of and escalated in working days over $over", async (expected) => {
  standAt(expected.from);
  const { platform } = server;
  const { id, clocks } = await begun(DEFINITION, expected.over);
  const told = async (kind: string) =>
    (await server.db.select().from(workflowEvents).where(eq(workflowEvents.instance_id, id))).filter(
      (event) => event.kind === kind,
    ).length;
  /** A minute before it nothing happens; at its moment it does, once. */
  const ringsAt = async (moment: string, event: Parameters<typeof told>[0]) => {
    standAt(new Date(Date.parse(moment) - 60_000).toISOString());
    const before = await clocks();
    await runDueTimers(platform);
    expect(await clocks()).toEqual(before);
    standAt(moment);
    await runDueTimers(platform);
    await expect.poll(() => told(event), { timeout: 15_000 }).toBe(1);
  };

  expect(await clocks()).toEqual({ wake: expected.wakes });
  await ringsAt(expected.wakes, "task_opened");
  const [task] = await server.db.select().from(workflowTasks).where(eq(workflowTasks.instance_id, id));
  expect(task?.due_on).toBe(expected.due);
  expect(await clocks()).toEqual({
    remind: expected.reminded,
    overdue: expected.overdue,
    escalate: expected.escalated,
  });
  await ringsAt(expected.reminded, "task_reminded");
  await ringsAt(expected.overdue, "task_overdue");
  await ringsAt(expected.escalated, "task_escalated");
  expect(await clocks()).toEqual({});
  const [escalated] = await server.db.select().from(workflowTasks).where(eq(workflowTasks.instance_id, id));
  expect(escalated?.assignee_id).toBe(cast.owner.id);
  await server.db.delete(workflowInstances).where(eq(workflowInstances.id, id));
});

test("what is due the day after the reminder would be is reminded of, what would be reminded of as it is given is not", async () => {
  // A Tuesday, with nothing but working days behind it.
  standAt("2027-02-09T08:00:00Z");
  const clocksOf = async (due_days: number) => {
    const definition: WorkflowDefinition = {
      nodes: DEFINITION.nodes
        .filter(({ id }) => id !== "pause")
        .map((node) => (node.id === "check" ? Object.assign({}, node, { due_days, escalation: null }) : node)),
      edges: [way("start", "check"), way("check", "end")],
    };
    return (await begun(definition, `Due in ${due_days}`)).clocks();
  };
  expect(await clocksOf(1)).toEqual({ overdue: "2027-02-10T22:00:00Z" });
  expect(await clocksOf(2)).toEqual({ remind: "2027-02-10T07:00:00Z", overdue: "2027-02-11T22:00:00Z" });
});

test("a server that slept past the day reminds of nothing that is overdue; what is suspended keeps its clocks", async () => {
  // A Monday.
  standAt("2027-03-01T08:00:00Z");
  const { platform, db } = server;
  const definition: WorkflowDefinition = {
    nodes: DEFINITION.nodes.filter(({ id }) => id !== "pause"),
    edges: [way("start", "check"), way("check", "end")],
  };
  const [slept, suspended] = [await begun(definition, "Slept"), await begun(definition, "Suspended")];
  await db.update(workflowInstances).set({ status: "suspended" }).where(eq(workflowInstances.id, suspended.id));
  const kept = await suspended.clocks();
  standAt("2027-03-05T08:00:00Z");
  await runDueTimers(platform);
  const story = async () =>
    (await db.select().from(workflowEvents).where(eq(workflowEvents.instance_id, slept.id))).map(({ kind }) => kind);
  await expect.poll(story, { timeout: 15_000 }).toContain("task_overdue");
  expect(await story()).not.toContain("task_reminded");
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(["remind", "overdue", "escalate"]));
  expect(await suspended.clocks()).toEqual(kept);
});

test("as a task becomes late, the screens of whoever holds it and of whoever the case is about follow", async () => {
  // A Monday.
  standAt("2027-06-07T08:00:00Z");
  const { platform, db } = server;
  const nodes = DEFINITION.nodes.filter(({ id }) => id !== "pause");
  const { id: templateId, versionId } = await createWorkflow(db, cast.organizationId, {
    definition: { nodes, edges: [way("start", "check"), way("check", "end")] },
  });
  const about = { applicationId: null, submitterId: cast.founder.id };
  const id = await platform.db.transaction((tx) =>
    beginCase(
      { tx, platform, actorId: null },
      { organizationId: cast.organizationId, templateId, versionId, title: "Late", ...about },
    ),
  );
  const [task] = await db
    .update(workflowTasks)
    .set({ status: "claimed", assignee_id: cast.moderator.id })
    .where(eq(workflowTasks.instance_id, id))
    .returning({ id: workflowTasks.id });
  const heard: { topic: string; payload: unknown }[] = [];
  const publish = vi.spyOn(platform.realtime, "publishAll");
  publish.mockImplementation(async (_, notices) => void heard.push(...notices));
  standAt("2027-06-10T21:00:00Z");
  await runDueTimers(platform);
  for (const person of [cast.moderator.id, cast.founder.id]) {
    const expected = { topic: userTopic(person), payload: { task_id: task?.id, change: "changed" } };
    await expect.poll(() => heard, { timeout: 15_000 }).toContainEqual(expect.objectContaining(expected));
  }
  // Whoever held it sees it go as it is given to someone above.
  heard.length = 0;
  standAt("2027-06-14T06:00:00Z");
  await runDueTimers(platform);
  const gone = { topic: userTopic(cast.moderator.id), payload: { task_id: task?.id, change: "changed" } };
  await expect.poll(() => heard, { timeout: 15_000 }).toContainEqual(expect.objectContaining(gone));
  publish.mockRestore();
});

test("a task is escalated to nobody who did the step that it is kept apart from", async () => {
  // A Monday.
  standAt("2027-02-15T08:00:00Z");
  const { platform, db } = server;
  const moderators = { kind: "organization_role", role: "moderator" } as const;
  const definition: WorkflowDefinition = {
    nodes: [
      { ...step("start"), type: "start" },
      {
        ...step("look"),
        type: "review",
        assignee: moderators,
        due_days: null,
        remind_days: null,
        escalation: null,
        not_by: [],
      },
      {
        ...step("again"),
        type: "review",
        assignee: { kind: "organization_role", role: "owner" },
        due_days: 1,
        remind_days: null,
        escalation: { days: 1, to: moderators },
        not_by: ["look"],
      },
      { ...step("end"), type: "end" },
    ],
    edges: [way("start", "look"), way("look", "again"), way("again", "end")],
  };
  const { id } = await begun(definition, "Two pairs of eyes");
  const taskAt = async (node: string) =>
    (await db.select().from(workflowTasks).where(eq(workflowTasks.instance_id, id))).find((task) => task.node === node);
  const look = await taskAt("look");
  // The clock has been moved by months.
  await server.ownerDb.$client.query("update auth_sessions set expires_at = '2040-01-01'");
  await db
    .update(workflowTasks)
    .set({ status: "claimed", assignee_id: cast.moderator.id })
    .where(eq(workflowTasks.id, look?.id ?? ""));
  await cast.moderator.api.workflows.completeTask({ id: look?.id ?? "", outcome: "next", answers: {}, reason: "" });
  const given = await taskAt("again");
  expect(given?.assignee_id).toBe(cast.owner.id);
  standAt("2027-02-18T08:00:00Z");
  await runDueTimers(platform);
  const ringing = "select 1 from jobs.job where name = 'workflow.timer' and state < 'completed'";
  await expect.poll(async () => (await server.ownerDb.$client.query(ringing)).rowCount).toBe(0);
  const after = await taskAt("again");
  expect([after?.assignee_id, after?.assign_role]).not.toEqual([cast.moderator.id, "moderator"]);
});
