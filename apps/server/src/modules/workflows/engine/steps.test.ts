import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applications } from "#modules/applications/applications.tables.ts";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { applicationFiles } from "#modules/applications/files/answer-files.tables.ts";
import { aForm, aQuestion, insertForm } from "#modules/forms/forms.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { castOf, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { addDays } from "@kerkis/contract/core/time/working-days.ts";
import { today } from "#platform/clock/clock.ts";
import { runDueTimers } from "./timers.jobs.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { workflowTemplates } from "../workflows.tables.ts";
import { delivery, webhookSecret } from "./webhooks.repo.ts";

const SILENT = { el: "", en: "" };
const START: WorkflowNode = { ...step("start"), type: "start" };
const END: WorkflowNode = { ...step("end"), type: "end" };
const OTHER: WorkflowNode = { ...step("other"), type: "end" };

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}
const calls: Call[] = [];
let answer = 200;
const receiver = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    calls.push({ headers: request.headers, body });
    response.writeHead(answer).end();
  });
});

let server: TestServer;
let cast: ProcessCast;
let url = "";

beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startTestServer({ WEBHOOK_ORIGINS: url });
  cast = await castOf(server, "Blue Hub");
});
afterAll(async () => {
  await server?.close();
  receiver.close();
});

const calling = (address: string): WorkflowDefinition => ({
  nodes: [START, { ...step("call"), type: "webhook", url: address }, END, OTHER],
  edges: [way("start", "call"), way("call", "end"), way("call", "other", "failed")],
});

async function run(definition: WorkflowDefinition, title: string): Promise<{ id: string; template: string }> {
  const { id: template } = await createWorkflow(server.db, cast.organizationId, { definition });
  const { id } = await cast.owner.api.workflows.startCase({ id: template, title });
  return { id, template };
}
/** Calls that wait for another try. */
const waiting = async () =>
  (
    await server.ownerDb.$client.query(
      "select 1 from jobs.job where name = 'workflow.webhook' and state = 'created' and start_after > now()",
    )
  ).rowCount;
const endOf = async (id: string) => (await cast.owner.api.workflows.instance({ id })).passed.at(-1);
const storyOf = async (id: string) =>
  (await cast.owner.api.workflows.instance({ id })).timeline.map(({ kind, outcome }) => ({ kind, outcome }));

describe("a call to another system", () => {
  test("is signed, tried again with the same key, and moves the case once", async () => {
    answer = 503;
    const { id, template } = await run(calling(`${url}/hook`), "Tried again");
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    expect(calls).toHaveLength(1);
    answer = 204;
    // The wait passes; another job wakes the queue.
    await server.ownerDb.$client.query("update jobs.job set start_after = now() where name = 'workflow.webhook'");
    const nobody = { instance_id: randomUUID(), token: 0, node: "none", key: "none", tries: 0 };
    await server.db.transaction((tx) => server.platform.jobs.enqueue(tx, delivery, nobody, 0));
    await expect.poll(() => endOf(id), { timeout: 20_000 }).toBe("end");
    const [first, second] = calls;
    expect(calls).toHaveLength(2);
    expect(second?.headers["x-kerkis-delivery"]).toBe(first?.headers["x-kerkis-delivery"]);
    const key = webhookSecret(server.platform.config.secret, template);
    const moment = String(second?.headers["x-kerkis-timestamp"]);
    const signed = createHmac("sha256", key).update(`${moment}.${second?.body}`).digest("hex");
    expect(second?.headers["x-kerkis-signature"]).toBe(`sha256=${signed}`);
    expect((await cast.owner.api.workflows.template({ id: template })).webhook_secret).toBe(key);
    expect((await cast.moderator.api.workflows.template({ id: template })).webhook_secret).toBeNull();
    const seen = await cast.moderator.api.workflows.template({ id: template });
    expect(JSON.stringify(seen)).not.toContain("/hook");
  });

  test("never leads inside: another port of this machine is not called, the case takes its other way", async () => {
    const before = calls.length;
    const { id } = await run(calling("https://127.0.0.1:1/inside"), "Inside");
    await expect.poll(() => endOf(id), { timeout: 20_000 }).toBe("other");
    expect(calls).toHaveLength(before);
  });
});

test("a condition leads by the application's facts and by what was answered; what cannot be told goes as if not met", async () => {
  const asked = (fact: string, value: string): WorkflowDefinition => ({
    nodes: [START, { ...step("asked"), type: "condition", condition: { fact, is: "is", value } }, END, OTHER],
    edges: [way("start", "asked"), way("asked", "end", "met"), way("asked", "other", "not_met")],
  });
  const { id: unknown } = await run(asked("industry", "energy"), "Unknown");
  expect(await endOf(unknown)).toBe("other");
  expect(await storyOf(unknown)).toContainEqual({ kind: "acted", outcome: "not_met" });

  const approval: WorkflowNode = {
    ...step("vote"),
    type: "approval",
    assignee: { kind: "managers" },
    due_days: null,
    remind_days: null,
    escalation: null,
    not_by: [],
  };
  const { nodes } = asked("vote", "approved");
  const voted: WorkflowDefinition = {
    nodes: [...nodes, approval],
    edges: [
      way("start", "vote"),
      way("vote", "asked", "approved"),
      way("vote", "asked", "rejected"),
      way("asked", "end", "met"),
      way("asked", "other", "not_met"),
    ],
  };
  const { id } = await run(voted, "Voted");
  const [task] = (await cast.moderator.api.workflows.tasks({ q: "Voted" })).items;
  await cast.moderator.api.workflows.claimTask({ id: task?.id ?? "" });
  await cast.moderator.api.workflows.completeTask({ id: task?.id ?? "", outcome: "approved", answers: {}, reason: "" });
  expect(await endOf(id)).toBe("end");
  expect(await storyOf(id)).toContainEqual({ kind: "acted", outcome: "met" });
  const { ways } = await cast.moderator.api.workflows.instance({ id });
  expect(ways.toSorted((one, other) => one.from.localeCompare(other.from))).toEqual([
    { from: "asked", on: "met" },
    { from: "vote", on: "approved" },
  ]);
});

test("an application sent back is waited for, and goes on when it is sent again", async () => {
  const definition: WorkflowDefinition = {
    nodes: [
      START,
      { ...step("ask"), type: "set_status", status: "changes_requested" },
      { ...step("back"), type: "wait_for", event: "resubmitted", limit_days: 10 },
      {
        ...step("letter"),
        type: "mail",
        to: { kind: "submitter" },
        subject: SILENT,
        words: { el: "Ήρθε", en: "It came" },
      },
      END,
      OTHER,
    ],
    edges: [
      way("start", "ask"),
      way("ask", "back"),
      way("back", "letter"),
      way("back", "other", "timeout"),
      way("letter", "end"),
    ],
  };
  const { id: template } = await createWorkflow(server.db, cast.organizationId, {
    definition,
    trigger: "registration",
  });
  const application = await submittedApplication(cast.founder, { name: "Waited For" });
  const [one] = (await cast.owner.api.workflows.instances({ q: "Waited" })).items;
  expect(one).toMatchObject({ status: "running", at: [{ en: "back" }] });
  const { api } = cast.founder;
  const { version, phase } = await api.applications.get({ id: application.id });
  expect(phase).toBe("changes_requested");
  await api.applications.submit({ id: application.id, version });
  expect(await cast.owner.api.workflows.instance({ id: one?.id ?? "" })).toMatchObject({ status: "completed" });
  await server.db.update(workflowTemplates).set({ trigger: "manual" }).where(eq(workflowTemplates.id, template));
});

const STATUTE = aQuestion("statute", { type: "file", kinds: ["pdf"], max: 1, megabytes: 1 });

test("a document is waited for: sent again without one the case waits on, with one it goes on", async () => {
  const definition: WorkflowDefinition = {
    nodes: [
      START,
      { ...step("ask"), type: "set_status", status: "changes_requested" },
      { ...step("paper"), type: "wait_for", event: "document", limit_days: null },
      END,
    ],
    edges: [way("start", "ask"), way("ask", "paper"), way("paper", "end")],
  };
  const { id: template } = await createWorkflow(server.db, cast.organizationId, {
    definition,
    trigger: "registration",
  });
  await server.db.update(workflowTemplates).set({ trigger: "manual" }).where(ne(workflowTemplates.id, template));
  const withForm = (form_id: string | null) =>
    server.db
      .update(programmes)
      .set({ form_id })
      .where(and(eq(programmes.organization_id, cast.organizationId), eq(programmes.kind, "registry")));
  await withForm(await insertForm(server.db, cast.organizationId, aForm(STATUTE)));
  const { id } = await submittedApplication(cast.founder, { name: "Paper Trail" });
  const [one] = (await cast.owner.api.workflows.instances({ q: "Paper" })).items;
  const standing = async () => (await cast.owner.api.workflows.instance({ id: one?.id ?? "" })).standing;
  const sendAgain = async () => {
    const { version } = await cast.founder.api.applications.get({ id });
    await cast.founder.api.applications.submit({ id, version });
  };
  await sendAgain();
  expect(await standing()).toEqual(["paper"]);
  const { version } = await cast.coordinator.api.applications.get({ id });
  await cast.coordinator.api.applications.requestChanges({ id, version, reason: "Λείπει το καταστατικό." });
  const file = { id: randomUUID(), name: "statute.pdf", format: "pdf", bytes: 3 } as const;
  const file_url = `/files/answers/${randomUUID()}.bin`;
  await server.db.insert(applicationFiles).values({ ...file, question: "statute", application_id: id, file_url });
  await server.db
    .update(applications)
    .set({ responses: { statute: [file] } })
    .where(eq(applications.id, id));
  expect(await standing()).toEqual(["paper"]);
  await sendAgain();
  expect(await standing()).toEqual([]);
  // Whatever its form asks, a document can be handed in where it is asked for.
  await withForm(null);
  const { id: without } = await submittedApplication(cast.founder, { name: "No Place For Paper" });
  const [waiting] = (await cast.owner.api.workflows.instances({ q: "No Place" })).items;
  const again = await cast.founder.api.applications.get({ id: without });
  await cast.founder.api.applications.submit({ id: without, version: again.version });
  expect((await cast.owner.api.workflows.instance({ id: waiting?.id ?? "" })).standing).toEqual(["paper"]);
  await server.db.update(workflowTemplates).set({ trigger: "manual" }).where(eq(workflowTemplates.id, template));
});

test("a case whose application someone decided says so; ended early, the applicant hears why", async () => {
  const { id: template } = await createWorkflow(server.db, cast.organizationId, { trigger: "registration" });
  await server.db.update(workflowTemplates).set({ trigger: "manual" }).where(ne(workflowTemplates.id, template));
  const { id } = await submittedApplication(cast.founder, { name: "Decided Apart" });
  const [one] = (await cast.owner.api.workflows.instances({ q: "Apart" })).items;
  const seen = () => cast.owner.api.workflows.instance({ id: one?.id ?? "" });
  expect((await seen()).is_decided_apart).toBe(false);
  const step1 = await cast.coordinator.api.applications.get({ id });
  await cast.coordinator.api.applications.openReview({ id, version: step1.version });
  const { version } = await cast.coordinator.api.applications.get({ id });
  await cast.coordinator.api.applications.reject({ id, version, reason: "Δεν τεκμηριώνεται η έδρα." });
  expect((await seen()).is_decided_apart).toBe(true);
  await cast.owner.api.workflows.cancel({ id: one?.id ?? "", reason: "Έχει ήδη απορριφθεί" });
  expect((await seen()).is_decided_apart).toBe(false);
  const [told] = (await cast.founder.api.notifications.list({})).items;
  expect(told).toMatchObject({ activity_type: "workflow_cancelled" });
  expect(told?.message).toContain("Έχει ήδη απορριφθεί");
  await server.db.update(workflowTemplates).set({ trigger: "manual" }).where(eq(workflowTemplates.id, template));
});

test("a case waits until its application is decided, by whomever, and for a day of the calendar", async () => {
  const definition: WorkflowDefinition = {
    nodes: [
      START,
      { ...step("decision"), type: "wait_for", event: "decided", limit_days: null },
      { ...step("day"), type: "wait_until", day: addDays(today(server.clock), 8) },
      END,
    ],
    edges: [way("start", "decision"), way("decision", "day"), way("day", "end")],
  };
  const { id: template } = await createWorkflow(server.db, cast.organizationId, {
    definition,
    trigger: "registration",
  });
  await server.db.update(workflowTemplates).set({ trigger: "manual" }).where(ne(workflowTemplates.id, template));
  const application = await submittedApplication(cast.founder, { name: "Awaited Decision" });
  const [one] = (await cast.owner.api.workflows.instances({ q: "Awaited" })).items;
  const standing = async () => (await cast.owner.api.workflows.instance({ id: one?.id ?? "" })).standing;
  expect(await standing()).toEqual(["decision"]);
  const { coordinator } = cast;
  const step1 = await coordinator.api.applications.get({ id: application.id });
  await coordinator.api.applications.openReview({ id: application.id, version: step1.version });
  expect(await standing()).toEqual(["decision"]);
  const { version } = await coordinator.api.applications.get({ id: application.id });
  await coordinator.api.applications.reject({ id: application.id, version, reason: "Δεν τεκμηριώνεται η έδρα." });
  await expect.poll(standing, { timeout: 20_000 }).toEqual(["day"]);
  const outlook = await cast.founder.api.workflows.outlook({ application: application.id });
  expect(outlook?.decided?.to).toBeDefined();
  await runDueTimers(server.platform);
  expect(await standing()).toEqual(["day"]);
  server.clock.advance(9 * DAY_MS);
  await runDueTimers(server.platform);
  await expect.poll(standing, { timeout: 20_000 }).toEqual([]);
  server.clock.advance(-9 * DAY_MS);
  await server.db.update(workflowTemplates).set({ trigger: "manual" }).where(eq(workflowTemplates.id, template));
});

test("a conflict of interest that comes late takes a held task out of sight in another organization too", async () => {
  const { id: other } = await createOrganization(server.db, { name: "Elsewhere" });
  const organizations = { [cast.organizationId]: "moderator", [other]: "member" } as const;
  const both = await server.createUser({ email: ownAddress(), organizations });
  await createWorkflow(server.db, cast.organizationId, { trigger: "registration" });
  const application = await submittedApplication(cast.founder, { name: "Late Conflict" });
  const [task] = (await both.api.workflows.tasks({ q: "Late Conflict" })).items;
  await both.api.workflows.claimTask({ id: task?.id ?? "" });
  const { workflows } = server.clientFor(both.cookie, other);
  expect((await workflows.tasks({})).items).toMatchObject([{ instance: { title: "Late Conflict" } }]);
  await server.db
    .insert(applicationConflicts)
    .values({ application_id: application.id, user_id: both.id, organization_id: cast.organizationId });
  expect((await workflows.tasks({})).items).toEqual([]);
  expect((await workflows.tasksCount({})).groups.mine).toBe(0);
  await expect(workflows.task({ id: task?.id ?? "" })).rejects.toMatchObject({ code: "workflow.task_not_found" });
});

test("whom a conflict of interest keeps from an application, it keeps from its case and its tasks", async () => {
  await createWorkflow(server.db, cast.organizationId, { trigger: "registration" });
  const application = await submittedApplication(cast.founder, { name: "Kept Apart" });
  const { moderator, admin } = cast;
  const [task] = (await moderator.api.workflows.tasks({ q: "Kept" })).items;
  const [one] = (await moderator.api.workflows.instances({ q: "Kept" })).items;
  expect(task).toBeDefined();
  const before = await moderator.api.workflows.processes({});
  await server.db
    .insert(applicationConflicts)
    .values({ application_id: application.id, user_id: moderator.id, organization_id: cast.organizationId });

  expect((await moderator.api.workflows.tasks({ q: "Kept" })).items).toEqual([]);
  expect((await moderator.api.workflows.instances({ q: "Kept" })).items).toEqual([]);
  expect((await moderator.api.workflows.instancesCount({ q: "Kept" })).value).toBe(0);
  expect((await moderator.api.workflows.processes({})).running).toBe(before.running - 1);
  const id = task?.id ?? "";
  const { workflows } = moderator.api;
  for (const refused of [
    () => workflows.task({ id }),
    () => workflows.claimTask({ id }),
    () => workflows.commentTask({ id, text: "Γεια" }),
    () => workflows.instance({ id: one?.id ?? "" }),
    () => workflows.cancel({ id: one?.id ?? "", reason: "Δοκιμή ακύρωσης" }),
  ]) {
    await expect(refused()).rejects.toMatchObject({ code: expect.stringMatching(/_not_found$/) });
  }
  await admin.api.workflows.claimTask({ id });
  const { people } = await admin.api.workflows.delegates({ id });
  expect(people.map((person) => person.id)).not.toContain(moderator.id);
});
