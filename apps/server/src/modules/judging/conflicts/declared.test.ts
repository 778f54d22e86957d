import { toRows } from "@kerkis/contract/core/columnar/columnar.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROUND_RULES } from "#modules/evaluations/rounds/rounds.factory.ts";
import { castOf, createRound, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

const roundOf = (cast: ProcessCast) => createRound(cast, { places: 1 });

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server?.close());

test("an evaluator declares beforehand what they may not judge; from then on it is neither given to them nor proposed", async () => {
  const round = await roundOf(here);
  const foreign = await submittedApplication(elsewhere.founder);
  await roundOf(elsewhere);
  const [mine, other] = [await submittedApplication(here.founder), await submittedApplication(here.founder)];
  const { judging } = here.evaluator.api;
  const listed = async (query = {}) => (await judging.conflicts(query)).items.map((row) => row.application_id);
  expect(new Set(await listed())).toEqual(new Set([mine.id, other.id]));
  expect((await judging.conflictsCount({})).value).toBe(2);
  expect(JSON.stringify(await judging.conflicts({}))).not.toContain("score");
  await judging.declareConflict({ application_id: mine.id, declared: true, reason: "Συγγενής του ιδρυτή" });
  await judging.declareConflict({ application_id: mine.id, declared: true });
  expect(await listed({ declared: "yes" })).toEqual([mine.id]);
  expect(await outcomeOf(judging.declareConflict({ application_id: foreign.id, declared: true }))).toBe(
    "conflict.not_listed",
  );
  expect(await outcomeOf(here.member.api.judging.conflicts({}))).toBe("evaluation.not_evaluator");

  // Whoever heard of it before keeps nothing of it.
  const heard = async () =>
    (await here.moderator.api.notifications.list({})).items.filter(
      ({ metadata }) => metadata["application_id"] === other.id,
    ).length;
  expect(await heard()).toBe(1);
  await here.moderator.api.judging.declareConflict({ application_id: other.id, declared: true });
  expect(await heard()).toBe(0);
  await here.moderator.api.judging.declareConflict({ application_id: other.id, declared: false });

  const { api } = here.coordinator;
  const pair = { application_id: mine.id, evaluator_id: here.evaluator.id };
  expect(await outcomeOf(api.judging.assignMany({ id: round, pairs: [pair] }))).toBe("evaluation.conflict_of_interest");
  const { pairs } = await api.judging.distribute({ id: round, only_experts: false });
  expect(pairs).not.toContainEqual(pair);
  const { evaluation_id: next } = await judging.next();
  expect((await here.evaluator.api.evaluations.get({ id: next ?? "" })).application_id).toBe(other.id);
  // What was given is stepped back from; it is declared no more.
  expect(await outcomeOf(judging.declareConflict({ application_id: other.id, declared: true }))).toBe(
    "conflict.not_listed",
  );
  await judging.declareConflict({ application_id: mine.id, declared: false });
  expect(await listed()).toEqual([mine.id]);
  expect(await listed({ declared: "yes" })).toEqual([]);

  const { version } = await api.judging.round({ id: round });
  await api.judging.updateRound({ ...ROUND_RULES, places: 1, id: round, version, hide_applicant: true });
  const { items } = await judging.conflicts({});
  expect(items).toMatchObject([{ reference: mine.reference, name: null }]);
  expect(await listed({ search: "startup" })).toEqual([]);
  expect(await listed({ search: mine.reference ?? "" })).toEqual([mine.id]);
});

test("a cut passes on from a locked round to the next; only what nobody was given there is taken back", async () => {
  const { api } = elsewhere.coordinator;
  const [first] = (await api.judging.rounds({})).items;
  if (!first) throw new Error("No round.");
  const [kept, left] = [await submittedApplication(elsewhere.founder), await submittedApplication(elsewhere.founder)];
  const move = (application_ids: string[], passed = true) =>
    api.judging.passOn({ id: first.id, application_ids, passed });
  const change = async (name: "lockRound" | "reopenRound") => {
    const { version } = await api.judging.round({ id: first.id });
    return api.judging[name]({ id: first.id, version, reason: "Τέλος του γύρου" });
  };
  expect(await outcomeOf(move([kept.id]))).toBe("round.not_locked");
  await change("lockRound");
  expect(await outcomeOf(move([kept.id]))).toBe("round.no_next");
  const second = await roundOf(elsewhere);
  expect((await api.judging.round({ id: second })).figures.applications).toBe(0);
  const foreign = await submittedApplication(here.founder);
  expect(await outcomeOf(move([kept.id, foreign.id]))).toBe("application.not_found");
  expect(await Promise.all([move([kept.id]), move([kept.id])])).toContainEqual({ moved: 1 });
  const { results, next_round } = await api.judging.results({ id: first.id });
  const isPassedOn = (id: string) => toRows(results).find((row) => row.application_id === id)?.is_passed_on;
  expect(next_round?.id).toBe(second);
  expect(isPassedOn(kept.id)).toBe(true);
  expect(isPassedOn(left.id)).toBe(false);
  expect((await api.judging.round({ id: second })).figures.applications).toBe(1);
  expect((await api.judging.matrix({ id: second })).applications.map(({ id }) => id)).toEqual([kept.id]);
  expect(await move([kept.id], false)).toEqual({ moved: 1 });
  await move([kept.id]);
  await api.judging.assignMany({
    id: second,
    pairs: [{ application_id: kept.id, evaluator_id: elsewhere.evaluator.id }],
  });
  expect(await move([kept.id], false)).toEqual({ moved: 0 });
  expect(
    await outcomeOf(here.coordinator.api.judging.passOn({ id: first.id, application_ids: [kept.id], passed: true })),
  ).toBe("round.not_found");
});
