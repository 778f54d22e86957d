import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { DOCUMENT_PLACE } from "@kerkis/contract/applications/documents/documents.schema.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { aForm, aQuestion, insertForm } from "#modules/forms/forms.factory.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { unzip } from "#test/unzip.ts";
import { registrationAnswers } from "../applications.factory.ts";
import { applicationFiles } from "../files/answer-files.tables.ts";

let server: TestServer;
let cast: ProcessCast;

beforeAll(async () => {
  ({ server, cast } = await twoOrganizations());
});
afterAll(() => server?.close());

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
async function post(person: TestUser, id: string, bytes: Uint8Array = PDF, name = "Statute.pdf") {
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(bytes)]), name);
  const headers = { "x-kerkis": "1", cookie: person.cookie };
  const reply = await fetch(`${server.url}/api/files/answers?application=${id}`, { method: "POST", body, headers });
  return (await reply.json()) as { id: string; code: string };
}
const read = ({ cookie }: TestUser, path: string) => fetch(`${server.url}/api${path}`, { headers: { cookie } });
const statusOf = async (person: TestUser, id: string, file: string) =>
  (await read(person, `/applications/${id}/files/${file}`)).status;
const kept = (id: string) => server.db.$count(applicationFiles, eq(applicationFiles.application_id, id));

/** A submitted application that its coordinator asked changes of. */
async function asked(founder: TestUser, name: string): Promise<string> {
  const { id } = await submittedApplication(founder, { name });
  await askAgain(id);
  return id;
}
async function askAgain(id: string): Promise<void> {
  const { version } = await cast.coordinator.api.applications.get({ id });
  await cast.coordinator.api.applications.requestChanges({ id, version, reason: "The statute is missing." });
}
async function send(founder: TestUser, id: string): Promise<void> {
  const { version } = await founder.api.applications.get({ id });
  await founder.api.applications.submit({ id, version });
}

test("nobody is asked for a document before they submitted, after they withdrew, or while nothing is asked of them", async () => {
  const { founder } = cast;
  const { id: draft } = await founder.api.applications.start({});
  expect((await post(founder, draft)).code).toBe("application.not_editable");
  await founder.api.applications.discard({ id: draft });
  const { id } = await submittedApplication(founder, { name: "Withdrawn Io" });
  expect((await post(founder, id)).code).toBe("application.not_editable");
  const { version } = await founder.api.applications.get({ id });
  await founder.api.applications.withdraw({ id, version });
  expect((await post(founder, id)).code).toBe("application.not_editable");
  expect((await founder.api.applications.documents({ id })).can_add).toBe(false);
  expect(await kept(id)).toBe(0);
});

test("a document is no larger than what is said of it", async () => {
  const id = await asked(cast.founder, "Large Io");
  const large = Buffer.concat([PDF, Buffer.alloc(DOCUMENT_PLACE.megabytes * 1024 ** 2)]);
  expect((await post(cast.founder, id, large)).code).toBe("file.too_large");
  expect(await kept(id)).toBe(0);
});

test("by one application no document of another is read or taken back", async () => {
  const { founder, coordinator } = cast;
  const own = await asked(founder, "First Io");
  const stranger = await server.createUser({ organizations: { [cast.organizationId]: "member" } });
  const other = await asked(stranger, "Second Io");
  const { id: file } = await post(stranger, other);
  expect(await statusOf(founder, own, file)).toBe(404);
  expect(await statusOf(founder, other, file)).toBe(404);
  await founder.api.applications.removeDocument({ id: own, file });
  await expect(founder.api.applications.removeDocument({ id: other, file })).rejects.toMatchObject({
    code: "application.not_found",
  });
  await expect(coordinator.api.applications.removeDocument({ id: other, file })).rejects.toMatchObject({
    code: "auth.forbidden",
  });
  expect(await kept(other)).toBe(1);
  // What answers a question is no document either.
  const answer = { application_id: own, question: "plan", name: "Plan.pdf", format: "pdf" as const, bytes: 3 };
  const [given] = await server.db
    .insert(applicationFiles)
    .values({ ...answer, file_url: `/files/answers/${own}.bin`, created_at: server.clock.now().toISOString() })
    .returning({ id: applicationFiles.id });
  await founder.api.applications.removeDocument({ id: own, file: given?.id ?? "" });
  expect(await kept(own)).toBe(1);
});

test("asked a second time, what was sent the first time stays where it is, and only what is new is their own", async () => {
  const { founder, coordinator } = cast;
  const id = await asked(founder, "Twice Io");
  const { id: first } = await post(founder, id);
  await send(founder, id);
  server.clock.advance(1000);
  await askAgain(id);
  const { id: second } = await post(founder, id, PDF, "New.pdf");
  const seen = async ({ api }: TestUser) =>
    (await api.applications.documents({ id })).items.map(({ id: file, is_sent: isSent }) => [file, isSent]);
  expect(await seen(founder)).toEqual([
    [first, true],
    [second, false],
  ]);
  expect(await seen(coordinator)).toEqual([[first, true]]);
  expect([await statusOf(coordinator, id, first), await statusOf(coordinator, id, second)]).toEqual([200, 404]);
  await expect(founder.api.applications.removeDocument({ id, file: first })).rejects.toMatchObject({
    code: "application.not_editable",
  });
  await send(founder, id);
  expect(await seen(coordinator)).toEqual([
    [first, true],
    [second, true],
  ]);
});

test("sent again with a form of its own, an application keeps its documents beside the answers", async () => {
  const { founder, organizationId } = cast;
  const form_id = await insertForm(server.db, organizationId, aForm(aQuestion("note")));
  const programme_id = await createChallenge(server.db, organizationId, { form_id });
  const { id, version } = await founder.api.applications.start({ programme_id });
  const answers = registrationAnswers({ name: "Form Io" });
  const saved = await founder.api.applications.saveDraft({ id, version, answers, responses: { note: "A note" } });
  await founder.api.applications.submit({ id, version: saved.version });
  server.clock.advance(1000);
  await askAgain(id);
  const { id: file } = await post(founder, id);
  await send(founder, id);
  expect((await cast.coordinator.api.applications.documents({ id })).items).toMatchObject([
    { id: file, is_sent: true },
  ]);
});

test("documents are in the download of one's own data; what was not sent goes with the account, what was stays with the application", async () => {
  const founder = await server.createUser({ organizations: { [cast.organizationId]: "member" } });
  const id = await asked(founder, "Leaving Io");
  const { id: sent } = await post(founder, id);
  await send(founder, id);
  server.clock.advance(1000);
  await askAgain(id);
  const { id: unsent } = await post(founder, id, PDF, "Mine.pdf");
  const { reference } = await founder.api.applications.get({ id });
  const files = unzip(Buffer.from(await (await read(founder, "/files/account-data")).arrayBuffer()));
  expect(files[`files/${reference}/${sent}-Statute.pdf`]).toBe(PDF.toString());
  expect(files[`files/${reference}/${unsent}-Mine.pdf`]).toBe(PDF.toString());
  await server.ownerDb.$client.query("update profiles set deletion_requested_at = now() where id = $1", [founder.id]);
  server.clock.advance(LIMITS.accountGraceMs + 60_000);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  const left = await server.db.select().from(applicationFiles).where(eq(applicationFiles.application_id, id));
  expect(left.map(({ id: file }) => file)).toEqual([sent]);
});
