import { stands } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { castOf, createRound, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let people: TestUser[];
let applications: string[];
let round: string;

const APPLICATIONS = 8;
const REVIEWS = 2;
const firstRound = (cast: ProcessCast) => createRound(cast, { required_reviews: REVIEWS });

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  const evaluator = (index: number) =>
    server.createUser({
      email: ownAddress(),
      role: "evaluator",
      firstName: "Αξιολογητής",
      lastName: `Νο${index}`,
      organizations: { [here.organizationId]: "member" },
    });
  people = await Promise.all([1, 2, 3, 4].map(evaluator));
  applications = [];
  for (let made = 0; made < APPLICATIONS; made++) {
    const { id } = await submittedApplication(here.founder, { industry: made % 2 === 0 ? "maritime" : "energy" });
    applications.push(id);
  }
  round = await firstRound(here);
});
afterAll(() => server?.close());

const matrix = () => here.coordinator.api.judging.matrix({ id: round });
const cellsOf = async () =>
  (await matrix()).applications.flatMap(({ id, reviews }) => reviews.map((cell) => ({ ...cell, application_id: id })));

test("a proposal changes nothing; applied it assigns everyone's reviews, level and without conflicts, once", async () => {
  const { api } = here.coordinator;
  const [expert, conflicted] = people;
  const [first] = applications;
  if (!expert || !conflicted || !first) throw new Error("Nobody.");
  await expert.api.judging.setExpertise({ fields: ["maritime"], cap: 3 });
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: first, user_id: conflicted.id });
  const proposal = await api.judging.distribute({ id: round, only_experts: false });
  expect(proposal).toMatchObject({ wanted: APPLICATIONS * 2, short: [] });
  expect(proposal.pairs).toHaveLength(APPLICATIONS * 2);
  expect(await cellsOf()).toEqual([]);
  expect(proposal.pairs).not.toContainEqual({ application_id: first, evaluator_id: conflicted.id });
  expect(proposal.pairs.filter((pair) => pair.evaluator_id === expert.id).length).toBeLessThanOrEqual(3);

  const both = await Promise.all([1, 2].map(() => api.judging.applyProposal({ id: proposal.id })));
  const all = { assigned: APPLICATIONS * 2, left_out: [] };
  expect(both).toEqual([all, all]);
  expect(await cellsOf()).toHaveLength(APPLICATIONS * 2);
  const { items } = await expert.api.evaluations.mine();
  expect(items).toHaveLength(proposal.pairs.filter((pair) => pair.evaluator_id === expert.id).length);
  const bell = await expert.api.notifications.list({});
  expect(bell.items.filter(({ activity_type }) => activity_type === "evaluations_assigned")).toHaveLength(1);
  expect((await api.applications.get({ id: first })).phase).toBe("under_review");

  const again = await api.judging.distribute({ id: round, only_experts: false });
  expect(again).toMatchObject({ wanted: 0, pairs: [] });
});

test("says what cannot be met and why, and is refused once the round is not what it was", async () => {
  const { api } = here.coordinator;
  const proposal = await api.judging.distribute({
    id: round,
    more: 9,
    only_experts: true,
    application_ids: [applications[1] ?? ""],
  });
  expect(proposal.pairs).toEqual([]);
  expect(proposal.short).toMatchObject([{ application_id: applications[1], missing: 9, reasons: { assigned: 2 } }]);
  const one = await api.judging.distribute({
    id: round,
    more: 1,
    only_experts: false,
    application_ids: [applications[2] ?? ""],
  });
  expect(one.pairs).toHaveLength(1);
  const cells = await cellsOf();
  const taken = await api.judging.unassignMany({ id: round, evaluation_ids: [cells[0]?.id ?? ""] });
  expect(taken).toEqual({ assigned: 1 });
  expect(await outcomeOf(api.judging.applyProposal({ id: one.id }))).toBe("round.proposal_old");
  expect(await outcomeOf(here.moderator.api.judging.applyProposal({ id: one.id }))).toBe("round.proposal_gone");
});

test("so that each has at least so many, the fewest are added; what cannot be met says why", async () => {
  const { api } = here.coordinator;
  const counts = Map.groupBy(
    (await cellsOf()).filter(({ status }) => status !== "recused"),
    ({ application_id }) => application_id,
  );
  const missing = (least: number) =>
    applications.reduce((sum, id) => sum + Math.max(0, least - (counts.get(id)?.length ?? 0)), 0);
  const some = await api.judging.distribute({ id: round, at_least: 1, only_experts: false });
  expect(some.wanted).toBe(missing(1));
  expect(some.pairs).toHaveLength(missing(1));
  const many = await api.judging.distribute({ id: round, at_least: 9, only_experts: false });
  expect(many.wanted).toBe(missing(9));
  expect(many.pairs.length).toBeLessThan(many.wanted);
  const short = many.short.reduce((sum, one) => sum + one.missing, 0);
  expect(many.pairs.length + short).toBe(many.wanted);
  for (const { reasons } of many.short) expect(Object.values(reasons).some((count) => count > 0)).toBe(true);
});

test("by hand it is all or none, and nobody gets what they may not", async () => {
  const { api } = here.coordinator;
  const [, conflicted, third] = people;
  const [first, second] = applications;
  if (!conflicted || !third || !first || !second) throw new Error("Nobody.");
  const before = await cellsOf();
  const assign = (pairs: { application_id: string; evaluator_id: string }[]) =>
    outcomeOf(api.judging.assignMany({ id: round, pairs }));
  const fine = { application_id: second, evaluator_id: here.moderator.id };
  expect(await assign([fine, { application_id: first, evaluator_id: conflicted.id }])).toBe(
    "evaluation.conflict_of_interest",
  );
  expect(await assign([fine, { application_id: second, evaluator_id: here.member.id }])).toBe(
    "evaluation.not_evaluator",
  );
  const foreign = await submittedApplication(elsewhere.founder);
  expect(await assign([fine, { application_id: foreign.id, evaluator_id: third.id }])).toBe("application.not_found");
  expect(await cellsOf()).toHaveLength(before.length);
  expect(await assign([fine])).toBe("accepted");
  expect(await cellsOf()).toHaveLength(before.length + 1);
});

test("whoever has a conflict sees no row, cell, load or conflict of it, nor in a proposal", async () => {
  const [hidden] = applications;
  const kept = await here.moderator.api.judging.matrix({ id: round });
  expect(kept.applications.map(({ id }) => id)).toContain(hidden);
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: hidden ?? "", user_id: here.moderator.id });
  const { api } = here.moderator;
  const seen = await api.judging.matrix({ id: round });
  expect(JSON.stringify(seen)).not.toContain(hidden);
  expect(seen.applications).toHaveLength(kept.applications.length - 1);
  const { figures } = await api.judging.round({ id: round });
  expect(figures.assigned).toBe(
    seen.applications.flatMap(({ reviews }) => reviews).filter(({ status }) => status !== "recused").length,
  );
  const proposal = await api.judging.distribute({ id: round, more: 1, only_experts: false });
  expect(JSON.stringify(proposal)).not.toContain(hidden);
  const loads = Map.groupBy(
    [...seen.applications.flatMap(({ reviews }) => reviews.filter(({ status }) => stands(status))), ...proposal.pairs],
    ({ evaluator_id }) => evaluator_id,
  );
  expect(proposal.load.max).toBe(Math.max(...[...loads.values()].map((theirs) => theirs.length)));
  expect(await outcomeOf(elsewhere.coordinator.api.judging.matrix({ id: round }))).toBe("round.not_found");
});

test("two evaluators who ask for the next one at once never fill a seat beyond need", async () => {
  const { id } = await submittedApplication(elsewhere.founder);
  await firstRound(elsewhere);
  const evaluators = await Promise.all(
    Array.from({ length: 5 }, () =>
      server.createUser({
        email: ownAddress(),
        role: "evaluator",
        firstName: "Πέτρος",
        lastName: "Σκούρας",
        organizations: { [elsewhere.organizationId]: "member" },
      }),
    ),
  );
  const open = (await elsewhere.coordinator.api.applications.queue({ limit: 100 })).items.length;
  const rounds = await Promise.all(
    Array.from({ length: open }, () => Promise.all(evaluators.map(({ api }) => api.judging.next()))),
  );
  const given = rounds.flat().filter(({ evaluation_id }) => evaluation_id !== null);
  expect(given).toHaveLength(open * REVIEWS);
  const { evaluations } = await elsewhere.coordinator.api.applications.get({ id });
  expect(evaluations).toHaveLength(REVIEWS);
  expect(await outcomeOf(elsewhere.member.api.judging.next())).toBe("evaluation.not_evaluator");
});

test("a reminder goes to those with something to do, once a day", async () => {
  const { api } = here.coordinator;
  const [, , third] = people;
  if (!third) throw new Error("Nobody.");
  const remind = () => api.judging.remind({ id: round, user_ids: [third.id, here.admin.id] });
  expect(await remind()).toEqual({ assigned: 1 });
  expect(await outcomeOf(remind())).toBe("round.reminded");
  const bell = await third.api.notifications.list({});
  expect(bell.items.filter(({ activity_type }) => activity_type === "evaluations_reminder")).toHaveLength(1);
});
