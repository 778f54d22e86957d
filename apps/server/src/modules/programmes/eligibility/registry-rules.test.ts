import { ruleFacts, SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog } from "#platform/audit/audit.tables.ts";
import {
  filledDraft,
  submittedApplication,
  submittedInvestor,
  twoOrganizations,
} from "../../../../test/application-process.ts";

let organizations: Awaited<ReturnType<typeof twoOrganizations>>;
beforeAll(async () => {
  organizations = await twoOrganizations();
});
afterAll(() => organizations.server.close());

const FACTS = { founded_on: "2023-04-18", employees_range: "11-50", country: "GR" } as const;

test("an organization sets criteria of its own registry; its applications show them to both sides, and keep what they were submitted under", async () => {
  const { cast: here, elsewhere } = organizations;
  const before = await submittedApplication(here.founder, FACTS);
  const draft = await filledDraft(here.founder, FACTS);
  expect([before.eligibility, draft.eligibility]).toEqual([null, null]);

  const { programme_id: id } = await here.owner.api.programmes.registryForm();
  expect(await here.owner.api.programmes.rules({ id })).toMatchObject({ versions: [], questions: {} });
  const saved = await here.owner.api.programmes.saveRules({ id, seen: 0, rules: [...SAMPLE_RULES] });
  expect(saved.versions).toMatchObject([{ version: 1, rules: SAMPLE_RULES }]);

  const truths = { age: "met", staff: "met", turnover: "cannot_tell", seat: "met" };
  const submitted = await here.founder.api.applications.submit({ id: draft.id, version: draft.version });
  for (const reader of [here.founder, here.coordinator]) {
    const { eligibility } = await reader.api.applications.get({ id: submitted.id });
    expect(eligibility).toMatchObject({ version: 1, in_force: 1, since: saved.versions[0]?.created_at });
    expect(Object.fromEntries(eligibility?.verdicts.map(({ key, truth }) => [key, truth]) ?? [])).toEqual(truths);
    expect(eligibility?.verdicts[1]?.used).toEqual([{ fact: "employees_range", value: "11-50", described: null }]);
  }
  // What was submitted before there were criteria is judged by none, nor is an investor.
  expect((await here.coordinator.api.applications.get({ id: before.id })).eligibility).toBeNull();
  expect((await submittedInvestor(here.founder)).eligibility).toBeNull();

  const second = await here.admin.api.programmes.saveRules({ id, seen: 1, rules: SAMPLE_RULES.slice(0, 2) });
  expect(second.versions.map(({ version, rules }) => [version, rules.length])).toEqual([
    [2, 2],
    [1, 4],
  ]);
  expect((await here.founder.api.applications.get({ id: submitted.id })).eligibility).toMatchObject({
    version: 1,
    in_force: 2,
  });
  expect((await filledDraft(here.founder, FACTS)).eligibility).toMatchObject({ version: 2, in_force: 2 });

  // Another organization's registry has its own, and learns nothing of these.
  expect((await filledDraft(elsewhere.founder, FACTS)).eligibility).toBeNull();
  for (const person of [elsewhere.owner, elsewhere.coordinator, here.founder, here.evaluator, here.member]) {
    for (const call of [
      () => person.api.programmes.rules({ id }),
      () => person.api.programmes.saveRules({ id, seen: 2, rules: [] }),
    ])
      await expect(call()).rejects.toMatchObject({
        code: expect.stringMatching(/^(programme\.not_found|auth\.forbidden)$/),
      });
  }
  expect((await here.owner.api.programmes.rules({ id })).versions).toHaveLength(2);
  const written = await organizations.server.ownerDb
    .select({ organization_id: auditLog.organization_id, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.action, "programme.rules_saved"))
    .orderBy(auditLog.id);
  expect(written).toEqual(
    ["1", "2"].map((version) => ({ organization_id: here.organizationId, details: { version } })),
  );
});

test("what nobody can judge is refused at its place; a startup's facts are there for every programme", async () => {
  const { elsewhere } = organizations;
  const { api } = elsewhere.owner;
  const { programme_id: id } = await api.programmes.registryForm();
  const [rule] = SAMPLE_RULES;
  if (!rule) throw new Error("The sample is empty.");
  const age = { fact: "age_years", is: "at_most" as const };
  const refused = [
    {
      condition: {
        any: [
          { ...age, value: 8 },
          { ...age, value: "8" },
        ],
      },
      path: "any.1.value",
      code: "invalid",
    },
    { condition: { fact: "country", is: "one_of" as const, value: [] }, path: "value", code: "required" },
    { condition: { fact: "stage", is: "at_most" as const, value: "idea" }, path: "is", code: "invalid" },
  ];
  for (const { condition, path, code } of refused)
    await expect(api.programmes.saveRules({ id, seen: 0, rules: [{ ...rule, condition }] })).rejects.toMatchObject({
      code: "input.invalid",
      data: { fields: [{ path: `rules.0.condition.${path}`, code }] },
    });
  expect((await api.programmes.rules({ id })).versions).toEqual([]);
  expect(Object.keys(ruleFacts({}))).toContain("age_years");
});
