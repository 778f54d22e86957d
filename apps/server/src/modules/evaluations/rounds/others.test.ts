import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { OTHERS_CHANGED_EVENT } from "@kerkis/contract/evaluations/evaluations.events.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  createRound,
  ownAddress,
  submittedApplication,
  twoOrganizations,
  type ProcessCast,
} from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { REGISTRY_CRITERIA } from "../registry-criteria.policy.ts";
import { ROUND_RULES } from "./rounds.factory.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let roundId: string;
/** The application that is judged, and the reader's own evaluation of it. */
let applicationId: string;
let own: string;

beforeAll(async () => {
  ({ server, cast: here, elsewhere } = await twoOrganizations());
  roundId = await createRound(here);
});
afterAll(() => server?.close());
beforeEach(async () => {
  applicationId = (await submittedApplication(here.founder)).id;
  own = await assigned(here.evaluator);
});

type Rules = Partial<Omit<Parameters<TestUser["api"]["judging"]["updateRound"]>[0], "id" | "version">>;
async function setRound(rules: Rules): Promise<void> {
  const { judging } = here.coordinator.api;
  const { version } = await judging.round({ id: roundId });
  await judging.updateRound({ ...ROUND_RULES, ...rules, id: roundId, version });
}

const reviewer = (firstName: string) =>
  server.createUser({
    role: "evaluator",
    firstName,
    lastName: "Μακρής",
    email: ownAddress(),
    organizations: { [here.organizationId]: "member" },
  });

async function assigned({ id: evaluator_id }: TestUser, id = applicationId): Promise<string> {
  return (await here.coordinator.api.evaluations.assign({ id, evaluator_id })).id;
}

const sheet = (score: number, comment = "") =>
  Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score, comment: comment || "Νέα μέθοδος" }]));

/** Writes an evaluation in full, with what is nobody else's. */
const written = ({ api }: TestUser, id: string, score: number, comment?: string) =>
  api.evaluations.save({
    id,
    version: 1,
    scores: sheet(score, comment),
    private_notes: "Ιδιωτική σημείωση",
    feedback: "Προς τον αιτούντα",
    recommendation: "approve",
  });

async function handedIn(person: TestUser, score: number, { id = "", comment = "" } = {}): Promise<string> {
  const evaluation = id || (await assigned(person));
  const { version } = await written(person, evaluation, score, comment);
  await person.api.evaluations.submit({ id: evaluation, version });
  return evaluation;
}

const seen = (id = own) => here.evaluator.api.evaluations.others({ id });
const totals = async () => (await seen()).reviews.map(({ weighted_total: total }) => total);
const NOTHING = { criteria: [], reviews: [] };

test("where nobody sees others' scores nothing of them is told, before and after one's own is handed in", async () => {
  await setRound({ scores_visible: "never", hide_reviewers: false });
  await handedIn(await reviewer("Πέτρος"), 3);
  expect(await seen()).toEqual(NOTHING);
  await handedIn(here.evaluator, 4, { id: own });
  expect(await seen()).toEqual(NOTHING);
  expect(await here.evaluator.api.evaluations.get({ id: own })).toMatchObject({
    shows_others: false,
    others_see: false,
  });
});

test("where everyone sees them, one sees what others handed in: scores and their comments, and nothing else", async () => {
  await setRound({ scores_visible: "always" });
  await handedIn(await reviewer("Πέτρος"), 4);
  // None of these is shown: begun, declined, recused, of another application, of another round.
  const begun = await reviewer("Ηλίας");
  await written(begun, await assigned(begun), 5);
  const [declining, recusing] = [await reviewer("Σπύρος"), await reviewer("Λουκάς")];
  await declining.api.evaluations.decline({ ids: [await assigned(declining)], reason: "no_time" });
  await recusing.api.evaluations.recuse({ id: await assigned(recusing), reason: "Γνωρίζω την ομάδα." });
  const { id: otherApplication } = await submittedApplication(here.founder);
  const busy = await reviewer("Θωμάς");
  await handedIn(busy, 1, { id: await assigned(busy, otherApplication) });
  const earlier = await reviewer("Φώτης");
  const moved = await handedIn(earlier, 2);
  await server.ownerDb.$client.query("update evaluations set round_id = $1 where id = $2", [
    await createRound(here),
    moved,
  ]);
  const shown = await seen();
  expect(shown.reviews).toEqual([{ evaluator_name: null, weighted_total: 80, scores: sheet(4) }]);
  expect(shown.criteria.map(({ key }) => key)).toEqual(REGISTRY_CRITERIA.map(({ key }) => key));
  expect(await here.evaluator.api.evaluations.get({ id: own })).toMatchObject({ shows_others: true, scores: {} });
});

test("where they are seen after one's own, handing it in shows them, by name unless reviewers are hidden", async () => {
  await setRound({ scores_visible: "after_own", hide_reviewers: false });
  await handedIn(await reviewer("Πέτρος"), 3);
  const { version } = await written(here.evaluator, own, 5);
  expect(await here.evaluator.api.evaluations.get({ id: own })).toMatchObject({
    shows_others: false,
    others_see: true,
    hides_reviewers: false,
  });
  expect(await seen()).toEqual(NOTHING);
  const submitted = await here.evaluator.api.evaluations.submit({ id: own, version });
  expect(submitted.shows_others).toBe(true);
  expect((await seen()).reviews).toMatchObject([{ evaluator_name: "Πέτρος Μακρής", weighted_total: 60 }]);
  await setRound({ scores_visible: "after_own", hide_reviewers: true });
  expect(await here.evaluator.api.evaluations.get({ id: own })).toMatchObject({ hides_reviewers: true });
  expect(JSON.stringify(await seen())).not.toContain("Μακρής");
  // Those who run the round see who gave what, as ever.
  const { evaluations } = await here.coordinator.api.applications.get({ id: applicationId });
  expect(evaluations.map(({ evaluator_name: name }) => name)).toContain("Πέτρος Μακρής");
});

test("others' scores are shown to the evaluator of that application alone, and no more to one with a conflict", async () => {
  await setRound({ scores_visible: "always", hide_reviewers: false });
  const other = await reviewer("Πέτρος");
  await handedIn(other, 3);
  const { evaluator, coordinator, founder } = here;
  for (const { api } of [other, coordinator, founder, elsewhere.evaluator, elsewhere.owner])
    expect(await outcomeOf(api.evaluations.others({ id: own }))).toBe("evaluation.not_found");
  expect(await outcomeOf(evaluator.api.evaluations.others({ id: randomUUID() }))).toBe("evaluation.not_found");
  const [declining, recusing, entered] = [await reviewer("Σπύρος"), await reviewer("Λουκάς"), await reviewer("Ηλίας")];
  const [declined, recused, conflicted] = [
    await assigned(declining),
    await assigned(recusing),
    await handedIn(entered, 2),
  ];
  expect((await recusing.api.evaluations.others({ id: recused })).reviews).toHaveLength(2);
  await declining.api.evaluations.decline({ ids: [declined], reason: "no_time" });
  await recusing.api.evaluations.recuse({ id: recused, reason: "Γνωρίζω την ομάδα." });
  await server.ownerDb.$client.query(
    "insert into application_conflicts (organization_id, application_id, user_id) values ($1, $2, $3)",
    [here.organizationId, applicationId, entered.id],
  );
  for (const [{ api }, id] of [
    [declining, declined],
    [recusing, recused],
    [entered, conflicted],
  ] as const)
    expect(await outcomeOf(api.evaluations.others({ id }))).toBe("evaluation.not_found");
});

test("hidden reviewers stand in an order that tells neither who they are nor when they were asked", async () => {
  await setRound({ scores_visible: "always" });
  const given: [end: string, total: number][] = [];
  for (const score of [1, 2, 3, 4, 5])
    given.push([(await handedIn(await reviewer("Πέτρος"), score)).slice(-12), score * 20]);
  const byEnd = given.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
  expect(await totals()).toEqual(byEnd);
});

/** To whom it is told meanwhile that what others handed in changed, and of which evaluation of theirs. */
async function toldWhile(doing: () => Promise<unknown>): Promise<[topic: string, evaluation: unknown][]> {
  const publish = vi.spyOn(server.platform.realtime, "publishAll");
  await doing();
  const sent = publish.mock.calls.flatMap(([, events]) => events);
  publish.mockRestore();
  return sent.flatMap(({ topic, event, payload }) =>
    event === OTHERS_CHANGED_EVENT ? [[topic, payload["evaluation_id"]]] : [],
  );
}
const reader = ({ id }: TestUser, evaluation: string) => [userTopic(id), evaluation];

test("whoever sees others' evaluations is told when one is handed in or its scores change; nobody else is", async () => {
  await setRound({ scores_visible: "always" });
  const [writing, declining, recusing, entered, gone] = await Promise.all(
    ["Πέτρος", "Σπύρος", "Λουκάς", "Ηλίας", "Θωμάς"].map(reviewer),
  );
  if (!writing || !declining || !recusing || !entered || !gone) throw new Error("Nobody.");
  await declining.api.evaluations.decline({ ids: [await assigned(declining)], reason: "no_time" });
  await recusing.api.evaluations.recuse({ id: await assigned(recusing), reason: "Γνωρίζω την ομάδα." });
  await assigned(entered);
  await assigned(gone);
  await server.ownerDb.$client.query(
    "insert into application_conflicts (organization_id, application_id, user_id) values ($1, $2, $3)",
    [here.organizationId, applicationId, entered.id],
  );
  await server.ownerDb.$client.query("delete from organization_members where user_id = $1", [gone.id]);
  const { id: other } = await submittedApplication(here.founder);
  await assigned(here.evaluator, other);
  const theirs = await assigned(writing);
  const { version } = await written(writing, theirs, 3);
  const { evaluations } = writing.api;
  const told = [reader(here.evaluator, own)];
  expect(await toldWhile(() => evaluations.submit({ id: theirs, version }))).toEqual(told);
  const now = (await evaluations.get({ id: theirs })).version;
  expect(await toldWhile(() => evaluations.save({ id: theirs, version: now, scores: sheet(4) }))).toEqual(told);
  // What the others never read, and what stays as it is, changes nothing for them.
  const notes = { id: theirs, version: now + 1, scores: sheet(4), private_notes: "Άλλη σημείωση", feedback: "Άλλο" };
  expect(await toldWhile(() => evaluations.save(notes))).toEqual([]);
});

test("where they are seen after one's own, or never, nobody who may not see them is told that there are any", async () => {
  await setRound({ scores_visible: "after_own" });
  const writing = await reviewer("Πέτρος");
  expect(await toldWhile(() => handedIn(writing, 3))).toEqual([]);
  const [theirs] = (await writing.api.evaluations.mine()).items;
  expect(await toldWhile(() => handedIn(here.evaluator, 4, { id: own }))).toEqual([reader(writing, theirs?.id ?? "")]);
  await setRound({ scores_visible: "never" });
  expect(await toldWhile(async () => handedIn(await reviewer("Ηλίας"), 2))).toEqual([]);
});
