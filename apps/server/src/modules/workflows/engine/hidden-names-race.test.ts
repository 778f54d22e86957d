import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROUND_RULES } from "#modules/evaluations/rounds/rounds.factory.ts";
import { castOf, createRound, submittedApplication } from "../../../../test/application-process.ts";
import { outcomeOf } from "../../../../test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../test/server.ts";
import { createWorkflow, reviewsBy } from "../workflows.factory.ts";

/**
 * A round becomes blind while somebody names an application: each transaction is held in turn where the other would overtake it,
 * by a lock on what it alone comes to.
 */
const NAME = "Κυανόπτερο Ζέφυρος";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An organization whose registrations give its evaluator a task and its mentor the next, whose round names who applies. Their letters wait. */
async function underWay() {
  const here = await castOf(server, "Blue Hub");
  await createWorkflow(server.db, here.organizationId, {
    trigger: "registration",
    definition: reviewsBy({ look: "evaluator", again: "mentor" }),
  });
  const clockIn = (hours: number) =>
    new Date(server.clock.now().getTime() + hours * HOUR_MS).toLocaleTimeString("en-GB", {
      timeZone: "Europe/Athens",
      timeStyle: "short",
    });
  const quiet = { from: clockIn(-1), until: clockIn(5) };
  for (const { api } of [here.evaluator, here.member])
    await api.notifications.setDelivery({ quiet, timezone: "Europe/Athens" });
  return { ...here, roundId: await createRound(here) };
}
type Here = Awaited<ReturnType<typeof underWay>>;

const submitted = ({ founder }: Here) => submittedApplication(founder, { name: NAME });
const becomesBlind = ({ coordinator, roundId: id }: Here) =>
  coordinator.api.judging.updateRound({ ...ROUND_RULES, hide_applicant: true, id, version: 1 });

async function query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await server.ownerDb.$client.query<Row>(text, values)).rows;
}

/** How often someone is told the name: in cases, by what they judge, in bell and feed, and in letters that wait. */
async function told({ id: userId, api }: TestUser): Promise<number> {
  const seen = await Promise.all([
    api.workflows.tasks({}),
    api.workflows.tasks({ q: NAME }),
    api.notifications.list({ limit: 100 }),
    api.activity.feed({}),
    api.evaluations.mine(),
    query(
      "select data from jobs.job where name in ('mail.deliver', 'push.deliver') and data->'about'->>'userId' = $1",
      [userId],
    ),
  ]);
  return JSON.stringify(seen).split(NAME).length - 1;
}

/** Has another session hold what this statement locks. @returns what lets go of it */
async function hold(statement: string): Promise<() => Promise<void>> {
  const client = await server.ownerDb.$client.connect();
  await client.query("begin");
  await client.query(statement);
  return async () => {
    await client.query("commit");
    client.release();
  };
}

/** How many sessions wait for a lock. */
async function waiting(): Promise<number> {
  const [found] = await query<{ n: number }>(
    `select count(*)::int n from pg_stat_activity
     where datname = current_database() and application_name = 'kerkis' and wait_event_type = 'Lock'`,
    [],
  );
  return found?.n ?? 0;
}

/** Begins something, and goes on once it has ended or, beside the others, waits for a lock. @returns how it ends */
async function begun(work: Promise<unknown>, others: number): Promise<() => Promise<void>> {
  const state = { isOver: false };
  const end = outcomeOf(work).finally(() => {
    state.isOver = true;
  });
  await expect.poll(async () => state.isOver || (await waiting()) > others, { timeout: 10_000 }).toBe(true);
  return async () => expect(await end).toBe("accepted");
}

/** Of two that run at once the first is held by this statement until the second has ended or waits for the first. */
async function overtaken(
  statement: string,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  const letGo = await hold(statement);
  const ends = [await begun(first(), 0)];
  expect(await waiting()).toBe(1);
  ends.push(await begun(second(), 1));
  await letGo();
  for (const end of ends) await end();
}

/** Where what names an application is held: it has read the name and written nothing of it yet. */
const BEFORE_TASKS = "lock table workflow_tasks in share mode";
const BEFORE_EVALUATIONS = "lock table evaluations in share mode";
/** Where the switch is held: it has looked for what to delete. */
const beforeDeleted = ({ evaluator }: Here) => `select from notifications where user_id = '${evaluator.id}' for update`;

test("letters that wait for the morning are taken back with the name that they tell", async () => {
  const here = await underWay();
  const { id } = await submitted(here);
  await here.coordinator.api.evaluations.assign({ id, evaluator_id: here.evaluator.id });
  const letters = () =>
    query("select from jobs.job where name = 'mail.deliver' and data->'about'->>'userId' = $1", [here.evaluator.id]);
  expect(await letters()).toHaveLength(2);
  await becomesBlind(here);
  expect(await letters()).toHaveLength(0);
});

describe("a round that becomes blind while", () => {
  test("someone applies: whoever was first, no judge is told a name", async () => {
    const here = await underWay();
    await overtaken(
      BEFORE_TASKS,
      () => submitted(here),
      () => becomesBlind(here),
    );
    expect(await told(here.evaluator)).toBe(0);
    const there = await underWay();
    await submitted(there);
    expect(await told(there.evaluator)).toBeGreaterThan(0);
    await overtaken(
      beforeDeleted(there),
      () => becomesBlind(there),
      () => submitted(there),
    );
    expect(await told(there.evaluator)).toBe(0);
  });

  test("a case goes on to its next task", async () => {
    const here = await underWay();
    await submitted(here);
    const done = async ({ evaluator: { api } }: Here) => {
      const { items } = await api.workflows.tasks({});
      return api.workflows.completeTask({ id: items[0]?.id ?? "", outcome: "next", answers: {}, reason: "" });
    };
    await overtaken(
      BEFORE_TASKS,
      () => done(here),
      () => becomesBlind(here),
    );
    for (const person of [here.evaluator, here.member]) expect(await told(person)).toBe(0);
    const there = await underWay();
    await submitted(there);
    await overtaken(
      beforeDeleted(there),
      () => becomesBlind(there),
      () => done(there),
    );
    for (const person of [there.evaluator, there.member]) expect(await told(person)).toBe(0);
  });

  test("it is given to a judge", async () => {
    const here = await underWay();
    const { id } = await submitted(here);
    const given = ({ coordinator, evaluator }: Here, application: string) =>
      coordinator.api.evaluations.assign({ id: application, evaluator_id: evaluator.id });
    await overtaken(
      BEFORE_EVALUATIONS,
      () => given(here, id),
      () => becomesBlind(here),
    );
    expect(await told(here.evaluator)).toBe(0);
    const there = await underWay();
    const another = await submitted(there);
    await overtaken(
      beforeDeleted(there),
      () => becomesBlind(there),
      () => given(there, another.id),
    );
    expect(await told(there.evaluator)).toBe(0);
  });
});
