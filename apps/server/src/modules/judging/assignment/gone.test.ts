import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, createRound, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { ERASED_FULL_NAME } from "@kerkis/contract/identity/erased-account.texts.ts";

let server: TestServer;
let here: ProcessCast;
let round: string;
let judged: string;
let untouched: string;
/** Who is gone: one had handed in, one had not begun, one had stepped back; the last left the organization with one open. */
let finished: TestUser;
let idle: TestUser;
let recused: TestUser;
let left: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  const evaluator = () =>
    server.createUser({ email: ownAddress(), role: "evaluator", organizations: { [here.organizationId]: "member" } });
  finished = await evaluator();
  idle = await evaluator();
  recused = await evaluator();
  left = await evaluator();
  ({ id: judged } = await submittedApplication(here.founder));
  ({ id: untouched } = await submittedApplication(here.founder));
  round = await createRound(here);
  const pairs = [finished, idle, recused, left].map(({ id }) => ({ application_id: judged, evaluator_id: id }));
  await here.coordinator.api.judging.assignMany({ id: round, pairs });
  await handIn(finished);
  await recused.api.evaluations.recuse({ id: (await theirs(recused)).id, reason: "Γνωρίζω την ιδρύτρια." });
  for (const { id } of [finished, idle, recused]) await eraseAccountOf(id);
  await server.ownerDb.$client.query("delete from organization_members where user_id = $1", [left.id]);
});
afterAll(() => server?.close());

async function theirs({ api }: TestUser) {
  const [only] = (await api.evaluations.mine()).items;
  return api.evaluations.get({ id: only?.id ?? "" });
}

async function handIn(evaluator: TestUser): Promise<void> {
  const { id, version } = await theirs(evaluator);
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 4, comment: "Τεκμηριώνεται." }]));
  const saved = await evaluator.api.evaluations.save({ id, version, scores, recommendation: "approve" });
  await evaluator.api.evaluations.submit({ id, version: saved.version });
}

async function eraseAccountOf(id: string): Promise<void> {
  const asked = new Date(server.clock.now().getTime() - 90 * DAY_MS);
  await server.ownerDb.$client.query("update profiles set deletion_requested_at = $2 where id = $1", [id, asked]);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
}

const matrix = () => here.coordinator.api.judging.matrix({ id: round });

test("whoever is gone keeps a column of what stands, not offered; with nothing that stands there is none", async () => {
  const { evaluators, applications } = await matrix();
  const columnOf = ({ id }: TestUser) => evaluators.find((one) => one.id === id);
  expect(columnOf(finished)).toMatchObject({ name: ERASED_FULL_NAME, may_take: false, fields: [] });
  expect(columnOf(left)).toMatchObject({ may_take: false });
  expect(columnOf(here.evaluator)).toMatchObject({ may_take: true });
  expect([columnOf(idle), columnOf(recused)]).toEqual([undefined, undefined]);
  const { reviews = [] } = applications.find(({ id }) => id === judged) ?? {};
  expect(reviews).toContainEqual(expect.objectContaining({ evaluator_id: finished.id, status: "submitted" }));
});

test("what they handed in is read as a deleted account's", async () => {
  const { evaluations } = await here.coordinator.api.applications.get({ id: judged });
  expect(JSON.stringify(evaluations)).toContain(ERASED_FULL_NAME);
});

test("nothing can be given to them: by hand, of many at once, or of one application", async () => {
  const { api } = here.coordinator;
  for (const { id } of [finished, idle, left]) {
    const pair = { application_id: untouched, evaluator_id: id };
    const beside = { application_id: untouched, evaluator_id: here.evaluator.id };
    expect(await outcomeOf(api.judging.assignMany({ id: round, pairs: [beside, pair] }))).toBe(
      "evaluation.not_evaluator",
    );
    expect(await outcomeOf(api.evaluations.assign({ id: untouched, evaluator_id: id }))).toBe(
      "evaluation.not_evaluator",
    );
  }
  const { applications } = await matrix();
  expect(applications.find(({ id }) => id === untouched)?.reviews).toEqual([]);
});

test("a distribution never chooses them, nor counts their load, and can be applied", async () => {
  const { api } = here.coordinator;
  const chosen = { id: round, more: 9, only_experts: false, application_ids: [untouched] };
  const proposal = await api.judging.distribute(chosen);
  const takers = proposal.pairs.map(({ evaluator_id }) => evaluator_id);
  expect(takers).toContain(here.evaluator.id);
  for (const { id } of [finished, idle, recused, left]) expect(takers).not.toContain(id);
  const { evaluators } = await matrix();
  const [short] = proposal.short;
  const reasons = Object.values(short?.reasons ?? {}).reduce((sum, count) => sum + count, 0);
  expect(reasons).toBe(evaluators.filter(({ may_take }) => may_take).length);
  expect(short?.reasons.left_out).toBe(1);
  expect(await api.judging.applyProposal({ id: proposal.id })).toEqual({ assigned: takers.length, left_out: [] });
});

test("whoever leaves between a proposal and its being applied is left out by name, the rest is assigned", async () => {
  const { api } = here.coordinator;
  const leaving = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    firstName: "Ιόλη",
    lastName: "Δήμου",
    organizations: { [here.organizationId]: "member" },
  });
  const { id: fresh } = await submittedApplication(here.founder);
  const proposal = await api.judging.distribute({ id: round, more: 9, only_experts: false, application_ids: [fresh] });
  const takers = proposal.pairs.map(({ evaluator_id }) => evaluator_id);
  expect(takers).toContain(leaving.id);
  await server.ownerDb.$client.query("delete from organization_members where user_id = $1", [leaving.id]);
  const assigned = takers.length - 1;
  expect(await api.judging.applyProposal({ id: proposal.id })).toEqual({
    assigned,
    left_out: [{ evaluator_id: leaving.id, name: "Ιόλη Δήμου", reason: "left", pairs: 1 }],
  });
  expect(await api.judging.applyProposal({ id: proposal.id })).toEqual({ assigned, left_out: [] });
  const { applications } = await matrix();
  const given = applications.find(({ id }) => id === fresh)?.reviews.map(({ evaluator_id }) => evaluator_id);
  expect(given?.toSorted()).toEqual(takers.filter((id) => id !== leaving.id).toSorted());
});

test("a conflict declared meanwhile, or an application withdrawn, costs the proposal its own pairs alone", async () => {
  const { api } = here.coordinator;
  const torn = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    firstName: "Λήδα",
    lastName: "Ρήγα",
    organizations: { [here.organizationId]: "member" },
  });
  const [kept, withdrawn] = [await submittedApplication(here.founder), await submittedApplication(here.founder)];
  const application_ids = [kept.id, withdrawn.id];
  const proposal = await api.judging.distribute({ id: round, more: 9, only_experts: false, application_ids });
  const of = (application: string) => proposal.pairs.filter(({ application_id }) => application_id === application);
  expect(of(kept.id).map(({ evaluator_id }) => evaluator_id)).toContain(torn.id);
  expect(of(withdrawn.id).length).toBeGreaterThan(0);
  await torn.api.judging.declareConflict({ application_id: kept.id, declared: true, reason: "Συγγενής του ιδρυτή" });
  const { version } = await here.founder.api.applications.get({ id: withdrawn.id });
  await here.founder.api.applications.withdraw({ id: withdrawn.id, version });

  const { assigned, left_out } = await api.judging.applyProposal({ id: proposal.id });
  expect(assigned).toBe(of(kept.id).length - 1);
  const told = left_out.map(({ evaluator_id, reason, pairs }) => ({ evaluator_id, reason, pairs }));
  expect(told).toContainEqual({ evaluator_id: torn.id, reason: "conflict", pairs: 1 });
  expect(told.filter(({ reason }) => reason === "closed")).toHaveLength(of(withdrawn.id).length);
  const { applications } = await matrix();
  const given = applications.find(({ id }) => id === kept.id)?.reviews.map(({ evaluator_id }) => evaluator_id);
  expect(given).not.toContain(torn.id);
});

test("nobody who left is reminded of what they could not open", async () => {
  expect(await here.coordinator.api.judging.remind({ id: round, user_ids: [left.id] })).toEqual({ assigned: 0 });
});

test("who runs the organization is proposed once that is chosen, an evaluator until they are left out", async () => {
  const { api } = here.coordinator;
  const proposed = async () => {
    const { pairs } = await api.judging.distribute({ id: round, more: 9, only_experts: false });
    return new Set(pairs.map(({ evaluator_id }) => evaluator_id));
  };
  const before = await proposed();
  expect([before.has(here.coordinator.id), before.has(here.evaluator.id)]).toEqual([false, true]);
  await api.judging.setProposed({ user_id: here.coordinator.id, proposed: true });
  await api.judging.setProposed({ user_id: here.evaluator.id, proposed: false });
  const now = await proposed();
  expect([now.has(here.coordinator.id), now.has(here.evaluator.id)]).toEqual([true, false]);
  // By hand they are still asked.
  const { id } = await submittedApplication(here.founder);
  const pairs = [{ application_id: id, evaluator_id: here.evaluator.id }];
  expect(await api.judging.assignMany({ id: round, pairs })).toEqual({ assigned: 1 });
  // Nor do they change it themselves, and of people elsewhere nobody learns whether they are there.
  const own = { user_id: here.evaluator.id, proposed: true };
  expect(await outcomeOf(here.evaluator.api.judging.setProposed(own))).toBe("auth.forbidden");
  const elsewhere = await castOf(server, "Elevate");
  expect(await outcomeOf(elsewhere.coordinator.api.judging.setProposed(own))).toBe("evaluation.not_evaluator");
  await here.evaluator.api.judging.setExpertise({ fields: ["energy"], cap: 3 });
  expect((await proposed()).has(here.evaluator.id)).toBe(false);
});
