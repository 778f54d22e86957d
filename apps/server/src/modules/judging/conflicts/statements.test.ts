import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, createRound, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

const roundOf = (cast: ProcessCast) => createRound(cast, { places: 1 });

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server?.close());

const toldTo = async ({ api }: ProcessCast["evaluator"]) =>
  (await api.notifications.list({})).items.filter(({ activity_type }) => activity_type === "conflicts_asked").length;

test("an evaluator states that every conflict of a round was declared; its coordinator reads it, and asks the others once a day", async () => {
  const [round, foreign] = [await roundOf(here), await roundOf(elsewhere)];
  const { api: judge } = here.evaluator;
  expect((await judge.judging.conflictStatements()).rounds).toEqual([]);
  await submittedApplication(here.founder);
  await submittedApplication(elsewhere.founder);
  expect((await judge.judging.conflictStatements()).rounds).toMatchObject([
    { round_id: round, stated_at: null, unseen: 1 },
  ]);
  // It is the evaluator's own word: nobody who works as them gives it.
  const working = (await server.workingAs(here.evaluator, here.organizationId)).judging;
  expect(await outcomeOf(working.stateConflicts({ round_id: round }))).toBe("auth.impersonating");
  const [listed] = (await judge.judging.conflicts({})).items;
  const declared = { application_id: listed?.application_id ?? "", declared: true };
  expect(await outcomeOf(working.declareConflict(declared))).toBe("auth.impersonating");
  const { api: coordinator } = here.coordinator;
  const seen = async () => {
    const { evaluators } = await coordinator.judging.matrix({ id: round });
    return evaluators.find(({ id }) => id === here.evaluator.id);
  };
  expect(await seen()).toMatchObject({ stated_at: null, asked_at: null });

  const leaving = await server.createUser({ role: "evaluator", organizations: { [here.organizationId]: "member" } });
  const everyone = (await coordinator.judging.matrix({ id: round })).evaluators.length;
  expect(await coordinator.judging.askForStatements({ id: round })).toEqual({ asked: everyone });
  expect(await outcomeOf(coordinator.judging.askForStatements({ id: round }))).toBe("round.reminded");
  expect(await outcomeOf(coordinator.judging.askForStatements({ id: foreign }))).toBe("round.not_found");
  expect([await toldTo(here.evaluator), await toldTo(elsewhere.evaluator)]).toEqual([1, 0]);

  expect(await outcomeOf(judge.judging.stateConflicts({ round_id: foreign }))).toBe("round.not_found");
  expect(await outcomeOf(here.member.api.judging.stateConflicts({ round_id: round }))).toBe("evaluation.not_evaluator");
  await judge.judging.stateConflicts({ round_id: round });
  expect((await seen())?.stated_at).not.toBeNull();
  expect((await judge.judging.conflictStatements()).rounds).toMatchObject([{ round_id: round, unseen: 0 }]);

  // What comes in later was in no statement.
  server.clock.advance(60_000);
  await submittedApplication(here.founder);
  expect((await judge.judging.conflictStatements()).rounds).toMatchObject([{ unseen: 1 }]);
  await judge.judging.stateConflicts({ round_id: round });
  expect((await judge.judging.conflictStatements()).rounds).toMatchObject([{ unseen: 0 }]);
  server.clock.advance(23 * 3_600_000);
  expect(await outcomeOf(coordinator.judging.askForStatements({ id: round }))).toBe("round.reminded");
  // A day later neither whoever stated it is asked again, nor whoever evaluates no more.
  await here.owner.api.organizations.removeMembers({
    id: here.organizationId,
    members: [{ user_id: leaving.id, seen_role: "member" }],
  });
  server.clock.advance(2 * 3_600_000);
  expect(await coordinator.judging.askForStatements({ id: round })).toEqual({ asked: everyone - 2 });
  expect([await toldTo(here.evaluator), await toldTo(leaving)]).toEqual([1, 1]);

  const { version } = await coordinator.judging.round({ id: round });
  await coordinator.judging.lockRound({ id: round, version, reason: "Τέλος" });
  expect(await outcomeOf(judge.judging.stateConflicts({ round_id: round }))).toBe("round.locked");
  expect((await judge.judging.conflictStatements()).rounds).toEqual([]);
});
