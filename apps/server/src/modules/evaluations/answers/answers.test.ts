import { afterAll, beforeAll, expect, test } from "vitest";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import {
  castOf,
  createRound,
  ownAddress,
  submittedApplication,
  twoOrganizations,
  type ProcessCast,
} from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestServer, TestUser } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
beforeAll(async () => {
  ({ server, cast: here, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

const newEvaluator = () =>
  server.createUser({ email: ownAddress(), role: "evaluator", organizations: { [here.organizationId]: "member" } });

/** An application that was just given to someone. */
async function given(evaluator: TestUser, name?: string): Promise<{ id: string; applicationId: string }> {
  const { id: applicationId } = await submittedApplication(here.founder, name === undefined ? {} : { name });
  const { id } = await here.coordinator.api.evaluations.assign({ id: applicationId, evaluator_id: evaluator.id });
  return { id, applicationId };
}

const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 4, comment: "Τεκμηριώνεται." }]));
async function handIn({ api }: TestUser, id: string): Promise<void> {
  const { version } = await api.evaluations.get({ id });
  const saved = await api.evaluations.save({ id, version, scores, recommendation: "approve" });
  await api.evaluations.submit({ id, version: saved.version });
}
const summaryOf = async (applicationId: string, evaluator: TestUser) =>
  (await here.coordinator.api.applications.get({ id: applicationId })).evaluations.find(
    ({ evaluator_id }) => evaluator_id === evaluator.id,
  );
const mine = async ({ api }: TestUser) => (await api.evaluations.mine()).items;
const auditOf = async (action: string) =>
  (
    await server.ownerDb.$client.query<{ entity_name: string; details: Record<string, unknown> }>(
      "select entity_name, details from audit_log where action = $1 and organization_id = $2 order by id desc",
      [action, here.organizationId],
    )
  ).rows;

test("an assignment is accepted by saying so, a lot at once, or by beginning; repeating it changes nothing", async () => {
  const evaluator = await newEvaluator();
  const [first, second, begun] = [await given(evaluator), await given(evaluator), await given(evaluator)];
  expect((await mine(evaluator)).map(({ is_unanswered }) => is_unanswered)).toEqual([true, true, true]);
  expect((await summaryOf(first.applicationId, evaluator))?.is_accepted).toBe(false);
  const { version } = await evaluator.api.evaluations.get({ id: begun.id });
  await evaluator.api.evaluations.save({ id: begun.id, version, feedback: "Καλή αρχή" });
  const ids = [first.id, second.id, begun.id];
  expect(await evaluator.api.evaluations.accept({ ids })).toEqual({ answered: 2 });
  expect(await evaluator.api.evaluations.accept({ ids: [...ids, first.id] })).toEqual({ answered: 0 });
  expect((await mine(evaluator)).some(({ is_unanswered }) => is_unanswered)).toBe(false);
  expect((await summaryOf(begun.applicationId, evaluator))?.is_accepted).toBe(true);
  expect(await auditOf("evaluation.accepted")).toMatchObject([{ details: { assignments: 2 } }]);
});

test("what is declined is theirs no more, begun or accepted: list, sheet, files, bell and feed", async () => {
  const evaluator = await newEvaluator();
  const name = "Θάλαττα Μνήμη";
  const { id, applicationId } = await given(evaluator, name);
  await evaluator.api.evaluations.accept({ ids: [id] });
  const { version, can } = await evaluator.api.evaluations.get({ id });
  expect(can).toMatchObject({ decline: true });
  await evaluator.api.evaluations.save({ id, version, private_notes: "Δικό μου", feedback: "Προς εσάς" });
  expect(JSON.stringify((await evaluator.api.notifications.list({})).items)).toContain(name);
  const answer = { ids: [id], reason: "not_my_field" as const, words: "Δεν γνωρίζω ναυτιλία." };
  expect(await evaluator.api.evaluations.decline(answer)).toEqual({ answered: 1 });
  expect(await mine(evaluator)).toEqual([]);
  const screens = await Promise.all([
    evaluator.api.notifications.list({}),
    evaluator.api.activity.feed(),
    evaluator.api.search.suggest({ q: name }),
  ]);
  expect(JSON.stringify(screens.slice(0, 2))).not.toContain(name);
  expect(await outcomeOf(evaluator.api.evaluations.get({ id }))).toBe("evaluation.not_found");
  expect(await outcomeOf(evaluator.api.evaluations.accept({ ids: [id] }))).toBe("evaluation.not_found");
  expect(await outcomeOf(evaluator.api.evaluations.recuse({ id, reason: "Τελικά" }))).toBe("evaluation.not_found");
  expect(await outcomeOf(evaluator.api.evaluations.save({ id, version: 9, feedback: "α" }))).toBe(
    "evaluation.not_found",
  );
  // A second press of the button is harmless and tells nobody twice.
  expect(await evaluator.api.evaluations.decline(answer)).toEqual({ answered: 0 });
  const { rows } = await server.ownerDb.$client.query("select * from evaluations where id = $1", [id]);
  expect(rows).toMatchObject([{ scores: {}, private_notes: "", feedback: "", status: "declined" }]);
  const declined = { reason: "not_my_field", words: "Δεν γνωρίζω ναυτιλία." };
  expect(await summaryOf(applicationId, evaluator)).toMatchObject({ status: "declined", declined });
  const told = (await here.coordinator.api.notifications.list({ limit: 100 })).items.filter(
    ({ metadata }) => metadata.evaluation_id === id && metadata.reason !== undefined,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.message).toContain("δεν είναι ο κλάδος του");
  expect(told[0]?.message).not.toContain("ναυτιλία");
  const [{ entity_name, details } = { entity_name: "", details: {} }] = await auditOf("evaluation.declined");
  expect([entity_name.includes(name), details]).toEqual([false, { reason: "not_my_field", assignments: 1 }]);
});

test("several at once are one notice each of as many as its reader may know of", async () => {
  const evaluator = await newEvaluator();
  const [first, second] = [await given(evaluator), await given(evaluator)];
  const apart = await server.createUser({
    email: ownAddress(),
    organizations: { [here.organizationId]: "moderator" },
  });
  await here.coordinator.api.evaluations.assign({ id: second.applicationId, evaluator_id: apart.id });
  const [own] = await mine(apart);
  await apart.api.evaluations.recuse({ id: own?.id ?? "", reason: "Συγγενική σχέση" });
  await evaluator.api.evaluations.decline({ ids: [first.id, second.id], reason: "no_time" });
  const newest = async ({ api }: TestUser) => (await api.notifications.list({ limit: 1 })).items[0];
  expect((await newest(here.coordinator))?.message).toMatch(/δεν αναλαμβάνει 2 αξιολογήσεις/);
  const told = await newest(apart);
  expect(told?.metadata).toMatchObject({ evaluation_id: first.id, reason: "no_time" });
  expect(JSON.stringify((await apart.api.notifications.list({ limit: 100 })).items)).not.toContain(
    second.applicationId,
  );
});

test("all of them or none: not what is handed in, not another's, not in a locked round, not without words", async () => {
  const evaluator = await newEvaluator();
  const [done, open] = [await given(evaluator), await given(evaluator)];
  await handIn(evaluator, done.id);
  const decline = (ids: string[], by = evaluator) => outcomeOf(by.api.evaluations.decline({ ids, reason: "no_time" }));
  expect(await decline([open.id, done.id])).toBe("evaluation.closed");
  expect((await mine(evaluator)).find(({ id }) => id === open.id)?.status).toBe("assigned");
  for (const stranger of [here.coordinator, here.owner, elsewhere.evaluator, elsewhere.owner]) {
    expect(await decline([open.id], stranger)).toBe("evaluation.not_found");
    expect(await outcomeOf(stranger.api.evaluations.accept({ ids: [open.id] }))).toBe("evaluation.not_found");
  }
  for (const words of ["", "  ", "α"])
    expect(await outcomeOf(evaluator.api.evaluations.decline({ ids: [open.id], reason: "other", words }))).toBe(
      "input.invalid",
    );
  const working = await server.workingAs(evaluator, here.organizationId);
  expect(await outcomeOf(working.evaluations.decline({ ids: [open.id], reason: "no_time" }))).toBe(
    "auth.impersonating",
  );
  expect(await outcomeOf(working.evaluations.accept({ ids: [open.id] }))).toBe("auth.impersonating");
  expect(await outcomeOf(working.evaluations.recuse({ id: open.id, reason: "A cousin." }))).toBe("auth.impersonating");
  const { rows } = await server.ownerDb.$client.query<{ round_id: string }>(
    "select round_id from evaluations where id = $1",
    [open.id],
  );
  const setState = (state: string) =>
    server.ownerDb.$client.query("update rounds set state = $2 where id = $1", [rows[0]?.round_id, state]);
  await setState("locked");
  expect(await decline([open.id])).toBe("evaluation.closed");
  expect(await outcomeOf(evaluator.api.evaluations.accept({ ids: [open.id] }))).toBe("evaluation.closed");
  await setState("open");
  expect(await decline([open.id])).toBe("accepted");
});

test("declining races handing in and being taken back: one of them happens, whole", async () => {
  const evaluator = await newEvaluator();
  for (let turn = 0; turn < 4; turn++) {
    const { id, applicationId } = await given(evaluator);
    const { version } = await evaluator.api.evaluations.get({ id });
    const saved = await evaluator.api.evaluations.save({ id, version, scores, recommendation: "approve" });
    const outcomes = await Promise.all([
      outcomeOf(evaluator.api.evaluations.submit({ id, version: saved.version })),
      outcomeOf(evaluator.api.evaluations.decline({ ids: [id], reason: "no_time" })),
    ]);
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    const status = (await summaryOf(applicationId, evaluator))?.status;
    expect(status).toBe(outcomes[0] === "accepted" ? "submitted" : "declined");

    const other = await given(evaluator);
    const both = await Promise.all([
      outcomeOf(here.coordinator.api.evaluations.unassign({ id: other.id })),
      outcomeOf(evaluator.api.evaluations.decline({ ids: [other.id], reason: "no_time" })),
      outcomeOf(evaluator.api.evaluations.decline({ ids: [other.id], reason: "no_time" })),
    ]);
    expect(both).not.toContain("server.unexpected");
    const left = await summaryOf(other.applicationId, evaluator);
    expect(left?.status).toBe(both[0] === "accepted" ? undefined : "declined");
  }
});

test("in a blind round the notice of a decline names a number", async () => {
  const blind = await castOf(server, "Blind Hub");
  const name = "Κρυφή Πυξίδα";
  const { id, reference } = await submittedApplication(blind.founder, { name });
  const round = await createRound(blind, { hide_applicant: true });
  const pairs = [{ application_id: id, evaluator_id: blind.evaluator.id }];
  await blind.coordinator.api.judging.assignMany({ id: round, pairs });
  const [own] = await mine(blind.evaluator);
  await blind.evaluator.api.evaluations.decline({ ids: [own?.id ?? ""], reason: "other", words: "Είναι η " + name });
  const [told] = (await blind.coordinator.api.notifications.list({ limit: 1 })).items;
  expect(told?.message).toContain(reference ?? "-");
  expect(JSON.stringify(told)).not.toContain(name);
});
