import { DOCUMENT_PLACE, type Documents } from "@kerkis/contract/applications/documents/documents.schema.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { applicationFiles } from "#modules/applications/files/answer-files.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;
/** The application is sent back for the statute, which the case waits for. */
const DEFINITION: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    { ...step("ask"), type: "request_document", document: { el: "Καταστατικό", en: "Statute" } },
    { ...step("paper"), type: "wait_for", event: "document", limit_days: null },
    { ...step("end"), type: "end" },
  ],
  edges: [way("start", "ask"), way("ask", "paper"), way("paper", "end")],
};

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
  await createWorkflow(server.db, cast.organizationId, { definition: DEFINITION, trigger: "registration" });
});
afterAll(() => server?.close());

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
async function post(person: TestUser, id: string, bytes: Uint8Array = PDF, name = "Καταστατικό.pdf") {
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(bytes)]), name);
  const headers = { "x-kerkis": "1", cookie: person.cookie };
  const reply = await fetch(`${server.url}/api/files/answers?application=${id}`, { method: "POST", body, headers });
  return (await reply.json()) as { id: string; code: string };
}
const of = ({ api }: TestUser, id: string): Promise<Documents> => api.applications.documents({ id });
const read = async ({ cookie }: TestUser, id: string, file: string) =>
  (await fetch(`${server.url}/api/applications/${id}/files/${file}`, { headers: { cookie } })).status;
const standing = async (title: string) => {
  const [one] = (await cast.owner.api.workflows.instances({ q: title })).items;
  return (await cast.owner.api.workflows.instance({ id: one?.id ?? "" })).standing;
};
async function sendAgain(id: string): Promise<void> {
  const { version } = await cast.founder.api.applications.get({ id });
  await cast.founder.api.applications.submit({ id, version });
}

test("a document that a workflow asks for is handed in beside a form that has no place for it, and the case goes on", async () => {
  const { id } = await submittedApplication(cast.founder, { name: "Statute Asked" });
  expect(await of(cast.founder, id)).toEqual({ items: [], can_add: true });
  const { id: file } = await post(cast.founder, id);
  // Until it is sent it is the applicant's alone, and the case waits.
  expect((await of(cast.founder, id)).items).toMatchObject([{ id: file, name: "Καταστατικό.pdf", is_sent: false }]);
  expect(await of(cast.coordinator, id)).toEqual({ items: [], can_add: false });
  expect(await read(cast.founder, id, file)).toBe(200);
  expect(await read(cast.coordinator, id, file)).toBe(404);
  expect(await standing("Statute Asked")).toEqual(["paper"]);
  await sendAgain(id);
  expect(await standing("Statute Asked")).toEqual([]);
  expect(await of(cast.coordinator, id)).toMatchObject({ items: [{ id: file, is_sent: true }], can_add: false });
  const [one] = (await cast.owner.api.workflows.instances({ q: "Statute Asked" })).items;
  const { timeline } = await cast.owner.api.workflows.instance({ id: one?.id ?? "" });
  expect(timeline.flatMap(({ files }) => files)).toEqual([{ id: file, name: "Καταστατικό.pdf" }]);
  expect(await read(cast.coordinator, id, file)).toBe(200);
  for (const stranger of [elsewhere.coordinator, elsewhere.founder, cast.evaluator, cast.member]) {
    expect(await read(stranger, id, file)).toBe(404);
    await expect(of(stranger, id)).rejects.toMatchObject({ code: "application.not_found" });
  }
  // What was sent stays, and nobody asks for more.
  await expect(cast.founder.api.applications.removeDocument({ id, file })).rejects.toMatchObject({
    code: "application.not_editable",
  });
  expect((await post(cast.founder, id)).code).toBe("application.not_editable");
});

test("what is not sent can be taken back; it is of a kind and number that are taken, and one's own to hand in", async () => {
  const { id } = await submittedApplication(cast.founder, { name: "Taken Back" });
  for (const [person, code] of [
    [cast.coordinator, "auth.forbidden"],
    [elsewhere.founder, "application.not_found"],
    [elsewhere.coordinator, "application.not_found"],
  ] as const) {
    expect((await post(person, id)).code).toBe(code);
  }
  expect((await post(cast.founder, id, Buffer.from("<!doctype html><script>1</script>"))).code).toBe("file.other_kind");
  const { id: file } = await post(cast.founder, id);
  await cast.founder.api.applications.removeDocument({ id, file });
  await cast.founder.api.applications.removeDocument({ id, file });
  expect((await of(cast.founder, id)).items).toEqual([]);
  await sendAgain(id);
  expect(await standing("Taken Back")).toEqual(["paper"]);
  await server.db.insert(applicationFiles).values(
    Array.from({ length: DOCUMENT_PLACE.max }, (_, at) => ({
      application_id: id,
      question: "-",
      name: `${at}.pdf`,
      format: "pdf" as const,
      bytes: 3,
      file_url: `/files/answers/${id}-${at}.bin`,
    })),
  );
  expect((await post(cast.founder, id)).code).toBe("file.quota");
  await server.db.delete(applicationFiles).where(eq(applicationFiles.application_id, id));
});

test("where a case waits for a document of an application that is with its reviewers, it goes on as soon as one comes", async () => {
  const { id } = await submittedApplication(cast.founder, { name: "With Reviewers" });
  await sendAgain(id);
  expect((await cast.founder.api.applications.get({ id })).phase).toBe("pending");
  expect((await of(cast.founder, id)).can_add).toBe(true);
  await post(cast.founder, id);
  await expect.poll(() => standing("With Reviewers"), { timeout: 20_000 }).toEqual([]);
  expect((await of(cast.founder, id)).can_add).toBe(false);
});
