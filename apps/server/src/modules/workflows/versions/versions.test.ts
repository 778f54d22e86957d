import { randomUUID } from "node:crypto";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer } from "#test/server.ts";
import { eq } from "drizzle-orm";
import { createWorkflow } from "../workflows.factory.ts";
import { workflowTimers } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

const { nodes, edges } = LIBRARY.registration.definition;
/** The registration without its second approval. */
const shorter: WorkflowDefinition = {
  nodes: nodes.filter(({ id }) => !["approval", "reject", "declined"].includes(id)),
  edges: edges
    .filter(({ from }) => from !== "approval" && from !== "reject")
    .map((edge) => (edge.to === "approval" ? Object.assign({}, edge, { to: "approve" }) : edge)),
};

const renamed = (given: string) => (given === "completeness" ? "paperwork" : given);
/** The registration with its first step under another name. */
const withPaperwork: WorkflowDefinition = {
  nodes: nodes.map((node) => Object.assign({}, node, { id: renamed(node.id) })),
  edges: edges.map((edge) => Object.assign({}, edge, { from: renamed(edge.from), to: renamed(edge.to) })),
};

/** Publishes another definition of a workflow. */
async function publish(id: string, definition: WorkflowDefinition): Promise<number> {
  const { workflows } = cast.owner.api;
  const { version } = await workflows.beginVersion({ id, version: (await workflows.template({ id })).version });
  const saved = await workflows.saveTemplate({ id, version, name: LIBRARY.registration.name, definition });
  return (await workflows.publishTemplate({ id, version: saved.version })).number;
}

test("cases that stand where the new version has the step too are moved; the others keep theirs; it is previewed and audited", async () => {
  const { workflows } = cast.owner.api;
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const checked = await workflows.startCase({ id, title: "At the check" });
  const approved = await workflows.startCase({ id, title: "At the approval" });
  const [task] = (await cast.moderator.api.workflows.tasks({ view: "available", q: "At the approval" })).items;
  await cast.moderator.api.workflows.claimTask({ id: task?.id ?? "" });
  await cast.moderator.api.workflows.completeTask({
    id: task?.id ?? "",
    outcome: "next",
    answers: { identity: true, team: true, description: true },
    reason: "",
  });
  await expect(workflows.previewMove({ id, number: 1 })).rejects.toMatchObject({ code: "workflow.not_published" });
  expect(await publish(id, shorter)).toBe(2);

  expect((await workflows.versions({ id })).versions).toMatchObject([
    { number: 2, running: 0 },
    { number: 1, running: 2 },
  ]);
  const { stands, to } = await workflows.previewMove({ id, number: 1 });
  expect(to).toBe(2);
  expect(stands).toHaveLength(2);
  expect(stands).toEqual(
    expect.arrayContaining([
      {
        at: [nodes.find((node) => node.id === "completeness")?.name],
        fits: true,
        gone: [],
        cases: 1,
        titles: ["At the check"],
      },
      {
        at: [nodes.find((node) => node.id === "approval")?.name],
        fits: false,
        gone: [expect.objectContaining({ node: "approval", targets: expect.any(Array) })],
        cases: 1,
        titles: ["At the approval"],
      },
    ]),
  );
  expect(await workflows.moveCases({ id, number: 1 })).toEqual({ moved: 1, left: 0 });
  expect(await workflows.moveCases({ id, number: 1 })).toEqual({ moved: 0, left: 0 });
  expect(await workflows.instance({ id: checked.id })).toMatchObject({
    number: 2,
    timeline: [{ kind: "moved", reason: "1 → 2" }, {}, {}],
  });
  expect(await workflows.instance({ id: approved.id })).toMatchObject({ number: 1 });
  const audited = await server.db.select().from(auditLog).where(eq(auditLog.action, "workflow.moved"));
  expect(audited).toMatchObject([{ entity_id: id, details: { from: 1, to: 2, cases: 1 } }]);

  // The task that was open goes on by the new version: no second approval, the case is at its end.
  const [open] = (await cast.moderator.api.workflows.tasks({ view: "available", q: "At the check" })).items;
  await cast.moderator.api.workflows.claimTask({ id: open?.id ?? "" });
  await cast.moderator.api.workflows.completeTask({
    id: open?.id ?? "",
    outcome: "next",
    answers: { identity: true, team: true, description: true },
    reason: "",
  });
  expect((await workflows.instance({ id: checked.id })).status).toBe("completed");
});

test("a step that is gone is mapped to another: what was open there is cancelled, the case begins the other step", async () => {
  const { workflows } = cast.owner.api;
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const started = await workflows.startCase({ id, title: "Mapped over" });
  const [held] = (await cast.moderator.api.workflows.tasks({ view: "available", q: "Mapped" })).items;
  await cast.moderator.api.workflows.claimTask({ id: held?.id ?? "" });
  await publish(id, withPaperwork);
  const { stands } = await workflows.previewMove({ id, number: 1 });
  expect(stands).toMatchObject([{ fits: false, cases: 1, gone: [{ node: "completeness" }] }]);
  const targets = stands[0]?.gone[0]?.targets.map(({ node }) => node) ?? [];
  expect(targets).toContain("paperwork");
  for (const mark of ["start", "registered", "unknown"]) {
    expect(targets).not.toContain(mark);
    expect(await workflows.moveCases({ id, number: 1, map: { completeness: mark } })).toEqual({ moved: 0, left: 0 });
  }
  expect(await workflows.moveCases({ id, number: 1 })).toEqual({ moved: 0, left: 0 });
  expect(await workflows.moveCases({ id, number: 1, map: { completeness: "paperwork" } })).toEqual({
    moved: 1,
    left: 0,
  });

  const one = await workflows.instance({ id: started.id });
  expect(one).toMatchObject({ number: 2, status: "running", standing: ["paperwork"] });
  expect(one.tasks.map(({ node, status }) => [node, status])).toEqual([
    ["paperwork", "open"],
    ["completeness", "cancelled"],
  ]);
  expect((await cast.moderator.api.notifications.list({})).items.map((item) => item.activity_type)).toContain(
    "task_cancelled",
  );
  const timers = await server.db.select().from(workflowTimers).where(eq(workflowTimers.instance_id, started.id));
  expect(new Set(timers.map(({ task_id }) => task_id))).toEqual(new Set([one.tasks[0]?.id]));
});

test("a case that is stuck at a step goes on at the step that it is mapped to, and is stuck no longer", async () => {
  const { workflows } = cast.owner.api;
  const nobody = { kind: "person", user_id: randomUUID() } as const;
  const definition: WorkflowDefinition = {
    nodes: nodes.map((node) => (node.id === "completeness" ? Object.assign({}, node, { assignee: nobody }) : node)),
    edges,
  };
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  const started = await workflows.startCase({ id, title: "Stuck before" });
  expect(await workflows.instance({ id: started.id })).toMatchObject({
    status: "failed",
    troubles: [{ node: "completeness", code: "nobody" }],
  });
  await publish(id, withPaperwork);
  expect(await workflows.moveCases({ id, number: 1, map: { completeness: "paperwork" } })).toMatchObject({ moved: 1 });
  expect(await workflows.instance({ id: started.id })).toMatchObject({
    status: "running",
    troubles: [],
    standing: ["paperwork"],
  });
});

test("cases that someone may not know of are neither counted nor moved by them; others hear of no version", async () => {
  const { owner, founder, moderator } = cast;
  const { id } = await createWorkflow(server.db, cast.organizationId, { trigger: "registration" });
  const application = await submittedApplication(founder, { name: "Hidden Version" });
  await publish(id, shorter);
  await server.db
    .insert(applicationConflicts)
    .values({ application_id: application.id, user_id: owner.id, organization_id: cast.organizationId });
  expect((await owner.api.workflows.previewMove({ id, number: 1 })).stands).toEqual([]);
  expect(await owner.api.workflows.moveCases({ id, number: 1 })).toEqual({ moved: 0, left: 0 });
  for (const { api } of [elsewhere.owner, moderator]) {
    for (const refused of [
      () => api.workflows.versions({ id }),
      () => api.workflows.version({ id, number: 1 }),
      () => api.workflows.previewMove({ id, number: 1 }),
      () => api.workflows.moveCases({ id, number: 1 }),
    ]) {
      await expect(refused()).rejects.toMatchObject({
        code: expect.stringMatching(/^(workflow\.template_not_found|auth\.forbidden)$/),
      });
    }
  }
});
