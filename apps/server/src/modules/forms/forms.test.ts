import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationsPersonalData } from "#modules/applications/privacy/personal-data.reads.ts";
import { registrationAnswers } from "#modules/applications/applications.factory.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { castOf, type ProcessCast } from "../../../test/application-process.ts";
import { aForm, aQuestion, insertForm } from "./forms.factory.ts";
import { formVersions } from "./forms.tables.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server.close());

const pilot = aQuestion("pilot", { type: "yes_no", is_required: true });
const where = aQuestion("place", {
  type: "text",
  max: 40,
  is_required: true,
  shown_if: { fact: "pilot", is: "is", value: true },
});
const turnover = aQuestion("turnover", { type: "money", currency: "EUR" });

/** A call that asks these questions, and a draft of the founder there. */
async function asking(definition = aForm(pilot, where, turnover)) {
  const form_id = await insertForm(server.db, here.organizationId, definition);
  const callId = await createChallenge(server.db, here.organizationId, { form_id });
  const { id, version } = await here.founder.api.applications.start({ programme_id: callId });
  return { form_id, callId, id, version };
}

test("a form is written, published as versions that stay, and read by those who run its organization alone", async () => {
  const callId = await createChallenge(server.db, here.organizationId, { state: "draft" });
  const { api } = here.coordinator;
  const { id } = await api.programmes.beginForm({ id: callId });
  expect(await api.programmes.beginForm({ id: callId })).toEqual({ id });
  const saved = await api.forms.save({ id, seen: 0, definition: aForm(where) });
  expect((await api.forms.form({ id })).saved_by).toContain("Συντονιστής");
  await expect(api.forms.save({ id, seen: 0, definition: aForm() })).rejects.toMatchObject({
    code: "request.conflict",
  });
  await expect(api.forms.publish({ id, seen: saved.seen })).rejects.toMatchObject({
    code: "form.not_ready",
    data: { fields: [{ path: "definition.sections.0.questions.0" }] },
  });
  const { seen } = await api.forms.save({ id, seen: saved.seen, definition: aForm(pilot, where) });
  const published = await api.forms.publish({ id, seen });
  expect(published.versions).toMatchObject([{ version: 1, created_by: expect.stringContaining("Συντονιστής") }]);
  await expect(api.forms.publish({ id, seen })).rejects.toMatchObject({ code: "form.unchanged" });
  expect((await api.programmes.challenge({ id: callId })).form).toEqual({
    id,
    version: 1,
    questions: 2,
    is_changed: false,
  });
  await expect(
    server.db.update(formVersions).set({ definition: aForm() }).where(eq(formVersions.form_id, id)),
  ).rejects.toMatchObject({ cause: { code: "KR007" } });
  for (const person of [elsewhere.coordinator, elsewhere.owner, here.founder, here.evaluator]) {
    for (const call of [
      () => person.api.forms.form({ id }),
      () => person.api.forms.save({ id, seen, definition: aForm() }),
      () => person.api.forms.publish({ id, seen }),
    ])
      await expect(call()).rejects.toMatchObject({
        code: expect.stringMatching(/^(form\.not_found|auth\.forbidden)$/),
      });
  }
  const copy = await api.programmes.copy({ id: callId });
  expect(copy.form).toMatchObject({ version: 0, is_changed: true });
  expect(copy.form?.id).not.toBe(id);
});

test("an application is judged by the call's questions too; both sides read the answers, and criteria look at them", async () => {
  const { id, version, callId } = await asking();
  const { api } = here.founder;
  const answers = registrationAnswers({ name: "Thalassa Robotics" });
  const rule = { key: "small", label: { el: "Κύκλος εργασιών", en: "" }, reference: { el: "", en: "" } };
  await here.coordinator.api.programmes.saveRules({
    id: callId,
    seen: 0,
    rules: [{ ...rule, condition: { fact: "turnover", is: "at_most", value: 100 } }],
  });
  await expect(api.applications.saveDraft({ id, version, answers, responses: { other: "x" } })).rejects.toMatchObject({
    data: { fields: [{ path: "responses.other", code: "invalid" }] },
  });
  const first = await api.applications.saveDraft({ id, version, answers, responses: { pilot: true, turnover: 90 } });
  await expect(api.applications.submit({ id, version: first.version })).rejects.toMatchObject({
    code: "application.incomplete",
    data: { fields: [{ path: "q_place", code: "required" }] },
  });
  const second = await api.applications.saveDraft({
    id,
    version: first.version,
    answers: {},
    responses: { place: " Πειραιάς " },
  });
  await api.applications.submit({ id, version: second.version });
  for (const reader of [here.founder, here.coordinator]) {
    const seen = await reader.api.applications.get({ id });
    expect(seen.responses).toEqual({ pilot: true, place: "Πειραιάς", turnover: 90 });
    expect(seen.questions).toMatchObject({ version: 1, latest: null });
    expect(seen.eligibility?.verdicts).toMatchObject([{ key: "small", truth: "met" }]);
  }
  await expect(elsewhere.coordinator.api.applications.get({ id })).rejects.toMatchObject({
    code: "application.not_found",
  });
});

test("a draft stays on the version that it was begun on until its applicant carries it over; what was typed is kept", async () => {
  const { id, version, form_id } = await asking();
  const { api } = here.founder;
  const typed = { pilot: true, place: "Πειραιάς" };
  const saved = await api.applications.saveDraft({ id, version, answers: { name: "Halios" }, responses: typed });
  const later = aForm(pilot, aQuestion("why", { type: "long_text", words: 20, is_required: true }));
  const form = await here.coordinator.api.forms.save({ id: form_id, seen: 0, definition: later });
  await here.coordinator.api.forms.publish({ id: form_id, seen: form.seen });
  expect(await api.applications.get({ id })).toMatchObject({ questions: { version: 1, latest: 2 }, responses: typed });
  const again = await api.applications.saveDraft({ id, version: saved.version, answers: {}, responses: typed });
  expect([saved.later_questions, again.later_questions]).toEqual([null, 2]);
  await expect(here.coordinator.api.applications.carryOver({ id, version: saved.version })).rejects.toMatchObject({
    code: "application.not_found",
  });
  await expect(api.applications.carryOver({ id, version: saved.version })).rejects.toMatchObject({
    code: "request.conflict",
  });
  const carried = await api.applications.carryOver({ id, version: again.version });
  // The place is not asked any more.
  expect(carried).toMatchObject({ questions: { version: 2, latest: null } });
  expect(carried.responses).toEqual({ pilot: true });
  const next = await api.applications.saveDraft({
    id,
    version: carried.version,
    answers: registrationAnswers({ name: "Halios" }),
    responses: { why: "Για τη θάλασσα" },
  });
  const submitted = await api.applications.submit({ id, version: next.version });
  expect(submitted.responses).toEqual({ pilot: true, why: "Για τη θάλασσα" });
  expect(await ownAnswers(here.founder.id, id)).toMatchObject({
    "Η λύση": { "Ερώτηση pilot": "Ναι", "Ερώτηση why": "Για τη θάλασσα" },
  });
});

/** What the download of someone's own data says of an application, as they read it. */
async function ownAnswers(userId: string, id: string) {
  const section = applicationsPersonalData.find(({ name }) => name === "applications");
  for await (const row of section?.rows(server.db, userId) ?? [])
    if (row["id"] === id) return section?.inWords?.(row, "el")["answers"];
  return null;
}

test("the answers of a call are a file with a column a question, for whoever manages it; nothing in it is a formula", async () => {
  const kinds = aQuestion("kinds", {
    type: "choices",
    max: 2,
    options: [
      { value: "o1", label: { el: "Λιμάνια", en: "Ports" } },
      { value: "o2", label: { el: "", en: "" } },
    ],
  });
  const { id, version, form_id, callId } = await asking(aForm(pilot, turnover, kinds, aQuestion("why")));
  const { founder, coordinator } = here;
  const saved = await founder.api.applications.saveDraft({
    id,
    version,
    answers: registrationAnswers({ name: "Thalassa Robotics" }),
    responses: { pilot: true, turnover: 90.5, kinds: ["o1"], why: '=HYPERLINK("https://evil.test")' },
  });
  await founder.api.applications.submit({ id, version: saved.version });
  const later = aForm(pilot, {
    ...aQuestion("why", { type: "long_text", words: 9 }),
    label: { el: "Γιατί", en: "=Why" },
  });
  const form = await coordinator.api.forms.save({ id: form_id, seen: 0, definition: later });
  await coordinator.api.forms.publish({ id: form_id, seen: form.seen });
  const file = (cookie: string, format: string) =>
    fetch(
      `${server.url}/api/applications/answered.${format}?programme_id=${callId}&_language=en&_organization=${here.organizationId}`,
      { headers: { cookie } },
    );
  const [head = "", row = "", ...rest] = (await (await file(coordinator.cookie, "csv")).text()).split("\r\n");
  expect(rest).toEqual([""]);
  expect(head).toMatch(/^Reference,Status,Submitted,Applicant,Startup name,/);
  expect(head.split(",").slice(-4)).toEqual(["Ερώτηση pilot", "'=Why", "Ερώτηση turnover", "Ερώτηση kinds"]);
  expect(row).toContain(`Thalassa Robotics`);
  expect(row).toMatch(/,Yes,"'=HYPERLINK\(""https:\/\/evil\.test""\)",90\.5,Ports$/);
  expect((await file(coordinator.cookie, "xlsx")).status).toBe(200);
  for (const person of [elsewhere.coordinator, here.founder, here.evaluator])
    expect((await file(person.cookie, "csv")).status).toBeGreaterThanOrEqual(403);
});

test("an organization's registry asks questions of its own of startups; who began before goes on without them", async () => {
  const { api } = here.coordinator;
  const before = await here.founder.api.applications.start({});
  expect(before.questions).toBeNull();
  expect((await api.programmes.registryForm()).form).toBeNull();
  const { id } = await api.programmes.beginRegistryForm({ subject: "startup" });
  expect(await api.programmes.beginRegistryForm({ subject: "startup" })).toEqual({ id });
  const { seen } = await api.forms.save({ id, seen: 0, definition: aForm(pilot) });
  await api.forms.publish({ id, seen });
  expect((await api.programmes.registryForm()).form).toMatchObject({ version: 1, questions: 1 });
  expect((await elsewhere.coordinator.api.programmes.registryForm()).form).toBeNull();

  const answers = registrationAnswers({ name: "Halios Ports" });
  const old = await here.founder.api.applications.saveDraft({ id: before.id, version: before.version, answers });
  expect(await here.founder.api.applications.get({ id: before.id })).toMatchObject({
    questions: { version: 0, latest: 1 },
  });
  await here.founder.api.applications.submit({ id: before.id, version: old.version });

  const draft = await here.founder.api.applications.start({});
  expect(draft.questions).toMatchObject({ version: 1 });
  const saved = await here.founder.api.applications.saveDraft({
    id: draft.id,
    version: draft.version,
    answers: registrationAnswers({ name: "Zephyr Grid" }),
  });
  await expect(here.founder.api.applications.submit({ id: draft.id, version: saved.version })).rejects.toMatchObject({
    data: { fields: [{ path: "q_pilot", code: "required" }] },
  });
  const said = await here.founder.api.applications.saveDraft({
    id: draft.id,
    version: saved.version,
    answers: {},
    responses: { pilot: false },
  });
  const submitted = await here.founder.api.applications.submit({ id: draft.id, version: said.version });
  const approved = await api.applications.approve({ id: draft.id, version: submitted.version });
  expect(approved).toMatchObject({ status: "approved", responses: { pilot: false } });
  expect((await here.member.api.applications.start({ subject: "investor" })).questions).toBeNull();
});
