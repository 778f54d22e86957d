import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applications } from "#modules/applications/applications.tables.ts";
import { applicationFiles } from "#modules/applications/files/answer-files.tables.ts";
import { createRound, submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;

const DEFINITION: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    { ...step("ask"), type: "request_document", document: { el: "Καταστατικό", en: "Statute" } },
    { ...step("paper"), type: "wait_for", event: "document", limit_days: null },
    {
      ...step("look"),
      type: "review",
      assignee: { kind: "managers" },
      due_days: 5,
      remind_days: null,
      escalation: null,
      not_by: [],
    },
    { ...step("end"), type: "end" },
  ],
  edges: [way("start", "ask"), way("ask", "paper"), way("paper", "look"), way("look", "end")],
};

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
  await createWorkflow(server.db, cast.organizationId, { definition: DEFINITION, trigger: "registration" });
});
afterAll(() => server?.close());

/** A file is an answer of the application. */
async function attached(application: string, name: string): Promise<string> {
  const id = randomUUID();
  const file = { id, name, format: "pdf", bytes: 3 } as const;
  await server.db
    .insert(applicationFiles)
    .values({ ...file, application_id: application, question: "statute", file_url: `/files/answers/${id}.bin` });
  await answers(application, [file]);
  return id;
}
const answers = (application: string, statute: object[]) =>
  server.db
    .update(applications)
    .set({ responses: { statute } as never })
    .where(eq(applications.id, application));

/** A case whose document came, with what its story says of it to someone. */
async function came(name: string) {
  const { id } = await submittedApplication(cast.founder, { name });
  const file = await attached(id, "statute-2026.pdf");
  const { version } = await cast.founder.api.applications.get({ id });
  await cast.founder.api.applications.submit({ id, version });
  const [one] = (await cast.owner.api.workflows.instances({ q: name })).items;
  const told = async ({ api }: Pick<TestUser, "api">) => {
    const { timeline } = await api.workflows.instance({ id: one?.id ?? "" });
    return timeline.flatMap(({ kind, actor, files }) => (files.length > 0 ? { kind, actor, files } : []));
  };
  return { id, file, told, caseId: one?.id ?? "" };
}

test("what came is told with its files, which open for those who manage the application and for nobody else", async () => {
  const { id, file, told, caseId } = await came("Paper Boat");
  const story = [{ kind: "arrived", actor: "Άννα Λιάπη", files: [{ id: file, name: "statute-2026.pdf" }] }];
  expect(await told(cast.owner)).toEqual(story);
  // Whoever it is about reads no story, though the file is theirs.
  expect(await told(cast.founder)).toEqual([]);
  const open = async ({ cookie }: TestUser) =>
    (await fetch(`${server.url}/api/applications/${id}/files/${file}`, { headers: { cookie } })).status;
  for (const stranger of [cast.evaluator, cast.member, elsewhere.owner]) {
    expect(await outcomeOf(stranger.api.workflows.instance({ id: caseId }))).toBe("workflow.instance_not_found");
    expect(await open(stranger)).toBe(404);
  }
  // Taken back, it is told no more.
  await answers(id, []);
  expect(await told(cast.owner)).toEqual([]);
});

test("neither a conflict nor a round that hides who applies lets its name through", async () => {
  const { id, told, caseId } = await came("Paper Plane");
  expect(await told(cast.admin)).toHaveLength(1);
  const { id: review } = await cast.coordinator.api.evaluations.assign({ id, evaluator_id: cast.admin.id });
  await cast.admin.api.evaluations.recuse({ id: review, reason: "Συγγένεια" });
  expect(await outcomeOf(cast.admin.api.workflows.instance({ id: caseId }))).toBe("workflow.instance_not_found");
  expect(await told(cast.owner)).toHaveLength(1);
  await createRound(cast, { hide_applicant: true });
  expect(await told(cast.owner)).toEqual([]);
});
