import { toRows } from "@kerkis/contract/core/columnar/columnar.ts";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { DECISIONS_APPLYING } from "@kerkis/contract/judging/decisions/decisions.events.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { castOf, createRound, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let round: string;
let applications: string[];

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  applications = [];
  for (let made = 0; made < 4; made++) applications.push((await submittedApplication(here.founder)).id);
  round = await createRound(here, { places: 1 });
});
afterAll(() => server?.close());

const at = (index: number) => applications[index] ?? "";
const { prepare, decided } = {
  prepare: (index: number, verdict: "approve" | "reject" | null, reason?: string) =>
    here.coordinator.api.judging.prepareDecisions({
      id: round,
      application_ids: [at(index)],
      verdict,
      ...(reason !== undefined && { reason }),
    }),
  decided: async () => (await here.coordinator.api.judging.decisions({ id: round })).decisions,
};

async function scored(index: number, score: number) {
  const { id } = await here.coordinator.api.evaluations.assign({ id: at(index), evaluator_id: here.evaluator.id });
  const { api } = here.evaluator;
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score, comment: "Νέο" }]));
  const { version } = await api.evaluations.save({ id, version: 1, scores, recommendation: "approve" });
  await api.evaluations.submit({ id, version });
}

test("a ranking stands over what its reader may know of alone", async () => {
  await scored(0, 5);
  await scored(1, 3);
  const { results, cut, is_provisional } = await here.coordinator.api.judging.results({ id: round });
  expect(toRows(results).map(({ application_id, rank, mean }) => [application_id, rank, mean])).toEqual([
    [at(0), 1, 100],
    [at(1), 2, 60],
    [at(2), null, null],
    [at(3), null, null],
  ]);
  expect([cut, is_provisional]).toEqual([{ places: 1, threshold: 80 }, true]);
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: at(0), user_id: here.moderator.id });
  const seen = await here.moderator.api.judging.results({ id: round });
  expect(JSON.stringify(seen)).not.toContain(at(0));
  expect(toRows(seen.results)[0]).toMatchObject({ application_id: at(1), rank: 1 });
  expect(seen.cut).toBeNull();
  expect(await outcomeOf(elsewhere.coordinator.api.judging.results({ id: round }))).toBe("round.not_found");
});

test("nobody hears of a preparation; a batch is applied once, with letters and protocol numbers", async () => {
  const { api } = here.coordinator;
  await prepare(0, "approve");
  await prepare(1, "reject");
  const prepared = await decided();
  expect(prepared.map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ["approve", null],
    ["reject", "reason"],
  ]);
  expect(await outcomeOf(here.founder.api.judging.decisions({ id: round }))).toBe("auth.forbidden");
  expect((await here.founder.api.applications.get({ id: at(0) })).phase).toBe("under_review");
  const ids = prepared.map(({ id }) => id);
  expect(await outcomeOf(api.judging.applyDecisions({ id: round, decision_ids: ids }))).toBe("decision.not_ready");
  expect((await here.founder.api.applications.get({ id: at(0) })).phase).toBe("under_review");

  await prepare(1, "reject", "Δεν τεκμηριώνεται η {{subject}} ανάγκη");
  const letter = await api.judging.letter({ id: ids[1] ?? "" });
  expect(letter.parts).toContainEqual({ text: "Δεν τεκμηριώνεται η {{subject}} ανάγκη", field: "reason" });
  const applied = await Promise.all([1, 2].map(() => api.judging.applyDecisions({ id: round, decision_ids: ids })));
  expect(applied.reduce((sum, one) => sum + one.applied, 0)).toBe(2);
  const { rows } = await server.db.$client.query("select from audit_log where action = 'round.decided'");
  expect(rows).toHaveLength(1);
  expect((await here.founder.api.applications.get({ id: at(0) })).phase).toBe("approved");
  expect((await here.founder.api.applications.get({ id: at(1) })).phase).toBe("rejected");
  const year = server.clock.now().getFullYear();
  expect(new Set((await decided()).map(({ protocol }) => protocol))).toEqual(new Set([`1/${year}`, `2/${year}`]));
  const kept = await api.judging.letter({ id: ids[1] ?? "" });
  expect(kept.parts[0]?.text).toContain(`/${year}`);
});

test("the applicant reads the letter beside the application, once it went out; nobody else has it from there", async () => {
  const lettersFor = async ({ api }: typeof here.founder, index: number) =>
    (await api.judging.takenDecisions({ id: at(index) })).decisions.map(({ letter }) => letter);
  const [kept] = await lettersFor(here.founder, 1);
  expect(kept?.body).toContain("Δεν τεκμηριώνεται η {{subject}} ανάγκη");
  expect(await lettersFor(here.coordinator, 1)).toEqual([null]);
  // Prepared and not applied there is nothing to read.
  await prepare(2, "reject", "Ετοιμάζεται");
  expect(await lettersFor(here.founder, 2)).toEqual([]);
  await prepare(2, null);
  expect(await outcomeOf(lettersFor(elsewhere.founder, 1))).toBe("application.not_found");
});

test("one that cannot be applied holds the whole batch back", async () => {
  const { api } = here.coordinator;
  await prepare(2, "approve");
  await prepare(3, "approve");
  const open = (await decided()).filter(({ applied_at }) => applied_at === null);
  const { version } = await here.founder.api.applications.get({ id: at(3) });
  await here.founder.api.applications.withdraw({ id: at(3), version });
  const all = { id: round, decision_ids: open.map(({ id }) => id) };
  expect(await outcomeOf(api.judging.applyDecisions(all))).toBe("decision.not_ready");
  expect((await here.founder.api.applications.get({ id: at(2) })).phase).toBe("pending");
  expect(await outcomeOf(elsewhere.coordinator.api.judging.applyDecisions(all))).toBe("round.not_found");
});

test("a letter in the organization's own words; a field that nobody knows is refused where it stands", async () => {
  const { api } = here.coordinator;
  const { approve } = await api.judging.letterTemplates({});
  const texts = { ...approve, el: { subject: "Νέα για «{{subject}}»", body: "Αρ. {{protocol}} {{iban}}" } };
  const refused = await refusalOf(api.judging.saveLetterTemplate({ verdict: "approve", version: 0, texts }));
  expect(refused?.data.fields).toEqual([{ path: "texts.el.body", code: "invalid" }]);
  texts.el.body = "Αρ. {{protocol}}";
  const saved = await api.judging.saveLetterTemplate({ verdict: "approve", version: 0, texts });
  expect(saved.approve.el.subject).toBe("Νέα για «{{subject}}»");
  expect((await elsewhere.coordinator.api.judging.letterTemplates({})).approve.el.subject).toBe(approve.el.subject);
});

test("what was applied stands: nobody changes, unapplies or deletes it, not even in the database", async () => {
  const applied = (await decided()).find(({ applied_at }) => applied_at !== null);
  const attempt = (statement: string) => server.db.$client.query(statement, [applied?.id]);
  for (const change of [
    "update decisions set verdict = 'reject' where id = $1",
    "update decisions set reason = 'Άλλος λόγος' where id = $1",
    "update decisions set protocol = '9/2026' where id = $1",
    "update decisions set applied_at = null, applied_by = null, protocol = null, letter = null where id = $1",
    `update decisions set letter = '{"subject": "Άλλη", "body": "Άλλη"}' where id = $1`,
    "delete from decisions where id = $1",
  ])
    await expect(attempt(change)).rejects.toMatchObject({ code: "KR001" });
});

test("decisions of a call rest on a locked round, and whoever was passed on is decided there", async () => {
  const call = await createChallenge(server.db, here.organizationId);
  const first = await createRound(here, { programme_id: call });
  await createRound(here, { programme_id: call });
  const apply = async (name: string) => (await submittedApplication(here.founder, { name }, call)).id;
  const [staying, going] = [await apply("Υφαλόχρωμα"), await apply("Κύμα")];
  const { judging } = here.coordinator.api;
  const prepareOn = (application: string, verdict: "approve" | null = "approve") =>
    judging.prepareDecisions({ id: first, application_ids: [application], verdict });
  const passed = (application: string) => judging.passOn({ id: first, application_ids: [application], passed: true });
  const turn = async (how: "lockRound" | "reopenRound") => {
    const { version } = await judging.round({ id: first });
    await judging[how]({ id: first, version, reason: "Τέλος βαθμολόγησης" });
  };
  expect(await outcomeOf(prepareOn(staying))).toBe("round.not_locked");
  await turn("lockRound");
  const { decisions } = await prepareOn(staying);
  expect(await outcomeOf(passed(staying))).toBe("decision.prepared");
  await passed(going);
  expect(await outcomeOf(prepareOn(going))).toBe("decision.passed_on");
  await turn("reopenRound");
  const batch = { id: first, decision_ids: decisions.map(({ id }) => id) };
  expect(await outcomeOf(judging.applyDecisions(batch))).toBe("round.not_locked");
  await turn("lockRound");
  expect(await judging.applyDecisions(batch)).toMatchObject({ applied: 1 });
  await vi.waitFor(async () => {
    const { rows } = await server.ownerDb.$client.query("select subject from mail_outbox where recipient = $1", [
      here.founder.email,
    ]);
    expect(rows).toContainEqual({ subject: "Νέα για «Υφαλόχρωμα»" });
  });
});

test("a letter stands on its organization's paper; a batch tells how far it is to whoever applies it, and how it ended", async () => {
  const { api, cookie, id: userId } = here.coordinator;
  await server.ownerDb.$client.query("update organizations set location = 'Πειραιάς' where id = $1", [
    here.organizationId,
  ]);
  const frames: unknown[][] = [];
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket/websocket?vsn=2.0.0`, {
    headers: { cookie },
  });
  socket.on("message", (frame: Buffer) => void frames.push(JSON.parse(frame.toString())));
  await new Promise((resolve) => void socket.once("open", resolve));
  socket.send(JSON.stringify(["1", "1", `user:${userId}`, "phx_join", {}]));
  await vi.waitFor(() => expect(frames.some(([, , , event]) => event === "phx_reply")).toBe(true));
  const heard = () => frames.flatMap(([, , , event, payload]) => (event === DECISIONS_APPLYING ? [payload] : []));

  const [one, other] = [await submittedApplication(here.founder), await submittedApplication(here.founder)];
  const both = { id: round, application_ids: [one.id, other.id] };
  const { decisions } = await api.judging.prepareDecisions({ ...both, verdict: "reject", reason: "" });
  const ids = decisions
    .filter(({ application_id }) => both.application_ids.includes(application_id))
    .map(({ id }) => id);
  expect(await api.judging.letter({ id: ids[0] ?? "" })).toMatchObject({
    sender: { name: "Blue Hub", location: "Πειραιάς" },
    protocol: null,
    applied_at: null,
  });
  expect(await outcomeOf(api.judging.applyDecisions({ id: round, decision_ids: ids }))).toBe("decision.not_ready");
  await vi.waitFor(() => expect(heard()).toEqual([{ round_id: round, done: 0, total: 0, ended: "failed" }]));
  await api.judging.prepareDecisions({ ...both, verdict: "reject", reason: "Ανεπαρκή στοιχεία" });
  await api.judging.applyDecisions({ id: round, decision_ids: ids });
  await vi.waitFor(() =>
    expect(heard().slice(1)).toEqual([
      { round_id: round, done: 0, total: 2, ended: null },
      { round_id: round, done: 1, total: 2, ended: null },
      { round_id: round, done: 2, total: 2, ended: "applied" },
    ]),
  );
  socket.close();
  const applied = await api.judging.letter({ id: ids[0] ?? "" });
  expect([applied.protocol, applied.applied_at]).not.toContain(null);
  await vi.waitFor(async () => {
    const { rows } = await server.ownerDb.$client.query("select * from mail_outbox where recipient = $1", [
      here.founder.email,
    ]);
    expect(JSON.stringify(rows)).toContain("Ο φάκελος της απόφασης, σε PDF");
  });
});

test("a letter that would have a hole in it is not sent, and holds nobody else up", async () => {
  const { api } = here.coordinator;
  const texts = { subject: "Έγκριση", body: "Εγκρίθηκε γιατί {{reason}}, {{organization}}" };
  const { approve: version } = (await api.judging.letterTemplates({})).versions;
  await here.owner.api.judging.saveLetterTemplate({ verdict: "approve", version, texts: { el: texts, en: texts } });
  const last = applications.push((await submittedApplication(here.founder)).id) - 1;
  await prepare(last, "approve");
  const one = async () => (await decided()).find(({ application_id }) => application_id === at(last));
  const hollow = await one();
  expect(hollow?.problem).toBe("letter");
  expect((await api.judging.letter({ id: hollow?.id ?? "" })).parts).toContainEqual({ text: "", field: "reason" });
  const apply = () => api.judging.applyDecisions({ id: round, decision_ids: [hollow?.id ?? ""] });
  expect(await outcomeOf(apply())).toBe("decision.not_ready");
  await prepare(last, "approve", "Ώριμη λύση");
  expect((await one())?.problem).toBeNull();
  expect(await outcomeOf(apply())).toBe("accepted");
});
