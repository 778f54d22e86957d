import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { addWorkingDays } from "@kerkis/contract/core/time/working-days.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { events } from "#modules/events/events.tables.ts";
import { createPerson } from "#modules/identity/identity.factory.ts";
import { addMember } from "#modules/organizations/organizations.factory.ts";
import { today } from "#platform/clock/clock.ts";
import { ownAddress, submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import { mailsTo } from "#test/mails.ts";
import type { TestServer } from "#test/server.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

const START: WorkflowNode = { ...step("start"), type: "start" };
const END: WorkflowNode = { ...step("end"), type: "end" };
const through = (node: WorkflowNode): WorkflowDefinition => ({
  nodes: [START, node, END],
  edges: [way("start", node.id), way(node.id, "end")],
});

test("an event is laid out once as a draft, on its working day in the morning; others than the organization's see none", async () => {
  const definition = through({
    ...step("demo_day"),
    type: "create_event",
    title: { el: "Παρουσίαση", en: "Demo day" },
    event_type: "demo_day",
    in_days: 10,
    hours: 3,
  });
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  const one = await cast.owner.api.workflows.startCase({ id, title: "Zefyros Air" });
  expect(await cast.owner.api.workflows.instance({ id: one.id })).toMatchObject({ status: "completed" });
  const made = await server.db.select().from(events).where(eq(events.organization_id, cast.organizationId));
  expect(made).toMatchObject([{ title: "Παρουσίαση: Zefyros Air", event_type: "demo_day", is_published: false }]);
  const [event] = made;
  const start = new Date(event?.start_date ?? "");
  expect(start.toLocaleDateString("sv-SE", { timeZone: "Europe/Athens" })).toBe(
    addWorkingDays(today(server.clock), 10),
  );
  expect(start.toLocaleTimeString("sv-SE", { timeZone: "Europe/Athens" })).toBe("10:00:00");
  expect(Date.parse(event?.end_date ?? "") - start.getTime()).toBe(3 * 3_600_000);
  for (const { api } of [cast.founder, elsewhere.owner]) {
    await expect(api.events.get({ id: event?.id ?? "" })).rejects.toMatchObject({ code: "event.not_found" });
  }
});

test("a document is asked for: the application goes back with its name as the reason, and comes on with what it follows", async () => {
  const definition: WorkflowDefinition = {
    nodes: [
      START,
      { ...step("ask"), type: "request_document", document: { el: "Καταστατικό", en: "Statute" } },
      { ...step("back"), type: "wait_for", event: "resubmitted", limit_days: null },
      END,
    ],
    edges: [way("start", "ask"), way("ask", "back"), way("back", "end")],
  };
  await createWorkflow(server.db, cast.organizationId, { definition, trigger: "registration" });
  const { founder, moderator } = cast;
  const { id } = await submittedApplication(founder, { name: "Asked Io" });
  const asked = await founder.api.applications.get({ id });
  expect(asked.phase).toBe("changes_requested");
  expect(asked.history.map(({ reason }) => reason)).toContain("Καταστατικό / Statute");
  const [one] = (await moderator.api.workflows.instances({ q: "Asked" })).items;
  const seen = () => moderator.api.workflows.instance({ id: one?.id ?? "" });
  expect(await seen()).toMatchObject({ standing: ["back"], passed: expect.arrayContaining(["ask"]) });
  expect((await founder.api.workflows.outlook({ application: id }))?.status).toBe("running");
  await founder.api.applications.submit({ id, version: asked.version });
  const over = await seen();
  expect(over).toMatchObject({ status: "completed" });
  // A wait that is over is behind the case.
  expect(over.passed).toEqual(expect.arrayContaining(["ask", "back", "end"]));
});

test("what is offered to two is written to neither; what is one person's own is written to them", async () => {
  const { owner, organizationId } = elsewhere;
  const evaluator = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    organizations: { [organizationId]: "member" },
  });
  const review = (id: string, assignee: Extract<WorkflowNode, { type: "review" }>["assignee"]): WorkflowNode => ({
    ...step(id),
    type: "review",
    assignee,
    due_days: 5,
    remind_days: null,
    escalation: null,
    not_by: [],
  });
  const offered = through(review("offered", { kind: "profile_role", role: "evaluator" }));
  const own = through(review("own", { kind: "person", user_id: evaluator.id }));
  for (const [title, definition] of Object.entries({ Offered: offered, Own: own })) {
    const { id } = await createWorkflow(server.db, organizationId, { definition });
    await owner.api.workflows.startCase({ id, title });
  }
  const subjects = async () => (await mailsTo(server, evaluator.email)).map(({ text }) => text).join("\n");
  expect(await subjects()).toContain("own: Own");
  expect(await subjects()).not.toContain("Offered");
  const titles = (await evaluator.api.workflows.tasks({})).items.map(({ instance }) => instance.title);
  expect(titles.toSorted()).toEqual(["Offered", "Own"]);
  const other = (await elsewhere.evaluator.api.workflows.tasks({})).items.map(({ instance }) => instance.title);
  expect(other).toEqual(["Offered"]);
});

test("words for a role reach everyone who has it, however many they are, and nobody of another organization", async () => {
  for (let more = 0; more < 105; more += 1) {
    const { id } = await createPerson(server.db);
    await addMember(server.db, cast.organizationId, id);
  }
  const to = { kind: "organization_role", role: "member" } as const;
  const words = { el: "Κλείνει αύριο.", en: "It closes tomorrow." };
  const definition = through({ ...step("tell"), type: "notify", to, words });
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  await cast.owner.api.workflows.startCase({ id, title: "For everyone" });
  const told = await server.ownerDb.$client.query<{ role: string | null; count: number }>(
    `select held.role, count(distinct told.user_id)::int as count from notifications told
      left join organization_members held on held.user_id = told.user_id and held.organization_id = $1
      where told.metadata::text like '%It closes tomorrow.%' group by 1`,
    [cast.organizationId],
  );
  const members = await server.ownerDb.$client.query(
    "select user_id from organization_members where organization_id = $1 and role = 'member'",
    [cast.organizationId],
  );
  expect(told.rows).toEqual([{ role: "member", count: members.rowCount }]);
  expect(members.rowCount).toBeGreaterThan(100);
});
