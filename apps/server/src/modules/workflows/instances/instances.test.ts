import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "#modules/identity/identity.factory.ts";
import { addMember } from "#modules/organizations/organizations.factory.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { workflowVersions } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

const bell = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.filter(({ activity_type: kind }) => kind === "task_reminded").length;

test("those who run a case read beside it what its applicant reads, when steps are expected and what is known; the applicant the first alone", async () => {
  const { id } = await createWorkflow(server.db, cast.organizationId, { trigger: "registration" });
  const { founder, owner, moderator } = cast;
  await submittedApplication(founder, { name: "Known Io", stage: "mvp" });
  const [one] = (await owner.api.workflows.instances({ q: "Known" })).items;
  const instance = { id: one?.id ?? "" };
  const seen = await owner.api.workflows.instance(instance);
  expect(seen.outlook?.steps[0]).toMatchObject({
    state: "here",
    tells: { en: expect.stringContaining("coordinator") },
  });
  expect(seen.expected.find(({ node }) => node === "approval")).toMatchObject({ from: null, to: expect.any(String) });
  expect(seen.variables).toContainEqual({ fact: "stage", value: "mvp" });
  expect(seen).toMatchObject({ reference: expect.any(String), published: 1, number: 1 });
  expect(seen.tasks).toMatchObject([{ node: "completeness", due_in: 3, days: 0 }]);
  const own = await founder.api.workflows.instance(instance);
  expect(own.outlook).toEqual(seen.outlook);
  expect(own).toMatchObject({ expected: [], variables: [], tasks: [] });

  const [task] = (await moderator.api.workflows.tasks({ q: "Known" })).items;
  await moderator.api.workflows.claimTask({ id: task?.id ?? "" });
  const answers = { identity: true, team: true, description: true };
  await moderator.api.workflows.completeTask({ id: task?.id ?? "", outcome: "next", answers, reason: "" });
  const later = await owner.api.workflows.instance(instance);
  expect(later.ways).toContainEqual({ from: "completeness", on: "next" });
  // How steps came out is told to those who manage it alone.
  expect((await founder.api.workflows.instance(instance)).ways).toEqual([]);
  expect(later.variables).toContainEqual({ fact: "completeness", value: "next" });
  expect(later.variables).toContainEqual({ fact: "completeness__team", value: true });

  // One case alone goes over to a newer version.
  const other = await owner.api.workflows.startCase({ id, title: "Stays" });
  const published = await owner.api.workflows.template({ id });
  const { version } = await owner.api.workflows.beginVersion({ id, version: published.version });
  const kept = await owner.api.workflows.saveTemplate({
    id,
    version,
    name: LIBRARY.registration.name,
    definition: LIBRARY.registration.definition,
  });
  await owner.api.workflows.publishTemplate({ id, version: kept.version });
  const move = { id, number: 1, instance: instance.id };
  expect((await owner.api.workflows.previewMove(move)).stands).toMatchObject([{ cases: 1, titles: ["Known Io"] }]);
  expect(await owner.api.workflows.moveCases(move)).toEqual({ moved: 1, left: 0 });
  expect(await owner.api.workflows.instance(instance)).toMatchObject({ number: 2, published: 2 });
  expect(await owner.api.workflows.instance({ id: other.id })).toMatchObject({ number: 1, published: 2 });
  const left = await server.db
    .select()
    .from(workflowVersions)
    .where(and(eq(workflowVersions.template_id, id), eq(workflowVersions.number, 1)));
  expect(left).toHaveLength(1);
});

test("whoever runs a case reminds of it once a day; nobody else does, and nobody is reminded of what stands still", async () => {
  const { owner, moderator, coordinator, founder, member } = cast;
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const one = await owner.api.workflows.startCase({ id, title: "Reminded" });
  const [before, other] = [await bell(moderator), await bell(coordinator)];
  for (const { api } of [founder, member, elsewhere.owner]) {
    await expect(api.workflows.remind({ id: one.id })).rejects.toMatchObject({
      code: expect.stringMatching(/^(auth\.forbidden|workflow\.instance_not_found)$/),
    });
  }
  await owner.api.workflows.remind({ id: one.id });
  expect([await bell(moderator), await bell(coordinator)]).toEqual([before + 1, other + 1]);
  await expect(owner.api.workflows.remind({ id: one.id })).rejects.toMatchObject({ code: "workflow.reminded_already" });
  const seen = await owner.api.workflows.instance({ id: one.id });
  expect(seen.timeline[0]).toMatchObject({ kind: "task_reminded", name: { en: "Completeness check" } });
  const audited = await server.db.select().from(auditLog).where(eq(auditLog.action, "workflow.reminded"));
  expect(audited).toMatchObject([{ entity_id: one.id }]);
  server.clock.advance(DAY_MS + 1);
  await owner.api.workflows.remind({ id: one.id });
  await owner.api.workflows.suspend({ id: one.id, reason: "Περιμένουμε τον νόμο" });
  await expect(owner.api.workflows.remind({ id: one.id })).rejects.toMatchObject({ code: "workflow.task_paused" });
  await owner.api.workflows.cancel({ id: one.id, reason: "Δεν χρειάζεται" });
  await expect(owner.api.workflows.remind({ id: one.id })).rejects.toMatchObject({ code: "workflow.instance_closed" });
});

test("a case that is started by hand is about a member: their steps and their mentor's reach them; never about a stranger or oneself", async () => {
  const { owner, founder } = cast;
  const definition: WorkflowDefinition = {
    nodes: [
      { ...step("start"), type: "start" },
      {
        ...step("wish", { el: "wish", en: "wish" }),
        type: "review",
        assignee: { kind: "submitter" },
        due_days: 5,
        remind_days: null,
        escalation: null,
        not_by: [],
      },
      { ...step("end", { el: "end", en: "end" }), type: "end" },
    ],
    edges: [way("start", "wish"), way("wish", "end")],
  };
  const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
  const { people, has_more } = await owner.api.workflows.caseSubjects({});
  expect(has_more).toBe(false);
  const offered = people.map((person) => person.id);
  expect(offered).toContain(founder.id);
  expect(offered).not.toContain(owner.id);
  expect(offered).not.toContain(elsewhere.founder.id);
  for (const stranger of [elsewhere.founder, owner]) {
    await expect(
      owner.api.workflows.startCase({ id, title: "Nobody's", submitter_id: stranger.id }),
    ).rejects.toMatchObject({ code: "input.invalid" });
  }
  await expect(founder.api.workflows.caseSubjects({})).rejects.toMatchObject({ code: "auth.forbidden" });
  for (let more = 0; more < 20; more += 1) {
    const other = await createPerson(server.db, { firstName: "Αχιλλέας", lastName: `Τζαβέλας ${more}` });
    await addMember(server.db, cast.organizationId, other.id);
  }
  const all = await owner.api.workflows.caseSubjects({});
  expect([all.people.length, all.has_more]).toEqual([20, true]);
  const found = async (q: string) => (await owner.api.workflows.caseSubjects({ q })).people.map(({ name }) => name);
  expect(await found("ΤΖΑΒΕΛΑΣ 7 αχιλλεας")).toEqual(["Αχιλλέας Τζαβέλας 17", "Αχιλλέας Τζαβέλας 7"]);
  expect(await found("%")).toEqual([]);
  const one = await owner.api.workflows.startCase({ id, title: "By hand", submitter_id: founder.id });
  const [task] = (await founder.api.workflows.tasks({ q: "By hand" })).items;
  expect(task).toMatchObject({ name: { en: "wish" }, assignee: { id: founder.id } });
  const seen = await founder.api.workflows.instance({ id: one.id });
  expect(seen).toMatchObject({
    can_manage: false,
    outlook: { steps: [expect.objectContaining({ needs: "task" }), {}] },
  });
  const alone = await owner.api.workflows.startCase({ id, title: "About nobody" });
  expect(await owner.api.workflows.instance({ id: alone.id })).toMatchObject({
    status: "failed",
    outlook: null,
    troubles: [{ node: "wish", code: "nobody" }],
  });
});
