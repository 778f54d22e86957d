// In a blind round nothing that an evaluator can ask for tells who applies: every endpoint and every mail.
import { ORPCError } from "@orpc/client";
import { randomUUID } from "node:crypto";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { type AnswerFile, filesOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { registrationAnswers } from "#modules/applications/applications.factory.ts";
import { aForm, aQuestion, insertForm } from "#modules/forms/forms.factory.ts";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { createWorkflow } from "#modules/workflows/workflows.factory.ts";
import { castOf, createRound, ownAddress, submittedApplication, type ProcessCast } from "../application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "../server.ts";
import { unzip } from "../unzip.ts";
import { postAnswer } from "../uploads.ts";
import { SWEEP_INPUTS } from "./sweep-calls.ts";
import type { SweepTargets } from "./sweep-targets.ts";

const NAME = "Κυανόπτερο Ζέφυρος";
const TELLING = ["Κυανόπτερο", "Ζέφυρος", "Μαραθωνίτη", "Πολυδεύκη", "kyanoptero", "Ευρυδίκη", "Ωκεανίδου"];
/** What the call asks itself, each kind of question whose answer may name someone. */
const QUESTIONS = aForm(
  aQuestion("pitch"),
  aQuestion("story", { type: "long_text", words: 100 }),
  aQuestion("site", { type: "link" }),
  aQuestion("plan", { type: "file", kinds: ["pdf"], max: 1, megabytes: 1 }),
  aQuestion("team", { type: "people", max: 3 }),
);
const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
/** These end something for the caller and come after all others. */
const LAST = ["organizations.leave", "evaluations.decline", "evaluations.recuse", "identity.signOut"];

let server: TestServer;
let here: ProcessCast;
let targets: SweepTargets;
/** An application to the registry, whose workflow gives the evaluator a task. */
let registered: string;
/** An application of the blind round that nobody was given yet. */
let waitingId: string;
/** What came to the evaluator's open page. */
let heard: string[];

const SILENT = { el: "", en: "" };
const step = (id: string) => ({ id, name: { el: id, en: id }, tells: SILENT });
const FOR_EVALUATORS: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    {
      ...step("look"),
      type: "review",
      assignee: { kind: "profile_role", role: "evaluator" },
      due_days: 5,
      remind_days: 1,
      escalation: null,
      not_by: [],
    },
    { ...step("end"), type: "end" },
  ],
  edges: [
    { from: "start", on: "next", to: "look", max: null },
    { from: "look", on: "next", to: "end", max: null },
  ],
};

/** All that the live channel tells someone, of themselves and of where they work. */
async function listenTo({ id, cookie }: TestUser): Promise<string[]> {
  const frames: string[] = [];
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket/websocket?vsn=2.0.0`, {
    headers: { cookie },
  });
  socket.on("message", (frame: Buffer) => void frames.push(frame.toString()));
  await new Promise((resolve) => void socket.once("open", resolve));
  for (const topic of [`user:${id}`, `org:${here.organizationId}`])
    socket.send(JSON.stringify(["1", "1", topic, "phx_join", {}]));
  await vi.waitFor(() => expect(frames.filter((frame) => frame.includes("phx_reply"))).toHaveLength(2));
  return frames;
}

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  const elsewhere = await castOf(server, "Elevate");
  const applicant = await server.createUser({
    email: ownAddress(),
    firstName: "Πολυδεύκης",
    lastName: "Μαραθωνίτης",
    organizations: { [elsewhere.organizationId]: "member" },
  });
  const [registry] = await server.db
    .select({ template: programmes.evaluation_template_id })
    .from(programmes)
    .where(and(eq(programmes.organization_id, here.organizationId), eq(programmes.kind, "registry")));
  const callId = await createChallenge(server.db, here.organizationId, {
    evaluation_template_id: registry?.template ?? null,
    form_id: await insertForm(server.db, here.organizationId, QUESTIONS),
  });
  const { evaluations, applications } = here.coordinator.api;
  const roundId = await createRound(here, { programme_id: callId, hide_applicant: true, scores_visible: "always" });
  const apply = async () => {
    const { id, version } = await applicant.api.applications.start({ programme_id: callId });
    const answers = registrationAnswers({
      name: NAME,
      description: `Η ομάδα της ${NAME} από τον ιδρυτή Πολυδεύκη Μαραθωνίτη χτίζει αισθητήρες για τα λιμάνια της χώρας.`,
      website_url: "https://kyanoptero.example",
      founders: [{ name: "Πολυδεύκης Μαραθωνίτης", role: "Ιδρυτής" }],
    });
    const upload = { id, question: "plan", bytes: PDF, name: `${NAME}.pdf` };
    const file = (await (await postAnswer(server, applicant.cookie, upload)).json()) as AnswerFile;
    const responses = {
      pitch: `Η ${NAME} ακούει τα λιμάνια.`,
      story: "Ο Πολυδεύκης Μαραθωνίτης με την Ευρυδίκη Ωκεανίδου έφτιαξε το kyanoptero.example.",
      site: "https://kyanoptero.example/team",
      plan: [file],
      team: [{ name: "Ευρυδίκη Ωκεανίδου", role: `Μηχανικός, ${NAME}`, link: "https://kyanoptero.example/evridiki" }],
    };
    const saved = await applicant.api.applications.saveDraft({ id, version, answers, responses });
    return applicant.api.applications.submit({ id, version: saved.version });
  };
  // A registry may be judged blind too, while its workflow gives evaluators work of their own.
  const { programmes: judged } = await here.coordinator.api.judging.roundOptions();
  const registryId = judged.find(({ id }) => id !== callId)?.id ?? "";
  await createRound(here, { programme_id: registryId, hide_applicant: true });
  await createWorkflow(server.db, here.organizationId, { trigger: "registration", definition: FOR_EVALUATORS });
  registered = (
    await submittedApplication(here.founder, {
      name: NAME,
      website_url: "https://kyanoptero.example",
      founders: [{ name: "Πολυδεύκης Μαραθωνίτης", role: "Ιδρυτής" }],
    })
  ).id;
  heard = await listenTo(here.evaluator);
  const [given, waiting] = [await apply(), await apply()];
  const { id: evaluationId } = await evaluations.assign({ id: given.id, evaluator_id: here.evaluator.id });
  // Another, who knew whom they judged, says so beside their scores; the evaluator may read those.
  const { api: other, id: otherId } = here.moderator;
  const { id: otherEvaluation } = await evaluations.assign({ id: given.id, evaluator_id: otherId });
  const comment = `Η ${NAME} του Πολυδεύκη Μαραθωνίτη, με την Ευρυδίκη Ωκεανίδου, μας πείθει.`;
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 3, comment }]));
  const kept = await other.evaluations.save({ id: otherEvaluation, version: 1, scores, recommendation: "approve" });
  await other.evaluations.submit({ id: otherEvaluation, version: kept.version });
  // What happens to it is told of, and none of that names anyone either.
  await applications.requestChanges({
    id: given.id,
    version: (await applications.get({ id: given.id })).version,
    reason: "Χρειάζεται σαφέστερο σχέδιο.",
  });
  // What coordinators write among themselves names whom it likes; it is not the evaluator's to read.
  await applications.addComment({ application_id: given.id, text: `Η ${NAME} του Πολυδεύκη Μαραθωνίτη μάς πείθει.` });
  await applications.saveView({ name: NAME, view: { search: NAME } });
  const decided = await apply();
  await applications.approve({ id: decided.id, version: (await applications.get({ id: decided.id })).version });
  const [taken] = (await here.coordinator.api.judging.takenDecisions({ id: decided.id })).decisions;
  const formId = (await here.coordinator.api.programmes.challenge({ id: callId })).form?.id;
  targets = {
    organizationId: here.organizationId,
    applicationId: given.id,
    evaluationId,
    declinedEvaluationId: evaluationId,
    submittedEvaluationId: evaluationId,
    callId,
    challengeId: callId,
    startupId: randomUUID(),
    publishedStartupId: randomUUID(),
    requestId: randomUUID(),
    investorId: randomUUID(),
    eventId: randomUUID(),
    importId: randomUUID(),
    formId: formId ?? randomUUID(),
    roundId,
    decisionId: taken?.id ?? "",
  };
  waitingId = waiting.id;
  if (waiting.phase !== "pending")
    throw new Error(`The evaluation is ${waiting.phase}, and the round would not be blind for it.`);
});
afterAll(() => server?.close());

const told = (answer: string): string[] => TELLING.filter((word) => answer.includes(word));

/** What an endpoint answers, refusals with all that they say too. */
async function answerOf(key: string, input: unknown): Promise<string> {
  const procedure = key.split(".").reduce<unknown>((part, name) => Reflect.get(Object(part), name), here.evaluator.api);
  if (typeof procedure !== "function") throw new Error(`The client has no ${key}.`);
  try {
    return JSON.stringify(await procedure(input)) ?? "";
  } catch (failure) {
    if (!(failure instanceof ORPCError) || failure.code === "server.unexpected") throw failure;
    return JSON.stringify([failure.code, failure.message, failure.data]);
  }
}

test("the coordinator sees the name, so that there is something to hide", async () => {
  const seen = await here.coordinator.api.applications.get({ id: targets.applicationId });
  expect(told(JSON.stringify(seen)).length).toBeGreaterThan(2);
  expect(told(JSON.stringify(seen.responses))).toEqual(TELLING);
});

test("the evaluator reads what was answered to the call's own questions, without anyone's name", async () => {
  const { responses } = await here.evaluator.api.evaluations.get({ id: targets.evaluationId });
  expect(Object.keys(responses)).toEqual(["pitch", "story", "plan"]);
  expect(responses["pitch"]).toBe("Η ▒▒▒ ▒▒▒ ακούει τα λιμάνια.");
  const [file] = filesOf(responses["plan"]);
  const answer = await fetch(`${server.url}/api/evaluations/${targets.evaluationId}/files/${file?.id}`, {
    headers: { cookie: here.evaluator.cookie },
  });
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringContaining("file-1.pdf"),
  ]);
});

test("the evaluator reads what another wrote beside their scores, without the names in it", async () => {
  const { reviews } = await here.evaluator.api.evaluations.others({ id: targets.evaluationId });
  const comments = reviews.flatMap(({ scores }) => Object.values(scores).map(({ comment }) => comment));
  expect(new Set(comments)).toEqual(new Set(["Η ▒▒▒ ▒▒▒ του ▒▒▒ ▒▒▒, με την ▒▒▒ ▒▒▒, μας πείθει."]));
});

test("no endpoint names the applicant to the evaluator", async () => {
  const keys = Object.keys(SWEEP_INPUTS).toSorted((a, b) => LAST.indexOf(a) - LAST.indexOf(b));
  const leaks: string[] = [];
  const first = keys.filter((key) => !LAST.includes(key));
  for (const key of first) if (told(await answerOf(key, SWEEP_INPUTS[key]?.(targets))).length > 0) leaks.push(key);
  expect(leaks).toEqual([]);
});

test("a workflow's task about an application of a blind round names a number, in every list, notice and mail", async () => {
  const { items } = await here.evaluator.api.workflows.tasks({});
  const { reference } = await here.coordinator.api.applications.get({ id: registered });
  expect(items.map(({ instance }) => instance.title)).toEqual([reference]);
  expect((await here.evaluator.api.workflows.tasks({ q: NAME })).items).toEqual([]);
  const { items: told } = await here.evaluator.api.notifications.list({ limit: 100 });
  expect(told.filter(({ message }) => reference !== null && message.includes(reference)).length).toBeGreaterThan(0);
});

test("the live channel names nobody, whatever happens to what the evaluator judges", async () => {
  await expect.poll(() => heard.length).toBeGreaterThan(3);
  expect(heard.filter((frame) => TELLING.some((word) => frame.includes(word)))).toEqual([]);
});

test("no file of what they judge, and none of its decision, is the evaluator's by its address", async () => {
  for (const path of [
    `/api/files/dossiers/${targets.decisionId}`,
    `/api/applications/answered.csv?programme_id=${targets.callId}`,
    `/api/applications.csv`,
    `/api/rounds/${targets.roundId}/ranking.csv`,
    `/api/conflicts.csv`,
  ]) {
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie: here.evaluator.cookie } });
    const text = await answer.text();
    expect([path, answer.ok, told(text)]).toEqual([path, false, []]);
  }
});

test("whoever searches for the name finds nothing by it", async () => {
  const { api } = here.evaluator;
  const found = await Promise.all([
    api.judging.conflicts({ search: NAME }),
    api.startups.list({ search: NAME }),
    api.evaluations.mine(),
  ]);
  expect(found[0].items).toEqual([]);
  expect(found[1].items).toEqual([]);
  expect(told(JSON.stringify(found))).toEqual([]);
});

test("no mail to the evaluator names the applicant", async () => {
  const sent = () =>
    server.ownerDb.$client.query("select * from mail_outbox where recipient = $1", [here.evaluator.email]);
  await expect.poll(async () => (await sent()).rowCount).toBeGreaterThan(0);
  expect(told(JSON.stringify((await sent()).rows))).toEqual([]);
});

test("reminding, accepting, recusing and declining name nobody to the evaluator, and the sweep is as silent afterwards", async () => {
  const { api } = here.evaluator;
  const { coordinator } = here;
  const leaks: string[] = [];
  async function look(when: string) {
    const seen: Record<string, unknown> = {
      bell: await api.notifications.list({ limit: 100 }),
      feed: await api.activity.feed({}),
      mine: await api.evaluations.mine(),
      conflicts: await api.judging.conflicts({}),
      tasks: await api.workflows.tasks({}),
      mails: (
        await server.ownerDb.$client.query("select * from mail_outbox where recipient = $1", [here.evaluator.email])
      ).rows,
      live: heard,
    };
    for (const [name, answer] of Object.entries(seen))
      if (told(JSON.stringify(answer)).length > 0) leaks.push(`${when}: ${name}`);
  }
  await coordinator.api.judging.remind({ id: targets.roundId, user_ids: [here.evaluator.id] });
  await look("reminded");
  await api.evaluations.accept({ ids: [targets.evaluationId] });
  await look("accepted");
  const pair = { id: targets.roundId, application_id: waitingId, evaluator_id: here.evaluator.id };
  await coordinator.api.judging.enterConflict({ ...pair, entered: true });
  await look("conflict entered");
  await coordinator.api.judging.enterConflict({ ...pair, entered: false });
  const { id: second } = await coordinator.api.evaluations.assign({ id: waitingId, evaluator_id: here.evaluator.id });
  await api.evaluations.decline({ ids: [second], reason: "not_my_field", words: "" });
  await look("declined");
  await coordinator.api.evaluations.assign({ id: waitingId, evaluator_id: here.evaluator.id });
  await api.evaluations.recuse({ id: second, reason: "Γνωρίζω την ομάδα." });
  await look("recused");
  for (const key of Object.keys(SWEEP_INPUTS).filter((one) => !LAST.includes(one)))
    if (
      told(await answerOf(key, SWEEP_INPUTS[key]?.({ ...targets, applicationId: waitingId, evaluationId: second })))
        .length > 0
    )
      leaks.push(`after all: ${key}`);
  expect(leaks).toEqual([]);
});

test("the ranking of a blind round is taken along by number alone", async () => {
  const query = new URLSearchParams({ _organization: here.organizationId });
  for (const format of ["csv", "xlsx"]) {
    const address = `${server.url}/api/rounds/${targets.roundId}/ranking.${format}?${query.toString()}`;
    const answer = await fetch(address, { headers: { cookie: here.coordinator.cookie } });
    expect(answer.status).toBe(200);
    const file = Buffer.from(await answer.arrayBuffer());
    const text = format === "csv" ? file.toString() : Object.values(unzip(file)).join("");
    expect(text).toContain("KRK-");
    expect(told(text)).toEqual([]);
  }
  const { items } = await here.coordinator.api.judging.ranking({ id: targets.roundId });
  expect(items.map(({ name }) => name)).toEqual([null, null, null]);
});
