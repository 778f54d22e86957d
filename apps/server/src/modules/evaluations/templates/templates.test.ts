import type { TemplateDraft } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { READY_TEMPLATES } from "@kerkis/contract/evaluations/templates/ready.taxonomy.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { evaluationTemplates } from "../evaluations.tables.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server.close());

const said = (text: string) => ({ el: text, en: "" });
const criterion = (key: string, weight = 50): TemplateDraft["criteria"][number] => ({
  key,
  label: said(key),
  help: said(""),
  weight,
  scale_max: 5,
  anchors: [{ score: 0, label: said("Χαμηλά") }],
  comment_required: false,
  independent: false,
});

test("every ready template may be published as it is, in both languages", async () => {
  const { api } = here.coordinator;
  for (const ready of READY_TEMPLATES) {
    const { id, seen } = await api.evaluations.createTemplate({ ready });
    const { versions } = await api.evaluations.publishTemplate({ id, seen });
    expect(versions).toMatchObject([{ version: 1 }]);
    const total = versions[0]?.criteria.reduce((sum, one) => sum + (one.independent ? 0 : one.weight), 0);
    expect(total).toBe(100);
  }
  const { items } = await api.evaluations.templates({});
  expect(items.filter(({ lacks_english }) => lacks_english)).toEqual([]);
  expect((await api.evaluations.templatesCount({})).value).toBe(items.length);
});

test("a template is written, published as versions that stay, copied, and known to its organization alone", async () => {
  const { api } = here.coordinator;
  const { id, seen, draft } = await api.evaluations.createTemplate({ ready: "challenge" });
  const wrong = {
    ...draft,
    criteria: [{ ...criterion("a"), label: said(""), anchors: [{ score: 9, label: said("") }] }],
  };
  const first = await api.evaluations.saveTemplate({ id, seen, draft: wrong });
  await expect(api.evaluations.saveTemplate({ id, seen, draft })).rejects.toMatchObject({ code: "request.conflict" });
  await expect(api.evaluations.publishTemplate({ id, seen: first.seen })).rejects.toMatchObject({
    code: "evaluation_template.not_ready",
    data: { fields: [{ path: "draft.criteria.0" }, { path: "draft.criteria.0" }, { path: "draft.criteria.0" }] },
  });
  const right = { title: said("Πιλοτικά"), criteria: [criterion("a", 30), criterion("b", 70)] };
  const second = await api.evaluations.saveTemplate({ id, seen: first.seen, draft: right });
  await api.evaluations.publishTemplate({ id, seen: second.seen });
  await expect(api.evaluations.publishTemplate({ id, seen: second.seen })).rejects.toMatchObject({
    code: "evaluation_template.unchanged",
  });
  await expect(
    server.db
      .update(evaluationTemplates)
      .set({ title: said("Άλλο") })
      .where(eq(evaluationTemplates.template_id, id)),
  ).rejects.toMatchObject({ cause: { code: "KR007" } });
  const copy = await api.evaluations.copyTemplate({ id });
  expect(copy).toMatchObject({ draft: right, versions: [], saved_by: expect.stringContaining("Συντονιστής") });
  for (const hostile of ["α\u0000β", "\u202Eανάποδα", "\u200b"])
    await expect(
      api.evaluations.saveTemplate({ id, seen: second.seen, draft: { ...right, title: said(hostile) } }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(input|request)\./) });
  for (const person of [elsewhere.coordinator, elsewhere.owner, here.founder, here.evaluator]) {
    for (const call of [
      () => person.api.evaluations.template({ id }),
      () => person.api.evaluations.saveTemplate({ id, seen: second.seen, draft: right }),
      () => person.api.evaluations.publishTemplate({ id, seen: second.seen }),
      () => person.api.evaluations.copyTemplate({ id }),
      () => person.api.evaluations.archiveTemplate({ id, archived: true }),
    ])
      await expect(call()).rejects.toMatchObject({
        code: expect.stringMatching(/^(evaluation_template\.not_found|auth\.forbidden)$/),
      });
  }
  const theirs = await elsewhere.coordinator.api.evaluations.templates({ search: "Πιλοτικά" });
  expect(theirs.items).toEqual([]);
});

test("a programme is evaluated with a published template that is chosen before its first evaluation", async () => {
  const { api } = here.coordinator;
  const callId = await createChallenge(server.db, here.organizationId);
  const foreign = await createChallenge(server.db, elsewhere.organizationId);
  const { id, seen } = await api.evaluations.createTemplate({ ready: "grant" });
  await expect(api.evaluations.chooseTemplate({ id, programme_id: callId })).rejects.toMatchObject({
    code: "evaluation_template.not_ready",
  });
  await api.evaluations.publishTemplate({ id, seen });
  await expect(api.evaluations.chooseTemplate({ id, programme_id: foreign })).rejects.toMatchObject({
    code: "programme.not_found",
  });
  const chosen = await api.evaluations.chooseTemplate({ id, programme_id: callId });
  expect(chosen.programmes.find(({ uses }) => uses)).toMatchObject({ id: callId });
  expect(chosen.programmes.map((one) => one.id)).not.toContain(foreign);
  await expect(api.evaluations.archiveTemplate({ id, archived: true })).rejects.toMatchObject({
    code: "evaluation_template.in_use",
  });
  // The registry has an evaluation already: its scores stay comparable.
  const application = await submittedApplication(here.founder);
  await api.evaluations.assign({ id: application.id, evaluator_id: here.evaluator.id });
  const registry = chosen.programmes.find((one) => one.id !== callId);
  await expect(api.evaluations.chooseTemplate({ id, programme_id: registry?.id ?? "" })).rejects.toMatchObject({
    code: "evaluation_template.already_judged",
  });
  const spare = await api.evaluations.copyTemplate({ id });
  const archived = await api.evaluations.archiveTemplate({ id: spare.id, archived: true });
  expect(archived.archived_at).not.toBeNull();
  await expect(
    api.evaluations.saveTemplate({ id: spare.id, seen: spare.seen, draft: spare.draft }),
  ).rejects.toMatchObject({ code: "evaluation_template.archived" });
  expect((await api.evaluations.templates({ state: "archived" })).items.map((one) => one.id)).toEqual([spare.id]);
  expect((await api.evaluations.archiveTemplate({ id: spare.id, archived: false })).archived_at).toBeNull();
});

test("a call that is copied takes no archived template along", async () => {
  const { api } = here.coordinator;
  const callId = await createChallenge(server.db, here.organizationId, { state: "draft" });
  const { id, seen } = await api.evaluations.createTemplate({ ready: "grant" });
  await api.evaluations.publishTemplate({ id, seen });
  await api.evaluations.chooseTemplate({ id, programme_id: callId });
  const uses = async (programme: string) =>
    (await api.evaluations.template({ id })).programmes.find((one) => one.id === programme)?.uses;
  const kept = await api.programmes.copy({ id: callId });
  expect(await uses(kept.id)).toBe(true);
  for (const one of [callId, kept.id]) {
    const { version } = await api.programmes.challenge({ id: one });
    await api.programmes.step({ id: one, version, step: "archive", reason: "Τέλος" });
  }
  await api.evaluations.archiveTemplate({ id, archived: true });
  const copy = await api.programmes.copy({ id: callId });
  expect(await uses(copy.id)).toBe(false);
});
