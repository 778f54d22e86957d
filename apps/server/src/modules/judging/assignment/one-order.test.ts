import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { castOf, createRound, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

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

/** Until so many wait for what others hold. */
const waiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await server.ownerDb.$client.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows[0]?.count).toBe(count);
  });

/** What two commands come to when the first waits for the round and the second comes meanwhile. */
async function waitingTogether(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
  held = round,
): Promise<string[]> {
  const holder = await server.ownerDb.$client.connect();
  try {
    await holder.query("begin");
    await holder.query("select from rounds where id = $1 for update", [held]);
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
  fixes: ({ evaluation }: Awaited<ReturnType<typeof given>>) =>
    here.coordinator.api.judging.fixMany({ id: round, evaluation_ids: [evaluation], fixed: true }),
  gives: ({ id }: Awaited<ReturnType<typeof given>>) =>
    here.coordinator.api.judging.assignMany({
      id: round,
      pairs: [{ application_id: id, evaluator_id: here.moderator.id }],
    }),
};
/** What comes second finds. */
const AFTER = { takesBack: "evaluation.not_found", fixes: "accepted", gives: "accepted" } as const;
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
  ["fixes", "save"],
  ["fixes", "recuse"],
  ["gives", "assign"],
  ["gives", "unassign"],
  ["gives", "save"],
] as const)("many at once that %s, and one that wants to %s meanwhile", async (many, one) => {
  const of = await given();
  const second = await alone[one](of);
  const outcomes = await waitingTogether(() => bulk[many](of), second);
  // Whoever comes second finds what the first left, and is never told to try again.
  expect(outcomes[0]).toBe("accepted");
  expect(outcomes[1]).toBe(AFTER[many]);
});

/** An organization with one application, in a round that asks for one review of it. */
async function oneSeat() {
  const there = await castOf(server, "Elevate");
  const roundId = await createRound(there, { required_reviews: 1 });
  const { id } = await submittedApplication(there.founder);
  const given = async () =>
    (await there.coordinator.api.judging.matrix({ id: roundId })).applications.flatMap(({ reviews }) =>
      reviews.map(({ evaluator_id }) => evaluator_id),
    );
  return { there, roundId, id, given };
}

test.each(["moderator", "evaluator"] as const)(
  "one who takes the next while it is given to the moderator, as %s: waits as everyone does, and finds the seat filled",
  async (role) => {
    const { there, roundId, id, given } = await oneSeat();
    const pairs = [{ application_id: id, evaluator_id: there.moderator.id }];
    let next: unknown;
    const outcomes = await waitingTogether(
      () => there.coordinator.api.judging.assignMany({ id: roundId, pairs }),
      async () => (next = await there[role].api.judging.next()),
      roundId,
    );
    expect(outcomes).toEqual(["accepted", "accepted"]);
    expect(next).toEqual({ evaluation_id: null });
    expect(await given()).toEqual([there.moderator.id]);
  },
);

test("of two who take the next at once one gets the only seat, the other none", async () => {
  const { there, roundId, given } = await oneSeat();
  const got: unknown[] = [];
  const ask = (person: TestUser) => async () => got.push((await person.api.judging.next()).evaluation_id);
  expect(await waitingTogether(ask(there.evaluator), ask(there.moderator), roundId)).toEqual(["accepted", "accepted"]);
  expect(got.filter((id) => id !== null)).toHaveLength(1);
  expect(await given()).toHaveLength(1);
});

test("who takes the next twice at once never has more than their limit", async () => {
  const { there, id: first } = await oneSeat();
  const { id: second } = await submittedApplication(there.founder);
  await there.evaluator.api.judging.setExpertise({ fields: [], cap: 1 });
  const ask = () => there.evaluator.api.judging.next();
  const before = (id: string) =>
    server.ownerDb.$client.query(
      "update applications set submitted_at = submitted_at - interval '1 day' where id = $1",
      [id],
    );
  await before(first);
  const holder = await server.ownerDb.$client.connect();
  try {
    await holder.query("begin");
    // What they are given needs them to stay: the first is held when all was asked, just before it is given.
    await holder.query("select from profiles where id = $1 for update", [there.evaluator.id]);
    const one = ask();
    await waiting(1);
    await before(second);
    await before(second);
    const other = ask();
    await waiting(2);
    await holder.query("commit");
    await Promise.all([one, other]);
  } finally {
    holder.release();
  }
  expect((await there.evaluator.api.evaluations.mine()).items).toHaveLength(1);
});
