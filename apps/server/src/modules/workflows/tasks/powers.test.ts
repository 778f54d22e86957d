import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { addDays } from "@kerkis/contract/core/time/working-days.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "#platform/clock/clock.ts";
import { castOf, ownAddress, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type ApiClient, type TestServer } from "#test/server.ts";
import { beginCase } from "../engine/engine.service.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { workflowTasks } from "../workflows.tables.ts";

const PEOPLE = [
  "assignee",
  "candidate",
  "substitute",
  "owner",
  "member",
  "submitter",
  "platform admin",
  "stranger",
] as const;
type Who = (typeof PEOPLE)[number];

const ok = "accepted";
const no = "auth.forbidden";
const hidden = "workflow.task_not_found";
const nowhere = "workflow.instance_not_found";
const taken = "workflow.task_taken";

const asking = (kind: "review" | "approval", role: "moderator" | "nobody"): WorkflowDefinition => {
  const assignee =
    role === "nobody"
      ? ({ kind: "profile_role", role: "investor" } as const)
      : ({ kind: "organization_role", role } as const);
  const task = { assignee, due_days: 3, remind_days: null, escalation: null, not_by: [] };
  const nodes: WorkflowNode[] = [
    { ...step("start"), type: "start" },
    { ...step("ask"), ...task, type: kind },
    { ...step("end"), type: "end" },
  ];
  const ways = kind === "review" ? [way("ask", "end")] : [way("ask", "end", "approved"), way("ask", "end", "rejected")];
  return { nodes, edges: [way("start", "ask"), ...ways] };
};

let server: TestServer;
let cast: ProcessCast;
let people: Record<Who, ApiClient>;
let candidateId = "";
let workflows: Record<"review" | "approval" | "stuck", { id: string; versionId: string }>;

beforeAll(async () => {
  server = await startTestServer();
  cast = await castOf(server, "Blue Hub");
  const elsewhere = await castOf(server, "Elevate");
  const { organizationId } = cast;
  const candidate = await server.createUser({ email: ownAddress(), organizations: { [organizationId]: "moderator" } });
  const root = await server.createUser({ email: ownAddress(), superAdmin: true });
  people = {
    assignee: cast.moderator.api,
    candidate: candidate.api,
    substitute: cast.admin.api,
    owner: cast.owner.api,
    member: cast.member.api,
    submitter: cast.founder.api,
    "platform admin": server.clientFor(root.cookie, organizationId),
    stranger: elsewhere.owner.api,
  };
  candidateId = candidate.id;
  const day = today(server.clock);
  await people.assignee.workflows.setAbsence({ from_on: day, until_on: addDays(day, 5), substitute_id: cast.admin.id });
  const workflow = (definition: WorkflowDefinition) => createWorkflow(server.db, organizationId, { definition });
  workflows = {
    review: await workflow(asking("review", "moderator")),
    approval: await workflow(asking("approval", "moderator")),
    stuck: await workflow(asking("review", "nobody")),
  };
});
afterAll(() => server?.close());

/** A case about the submitter; its task, where there is one, is open or the assignee's. */
async function caseOf(kind: keyof typeof workflows, isHeld: boolean): Promise<{ id: string; task: string }> {
  const { id: templateId, versionId } = workflows[kind];
  const { organizationId, founder } = cast;
  const given = { organizationId, templateId, versionId, title: "Matrix", applicationId: null };
  const { platform } = server;
  const id = await server.db.transaction((tx) =>
    beginCase({ tx, platform, actorId: null }, { ...given, submitterId: founder.id }),
  );
  const [task] = await server.db.select().from(workflowTasks).where(eq(workflowTasks.instance_id, id));
  if (task && isHeld) await people.assignee.workflows.claimTask({ id: task.id });
  return { id, task: task?.id ?? "" };
}

type Act = (api: ApiClient, one: { id: string; task: string }) => Promise<unknown>;
interface Row {
  act: Act;
  /** How it goes for each of the people, in their order. */
  goes: readonly string[];
  kind?: keyof typeof workflows;
  /** Nobody has claimed the task. */
  isFree?: true;
  before?: Act;
}

const REASON = "Δοκιμή";
const done = (outcome: "next" | "approved") => ({ outcome, answers: {}, reason: "" });
const suspend: Act = (api, { id }) => api.workflows.suspend({ id, reason: REASON });
/** Those who run workflows step into a case; only whom a task reaches does it. Nobody does either about themselves. */
const RUNS = [ok, ok, ok, ok, no, no, nowhere, nowhere];
const ROWS: Record<string, Row> = {
  "look at a task": {
    act: ({ workflows: { task } }, one) => task({ id: one.task }),
    goes: [ok, ok, ok, ok, hidden, hidden, hidden, hidden],
  },
  "look at the case": {
    act: ({ workflows: { instance } }, { id }) => instance({ id }),
    goes: [ok, ok, ok, ok, nowhere, ok, nowhere, nowhere],
  },
  claim: {
    act: (api, { task }) => api.workflows.claimTask({ id: task }),
    goes: [ok, ok, no, no, hidden, hidden, hidden, hidden],
    isFree: true,
  },
  "claim what is held": {
    act: (api, { task }) => api.workflows.claimTask({ id: task }),
    goes: [ok, taken, taken, taken, hidden, hidden, hidden, hidden],
  },
  release: {
    act: (api, { task }) => api.workflows.releaseTask({ id: task }),
    goes: [ok, no, no, no, hidden, hidden, hidden, hidden],
  },
  delegate: {
    act: (api, { task }) => api.workflows.delegateTask({ id: task, to: candidateId, reason: "" }),
    goes: [ok, no, no, no, hidden, hidden, hidden, hidden],
  },
  comment: {
    act: (api, { task }) => api.workflows.commentTask({ id: task, text: "Γεια" }),
    goes: [ok, ok, ok, ok, hidden, hidden, hidden, hidden],
  },
  complete: {
    act: (api, { task }) => api.workflows.completeTask({ id: task, ...done("next") }),
    goes: [ok, no, ok, no, hidden, hidden, hidden, hidden],
  },
  decide: {
    act: (api, { task }) => api.workflows.completeTask({ id: task, ...done("approved") }),
    goes: [ok, no, ok, no, hidden, hidden, hidden, hidden],
    kind: "approval",
  },
  suspend: { act: suspend, goes: RUNS },
  resume: {
    act: (api, { id }) => api.workflows.resume({ id }),
    goes: RUNS,
    before: (_, one) => suspend(people.owner, one),
  },
  cancel: { act: (api, { id }) => api.workflows.cancel({ id, reason: REASON }), goes: RUNS },
  retry: { act: (api, { id }) => api.workflows.retry({ id }), goes: RUNS, kind: "stuck" },
  skip: { act: (api, { id }) => api.workflows.skip({ id, reason: REASON }), goes: RUNS, kind: "stuck" },
};

test.each(Object.entries(ROWS))("%s: each of eight people as far as it is theirs", async (_, row) => {
  const heard: string[] = [];
  let one: Awaited<ReturnType<typeof caseOf>> | null = null;
  for (const who of PEOPLE) {
    if (one === null) {
      one = await caseOf(row.kind ?? "review", row.isFree !== true);
      await row.before?.(people[who], one);
    }
    const outcome = await outcomeOf(row.act(people[who], one));
    heard.push(outcome);
    // What was done is done: the next one meets a case of their own.
    if (outcome === ok) one = null;
  }
  expect(heard).toEqual(row.goes);
});
