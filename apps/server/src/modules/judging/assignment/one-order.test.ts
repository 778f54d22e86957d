import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { castOf, createRound, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

/** Commands on one round, application and evaluation wait for each other in one direction: no two of them end as a deadlock. */
let server: TestServer;
let here: ProcessCast;
let round: string;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  round = await createRound(here, { required_reviews: 3 });
});
afterAll(() => server?.close());

/** What two commands come to when the first waits for the round and the second comes meanwhile. */
async function waitingTogether(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<string[]> {
  const holder = await server.ownerDb.$client.connect();
  try {
    await holder.query("begin");
    await holder.query("select from rounds where id = $1 for update", [round]);
    const waiting = async (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await server.ownerDb.$client.query<{ count: number }>(
          "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rows[0]?.count).toBe(count);
      });
    const one = outcomeOf(first());
    await waiting(1);
    const other = outcomeOf(second());
    await waiting(2);
    await holder.query("commit");
    return await Promise.all([one, other]);
  } finally {
    holder.release();
  }
}

/** An application with the evaluator's assignment. */
async function given() {
  const { id } = await submittedApplication(here.founder);
  const pairs = [{ application_id: id, evaluator_id: here.evaluator.id }];
  await here.coordinator.api.judging.assignMany({ id: round, pairs });
  const { applications } = await here.coordinator.api.judging.matrix({ id: round });
  const [review] = applications.find((one) => one.id === id)?.reviews ?? [];
  return { id, pairs, evaluation: review?.id ?? "" };
}

const bulk = {
  takesBack: ({ evaluation }: Awaited<ReturnType<typeof given>>) =>
    here.coordinator.api.judging.unassignMany({ id: round, evaluation_ids: [evaluation] }),
  gives: ({ id }: Awaited<ReturnType<typeof given>>) =>
    here.coordinator.api.judging.assignMany({
      id: round,
      pairs: [{ application_id: id, evaluator_id: here.moderator.id }],
    }),
};
const alone = {
  save: async ({ evaluation }: Awaited<ReturnType<typeof given>>) => {
    const { version } = await here.evaluator.api.evaluations.get({ id: evaluation });
    return () => here.evaluator.api.evaluations.save({ id: evaluation, version, feedback: "Καλή ομάδα." });
  },
  recuse: async ({ evaluation }: Awaited<ReturnType<typeof given>>) => {
    return () => here.evaluator.api.evaluations.recuse({ id: evaluation, reason: "Γνωρίζω την ιδρύτρια." });
  },
  unassign: async ({ evaluation }: Awaited<ReturnType<typeof given>>) => {
    return () => here.moderator.api.evaluations.unassign({ id: evaluation });
  },
  assign: async ({ id }: Awaited<ReturnType<typeof given>>) => {
    return () => here.owner.api.evaluations.assign({ id, evaluator_id: here.coordinator.id });
  },
};

test.each([
  ["takesBack", "save"],
  ["takesBack", "recuse"],
  ["takesBack", "unassign"],
  ["gives", "assign"],
  ["gives", "unassign"],
  ["gives", "save"],
] as const)("many at once that %s, and one that wants to %s meanwhile", async (many, one) => {
  const of = await given();
  const second = await alone[one](of);
  const outcomes = await waitingTogether(() => bulk[many](of), second);
  // Whoever comes second finds what the first left, and is never told to try again.
  expect(outcomes[0]).toBe("accepted");
  expect(outcomes[1]).toBe(many === "takesBack" ? "evaluation.not_found" : "accepted");
});

test("one who takes the next waits as everyone else does", async () => {
  const of = await given();
  const { judging } = here.moderator.api;
  const outcomes = await waitingTogether(
    () => bulk.gives(of),
    () => judging.next(),
  );
  expect(outcomes).toEqual(["accepted", "accepted"]);
});
