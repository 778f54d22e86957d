import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { wallTime } from "@kerkis/contract/core/time/zone.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { castOf, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { registrationAnswers } from "../applications.factory.ts";
import { wholeTerm } from "../clock/clock.policy.ts";

const DECISION_DAYS = 20;
const ZONE = "Europe/Athens";
const LATER = new Date(Date.now() + 60 * DAY_MS).toISOString();

let server: TestServer;
let here: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

/** A complete draft for a call of its own. */
async function drafted() {
  const callId = await createChallenge(server.db, here.organizationId, { decision_days: DECISION_DAYS });
  const { api } = here.founder;
  const { id, version } = await api.applications.start({ programme_id: callId });
  const answers = registrationAnswers({ name: "Thalassa Robotics" });
  return { callId, draft: { id, version: (await api.applications.saveDraft({ id, version, answers })).version } };
}

const dueBy = (closes_at: string) =>
  wholeTerm(
    { decision_days: DECISION_DAYS, closes_at, timezone: ZONE },
    wallTime(server.clock.now().toISOString(), ZONE).slice(0, 10),
  ).due_on;

/** Submits while a change of the call is being committed. @returns the outcome, and whether it waited for that */
async function submittedDuring(
  callId: string,
  draft: { id: string; version: number },
  change: Partial<typeof programmes.$inferInsert>,
) {
  let isSettled = false;
  const { outcome, waited } = await server.ownerDb.transaction(async (tx) => {
    await tx.update(programmes).set(change).where(eq(programmes.id, callId));
    const outcome = outcomeOf(here.founder.api.applications.submit(draft)).finally(() => {
      isSettled = true;
    });
    const isWaiting = async () =>
      isSettled ||
      (
        await server.ownerDb.$client.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount !== 0;
    await expect.poll(isWaiting).toBe(true);
    // As an extension does with the terms of its applications: whoever waits for the call keeps none of them.
    await tx.execute(sql`select 1 from applications where id = ${draft.id} for update nowait`);
    return { outcome, waited: !isSettled };
  });
  return { outcome: await outcome, waited };
}

test.each([
  ["closed", "programme.closed"],
  ["paused", "programme.paused"],
] as const)("what is submitted while its call is being %s is judged by the call as it becomes", async (state, code) => {
  const { callId, draft } = await drafted();
  expect(await submittedDuring(callId, draft, { state })).toEqual({ outcome: code, waited: true });
  expect((await here.founder.api.applications.get({ id: draft.id })).phase).toBe("draft");
});

test("what is submitted while its call is being extended has the term of the later end", async () => {
  const { callId, draft } = await drafted();
  expect(await submittedDuring(callId, draft, { closes_at: LATER })).toEqual({ outcome: "accepted", waited: true });
  expect((await here.founder.api.applications.get({ id: draft.id })).clock?.due).toBe(dueBy(LATER));
});

/** Submits while a coordinator takes a step with the call. */
async function submittedBeside(step: "pause" | "close" | "extend") {
  const { callId, draft } = await drafted();
  const { api } = here.coordinator;
  const { version } = await api.programmes.challenge({ id: callId });
  const reason = "Διορθώνουμε τους όρους της πρόσκλησης.";
  const closes = step === "extend" && { closes_local: wallTime(LATER, ZONE).slice(0, 16) };
  const [submitted, taken] = await Promise.all([
    outcomeOf(here.founder.api.applications.submit(draft)),
    outcomeOf(api.programmes.step({ id: callId, version, step, reason, ...closes })),
  ]);
  expect(taken).toBe("accepted");
  const { phase, clock } = await here.founder.api.applications.get({ id: draft.id });
  return { submitted, phase, due: clock?.due };
}

const TURNS = [1, 2, 3];
test.each(
  TURNS.flatMap((turn) => [["pause", "programme.paused", turn] as const, ["close", "programme.closed", turn] as const]),
)("submitting beside a step to %s: in time, or refused with %s (turn %i)", async (...[step, code]) => {
  const { submitted, phase } = await submittedBeside(step);
  expect([
    ["accepted", "pending"],
    [code, "draft"],
  ]).toContainEqual([submitted, phase]);
});

test.each(TURNS)("submitting beside an extension: the term is that of the later end (turn %i)", async () => {
  const stands = { submitted: "accepted", phase: "pending", due: dueBy(LATER) };
  expect(await submittedBeside("extend")).toEqual(stands);
});
