import { ROUND_MAX } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { castOf, createRound, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import type { Pair } from "./distribution.policy.ts";

/** A proposal that was adjusted before it is applied: pairs taken out of it, and others put in. */
let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let round: string;
let proposed: TestUser;
/** Left out of distributions, put in by hand. */
let spare: TestUser;
let fresh: string;

const evaluator = () =>
  server.createUser({
    email: ownAddress(),
    role: "evaluator",
    firstName: "Λήδα",
    lastName: "Ρήγα",
    organizations: { [here.organizationId]: "member" },
  });

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  round = await createRound(here, { required_reviews: 1 });
  [proposed, spare] = await Promise.all([evaluator(), evaluator()]);
  for (const { id } of [spare, here.evaluator])
    await here.coordinator.api.judging.setProposed({ user_id: id, proposed: false });
});
beforeEach(async () => {
  fresh = (await submittedApplication(here.founder)).id;
});
afterAll(() => server?.close());

const pairOf = (evaluatorId: string, applicationId = fresh): Pair => ({
  application_id: applicationId,
  evaluator_id: evaluatorId,
});
/** A proposal that gives the fresh application to the first of the two. */
async function propose({ api } = here.coordinator) {
  const made = await api.judging.distribute({ id: round, only_experts: false, application_ids: [fresh] });
  expect(made.pairs).toEqual([pairOf(proposed.id)]);
  return made.id;
}
const takersOf = async (applicationId = fresh) => {
  const { applications } = await here.coordinator.api.judging.matrix({ id: round });
  return applications.find(({ id }) => id === applicationId)?.reviews.map(({ evaluator_id: id }) => id);
};
const enterConflict = (applicationId: string, userId: string) =>
  server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: applicationId, user_id: userId });

test("what was taken out is not assigned, what was put in is, as by hand, and all is told and kept once", async () => {
  const { api } = here.coordinator;
  const id = await propose();
  const { id: other } = await submittedApplication(here.founder);
  const put_in = [pairOf(spare.id), pairOf(spare.id), pairOf(spare.id, other)];
  const apply = () => api.judging.applyProposal({ id, taken_out: [pairOf(proposed.id)], put_in });
  expect(await Promise.all([apply(), apply()])).toEqual([
    { assigned: 2, left_out: [] },
    { assigned: 2, left_out: [] },
  ]);
  expect(await takersOf()).toEqual([spare.id]);
  expect(await takersOf(other)).toEqual([spare.id]);
  const { items } = await spare.api.notifications.list({});
  const told = items.filter(({ activity_type: kind }) => kind === "evaluations_assigned");
  expect(told.map(({ metadata }) => metadata["count"])).toEqual(["2"]);
  const { rows } = await server.ownerDb.$client.query(
    "select details from audit_log where entity_id = $1 and action = 'round.assigned' order by id desc limit 1",
    [round],
  );
  expect(rows).toMatchObject([{ details: { assigned: 2, put_in: 2, taken_out: 1 } }]);
  const { rows: history } = await server.ownerDb.$client.query(
    `select e.assigned_by, h.to_status from evaluations e join evaluation_history h on h.evaluation_id = e.id
     where e.application_id = any($1)`,
    [[fresh, other]],
  );
  const byHand = { assigned_by: here.coordinator.id, to_status: "assigned" };
  expect(history).toEqual([byHand, byHand]);
});

test("a proposal of which everything was taken out assigns nothing", async () => {
  const id = await propose();
  const applied = await here.coordinator.api.judging.applyProposal({ id, taken_out: [pairOf(proposed.id)] });
  expect(applied).toEqual({ assigned: 0, left_out: [] });
  expect(await takersOf()).toEqual([]);
});

test("one put in that may not be assigned by hand is named, leaves nothing, and the proposal stands", async () => {
  const { api } = here.coordinator;
  const id = await propose();
  const gone = await evaluator();
  await server.ownerDb.$client.query("delete from organization_members where user_id = $1", [gone.id]);
  const own = await submittedApplication(here.coordinator);
  const foreign = await submittedApplication(elsewhere.founder);
  const call = await createChallenge(server.db, here.organizationId);
  const otherCall = await submittedApplication(here.founder, {}, call);
  const { id: hidden } = await submittedApplication(here.founder);
  await enterConflict(hidden, here.coordinator.id);
  await enterConflict(fresh, here.evaluator.id);
  const refused = async (pair: Pair) => {
    const refusal = await refusalOf(api.judging.applyProposal({ id, put_in: [pairOf(spare.id), pair] }));
    expect(refusal?.data.fields).toEqual([{ path: "put_in.1", code: "invalid" }]);
    return refusal?.code;
  };
  expect(await refused(pairOf(here.evaluator.id))).toBe("evaluation.conflict_of_interest");
  expect(await refused(pairOf(gone.id))).toBe("evaluation.not_evaluator");
  expect(await refused(pairOf(here.member.id))).toBe("evaluation.not_evaluator");
  for (const one of [own.id, foreign.id, otherCall.id, hidden])
    expect(await refused(pairOf(spare.id, one))).toBe("application.not_found");
  expect(await takersOf()).toEqual([]);
  expect(await api.judging.applyProposal({ id, put_in: [pairOf(spare.id)] })).toEqual({ assigned: 2, left_out: [] });
  expect((await takersOf())?.toSorted()).toEqual([proposed.id, spare.id].toSorted());
});

test("no conflict is ever assigned: not one declared since, nor one that is both proposed and put in", async () => {
  const { api } = here.coordinator;
  const id = await propose();
  await proposed.api.judging.declareConflict({ application_id: fresh, declared: true, reason: "Συγγενής" });
  const again = { id, put_in: [pairOf(proposed.id)] };
  expect(await outcomeOf(api.judging.applyProposal(again))).toBe("evaluation.conflict_of_interest");
  expect(await outcomeOf(api.judging.applyProposal({ ...again, taken_out: [pairOf(proposed.id)] }))).toBe(
    "evaluation.conflict_of_interest",
  );
  const { assigned, left_out } = await api.judging.applyProposal({ id, put_in: [pairOf(spare.id)] });
  expect([assigned, left_out.map(({ evaluator_id, reason }) => [evaluator_id, reason])]).toEqual([
    1,
    [[proposed.id, "conflict"]],
  ]);
  expect(await takersOf()).toEqual([spare.id]);
});

test("what is put in passes nobody's limit, of what the coordinator may know of", async () => {
  const { api } = here.coordinator;
  const full = await evaluator();
  await api.judging.setProposed({ user_id: full.id, proposed: false });
  await full.api.judging.setExpertise({ fields: [], cap: 1 });
  const { id: hidden } = await submittedApplication(here.founder);
  await api.judging.assignMany({ id: round, pairs: [pairOf(full.id, hidden)] });
  const id = await propose();
  const refusal = await refusalOf(api.judging.applyProposal({ id, put_in: [pairOf(spare.id), pairOf(full.id)] }));
  expect(refusal).toMatchObject({ code: "round.evaluator_full", data: { fields: [{ path: "put_in.1" }] } });
  expect(await takersOf()).toEqual([]);
  const { items } = await full.api.notifications.list({});
  expect(items.filter(({ activity_type: kind }) => kind === "evaluations_assigned")).toHaveLength(1);
  await enterConflict(hidden, here.moderator.id);
  const theirs = await propose(here.moderator);
  expect(await outcomeOf(here.moderator.api.judging.applyProposal({ id: theirs, put_in: [pairOf(full.id)] }))).toBe(
    "accepted",
  );
});

test("neither a locked round nor an old proposal takes an adjustment, nor anyone else's, nor more than there is room for", async () => {
  const { api } = here.coordinator;
  const id = await propose();
  const put_in = [pairOf(spare.id)];
  expect(await outcomeOf(here.moderator.api.judging.applyProposal({ id, put_in }))).toBe("round.proposal_gone");
  const many = Array.from({ length: ROUND_MAX.adjustments + 1 }, () => pairOf(spare.id));
  expect(await outcomeOf(api.judging.applyProposal({ id, put_in: many }))).toBe("input.invalid");
  expect(await outcomeOf(api.judging.applyProposal({ id, taken_out: many }))).toBe("input.invalid");
  const state = async () => ({
    id: round,
    version: (await api.judging.round({ id: round })).version,
    reason: "Έλεγχος",
  });
  await api.judging.lockRound(await state());
  const nothing = { id, taken_out: [pairOf(proposed.id)] };
  expect(await outcomeOf(api.judging.applyProposal({ ...nothing, put_in }))).toBe("round.locked");
  expect(await outcomeOf(api.judging.applyProposal(nothing))).toBe("round.locked");
  await api.judging.reopenRound(await state());
  await api.judging.assignMany({ id: round, pairs: [pairOf(here.evaluator.id)] });
  expect(await outcomeOf(api.judging.applyProposal({ id, put_in }))).toBe("round.proposal_old");
  expect(await takersOf()).toEqual([here.evaluator.id]);
});
