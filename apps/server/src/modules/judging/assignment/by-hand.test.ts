import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, createRound, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

/** What coordinators do by hand in a round's matrix: lock what stands, enter a conflict, open one application to everyone. */
let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let round: string;
let judge: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  round = await createRound(here, { required_reviews: 2 });
  judge = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    organizations: { [here.organizationId]: "member" },
  });
});
afterAll(() => server?.close());

const matrix = () => here.coordinator.api.judging.matrix({ id: round });

async function given(evaluator: TestUser) {
  const { id } = await submittedApplication(here.founder);
  const pairs = [{ application_id: id, evaluator_id: evaluator.id }];
  await here.coordinator.api.judging.assignMany({ id: round, pairs });
  const review = (await matrix()).applications.find((one) => one.id === id)?.reviews[0]?.id ?? "";
  return { id, pairs, review };
}

test("what is assigned twice is assigned once, and history knows of no evaluation that never was", async () => {
  const { pairs } = await given(judge);
  expect(await here.coordinator.api.judging.assignMany({ id: round, pairs })).toEqual({ assigned: 0 });
  const { rows } = await server.ownerDb.$client.query(
    "select evaluation_id from evaluation_history where evaluation_id not in (select id from evaluations)",
  );
  expect(rows).toEqual([]);
});

test("what is locked is taken back neither alone nor with others before it is let go; the evaluator may still decline", async () => {
  const { judging, evaluations } = here.coordinator.api;
  const [kept, other] = [await given(judge), await given(judge)];
  const both = { id: round, evaluation_ids: [kept.review, other.review] };
  const one = { id: round, evaluation_ids: [kept.review] };
  expect(await outcomeOf(elsewhere.coordinator.api.judging.fixMany({ ...one, fixed: true }))).toBe("round.not_found");
  expect(await outcomeOf(judge.api.judging.fixMany({ ...one, fixed: true }))).toBe("auth.forbidden");
  expect(await judging.fixMany({ ...one, fixed: true })).toEqual({ assigned: 1 });
  expect(await judging.fixMany({ ...one, fixed: true })).toEqual({ assigned: 0 });
  expect((await matrix()).fixed).toEqual([kept.review]);
  expect(await judging.unassignMany(both)).toEqual({ assigned: 1 });
  expect(await outcomeOf(evaluations.unassign({ id: kept.review }))).toBe("evaluation.fixed");
  await judge.api.evaluations.decline({ ids: [kept.review], reason: "no_time", words: "" });
  expect(await judging.assignMany({ id: round, pairs: kept.pairs })).toEqual({ assigned: 1 });
  expect((await matrix()).fixed).toEqual([]);
  expect(await judging.fixMany({ ...one, fixed: true })).toEqual({ assigned: 1 });
  expect(await judging.fixMany({ ...one, fixed: false })).toEqual({ assigned: 1 });
  expect(await judging.unassignMany(one)).toEqual({ assigned: 1 });
});

test("a coordinator enters a conflict for an evaluator: nothing of it reaches them, and only a coordinator takes it back", async () => {
  const { judging } = here.coordinator.api;
  const { id } = await submittedApplication(here.founder);
  const pair = { id: round, application_id: id, evaluator_id: judge.id };
  expect(await outcomeOf(judge.api.judging.enterConflict({ ...pair, entered: true }))).toBe("auth.forbidden");
  expect(await outcomeOf(elsewhere.coordinator.api.judging.enterConflict({ ...pair, entered: true }))).toBe(
    "round.not_found",
  );
  expect(await outcomeOf(judging.enterConflict({ ...pair, entered: false }))).toBe("conflict.not_entered");
  expect((await judge.api.judging.conflicts({})).items.map(({ application_id }) => application_id)).toContain(id);
  await judging.enterConflict({ ...pair, entered: true });
  await judging.enterConflict({ ...pair, entered: true });
  expect((await matrix()).conflicts).toContainEqual({ application_id: id, user_id: judge.id, kind: "declared" });
  expect((await judge.api.judging.conflicts({})).items.map(({ application_id }) => application_id)).not.toContain(id);
  expect(await outcomeOf(judge.api.judging.declareConflict({ application_id: id, declared: false }))).toBe(
    "conflict.not_listed",
  );
  const assigning = { id: round, pairs: [{ application_id: id, evaluator_id: judge.id }] };
  expect(await outcomeOf(judging.assignMany(assigning))).toBe("evaluation.conflict_of_interest");
  await judging.enterConflict({ ...pair, entered: false });
  expect(await judging.assignMany(assigning)).toEqual({ assigned: 1 });
  expect(await outcomeOf(judging.enterConflict({ ...pair, entered: true }))).toBe("conflict.given");
  const { rows } = await server.ownerDb.$client.query<{ action: string }>(
    "select action from audit_log where entity_id = $1 order by id",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["conflict.declared", "conflict.taken_back"]);
});

test("a conflict that someone declared themselves is theirs to take back, and one's own application is nobody's to mark", async () => {
  const { judging } = here.coordinator.api;
  const { id } = await submittedApplication(here.founder);
  const pair = { id: round, application_id: id, evaluator_id: judge.id };
  await judge.api.judging.declareConflict({ application_id: id, declared: true });
  expect(await outcomeOf(judging.enterConflict({ ...pair, entered: false }))).toBe("conflict.not_entered");
  expect((await matrix()).conflicts).toContainEqual({ application_id: id, user_id: judge.id, kind: "declared" });
  expect(await outcomeOf(judging.enterConflict({ ...pair, evaluator_id: here.founder.id, entered: true }))).toBe(
    "evaluation.not_evaluator",
  );
  const own = await submittedApplication(here.coordinator);
  expect(await outcomeOf(judging.enterConflict({ ...pair, application_id: own.id, entered: true }))).toBe(
    "application.not_found",
  );
});

test("where only who knows the field gets anything, one application is opened to everyone and the others are not", async () => {
  const { judging } = here.coordinator.api;
  const [closed, opened] = [await submittedApplication(here.founder), await submittedApplication(here.founder)];
  const ask = { id: round, application_ids: [closed.id, opened.id], only_experts: true };
  expect((await judging.distribute(ask)).pairs).toEqual([]);
  const { pairs, short } = await judging.distribute({ ...ask, anyone_for: [opened.id] });
  expect([...new Set(pairs.map(({ application_id }) => application_id))]).toEqual([opened.id]);
  expect(pairs).toHaveLength(2);
  expect(short.map(({ application_id }) => application_id)).toEqual([closed.id]);
});

test("whoever waits no longer for a distribution leaves nothing behind", async () => {
  const { $client } = server.ownerDb;
  const proposals = async () =>
    (await $client.query("select id from round_proposals where round_id = $1", [round])).rowCount;
  const held = async () => {
    const { rowCount } = await $client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount;
  };
  const before = await proposals();
  // Whatever reads the matrix waits until the asking has been given up.
  const holder = await $client.connect();
  await holder.query("begin; lock table evaluations in access exclusive mode");
  const waiting = new AbortController();
  const asked = here.coordinator.api.judging.distribute({ id: round, only_experts: false }, { signal: waiting.signal });
  const end = Promise.allSettled([asked]);
  await expect.poll(held).toBeGreaterThan(0);
  waiting.abort();
  expect((await end)[0].status).toBe("rejected");
  // The server hears of it within a few beats.
  for (let beat = 0; beat < 10; beat += 1) await setTimeout(50);
  await holder.query("commit");
  holder.release();
  // The next one waits its turn behind it: when that is through, nothing came of the first.
  await here.coordinator.api.judging.distribute({ id: round, only_experts: false });
  expect(await proposals()).toBe((before ?? 0) + 1);
});
