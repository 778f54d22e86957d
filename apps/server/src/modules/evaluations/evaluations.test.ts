import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { castOf, submittedApplication, type ProcessCast } from "../../../test/application-process.ts";
import { outcomeOf, refusalOf } from "../../../test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";
import { REGISTRY_CRITERIA } from "./registry-criteria.policy.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server.close());

const everyScore = (score: number) =>
  Object.fromEntries(
    REGISTRY_CRITERIA.map(({ key }) => [key, { score, comment: key === "innovation" ? "Νέα μέθοδος" : "" }]),
  );

async function assigned(evaluator: TestUser = here.evaluator) {
  const application = await submittedApplication(here.founder);
  const summary = await here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: evaluator.id });
  return { application, summary, evaluation: await evaluator.api.evaluations.get({ id: summary.id }) };
}

async function handedIn(score: number, evaluator: TestUser = here.evaluator) {
  const { application, evaluation } = await assigned(evaluator);
  const { id } = evaluation;
  const saved = await evaluator.api.evaluations.save({
    id,
    version: evaluation.version,
    scores: everyScore(score),
    recommendation: "approve",
  });
  return { application, evaluation: await evaluator.api.evaluations.submit({ id, version: saved.version }) };
}

describe("assigning", () => {
  test("brings a pending application under review, with the programme's due date", async () => {
    const { application, summary, evaluation } = await assigned();
    const seen = await here.coordinator.api.applications.get({ id: application.id });
    expect(seen).toMatchObject({
      phase: "under_review",
      evaluations: [{ evaluator_name: "Μαρία Αξιολογήτρια", status: "assigned" }],
    });
    const days = (Date.parse(summary.due_at ?? "") - server.clock.now().getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(9.9);
    expect(days).toBeLessThan(10.1);
    expect(evaluation).toMatchObject({
      criteria_total: 6,
      criteria_scored: 0,
      open: true,
      can: { edit: true, submit: true, recuse: true },
    });
    const mine = await here.evaluator.api.evaluations.mine();
    expect(mine.items.map(({ id }) => id)).toContain(summary.id);
  });

  test("tells coordinators the criteria that scores are read by", async () => {
    const keys = REGISTRY_CRITERIA.map(({ key }) => key);
    const { application } = await assigned();
    const criteria = await here.coordinator.api.evaluations.criteria({ id: application.id });
    expect(criteria.map(({ key }) => key)).toEqual(keys);
    expect(await outcomeOf(elsewhere.owner.api.evaluations.criteria({ id: application.id }))).toBe(
      "application.not_found",
    );
  });

  test("happens once each, and only to someone who may evaluate", async () => {
    const { application } = await assigned();
    const assign = (evaluator: TestUser) =>
      outcomeOf(here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: evaluator.id }));
    expect(await assign(here.evaluator)).toBe("evaluation.already_assigned");
    expect(await assign(here.member)).toBe("evaluation.not_evaluator");
    expect(await assign(elsewhere.evaluator)).toBe("evaluation.not_evaluator");
    expect(await assign(here.moderator)).toBe("accepted");
    const both = await Promise.all([assign(here.admin), assign(here.admin)]);
    expect(both.toSorted()).toEqual(["accepted", "evaluation.already_assigned"]);
  });

  test("refuses a conflict of interest, and says so before one tries", async () => {
    const organizations = { [here.organizationId]: "member" } as const;
    const founder = await server.createUser({ organizations, email: "anna@thalassa.example" });
    const colleague = await server.createUser({ organizations, role: "evaluator", email: "maria@Thalassa.example" });
    const application = await submittedApplication(founder);
    const candidates = await here.coordinator.api.evaluations.candidates({ id: application.id });
    expect(candidates.find(({ user_id }) => user_id === colleague.id)).toMatchObject({
      conflict: "email_domain",
      assigned: false,
    });
    expect(candidates.find(({ user_id }) => user_id === here.evaluator.id)).toMatchObject({ conflict: null });
    expect(candidates.map(({ user_id }) => user_id)).not.toContain(here.member.id);
    const assign = here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: colleague.id });
    expect(await outcomeOf(assign)).toBe("evaluation.conflict_of_interest");
    const ofOwner = await submittedApplication(here.admin);
    const toOwner = here.coordinator.api.evaluations.assign({ id: ofOwner.id, evaluator_id: here.admin.id });
    expect(await outcomeOf(toOwner)).toBe("evaluation.conflict_of_interest");
  });

  test("takes a due date that lies ahead", async () => {
    const application = await submittedApplication(here.founder);
    const assign = (due_at: string | null) =>
      here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: here.evaluator.id, due_at });
    expect((await refusalOf(assign("2020-01-01T00:00:00Z")))?.data.fields).toEqual([
      { path: "due_at", code: "invalid" },
    ]);
    expect((await assign(null)).due_at).toBeNull();
  });

  test("can be taken back until it was handed in", async () => {
    const { application, summary } = await assigned();
    expect(await outcomeOf(here.evaluator.api.evaluations.unassign({ id: summary.id }))).toBe("evaluation.not_found");
    expect(await outcomeOf(elsewhere.owner.api.evaluations.unassign({ id: summary.id }))).toBe("evaluation.not_found");
    await here.moderator.api.evaluations.unassign({ id: summary.id });
    expect(await outcomeOf(here.evaluator.api.evaluations.get({ id: summary.id }))).toBe("evaluation.not_found");
    expect((await here.coordinator.api.applications.get({ id: application.id })).evaluations).toEqual([]);
    const { evaluation } = await handedIn(4);
    expect(await outcomeOf(here.coordinator.api.evaluations.unassign({ id: evaluation.id }))).toBe("evaluation.closed");
  });
});

describe("scoring", () => {
  test("is kept criterion by criterion, and refuses what the template does not know", async () => {
    const { evaluation } = await assigned();
    const { id } = evaluation;
    const { api } = here.evaluator;
    const first = await api.evaluations.save({
      id,
      version: evaluation.version,
      scores: { team: { score: 4, comment: "Δεμένη ομάδα" } },
    });
    expect(first.weighted_total).toBeNull();
    const second = await api.evaluations.save({
      id,
      version: first.version,
      scores: { market: { score: 3, comment: "" } },
      private_notes: "Να ρωτήσω",
    });
    const seen = await api.evaluations.get({ id });
    expect(seen).toMatchObject({ status: "in_progress", criteria_scored: 2, private_notes: "Να ρωτήσω" });
    expect(seen.scores).toMatchObject({ team: { score: 4, comment: "Δεμένη ομάδα" }, market: { score: 3 } });
    const save = (scores: Parameters<typeof api.evaluations.save>[0]["scores"], version = second.version) =>
      refusalOf(api.evaluations.save({ id, version, scores }));
    expect((await save({ team: { score: 6, comment: "" } }))?.data.fields).toEqual([
      { path: "scores.team", code: "invalid" },
    ]);
    expect((await save({ charm: { score: 1, comment: "" } }))?.code).toBe("input.invalid");
    expect((await save({ team: { score: 1, comment: "" } }, first.version))?.code).toBe("request.conflict");
  });

  test("is handed in when complete, once, and may be mended until the decision, with history", async () => {
    const { application, evaluation } = await assigned();
    const { id } = evaluation;
    const { api } = here.evaluator;
    const early = await refusalOf(api.evaluations.submit({ id, version: evaluation.version }));
    expect(early).toMatchObject({ code: "evaluation.incomplete" });
    expect(early?.data.fields?.map(({ path }) => path)).toEqual([
      ...REGISTRY_CRITERIA.map(({ key }) => `scores.${key}`),
      "recommendation",
    ]);
    const saved = await api.evaluations.save({
      id,
      version: evaluation.version,
      scores: everyScore(4),
      recommendation: "approve",
      feedback: "Συγχαρητήρια",
    });
    expect(saved.weighted_total).toBe(80);
    const before = await here.coordinator.api.applications.get({ id: application.id });
    expect(before.evaluations).toMatchObject([
      { status: "in_progress", weighted_total: null, scores: {}, feedback: "", recommendation: null },
    ]);
    const submitted = await api.evaluations.submit({ id, version: saved.version });
    expect(submitted).toMatchObject({
      status: "submitted",
      weighted_total: 80,
      can: { edit: true, submit: false, recuse: false },
    });
    expect((await api.evaluations.submit({ id, version: saved.version })).version).toBe(submitted.version);
    const emptied = api.evaluations.save({
      id,
      version: submitted.version,
      scores: { team: { score: null, comment: "" } },
    });
    expect(await outcomeOf(emptied)).toBe("evaluation.incomplete");
    const rescored = await api.evaluations.save({
      id,
      version: submitted.version,
      scores: { team: { score: 0, comment: "" } },
    });
    await api.evaluations.save({ id, version: rescored.version, feedback: "Δείτε ξανά την ομάδα" });
    const after = await here.coordinator.api.applications.get({ id: application.id });
    expect(after.evaluations).toMatchObject([
      { status: "submitted", weighted_total: 60, feedback: "Δείτε ξανά την ομάδα" },
    ]);
    const [row] = (await here.coordinator.api.applications.queue({ search: application.reference ?? "" })).items;
    expect(row).toMatchObject({ evaluations_assigned: 1, evaluations_submitted: 1, score: 60 });
    const { rows } = await server.db.$client.query(
      "select from_status, to_status, weighted_total::float8, feedback from evaluation_history where evaluation_id = $1 order by id",
      [id],
    );
    expect(rows).toEqual([
      { from_status: null, to_status: "assigned", weighted_total: null, feedback: "" },
      { from_status: "assigned", to_status: "in_progress", weighted_total: null, feedback: "Συγχαρητήρια" },
      { from_status: "in_progress", to_status: "submitted", weighted_total: 80, feedback: "Συγχαρητήρια" },
      { from_status: "submitted", to_status: "submitted", weighted_total: 60, feedback: "Συγχαρητήρια" },
      { from_status: "submitted", to_status: "submitted", weighted_total: 60, feedback: "Δείτε ξανά την ομάδα" },
    ]);
  });

  test("is not handed in from a version that another browser has changed", async () => {
    const { evaluation } = await assigned();
    const { api } = here.evaluator;
    const { id } = evaluation;
    const change = { scores: everyScore(4), recommendation: "approve" as const };
    const first = await api.evaluations.save({ id, version: evaluation.version, ...change });
    const second = await api.evaluations.save({ id, version: first.version, scores: everyScore(1) });
    expect(await outcomeOf(api.evaluations.submit({ id, version: first.version }))).toBe("request.conflict");
    expect((await api.evaluations.get({ id })).status).toBe("in_progress");
    expect(await outcomeOf(api.evaluations.submit({ id, version: second.version }))).toBe("accepted");
  });

  test("is closed by the decision, and open again when it is reopened", async () => {
    const { application, evaluation } = await handedIn(5);
    const { api } = here.evaluator;
    const { version } = await here.coordinator.api.applications.get({ id: application.id });
    const approved = await here.coordinator.api.applications.approve({ id: application.id, version });
    const save = () =>
      api.evaluations.save({ id: evaluation.id, version: evaluation.version, feedback: "Καλή συνέχεια" });
    expect(await outcomeOf(save())).toBe("evaluation.closed");
    expect(await outcomeOf(api.evaluations.recuse({ id: evaluation.id, reason: "Συγγενής" }))).toBe(
      "evaluation.closed",
    );
    expect((await api.evaluations.get({ id: evaluation.id })).can).toEqual({
      edit: false,
      submit: false,
      recuse: false,
      decline: false,
    });
    expect((await api.evaluations.mine()).items.find(({ id }) => id === evaluation.id)?.open).toBe(false);
    // Nor by whoever writes into the database as the application does.
    for (const change of [
      `scores = '{}'`,
      "recommendation = 'reject'",
      "feedback = 'Άλλο'",
      "weighted_total = 1",
      "submitted_at = now()",
    ]) {
      const write = server.db.$client.query(`update evaluations set ${change} where id = $1`, [evaluation.id]);
      await expect(write).rejects.toMatchObject({ code: "KR001" });
    }
    await here.owner.api.applications.reopen({ id: application.id, version: approved.version, reason: "Νέα στοιχεία" });
    expect(await outcomeOf(save())).toBe("accepted");
  });

  test("never lets a decision slip in between", async () => {
    const { application, evaluation } = await assigned();
    const { version } = await here.coordinator.api.applications.get({ id: application.id });
    const [, saved] = await Promise.all([
      here.coordinator.api.applications.reject({ id: application.id, version, reason: "Εκτός πεδίου" }),
      outcomeOf(
        here.evaluator.api.evaluations.save({ id: evaluation.id, version: evaluation.version, scores: everyScore(3) }),
      ),
    ]);
    expect(["accepted", "evaluation.closed"]).toContain(saved);
    const late = here.evaluator.api.evaluations.submit({ id: evaluation.id, version: evaluation.version + 1 });
    expect(await outcomeOf(late)).toBe("evaluation.closed");
  });
});

describe("who sees what", () => {
  test("the evaluator sees the application, without the numbers only coordinators check", async () => {
    const application = await submittedApplication(here.founder, {
      name: "Elaion Foods",
      tax_number: "094014201",
      registration_number: "1234567000",
    });
    const { id } = await here.coordinator.api.evaluations.assign({
      id: application.id,
      evaluator_id: here.evaluator.id,
    });
    const seen = await here.evaluator.api.evaluations.get({ id });
    expect(seen.answers).toMatchObject({ name: "Elaion Foods", city: "Πειραιάς" });
    expect(seen.answers).not.toHaveProperty("tax_number");
    expect(seen.answers).not.toHaveProperty("registration_number");
    expect(await outcomeOf(here.evaluator.api.applications.get({ id: application.id }))).toBe("application.not_found");
  });

  test("the founder never learns who evaluates or how", async () => {
    const { application, evaluation } = await handedIn(2);
    const seen = await here.founder.api.applications.get({ id: application.id });
    expect(seen.evaluations).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/Αξιολογήτρια|Συντονιστής|weighted_total/);
    expect(await outcomeOf(here.founder.api.evaluations.get({ id: evaluation.id }))).toBe("evaluation.not_found");
  });

  test("the founder reads what was written to them once it is decided, without who wrote it", async () => {
    const { application, evaluation } = await handedIn(4);
    const { api } = here.evaluator;
    await api.evaluations.save({ id: evaluation.id, version: evaluation.version, feedback: "Δείτε νωρίς τη διάθεση" });
    const read = () => here.founder.api.applications.get({ id: application.id });
    const { version, feedback } = await read();
    expect(feedback).toEqual([]);
    await here.coordinator.api.applications.reject({ id: application.id, version, reason: "Νωρίς ακόμη" });
    const decided = await read();
    expect(decided).toMatchObject({ phase: "rejected", feedback: ["Δείτε νωρίς τη διάθεση"], evaluations: [] });
    expect(JSON.stringify(decided)).not.toContain("Αξιολογήτρια");
  });

  test("an evaluator of another application, a coordinator and a stranger cannot open the sheet", async () => {
    const { evaluation } = await assigned();
    const { id, version } = evaluation;
    const other = await server.createUser({ role: "evaluator", organizations: { [here.organizationId]: "member" } });
    for (const { api } of [other, here.coordinator, here.owner, here.founder, elsewhere.evaluator]) {
      const outcomes = await Promise.all(
        [
          api.evaluations.get({ id }),
          api.evaluations.save({ id, version, feedback: "x" }),
          api.evaluations.submit({ id, version }),
          api.evaluations.recuse({ id, reason: "Όχι δικό μου" }),
        ].map(outcomeOf),
      );
      expect(new Set(outcomes)).toEqual(new Set(["evaluation.not_found"]));
      expect((await api.evaluations.mine()).items.map((item) => item.id)).not.toContain(id);
    }
  });

  test("one who declared a conflict sees nothing of it from then on, not even as a manager", async () => {
    const { application, evaluation } = await assigned(here.moderator);
    const { id } = evaluation;
    const { api } = here.moderator;
    await api.evaluations.save({ id, version: evaluation.version, scores: everyScore(5), feedback: "Εξαιρετικό" });
    await api.evaluations.recuse({ id, reason: "Επενδυτής στην επιχείρηση" });
    expect(await outcomeOf(api.evaluations.get({ id }))).toBe("evaluation.not_found");
    expect(await outcomeOf(api.evaluations.save({ id, version: 3, feedback: "x" }))).toBe("evaluation.not_found");
    expect((await api.evaluations.mine()).items.map((item) => item.id)).not.toContain(id);
    expect(await outcomeOf(api.applications.get({ id: application.id }))).toBe("application.not_found");
    expect((await api.applications.queue({ search: application.reference ?? "" })).items).toEqual([]);
    expect(await outcomeOf(api.evaluations.candidates({ id: application.id }))).toBe("application.not_found");
    const seen = await here.coordinator.api.applications.get({ id: application.id });
    expect(seen.evaluations).toMatchObject([
      { status: "recused", recusal_reason: "Επενδυτής στην επιχείρηση", scores: {}, feedback: "" },
    ]);
    const [row] = (await here.coordinator.api.applications.queue({ search: application.reference ?? "" })).items;
    expect(row).toMatchObject({ evaluations_assigned: 0, score: null });
    const again = here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: here.moderator.id });
    expect(await outcomeOf(again)).toBe("evaluation.conflict_of_interest");
    expect(await outcomeOf(here.coordinator.api.evaluations.unassign({ id }))).toBe("evaluation.closed");
  });

  test("an evaluator who left the organization has left its applications", async () => {
    const evaluator = await server.createUser({
      role: "evaluator",
      organizations: { [here.organizationId]: "member" },
    });
    const { evaluation } = await assigned(evaluator);
    await server.ownerDb.$client.query("delete from organization_members where user_id = $1 and organization_id = $2", [
      evaluator.id,
      here.organizationId,
    ]);
    expect(await outcomeOf(evaluator.api.evaluations.get({ id: evaluation.id }))).toBe("evaluation.not_found");
  });
});
