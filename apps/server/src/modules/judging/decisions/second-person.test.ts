import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, createRound, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let round: string;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  round = await createRound(here);
});
afterAll(() => server?.close());

const choose = ({ api }: TestUser, second_person: boolean) => api.judging.setDecisionRules({ second_person });
const prepared = async ({ api }: TestUser, application: string, reason = "") => {
  const input = { id: round, application_ids: [application], verdict: "approve" as const, reason };
  const { decisions } = await api.judging.prepareDecisions(input);
  return decisions.find(({ application_id }) => application_id === application)?.id ?? "";
};
const problemFor = async ({ api }: TestUser, decision: string) =>
  (await api.judging.decisions({ id: round })).decisions.find(({ id }) => id === decision)?.problem;
const apply = ({ api }: TestUser, decision: string) =>
  outcomeOf(api.judging.applyDecisions({ id: round, decision_ids: [decision] }));

test("owners and admins choose, in their own organization alone, and the choice is on record", async () => {
  for (const person of [here.coordinator, here.moderator, here.member, here.founder])
    expect(await outcomeOf(choose(person, true))).toBe("auth.forbidden");
  await choose(elsewhere.owner, true);
  const { rules, may_rule: mayRule } = await here.coordinator.api.judging.decisions({ id: round });
  expect([rules.second_person, mayRule]).toEqual([false, false]);
  const { rows } = await server.ownerDb.$client.query(
    "select details from audit_log where action = 'decision.rules_changed' and organization_id = $1",
    [elsewhere.organizationId],
  );
  expect(rows).toEqual([{ details: { second_person: true } }]);
});

test("whoever prepared a decision does not apply it; another does, and repeating it stays harmless", async () => {
  const { id } = await submittedApplication(here.founder);
  const decision = await prepared(here.coordinator, id);
  expect(await problemFor(here.coordinator, decision)).toBeNull();
  await choose(here.owner, true);
  expect(await problemFor(here.coordinator, decision)).toBe("own");
  expect(await problemFor(here.owner, decision)).toBeNull();
  expect(await apply(here.coordinator, decision)).toBe("decision.not_ready");
  expect(await apply(here.owner, decision)).toBe("accepted");
  expect(await apply(here.coordinator, decision)).toBe("accepted");
});

test("who changes a prepared decision is who prepared it", async () => {
  await choose(here.owner, true);
  const { id } = await submittedApplication(here.founder);
  const decision = await prepared(here.coordinator, id);
  expect(await prepared(here.owner, id, "Σύμφωνα με την κατάταξη")).toBe(decision);
  expect(await apply(here.owner, decision)).toBe("decision.not_ready");
  expect(await apply(here.coordinator, decision)).toBe("accepted");
});

test("a super admin who works as someone is no second person, and chooses nothing", async () => {
  await choose(here.owner, true);
  const { id } = await submittedApplication(here.founder);
  const decision = await prepared(here.coordinator, id);
  const api = await server.workingAs(here.owner, here.organizationId);
  expect(await outcomeOf(api.judging.setDecisionRules({ second_person: false }))).toBe("auth.impersonating");
  expect(await outcomeOf(api.judging.applyDecisions({ id: round, decision_ids: [decision] }))).toBe(
    "auth.impersonating",
  );
  expect((await api.judging.decisions({ id: round })).may_rule).toBe(false);
});
