import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { evaluations, evaluationTemplates } from "#modules/evaluations/evaluations.tables.ts";
import { ROUND_RULES } from "#modules/evaluations/rounds/rounds.factory.ts";
import { roundEntries } from "#modules/evaluations/rounds/rounds.tables.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import {
  castOf,
  createRound,
  decidedOn,
  ownAddress,
  submittedApplication,
  type ProcessCast,
} from "#test/application-process.ts";
import { mailsTo } from "#test/mails.ts";
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
  const { items } = await judge.api.notifications.list({});
  expect(
    items
      .filter(({ activity_type: kind }) => kind === "evaluations_unassigned")
      .map(({ metadata }) => metadata["count"]),
  ).toEqual(["1", "1"]);
});

test("whom a conflict keeps from an application, or who left, hears of nothing that is taken back", async () => {
  const [kept, gone] = await Promise.all(
    ["evaluator", "evaluator"].map(() =>
      server.createUser({
        email: ownAddress(),
        role: "evaluator",
        organizations: { [here.organizationId]: "member" },
      }),
    ),
  );
  if (!kept || !gone) throw new Error("Nobody.");
  const [first, second] = [await given(kept), await given(gone)];
  const [pair] = first.pairs;
  await server.db.insert(applicationConflicts).values({
    organization_id: here.organizationId,
    application_id: pair?.application_id ?? "",
    user_id: kept.id,
  });
  await server.ownerDb.$client.query("delete from organization_members where user_id = $1", [gone.id]);
  const { judging } = here.coordinator.api;
  const both = { id: round, evaluation_ids: [first.review, second.review] };
  expect(await judging.unassignMany(both)).toEqual({ assigned: 2 });
  const { rows } = await server.ownerDb.$client.query(
    "select from notifications where activity_type = 'evaluations_unassigned' and user_id = any($1)",
    [[kept.id, gone.id]],
  );
  expect(rows).toEqual([]);
});

test("what is due at a round's deadline moves with it; a date of its own stays", async () => {
  const { judging, evaluations } = here.coordinator.api;
  const { id: programmeId } = (await judging.round({ id: round })).programme;
  const [first, later] = ["2098-06-15T20:59:59.000Z", "2098-06-30T20:59:59.000Z"];
  const { id } = await judging.createRound({ ...ROUND_RULES, programme_id: programmeId, deadline: first });
  const { id: application } = await submittedApplication(here.founder);
  await server.db.insert(roundEntries).values({ round_id: id, application_id: application });
  const other = (await submittedApplication(here.founder)).id;
  await server.db.insert(roundEntries).values({ round_id: id, application_id: other });
  await judging.assignMany({ id, pairs: [{ application_id: application, evaluator_id: judge.id }] });
  const own = "2098-06-20T10:00:00.000Z";
  await evaluations.assign({ id: other, evaluator_id: judge.id, due_at: own });
  const { version } = await judging.round({ id });
  await judging.updateRound({ ...ROUND_RULES, id, version, deadline: later });
  const { rows } = await server.db.$client.query("select due_at from evaluations where round_id = $1 order by due_at", [
    id,
  ]);
  expect(rows.map(({ due_at: at }) => new Date(at).toISOString())).toEqual([own, later]);
});

test("who has something due at a round's deadline hears once that it moved; nobody whom that does not reach", async () => {
  const { judging, evaluations } = here.coordinator.api;
  const { id: programmeId } = (await judging.round({ id: round })).programme;
  const person = () =>
    server.createUser({ email: ownAddress(), role: "evaluator", organizations: { [here.organizationId]: "member" } });
  const [waited, barred, gone, own, over, decided] = await Promise.all(Array.from({ length: 6 }, person));
  if (!waited || !barred || !gone || !own || !over || !decided) throw new Error("Nobody.");
  const first = "2098-06-15T20:59:59.000Z";
  const { id } = await judging.createRound({ ...ROUND_RULES, programme_id: programmeId, deadline: first });
  const entered = async () => {
    const { id: application } = await submittedApplication(here.founder);
    await server.db.insert(roundEntries).values({ round_id: id, application_id: application });
    return application;
  };
  const [a, b, c] = [await entered(), await entered(), await entered()];
  const pairs = [waited, barred, gone, over].map((one) => ({ application_id: a, evaluator_id: one.id }));
  const others = [
    { application_id: b, evaluator_id: waited.id },
    { application_id: c, evaluator_id: decided.id },
  ];
  await judging.assignMany({ id, pairs: [...pairs, ...others] });
  await evaluations.assign({ id: a, evaluator_id: own.id, due_at: "2098-06-20T10:00:00.000Z" });
  const { $client } = server.ownerDb;
  const conflict = { organization_id: here.organizationId, user_id: barred.id };
  await server.db.insert(applicationConflicts).values({ ...conflict, application_id: a });
  await $client.query("delete from organization_members where user_id = $1", [gone.id]);
  await $client.query(
    "update evaluations set status = 'submitted', submitted_at = now(), weighted_total = 50 where evaluator_id = $1",
    [over.id],
  );
  await decidedOn(here, c);
  const told = async () => {
    const { rows } = await $client.query<{ user_id: string; facts: Record<string, string> }>(
      "select user_id, metadata as facts from notifications where activity_type = 'round_deadline_moved' and metadata->>'round_id' = $1",
      [id],
    );
    return rows.map(({ user_id: user, facts }) => [user, facts["due_at"]]);
  };
  const change = async (rules: { deadline: string | null; places?: number; version?: number }) => {
    const { version } = await judging.round({ id });
    return judging.updateRound({ ...ROUND_RULES, id, version, ...rules });
  };
  await change({ deadline: first, places: 3 });
  expect(await told()).toEqual([]);
  const later = "2098-06-30T20:59:59.000Z";
  await change({ deadline: later });
  expect(await told()).toEqual([[waited.id, later]]);
  // What is refused is told to nobody.
  expect(await outcomeOf(change({ deadline: first, version: 1 }))).toBe("request.conflict");
  expect(await told()).toHaveLength(1);
  const mails = (await mailsTo(server, waited.email, 2)).filter(({ subject }) => subject.includes("προθεσμία"));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Δευτέρα 30 Ιουνίου, 23:59 (Α΄ γύρος)");
});

test("a call's round stays on the criteria that its first evaluation was given on", async () => {
  const { judging } = here.coordinator.api;
  const call = await createChallenge(server.db, here.organizationId);
  const { id } = await judging.createRound({ ...ROUND_RULES, programme_id: call });
  const assign = async () => {
    const { id: application_id } = await submittedApplication(here.founder, {}, call);
    await judging.assignMany({ id, pairs: [{ application_id, evaluator_id: judge.id }] });
  };
  await assign();
  const [used] = await server.db
    .select({ template: evaluationTemplates })
    .from(evaluations)
    .innerJoin(evaluationTemplates, eq(evaluationTemplates.id, evaluations.template_version_id))
    .where(eq(evaluations.round_id, id));
  if (!used) throw new Error("No evaluation.");
  await server.db
    .update(programmes)
    .set({ evaluation_template_id: used.template.template_id })
    .where(eq(programmes.id, call));
  const { id: _id, ...version } = used.template;
  const [newer] = await server.db
    .insert(evaluationTemplates)
    .values({ ...version, version: version.version + 1 })
    .returning();
  await assign();
  const given = await server.db.$client.query(
    "select distinct template_version_id from evaluations where round_id = $1",
    [id],
  );
  expect(given.rows).toEqual([{ template_version_id: used.template.id }]);
  const change = async (versionId: string | null) => {
    const { version: current } = await judging.round({ id });
    return judging.updateRound({ ...ROUND_RULES, id, version: current, template_version_id: versionId });
  };
  expect(await outcomeOf(change(newer?.id ?? ""))).toBe("evaluation_template.already_judged");
  expect(await outcomeOf(change(used.template.id))).toBe("accepted");
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
  await judging.setProposed({ user_id: here.coordinator.id, proposed: true });
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
