import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, createRound, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let round: string;
let first: string;
let second: string;
/** The only other one who may evaluate besides those who run the organization. */
let busy: TestUser;

const WHY = { reason: "other", words: "Λείπω όλο τον μήνα" } as const;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  busy = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    organizations: { [here.organizationId]: "member" },
  });
  ({ id: first } = await submittedApplication(here.founder));
  ({ id: second } = await submittedApplication(here.founder));
  round = await createRound(here, { required_reviews: 1 });
  const pairs = [first, second].map((application_id) => ({ application_id, evaluator_id: busy.id }));
  await here.coordinator.api.judging.assignMany({ id: round, pairs });
});
afterAll(() => server?.close());

const matrix = (by = here.coordinator): Promise<Matrix> => by.api.judging.matrix({ id: round });
const cellOf = ({ applications }: Matrix, id: string) => applications.find((one) => one.id === id)?.reviews ?? [];
const figures = async () => (await here.coordinator.api.judging.round({ id: round })).figures;
const theirs = async ({ api }: TestUser, applicationId: string) =>
  (await api.evaluations.mine()).items.find(({ application_id }) => application_id === applicationId)?.id ?? "";

test("the matrix tells who answered and why someone declined; a decline leaves a seat to fill", async () => {
  expect(cellOf(await matrix(), first)).toMatchObject([{ status: "assigned", is_accepted: false }]);
  expect(await figures()).toMatchObject({ assigned: 2, covered: 2 });
  await busy.api.evaluations.accept({ ids: [await theirs(busy, second)] });
  await busy.api.evaluations.decline({ ids: [await theirs(busy, first)], ...WHY });
  const seen = await matrix();
  expect(cellOf(seen, second)).toMatchObject([{ status: "assigned", is_accepted: true }]);
  expect(cellOf(seen, first)).toMatchObject([{ status: "declined" }]);
  expect(seen.declined).toEqual([{ application_id: first, user_id: busy.id, ...WHY }]);
  expect(await figures()).toMatchObject({ assigned: 1, covered: 1 });
});

test("neither a distribution nor the next one offers the pair again", async () => {
  const { api } = here.coordinator;
  const made = await api.judging.distribute({ id: round, only_experts: false });
  expect(made.pairs.map(({ application_id }) => application_id)).toEqual([first]);
  expect(made.pairs.some(({ evaluator_id }) => evaluator_id === busy.id)).toBe(false);
  expect(await busy.api.judging.next()).toEqual({ evaluation_id: null });
  const { evaluation_id: id } = await here.evaluator.api.judging.next();
  expect(await outcomeOf(api.evaluations.unassign({ id: id ?? "" }))).toBe("accepted");
  const all = await api.judging.distribute({ id: round, at_least: 9, only_experts: false });
  expect(all.pairs.some((pair) => pair.application_id === first && pair.evaluator_id === busy.id)).toBe(false);
  expect(await outcomeOf(api.judging.applyProposal({ id: made.id }))).toBe("accepted");
});

test("a proposal that was made before a decline is for an old picture", async () => {
  const { api } = here.coordinator;
  const { id } = await api.judging.distribute({ id: round, at_least: 3, only_experts: false });
  await busy.api.evaluations.decline({ ids: [await theirs(busy, second)], reason: "no_time" });
  expect(await outcomeOf(api.judging.applyProposal({ id }))).toBe("round.proposal_old");
});

test("by hand it is asked anew: unanswered, with what was declined gone from sight", async () => {
  const { api } = here.coordinator;
  const candidates = await api.evaluations.candidates({ id: first });
  expect(candidates.find(({ user_id }) => user_id === busy.id)).toMatchObject({ assigned: false, declined: WHY });
  const pairs = [{ application_id: first, evaluator_id: busy.id }];
  expect(await api.judging.assignMany({ id: round, pairs })).toEqual({ assigned: 1 });
  expect(await api.judging.assignMany({ id: round, pairs })).toEqual({ assigned: 0 });
  await api.evaluations.assign({ id: second, evaluator_id: busy.id });
  expect(await outcomeOf(api.evaluations.assign({ id: second, evaluator_id: busy.id }))).toBe(
    "evaluation.already_assigned",
  );
  const { items } = await busy.api.evaluations.mine();
  expect(items.map(({ is_unanswered, status }) => [is_unanswered, status])).toEqual([
    [true, "assigned"],
    [true, "assigned"],
  ]);
  expect((await matrix()).declined).toEqual([]);
  const { rows } = await server.ownerDb.$client.query<{ from_status: string | null; to_status: string }>(
    "select h.from_status, h.to_status from evaluation_history h join evaluations e on e.id = h.evaluation_id where e.application_id = $1 and e.evaluator_id = $2 order by h.id",
    [first, busy.id],
  );
  expect(rows.map(({ to_status }) => to_status)).toEqual(["assigned", "declined", "assigned"]);
});

test("who did not answer is reminded as everyone is, and who declined is not", async () => {
  const { api } = here.coordinator;
  await busy.api.evaluations.decline({ ids: [await theirs(busy, first)], ...WHY });
  await api.judging.remind({ id: round, user_ids: [busy.id] });
  const [told] = (await busy.api.notifications.list({ limit: 1 })).items;
  expect(told?.metadata).toMatchObject({ count: "1", title_el: "Α΄ γύρος", title_en: "First round" });
});

test("whoever has a conflict learns nothing of a decline: not in the matrix, figures, notices or feed", async () => {
  const { moderator } = here;
  const given = await here.coordinator.api.evaluations.assign({ id: first, evaluator_id: moderator.id });
  await moderator.api.evaluations.recuse({ id: given.id, reason: "Συγγενική σχέση" });
  const third = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    organizations: { [here.organizationId]: "member" },
  });
  await here.coordinator.api.evaluations.assign({ id: first, evaluator_id: third.id });
  const before = JSON.stringify((await moderator.api.judging.round({ id: round })).figures);
  await third.api.evaluations.decline({ ids: [await theirs(third, first)], ...WHY });
  const screens = await Promise.all([
    matrix(moderator),
    moderator.api.notifications.list({ limit: 100 }),
    moderator.api.activity.feed(),
  ]);
  expect((await matrix()).declined.length).toBeGreaterThan(1);
  for (const word of [first, WHY.words]) expect(JSON.stringify(screens)).not.toContain(word);
  expect(JSON.stringify((await moderator.api.judging.round({ id: round })).figures)).toBe(before);
});

test("what was declined in one round is not offered in the next by itself; by hand it is asked there, and the first no stands", async () => {
  const there = await castOf(server, "Elevate");
  const { judging } = there.coordinator.api;
  const { id } = await submittedApplication(there.founder);
  const evaluator_id = there.evaluator.id;
  const pairs = [{ application_id: id, evaluator_id }];
  const passedOn = async (from: string) => {
    await judging.lockRound({ id: from, version: (await judging.round({ id: from })).version, reason: "Τέλος" });
    const to = await createRound(there, { required_reviews: 1 });
    await judging.passOn({ id: from, application_ids: [id], passed: true });
    return to;
  };
  const offered = async (to: string) => {
    const { short, pairs: all } = await judging.distribute({ id: to, at_least: 9, only_experts: false });
    return { pair: all.some((one) => one.evaluator_id === evaluator_id), declined: short[0]?.reasons.declined };
  };
  const one = await createRound(there, { required_reviews: 1 });
  await judging.assignMany({ id: one, pairs });
  await there.evaluator.api.evaluations.decline({ ids: [await theirs(there.evaluator, id)], ...WHY });
  const two = await passedOn(one);
  expect(await offered(two)).toEqual({ pair: false, declined: 1 });
  expect(await there.evaluator.api.judging.next()).toEqual({ evaluation_id: null });

  expect(await judging.assignMany({ id: two, pairs })).toEqual({ assigned: 1 });
  const { rows } = await server.ownerDb.$client.query<{ round_id: string; status: string }>(
    "select round_id, status from evaluations where application_id = $1 and evaluator_id = $2 order by id",
    [id, evaluator_id],
  );
  expect(rows).toEqual([
    { round_id: one, status: "declined" },
    { round_id: two, status: "assigned" },
  ]);
  // Whoever took it since has said yes to it: a third round asks them as it asks everyone.
  const isAssigned = async () =>
    (await there.coordinator.api.evaluations.candidates({ id })).find(({ user_id }) => user_id === evaluator_id)
      ?.assigned;
  expect(await isAssigned()).toBe(true);
  expect(await offered(await passedOn(two))).toEqual({ pair: true, declined: 0 });
  expect(await isAssigned()).toBe(false);
  const { evaluation_id: taken } = await there.evaluator.api.judging.next();
  expect(await isAssigned()).toBe(true);
  // Who asked for it needs not say whether they take it.
  const { is_unanswered: isUnanswered } = await there.evaluator.api.evaluations.get({ id: taken ?? "" });
  expect(isUnanswered).toBe(false);
});
