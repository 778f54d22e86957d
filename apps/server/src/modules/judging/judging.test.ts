import { SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server?.close());

const SETTINGS = {
  title: { el: "Β΄ γύρος", en: "Second round" },
  required_reviews: 3,
  load_cap: 40,
  places: 24,
  deadline: null,
  template_version_id: null,
  hide_applicant: true,
  hide_reviewers: true,
  scores_visible: "never",
} as const;

async function programmeOf({ coordinator }: ProcessCast) {
  const { programmes } = await coordinator.api.judging.roundOptions();
  const [registry] = programmes;
  if (!registry) throw new Error("No programme.");
  return registry;
}

test("an assignment makes the programme's first round, and later ones are numbered after it", async () => {
  const application = await submittedApplication(here.founder);
  await here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: here.evaluator.id });
  const { api } = here.coordinator;
  const { id: programme_id, templates } = await programmeOf(here);
  const second = await api.judging.createRound({ ...SETTINGS, programme_id });
  expect(second).toMatchObject({ number: 2, state: "open", places: 24, figures: { applications: 0, assigned: 0 } });
  const { items } = await api.judging.rounds({});
  expect(items.map(({ number, figures }) => [number, figures.applications, figures.assigned])).toEqual([
    [2, 0, 0],
    [1, 1, 1],
  ]);
  const changed = await api.judging.updateRound({
    ...SETTINGS,
    id: second.id,
    version: second.version,
    places: null,
    template_version_id: templates[0]?.id ?? null,
  });
  expect(changed).toMatchObject({ places: null, version: second.version + 1, template_version_id: templates[0]?.id });
  const stale = api.judging.updateRound({ ...SETTINGS, id: second.id, version: second.version });
  expect(await outcomeOf(stale)).toBe("request.conflict");
});

test("a round keeps what reviewers see of each other, as it was made and as it is changed, with an entry of the change", async () => {
  const { judging } = here.coordinator.api;
  const { id: programme_id } = await programmeOf(here);
  const made = await judging.createRound({
    ...SETTINGS,
    programme_id,
    hide_reviewers: false,
    scores_visible: "always",
  });
  expect(made).toMatchObject({ hide_reviewers: false, scores_visible: "always" });
  const { id, version } = made;
  await judging.updateRound({ ...SETTINGS, id, version, hide_reviewers: true, scores_visible: "after_own" });
  expect(await judging.round({ id })).toMatchObject({ hide_reviewers: true, scores_visible: "after_own" });
  const { rows } = await server.ownerDb.$client.query(
    "select details from audit_log where action = 'round.changed' and entity_id = $1",
    [id],
  );
  expect(rows).toEqual([{ details: { hide_reviewers: true, scores_visible: "after_own" } }]);
  const application = await submittedApplication(elsewhere.founder);
  await elsewhere.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: elsewhere.evaluator.id });
  expect((await elsewhere.coordinator.api.judging.rounds({})).items).toMatchObject([
    { hide_reviewers: true, scores_visible: "never" },
  ]);
});

test("a copied call has the criteria and the rounds of the one that it was made from, without their deadlines and states", async () => {
  const { programmes, judging } = here.coordinator.api;
  const programme_id = await createChallenge(server.db, here.organizationId);
  await programmes.saveRules({ id: programme_id, seen: 0, rules: [...SAMPLE_RULES] });
  const deadline = "2099-02-26T21:59:59.000Z";
  const first = await judging.createRound({ ...SETTINGS, programme_id, deadline });
  await judging.createRound({ ...SETTINGS, programme_id, places: 3, hide_applicant: false });
  await judging.lockRound({ id: first.id, version: first.version, reason: "Τέλος." });
  const copy = await programmes.copy({ id: programme_id });
  expect((await programmes.rules({ id: copy.id })).versions).toMatchObject([{ version: 1, rules: SAMPLE_RULES }]);
  const { items } = await judging.rounds({ programme_id: copy.id });
  expect(items.map((one) => [one.number, one.places, one.hide_applicant, one.deadline, one.state])).toEqual([
    [2, 3, false, null, "open"],
    [1, 24, true, null, "open"],
  ]);
});

test("another organization's rounds, programmes and templates are out of reach", async () => {
  const { id: foreignProgramme, templates } = await programmeOf(elsewhere);
  const own = await programmeOf(here);
  const round = await elsewhere.coordinator.api.judging.createRound({ ...SETTINGS, programme_id: foreignProgramme });
  const { api } = here.coordinator;
  expect((await api.judging.rounds({})).items.map(({ id }) => id)).not.toContain(round.id);
  expect(await outcomeOf(api.judging.round({ id: round.id }))).toBe("round.not_found");
  const take = api.judging.lockRound({ id: round.id, version: round.version, reason: "Δοκιμή πρόσβασης" });
  expect(await outcomeOf(take)).toBe("round.not_found");
  const create = (given: object) => refusalOf(api.judging.createRound({ ...SETTINGS, programme_id: own.id, ...given }));
  expect((await create({ programme_id: foreignProgramme }))?.code).toBe("round.programme_gone");
  expect((await create({ template_version_id: templates[0]?.id ?? "" }))?.data.fields).toEqual([
    { path: "template_version_id", code: "invalid" },
  ]);
});

test("a locked round takes neither scores nor assignments until it is opened again, with a reason", async () => {
  const application = await submittedApplication(elsewhere.founder);
  const { api } = elsewhere.coordinator;
  const { id } = await api.evaluations.assign({ id: application.id, evaluator_id: elsewhere.evaluator.id });
  const { items } = await api.judging.rounds({});
  const first = items.find(({ number }) => number === 1);
  if (!first) throw new Error("No first round.");
  const asked = { id: first.id, version: first.version, reason: "Τέλος βαθμολόγησης" };
  const locked = await api.judging.lockRound(asked);
  expect(locked).toMatchObject({ state: "locked", state_reason: "Τέλος βαθμολόγησης" });
  expect(await api.judging.lockRound(asked)).toMatchObject({ version: locked.version });
  const save = () => elsewhere.evaluator.api.evaluations.save({ id, version: 1, private_notes: "Αργά" });
  expect(await outcomeOf(save())).toBe("evaluation.closed");
  expect((await elsewhere.evaluator.api.evaluations.get({ id })).can).toMatchObject({ edit: false, submit: false });
  const assign = api.evaluations.assign({ id: application.id, evaluator_id: elsewhere.moderator.id });
  expect(await outcomeOf(assign)).toBe("round.locked");
  const reopened = await api.judging.reopenRound({
    id: first.id,
    version: locked.version,
    reason: "Έλειπε ένας βαθμός",
  });
  expect(reopened.state).toBe("reopened");
  const bell = (await elsewhere.evaluator.api.notifications.list({})).items;
  const told = bell.filter(({ activity_type: kind }) => kind.startsWith("round_"));
  expect(told.map(({ activity_type: kind }) => kind).toSorted()).toEqual(["round_locked", "round_reopened"]);
  for (const { metadata } of told) expect(metadata).toMatchObject({ title_el: "Α΄ γύρος", title_en: "First round" });
  expect(await outcomeOf(save())).toBe("accepted");
});

test("what a round has of what it needs is never more than that, nor made up by another application's", async () => {
  const there = await castOf(server, "Zephyr");
  const { judging } = there.coordinator.api;
  const [rich, poor] = [await submittedApplication(there.founder), await submittedApplication(there.founder)];
  const { id: programme_id } = await programmeOf(there);
  const { id } = await judging.createRound({ ...SETTINGS, programme_id, required_reviews: 1 });
  const people = [there.evaluator, there.moderator];
  await judging.assignMany({
    id,
    pairs: people.map((one) => ({ application_id: rich.id, evaluator_id: one.id })),
  });
  await judging.assignMany({ id, pairs: [{ application_id: poor.id, evaluator_id: there.evaluator.id }] });
  await server.ownerDb.$client.query(
    "update evaluations set status = 'submitted', submitted_at = now(), weighted_total = 50 where application_id = $1",
    [rich.id],
  );
  const { figures } = await judging.round({ id });
  expect(figures).toEqual({ applications: 2, covered: 2, assigned: 3, submitted: 2, met: 1 });
});
