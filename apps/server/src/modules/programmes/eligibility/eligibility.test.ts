import { SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
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
      expect(eligibility?.version).toBe(1);
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
    data: { fields: [{ path: "rules.0.condition", code: "invalid" }] },
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
