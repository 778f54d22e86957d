import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STEPS } from "#modules/applications/applications.policy.ts";
import { castOf, createRound, filledDraft, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

/** Every pair of steps that may begin in one state is taken at once, by the founder and by two who manage: no two of them the same person where they need not be. */
let server: TestServer;
let here: ProcessCast;
let roundId: string;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  roundId = await createRound(here);
});
afterAll(() => server?.close());

interface Raced {
  id: string;
  version: number;
  reason: string;
  /** What was prepared for it: read before the race, for whoever wins may leave nothing to read. */
  decision_ids: string[];
}
type Mover = keyof typeof MOVES;

/** What may be done with an application; the second of a pair is done by someone else where the founder need not do it. */
const MOVES = {
  submit: (input: Raced) => here.founder.api.applications.submit(input),
  resubmit: (input: Raced) => here.founder.api.applications.submit(input),
  withdraw: (input: Raced) => here.founder.api.applications.withdraw(input),
  appeal: (input: Raced) => here.founder.api.applications.appeal(input),
  edit: ({ id, version }: Raced) =>
    here.founder.api.applications.saveDraft({ id, version, answers: { city: "Βόλος" } }),
  open_review: (input: Raced, second: boolean) => manager(second).applications.openReview(input),
  request_changes: (input: Raced, second: boolean) => manager(second).applications.requestChanges(input),
  approve: (input: Raced, second: boolean) => manager(second).applications.approve(input),
  reject: (input: Raced, second: boolean) => manager(second).applications.reject(input),
  reopen: (input: Raced, second: boolean) => (second ? here.admin : here.owner).api.applications.reopen(input),
  assign: ({ id }: Raced, second: boolean) =>
    manager(second).evaluations.assign({ id, evaluator_id: here.evaluator.id }),
  apply: ({ decision_ids }: Raced, second: boolean) =>
    manager(second).judging.applyDecisions({ id: roundId, decision_ids }),
} satisfies Record<string, (input: Raced, second: boolean) => Promise<unknown>>;

const manager = (second: boolean) => (second ? here.moderator : here.coordinator).api;

/** How an application comes to a state. */
const WAY: Record<Exclude<ApplicationPhase, "withdrawn">, Mover[]> = {
  draft: [],
  pending: ["submit"],
  under_review: ["submit", "open_review"],
  changes_requested: ["submit", "request_changes"],
  approved: ["submit", "approve"],
  rejected: ["submit", "reject"],
};
const PHASES = Object.keys(WAY) as (keyof typeof WAY)[];

const startsIn = (move: Mover, phase: ApplicationPhase): boolean => {
  if (move === "edit") return phase === "draft" || phase === "changes_requested";
  if (move === "assign" || move === "apply") return phase === "pending" || phase === "under_review";
  return STEPS[move].from.includes(phase);
};

const raced = async (id: string): Promise<Raced> => {
  const { version } = await here.founder.api.applications.get({ id });
  const { decisions } = await here.coordinator.api.judging.decisions({ id: roundId });
  const prepared = decisions.filter((one) => one.application_id === id && one.applied_at === null);
  return { id, version, reason: "Σύμφωνα με τα κριτήρια.", decision_ids: prepared.map((one) => one.id) };
};

async function brought(phase: keyof typeof WAY, moves: readonly Mover[]): Promise<string> {
  const { id } = await filledDraft(here.founder);
  for (const move of WAY[phase]) await MOVES[move](await raced(id), false);
  if (moves.includes("apply"))
    await here.coordinator.api.judging.prepareDecisions({ id: roundId, application_ids: [id], verdict: "approve" });
  return id;
}

/** What stands of an application: its steps, and what each of them caused. */
async function traces(id: string) {
  const query = async (text: string) => (await server.ownerDb.$client.query<Record<string, string>>(text, [id])).rows;
  const [steps, told, decisions, reviews, listed] = await Promise.all([
    query("select action, from_phase, to_phase from application_history where application_id = $1 order by id"),
    query(
      `select activity_type from notifications where metadata->>'application_id' = $1 and user_id = '${here.founder.id}'`,
    ),
    query("select verdict from decisions where application_id = $1 and applied_at is not null"),
    query("select id from evaluations where application_id = $1 and status <> 'recused'"),
    query(`select s.id from startups s join applications a on a.startup_id = s.id
      where a.id = $1 and s.is_active and s.is_verified`),
  ]);
  return { steps, told: told.map((row) => row["activity_type"] ?? ""), decisions, reviews, listed };
}

describe.each(PHASES)("two at once on an application that is %s", (phase) => {
  const moves = (Object.keys(MOVES) as Mover[]).filter((move) => startsIn(move, phase));
  const pairs = moves.flatMap((first, at) => moves.slice(at).map((second) => [first, second] as const));

  test.each(pairs)("%s and %s", async (first, second) => {
    const id = await brought(phase, [first, second]);
    const before = await traces(id);
    const input = await raced(id);
    const outcomes = await Promise.all([outcomeOf(MOVES[first](input, false)), outcomeOf(MOVES[second](input, true))]);
    const after = await traces(id);

    // Whoever came second learns why, and nothing else is ever the answer.
    expect(outcomes).toContain("accepted");
    for (const outcome of outcomes)
      expect([
        "accepted",
        "request.conflict",
        "application.transition",
        "application.not_editable",
        "evaluation.already_assigned",
        "decision.not_found",
        "decision.not_ready",
      ]).toContain(outcome);

    const taken = after.steps.slice(before.steps.length);
    let now: string = phase;
    for (const { action, from_phase, to_phase } of taken) {
      expect(from_phase).toBe(now);
      expect(STEPS[action as keyof typeof STEPS].from).toContain(now);
      now = to_phase ?? "";
    }
    expect((await here.founder.api.applications.get({ id })).phase).toBe(now);

    const count = (...actions: string[]) => after.steps.filter(({ action }) => actions.includes(action ?? "")).length;
    expect(after.told).toHaveLength(new Set(after.told).size);
    expect(after.decisions).toHaveLength(count("approve", "reject"));
    expect(after.reviews.length).toBeLessThanOrEqual(1);
    expect(after.listed).toHaveLength(now === "approved" ? 1 : 0);
  });
});
