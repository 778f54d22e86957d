import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { ROUND_RULES } from "#modules/evaluations/rounds/rounds.factory.ts";
import { castOf, createRound, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

/** What evaluators hear when their round gets its first deadline, and when it has none any more. */
let server: TestServer;
let here: ProcessCast;
let round: string;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  round = await createRound(here);
});
afterAll(() => server?.close());

const DEADLINE = "2098-06-30T20:59:59.000Z";

const evaluator = () =>
  server.createUser({
    email: ownAddress(),
    role: "evaluator",
    language: "en",
    organizations: { [here.organizationId]: "member" },
  });

/** Gives an application to evaluators. @returns its id */
async function given(evaluators: readonly TestUser[]): Promise<string> {
  const { id } = await submittedApplication(here.founder);
  const pairs = evaluators.map((one) => ({ application_id: id, evaluator_id: one.id }));
  await here.coordinator.api.judging.assignMany({ id: round, pairs });
  return id;
}

async function change(rules: { deadline: string | null; places?: number }): Promise<void> {
  const { judging } = here.coordinator.api;
  const { version } = await judging.round({ id: round });
  await judging.updateRound({ ...ROUND_RULES, id: round, version, ...rules });
}

interface Told {
  user_id: string;
  kind: string;
  message: string;
}
async function told(): Promise<Told[]> {
  const { rows } = await server.ownerDb.$client.query<Told>(
    "select user_id, activity_type as kind, message from notifications where activity_type like 'round_deadline_%' order by created_at",
  );
  return rows;
}
const whom = (rows: readonly Told[]) => rows.map(({ kind, user_id: user }) => `${kind} ${user}`).toSorted();

const duesOf = async ({ api }: TestUser) =>
  (await api.evaluations.mine()).items.map(({ due_at: at }) => at && new Date(at).toISOString());

test("a first deadline and the end of the last are told once to whoever has something open; dates of their own stay", async () => {
  const [open, undated, barred, over] = [await evaluator(), await evaluator(), await evaluator(), await evaluator()];
  const application = await given([open, barred, over]);
  await given([open]);
  await here.coordinator.api.evaluations.assign({ id: application, evaluator_id: undated.id, due_at: null });
  const conflict = { organization_id: here.organizationId, user_id: barred.id, application_id: application };
  await server.db.insert(applicationConflicts).values(conflict);
  await server.ownerDb.$client.query(
    "update evaluations set status = 'submitted', submitted_at = now(), weighted_total = 50 where evaluator_id = $1",
    [over.id],
  );
  const own = await duesOf(open);

  await change({ deadline: null, places: 2 });
  expect(await told()).toEqual([]);

  await change({ deadline: DEADLINE });
  const set = await told();
  expect(whom(set)).toEqual([open, undated].map(({ id }) => `round_deadline_set ${id}`).toSorted());
  expect(set[0]?.message).toMatch(/^The deadline of the round is .*30 June.*23:59 \(First round\)/);
  expect(await duesOf(open)).toEqual(own);
  expect(await duesOf(undated)).toEqual([DEADLINE]);

  await change({ deadline: null });
  const removed = (await told()).slice(set.length);
  expect(whom(removed)).toEqual([open, undated].map(({ id }) => `round_deadline_removed ${id}`).toSorted());
  expect(await duesOf(undated)).toEqual([DEADLINE]);
});
