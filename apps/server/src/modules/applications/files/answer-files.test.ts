import type { AnswerFile } from "@kerkis/contract/core/forms/file-kinds.ts";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { aForm, aQuestion, insertForm } from "#modules/forms/forms.factory.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { castOf, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { unzip } from "#test/unzip.ts";
import { postAnswer } from "#test/uploads.ts";
import { registrationAnswers } from "../applications.factory.ts";
import { applicationFiles } from "./answer-files.tables.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server.close());

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
const NAME = "Βεβαίωση του Πολυδεύκη.pdf";
const plan = aQuestion("plan", { type: "file", kinds: ["pdf", "image"], max: 2, megabytes: 1, is_required: true });
const note = aQuestion("note");

/** A call that asks for files, and a draft of this founder there. */
async function asking(founder = here.founder) {
  const form_id = await insertForm(server.db, here.organizationId, aForm(plan, note));
  const callId = await createChallenge(server.db, here.organizationId, { form_id });
  const { id, version } = await founder.api.applications.start({ programme_id: callId });
  return { callId, id, version };
}

const post = ({ cookie }: TestUser, id: string, bytes: Uint8Array, name = NAME, question = "plan") =>
  postAnswer(server, cookie, { id, question, bytes, name });
const upload = async (id: string, bytes: Uint8Array = PDF, name = NAME): Promise<AnswerFile> =>
  (await (await post(here.founder, id, bytes, name)).json()) as AnswerFile;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const read = ({ cookie }: TestUser, path: string) => fetch(`${server.url}/api${path}`, { headers: { cookie } });

/** A submitted application with a file; another that was uploaded and taken back. */
async function submitted() {
  const { id, version, callId } = await asking();
  const [given, dropped] = [await upload(id), await upload(id, PDF, "Λάθος.pdf")];
  const saved = await here.founder.api.applications.saveDraft({
    id,
    version,
    answers: registrationAnswers({ name: "Thalassa Robotics" }),
    responses: { plan: [given] },
  });
  await here.founder.api.applications.submit({ id, version: saved.version });
  return { id, callId, given, dropped };
}

test("a file is an answer of its draft, read by who may see the application and by nobody else", async () => {
  const { id, given, dropped } = await submitted();
  expect(given).toEqual({ id: expect.any(String), name: NAME, format: "pdf", bytes: PDF.length });
  expect((await here.coordinator.api.applications.get({ id })).responses).toEqual({ plan: [given] });
  for (const person of [here.founder, here.coordinator]) {
    const file = await read(person, `/applications/${id}/files/${given.id}`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringContaining(`filename*=UTF-8''${encodeURIComponent(NAME)}`),
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
  }
  for (const person of [elsewhere.coordinator, here.evaluator, here.member])
    expect((await read(person, `/applications/${id}/files/${given.id}`)).status).toBe(404);
  expect((await fetch(`${server.url}/api/applications/${id}/files/${given.id}`)).status).toBe(401);
  const [kept] = await server.db.select().from(applicationFiles).where(eq(applicationFiles.id, given.id));
  expect((await fetch(`${server.url}${kept?.file_url}`)).status).toBe(404);
  // What was taken back is nobody's to read, nor kept after the submission.
  expect((await read(here.coordinator, `/applications/${id}/files/${dropped.id}`)).status).toBe(404);
  expect(await server.db.$count(applicationFiles, eq(applicationFiles.application_id, id))).toBe(1);
});

test("an evaluator reads it beside the score sheet, in a blind round without its name", async () => {
  const { id, given } = await submitted();
  const { coordinator, evaluator } = here;
  const { id: evaluation } = await coordinator.api.evaluations.assign({ id, evaluator_id: evaluator.id });
  const path = `/evaluations/${evaluation}/files/${given.id}`;
  expect((await read(evaluator, path)).headers.get("content-disposition")).toContain(encodeURIComponent(NAME));
  for (const person of [here.member, elsewhere.evaluator, coordinator])
    expect((await read(person, path)).status).toBe(404);
  await server.ownerDb.$client.query("update rounds set hide_applicant = true where organization_id = $1", [
    here.organizationId,
  ]);
  const blind = await read(evaluator, path);
  expect(blind.headers.get("content-disposition")).toContain('filename="file-1.pdf"');
  expect(Buffer.from(await blind.arrayBuffer())).toEqual(PDF);
  expect(JSON.stringify(await evaluator.api.evaluations.get({ id: evaluation }))).not.toContain("Πολυδεύκη");
});

test("what a file is its content says; it is no larger, no more and nobody else's than its question takes", async () => {
  const { id, version } = await asking();
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#0a6" } })
    .gif()
    .toBuffer();
  for (const bytes of [page, picture, Buffer.from("MZ\u0090")])
    expect(await codeOf(await post(here.founder, id, bytes))).toBe("file.other_kind");
  expect(await codeOf(await post(here.founder, id, Buffer.alloc(0)))).toBe("file.empty");
  const large = Buffer.concat([PDF, Buffer.alloc(1024 ** 2)]);
  expect(await codeOf(await post(here.founder, id, large))).toBe("file.too_large");
  expect(await codeOf(await post(here.founder, id, PDF, NAME, "note"))).toBe("input.invalid");
  for (const person of [here.coordinator, elsewhere.founder])
    expect(await codeOf(await post(person, id, PDF))).toBe("application.not_found");
  expect(await server.db.$count(applicationFiles, eq(applicationFiles.application_id, id))).toBe(0);

  const other = await asking();
  const [foreign, own] = [await upload(other.id), await upload(id, PDF, "../../a\u0000b\u202e.pdf")];
  expect(own.name).toBe("ab.pdf");
  const save = (plan: AnswerFile[]) =>
    here.founder.api.applications.saveDraft({ id, version, answers: {}, responses: { plan } });
  for (const files of [[foreign], [{ ...own, name: "x.pdf" }], [own, { ...own, id: other.id }]])
    await expect(save(files)).rejects.toMatchObject({ data: { fields: [{ path: "responses.plan" }] } });
  const saved = await here.founder.api.applications.saveDraft({
    id,
    version,
    answers: registrationAnswers({ name: "Halios" }),
    responses: { plan: [own, await upload(id), await upload(id)] },
  });
  await expect(here.founder.api.applications.submit({ id, version: saved.version })).rejects.toMatchObject({
    data: { fields: [{ path: "q_plan", code: "too_long" }] },
  });
});

test("the download of one's own data has the files; an erased account takes those of its drafts along", async () => {
  const founder = await server.createUser({ organizations: { [here.organizationId]: "member" } });
  const { id, version } = await asking(founder);
  const given = (await (await post(founder, id, PDF)).json()) as AnswerFile;
  await founder.api.applications.saveDraft({ id, version, answers: { name: "Halios" }, responses: { plan: [given] } });
  const files = unzip(Buffer.from(await (await read(founder, "/files/account-data")).arrayBuffer()));
  expect(files[`files/${id}/${given.id}-${NAME}`]).toBe(PDF.toString());
  expect(files["kerkis-data.html"]).toContain(NAME);
  const others = unzip(Buffer.from(await (await read(elsewhere.founder, "/files/account-data")).arrayBuffer()));
  expect(Object.keys(others).filter((name) => name.startsWith("files/"))).toEqual([]);
  await server.ownerDb.$client.query("update profiles set deletion_requested_at = now() where id = $1", [founder.id]);
  server.clock.advance(LIMITS.accountGraceMs + 60_000);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  expect(await server.db.$count(applicationFiles, eq(applicationFiles.application_id, id))).toBe(0);
});
