import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, createRound, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { unzip } from "#test/unzip.ts";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";

let server: TestServer;
let here: ProcessCast;
let round: string;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  round = await createRound(here, { places: 1 });
});
afterAll(() => server?.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.ownerDb.$client.query<Row>(text, values)).rows;

type Downloaded = Record<string, Record<string, unknown>[]>;
async function downloadOf({ cookie }: TestUser): Promise<Downloaded> {
  const response = await fetch(`${server.url}${FILE_ROUTES.downloadAccountData.path}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  const json = Object.entries(files).find(([name]) => name.endsWith(".json"));
  return JSON.parse(json?.[1] ?? "{}") as Downloaded;
}

async function decidedFor(founder: TestUser): Promise<{ applied: string; prepared: string }> {
  const [first, second] = [await submittedApplication(founder), await submittedApplication(founder)];
  const { api } = here.coordinator;
  for (const { id } of [first, second])
    await api.judging.prepareDecisions({ id: round, application_ids: [id], verdict: "approve" });
  const { decisions } = await api.judging.decisions({ id: round });
  const of = (application: string) => decisions.find(({ application_id }) => application_id === application)?.id ?? "";
  await api.judging.applyDecisions({ id: round, decision_ids: [of(first.id)] });
  return { applied: of(first.id), prepared: of(second.id) };
}

test("a download has one's letters, one's expertise and what one decided; nothing that is only prepared, and nobody else's", async () => {
  await here.evaluator.api.judging.setExpertise({ fields: ["maritime"], cap: 12 });
  const { applied, prepared } = await decidedFor(here.founder);
  const own = await downloadOf(here.founder);
  expect(own["decision_letters"]).toMatchObject([
    { id: applied, verdict: "approve", letter: { subject: expect.any(String) } },
  ]);
  expect(JSON.stringify(own)).not.toContain(prepared);
  expect(own["decisions_taken"]).toEqual([]);
  expect((await downloadOf(here.evaluator))["evaluator_profiles"]).toMatchObject([{ fields: ["maritime"], cap: 12 }]);
  const coordinator = await downloadOf(here.coordinator);
  expect(coordinator["decisions_taken"]).toMatchObject([{ id: applied }]);
  expect(JSON.stringify(coordinator["decisions_taken"])).not.toContain("letter");
  const other = await downloadOf(here.member);
  expect([other["decision_letters"], other["decisions_taken"], other["evaluator_profiles"]]).toEqual([[], [], []]);
});

test("with an account go expertise, distributions that name it and letters to it; a decision keeps its number", async () => {
  const { api } = here.coordinator;
  await submittedApplication(here.member);
  const { pairs } = await api.judging.distribute({ id: round, only_experts: false });
  expect(JSON.stringify(pairs)).toContain(here.evaluator.id);
  const [kept] = await rows<{ id: string; protocol: string }>(
    "select id, protocol from decisions where letter is not null",
  );
  await rows("update auth_sessions set expires_at = now() + interval '10 years'");
  for (const { id } of [here.evaluator, here.founder])
    await rows("update profiles set deletion_requested_at = now() where id = $1", [id]);
  server.clock.advance(LIMITS.accountGraceMs + 60_000);
  expect(await eraseDueAccounts(server.platform)).toBe(2);
  expect(await rows("select 1 from evaluator_profiles")).toEqual([]);
  expect(await rows("select 1 from round_proposals")).toEqual([]);
  expect(await rows("select protocol, letter from decisions where id = $1", [kept?.id])).toEqual([
    { protocol: kept?.protocol, letter: null },
  ]);
  expect(await outcomeOf(api.judging.letter({ id: kept?.id ?? "" }))).toBe("decision.letter_gone");
});

test("a decision on an application whose account is gone is taken, and nothing is sent to where nobody reads", async () => {
  const { api } = here.coordinator;
  const applicant = await server.createUser({ organizations: { [here.organizationId]: "member" } });
  await rows("update auth_sessions set expires_at = now() + interval '10 years'");
  const { id } = await submittedApplication(applicant);
  await rows("update profiles set deletion_requested_at = now() - interval '90 days' where id = $1", [applicant.id]);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  const { applicant: shown, version } = await api.applications.get({ id });
  expect(shown.email).toBeNull();
  expect(await api.applications.reject({ id, version, reason: "Δεν πληροί τα κριτήρια." })).toMatchObject({
    status: "rejected",
  });
  expect(await rows("select 1 from notifications where user_id = $1", [applicant.id])).toEqual([]);
  expect(await rows("select 1 from jobs.job where data->>'to' like '%erased.invalid'")).toEqual([]);
});
