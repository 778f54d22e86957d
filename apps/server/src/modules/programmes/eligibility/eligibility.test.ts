import { judged } from "@kerkis/contract/applications/calls/criteria.policy.ts";
import { SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aForm, aQuestion, insertForm } from "#modules/forms/forms.factory.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { castOf, filledDraft, type ProcessCast } from "../../../../test/application-process.ts";
import { createChallenge } from "../programmes.factory.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

/** The first of the sample. */
function sample() {
  const [first] = SAMPLE_RULES;
  if (!first) throw new Error("The sample is empty.");
  return first;
}

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server.close());

const [, ...others] = SAMPLE_RULES;
const younger = { ...sample(), condition: { fact: "age_years", is: "at_most" as const, value: 1 } };

test("criteria are written version by version; an application keeps the version it was submitted under, for both sides", async () => {
  const id = await createChallenge(server.db, here.organizationId);
  const { api } = here.coordinator;
  expect((await api.programmes.rules({ id })).versions).toEqual([]);
  const first = await api.programmes.saveRules({ id, seen: 0, rules: [...SAMPLE_RULES] });
  expect(first.versions[0]).toMatchObject({ version: 1, created_by: expect.stringContaining("Συντονιστής") });
  expect((await server.visitor.programmes.call({ id })).criteria.map(({ key }) => key)).toEqual(
    SAMPLE_RULES.map(({ key }) => key),
  );
  const draft = await filledDraft(here.founder, { founded_on: "2023-04-18" });
  expect(draft.eligibility).toBeNull();
  const begun = await here.founder.api.applications.start({ programme_id: id });
  const saved = await here.founder.api.applications.saveDraft({
    id: begun.id,
    version: begun.version,
    answers: draft.answers,
  });
  const submitted = await here.founder.api.applications.submit({ id: begun.id, version: saved.version });
  const truths = { age: "met", staff: "met", turnover: "cannot_tell", seat: "met" };
  await api.programmes.saveRules({ id, seen: 1, rules: [younger, ...others] });
  const keepsIts = async () => {
    for (const reader of [here.founder, here.coordinator]) {
      const { eligibility } = await reader.api.applications.get({ id: submitted.id });
      expect(eligibility).toMatchObject({ version: 1, in_force: 2, since: first.versions[0]?.created_at });
      expect(Object.fromEntries(eligibility?.verdicts.map(({ key, truth }) => [key, truth]) ?? [])).toEqual(truths);
    }
  };
  await keepsIts();
  const versionNow = async () => (await here.founder.api.applications.get({ id: submitted.id })).version;
  const asked = { id: submitted.id, version: await versionNow(), reason: "Λείπει ο τζίρος." };
  await here.coordinator.api.applications.requestChanges(asked);
  await here.founder.api.applications.submit({ id: submitted.id, version: await versionNow() });
  await keepsIts();
  const next = await here.founder.api.applications.start({ programme_id: id });
  expect(next.eligibility).toMatchObject({ version: 2, verdicts: [{ truth: "cannot_tell" }, {}, {}, {}] });
});

test("a call says how many of its criteria in force lack a language", async () => {
  const id = await createChallenge(server.db, here.organizationId, { state: "draft" });
  const { api } = here.coordinator;
  const lacking = async () => (await api.programmes.challenge({ id })).criteria_lacking;
  expect(await lacking()).toEqual({ el: 0, en: 0 });
  const greek = { ...sample(), label: { el: "Έως δέκα ετών", en: "" } };
  await api.programmes.saveRules({ id, seen: 0, rules: [greek, ...others] });
  expect(await lacking()).toEqual({ el: 0, en: 1 });
  await api.programmes.saveRules({ id, seen: 1, rules: [...SAMPLE_RULES] });
  expect(await lacking()).toEqual({ el: 0, en: 0 });
});

test("two who write at once, a fact that nobody knows, a key twice and another organization are refused", async () => {
  const id = await createChallenge(server.db, here.organizationId, { state: "draft" });
  const { api } = here.coordinator;
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => api.programmes.saveRules({ id, seen: 0, rules: [...SAMPLE_RULES] })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const odd = { ...sample(), condition: { fact: "shoe_size", is: "is" as const, value: 42 } };
  await expect(api.programmes.saveRules({ id, seen: 1, rules: [odd] })).rejects.toMatchObject({
    data: { fields: [{ path: "rules.0.condition.fact", code: "invalid" }] },
  });
  await expect(api.programmes.saveRules({ id, seen: 1, rules: [sample(), sample()] })).rejects.toMatchObject({
    data: { fields: [{ path: "rules", code: "taken" }] },
  });
  for (const call of [
    () => elsewhere.coordinator.api.programmes.rules({ id }),
    () => elsewhere.coordinator.api.programmes.saveRules({ id, seen: 1, rules: [] }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: "programme.not_found" });
  }
});

const option = (value: string, el: string) => ({ value, label: { el, en: "" } });
const options = [option("ports", "Λιμάνια"), option("energy", "Ενέργεια"), option("tourism", "Τουρισμός")];
const QUESTIONS = [
  aQuestion("budget", { type: "money", currency: "USD" }),
  aQuestion("boats", { type: "number", min: 0, max: null }),
  aQuestion("since", { type: "date" }),
  aQuestion("field", { type: "choice", options }),
  aQuestion("fields", { type: "choices", options, max: 3 }),
  aQuestion("pilot", { type: "yes_no" }),
  aQuestion("market", { type: "country" }),
  aQuestion("area", { type: "region", shown_if: { fact: "pilot", is: "is", value: true } }),
  aQuestion("why", { type: "text", max: 100 }),
];
const RESPONSES = {
  budget: 90_000,
  boats: 3,
  since: "2026-05-01",
  field: "energy",
  fields: ["ports", "energy"],
  pilot: false,
  market: "CY",
};
const CONDITIONS = {
  budget: [{ fact: "budget", is: "at_most", value: 100_000 }, "met", 90_000],
  boats: [{ fact: "boats", is: "at_least", value: 5 }, "not_met", 3],
  since: [{ fact: "since", is: "at_least", value: "2026-01-01" }, "met", "2026-05-01"],
  field: [{ fact: "field", is: "one_of", value: ["ports", "tourism"] }, "not_met", "energy"],
  fields: [{ fact: "fields", is: "none_of", value: ["tourism"] }, "met", ["ports", "energy"]],
  pilot: [{ fact: "pilot", is: "is", value: true }, "not_met", false],
  market: [{ fact: "market", is: "one_of", value: ["GR", "CY"] }, "met", "CY"],
  // Asked of whoever has a pilot: what is not asked cannot be told.
  area: [{ fact: "area", is: "is", value: "attica" }, "cannot_tell", null],
} as const;

/** A criterion for each question that can be compared. */
function ownRules() {
  const { label, reference } = sample();
  return Object.entries(CONDITIONS).map(([key, [{ fact, is, value }]]) => ({
    key,
    label,
    reference,
    condition: { fact, is, value: typeof value === "object" ? [...value] : value },
  }));
}

/** A call of these questions with a criterion for each. */
async function callOfQuestions() {
  const form_id = await insertForm(server.db, here.organizationId, aForm(...QUESTIONS));
  const id = await createChallenge(server.db, here.organizationId, { form_id });
  await here.coordinator.api.programmes.saveRules({ id, seen: 0, rules: ownRules() });
  return { id, form_id };
}

test("criteria compare a call's own questions of every kind that can be compared, with the answer that was used", async () => {
  const { id } = await callOfQuestions();
  const { questions } = await here.coordinator.api.programmes.rules({ id });
  expect(Object.keys(questions)).toEqual(Object.keys(CONDITIONS));
  const before = await here.founder.api.applications.inCall({ programme_id: id });
  expect(before.eligibility).toBeNull();
  const { id: applicationId } = await filledDraft(here.founder, {}, id);
  const draft = await here.founder.api.applications.get({ id: applicationId });
  const saved = await here.founder.api.applications.saveDraft({
    id: applicationId,
    version: draft.version,
    answers: {},
    // Kept of a time when there was a pilot.
    responses: { ...RESPONSES, area: "attica" },
  });
  const found = Object.entries(CONDITIONS).map(([key, [, truth, value]]) => ({
    key,
    truth,
    used: [{ fact: key, value }],
  }));
  const standing = await here.founder.api.applications.inCall({ programme_id: id });
  expect(standing.eligibility?.verdicts).toMatchObject(found);
  // Where it is filled in the browser judges by itself, and comes to the same.
  const typed = await here.founder.api.applications.get({ id: applicationId });
  const { criteria, questions: asked, answers, responses } = typed;
  if (!criteria) throw new Error("Whoever fills it in is not told the criteria.");
  expect(judged(criteria, asked?.definition ?? null, { answers: { ...answers }, responses })).toEqual(
    typed.eligibility?.verdicts,
  );
  await here.founder.api.applications.submit({ id: applicationId, version: saved.version });
  for (const reader of [here.founder, here.coordinator]) {
    const { eligibility, criteria: toFillIn } = await reader.api.applications.get({ id: applicationId });
    expect(eligibility?.verdicts).toMatchObject(found);
    expect(toFillIn).toBeNull();
    const described = (key: string) => eligibility?.verdicts.find((verdict) => verdict.key === key)?.used[0]?.described;
    expect(described("budget")).toMatchObject({ label: { el: "Ερώτηση budget" }, currency: "USD" });
    expect(described("fields")?.names).toEqual({
      ports: { el: "Λιμάνια", en: "Λιμάνια" },
      energy: { el: "Ενέργεια", en: "Ενέργεια" },
    });
  }
});

test("a text is compared with nothing, nor is a question of another call; one that is asked no more keeps its name and cannot be told", async () => {
  const { id, form_id } = await callOfQuestions();
  const { api } = here.coordinator;
  const save = (
    condition: (typeof CONDITIONS)["boats"][0] | { fact: string; is: "answered" },
    call: string,
    seen: number,
  ) => api.programmes.saveRules({ id: call, seen, rules: [{ ...sample(), condition }] });
  const other = await createChallenge(server.db, here.organizationId, { state: "draft" });
  const unknown = { data: { fields: [{ path: "rules.0.condition.fact", code: "invalid" }] } };
  await expect(save({ fact: "why", is: "answered" }, id, 1)).rejects.toMatchObject(unknown);
  await expect(save(CONDITIONS.boats[0], other, 0)).rejects.toMatchObject(unknown);

  await save(CONDITIONS.boats[0], id, 1);
  const form = await api.forms.save({
    id: form_id,
    seen: 0,
    definition: aForm(aQuestion("pilot", { type: "yes_no" })),
  });
  // As long as it is not published without the question, the version in force asks it.
  expect((await api.programmes.rules({ id })).questions).toHaveProperty("boats");
  await api.forms.publish({ id: form_id, seen: form.seen });
  const sets = await api.programmes.rules({ id });
  expect(Object.keys(sets.questions)).toEqual(["pilot"]);
  expect(sets.dropped["boats"]).toMatchObject({ kind: "number", label: { el: "Ερώτηση boats" } });
  await expect(save(CONDITIONS.boats[0], id, 2)).rejects.toMatchObject(unknown);
  const { eligibility } = await filledDraft(here.founder, {}, id);
  expect(eligibility?.verdicts).toMatchObject([
    { truth: "cannot_tell", used: [{ fact: "boats", value: null, described: { label: { el: "Ερώτηση boats" } } }] },
  ]);
});
