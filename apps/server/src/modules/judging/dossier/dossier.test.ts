import { toRows } from "@kerkis/contract/core/columnar/columnar.ts";
import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { newFileKey } from "#platform/files/files.ts";
import { fileUrl } from "#platform/files/stored-files.ts";
import {
  castOf,
  createRound,
  decidedOn,
  ownAddress,
  submittedApplication,
  type ProcessCast,
} from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let applicationId: string;
let decisionId: string;
const year = () => server.clock.now().getFullYear();
const SECRET_NOTE = "Μόνο για εμένα: αμφιβάλλω";

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  ({ id: applicationId } = await submittedApplication(here.founder, {
    name: "Υφαλόχρωμα",
    tax_number: "094014201",
  }));
  await review(here.evaluator, "Δείξτε τα πρώτα έσοδα");
  decisionId = await decidedOn(here, applicationId, "reject");
});
afterAll(() => server?.close());

/** An evaluation of the application, assigned and handed in. */
async function review({ id: evaluator_id, api }: TestUser, feedback: string): Promise<void> {
  const { id } = await here.coordinator.api.evaluations.assign({ id: applicationId, evaluator_id });
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 4, comment: "Νέο" }]));
  const facts = { recommendation: "approve" as const, private_notes: SECRET_NOTE, feedback };
  const saved = await api.evaluations.save({ id, version: 1, scores, ...facts });
  await api.evaluations.submit({ id, version: saved.version });
}

const dossierFor = ({ api }: TestUser, id = decisionId) => api.judging.dossier({ id, language: "el" });
const fileFor = (person: TestUser | null, id = decisionId) =>
  fetch(`${server.url}/api/files/dossiers/${id}?language=el`, { headers: person ? { cookie: person.cookie } : {} });

async function textOf(answer: Response): Promise<string> {
  const data = new Uint8Array(await answer.arrayBuffer());
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return texts
    .flatMap(({ items }) => items)
    .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""))
    .join("")
    .replaceAll(/\s+/g, " ");
}

test("those who manage read the scores without who gave them; the applicant reads what the applicant may", async () => {
  const [managers, applicants] = [await dossierFor(here.coordinator), await dossierFor(here.founder)];
  expect(managers).toMatchObject({ protocol: `1/${year()}`, verdict: "reject", title: "Υφαλόχρωμα" });
  expect(managers.parts.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["scores", "reason", "history", "answers", "feedback"]),
  );
  expect(managers.parts.find(({ key }) => key === "scores")?.rows.at(-1)).toEqual([
    "Σύνολο στα 100",
    "",
    "80,0",
    "80,0",
  ]);
  // A score of 4 of 5 fills four fifths of its seats, a total of 80 of 100 as well; nothing else has any.
  const bars = managers.parts.map((part) => [part.key, part.bars] as const);
  expect(bars.find(([key]) => key === "scores")?.[1]).toEqual([...REGISTRY_CRITERIA.map(() => 0.8), 0.8]);
  expect(bars.filter(([key, drawn]) => key !== "scores" && drawn.length > 0)).toEqual([]);
  expect(applicants.parts.map(({ key }) => key)).not.toContain("scores");
  expect(applicants.facts).toHaveLength(2);
  for (const dossier of [managers, applicants]) {
    const text = JSON.stringify(dossier);
    for (const hidden of ["Αξιολογήτρια", SECRET_NOTE, "094014201"]) expect(text).not.toContain(hidden);
    for (const shown of ["094••••01", "Δείξτε τα πρώτα έσοδα", "Πληροί τα κριτήρια"]) expect(text).toContain(shown);
  }
  expect(JSON.stringify(managers)).toContain("Συντονιστής");
  expect(JSON.stringify(applicants)).not.toContain("Συντονιστής");
});

test("the PDF says what the page says, to each their own", async () => {
  for (const person of [here.coordinator, here.founder]) {
    const [page, answer] = [await dossierFor(person), await fileFor(person)];
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = (await textOf(answer)).replaceAll(" ", "");
    const said = page.parts.flatMap(({ title, heads, rows, paragraphs }) => [
      title,
      ...heads,
      ...rows.flat(),
      ...paragraphs,
    ]);
    for (const words of [page.protocol, page.title, page.note, ...said]) {
      // A word that is wider than its column is broken; nothing of it is lost.
      expect(text).toContain(words.replaceAll(/\s+/g, ""));
    }
    expect(text.includes("Σύνολοστα100")).toBe(person === here.coordinator);
  }
});

test("the PDF bears the organization's logo, whatever uploads are kept as; one that is gone leaves its name alone", async () => {
  const { files } = server.platform;
  const pictures = async (url: string | null) => {
    await server.ownerDb.$client.query("update organizations set logo_url = $2 where id = $1", [
      here.organizationId,
      url,
    ]);
    const answer = await fileFor(here.coordinator);
    expect(answer.status).toBe(200);
    const data = new Uint8Array(await answer.arrayBuffer());
    const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
    const { fnArray } = await page.getOperatorList();
    return fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  };
  const key = newFileKey("logos", "webp");
  const square = { width: 512, height: 512, channels: 4 as const, background: { r: 6, g: 38, b: 47, alpha: 0.5 } };
  await files.put(key, await sharp({ create: square }).webp().toBuffer());
  expect(await pictures(fileUrl(key))).toBe(1);
  await files.remove(key);
  for (const url of [fileUrl(key), "https://elsewhere.test/logo.png", null]) expect(await pictures(url)).toBe(0);
});

test("nobody else: neither page, nor file, nor how many there are", async () => {
  const moderator = here.moderator;
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: applicationId, user_id: moderator.id });
  for (const person of [here.evaluator, here.member, moderator, elsewhere.owner, elsewhere.founder]) {
    expect(await outcomeOf(dossierFor(person))).toBe("application.not_found");
    expect(await outcomeOf(person.api.judging.takenDecisions({ id: applicationId }))).toBe("application.not_found");
    expect((await fileFor(person)).status).toBe(404);
  }
  expect((await fileFor(null)).status).toBe(401);
  expect((await fileFor(here.coordinator, "nothing")).status).toBe(404);
});

test("a dossier ends with its decision: an appeal and what follows are of the next", async () => {
  const said = async (id: string, reader = here.coordinator) => JSON.stringify((await dossierFor(reader, id)).parts);
  const issued = await said(decisionId, here.founder);
  const { version } = await here.founder.api.applications.get({ id: applicationId });
  await here.founder.api.applications.appeal({ id: applicationId, version, reason: "Έχουμε νέα στοιχεία" });
  const other = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    organizations: { [here.organizationId]: "member" },
  });
  await review(other, "Η ένσταση έπεισε");
  const managers = await said(decisionId);
  // Whoever had handed in before looks again too: what they think now is of the decision to come.
  const [again] = (await here.evaluator.api.evaluations.mine()).items;
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 1, comment: "Ξανά" }]));
  const { version: seen } = await here.evaluator.api.evaluations.get({ id: again?.id ?? "" });
  await here.evaluator.api.evaluations.save({ id: again?.id ?? "", version: seen, scores, feedback: "Άλλαξα γνώμη" });
  // While it waits the applicant keeps what was released, and learns nothing of what came since.
  expect((await here.founder.api.applications.get({ id: applicationId })).feedback).toEqual(["Δείξτε τα πρώτα έσοδα"]);
  expect(await said(decisionId, here.founder)).toBe(issued);
  const second = await decidedOn(here, applicationId, "approve");
  const { decisions } = await here.founder.api.judging.takenDecisions({ id: applicationId });
  expect(decisions.map(({ id, verdict, protocol }) => [id, verdict, protocol])).toEqual([
    [second, "approve", `2/${year()}`],
    [decisionId, "reject", `1/${year()}`],
  ]);
  expect(await said(decisionId, here.founder)).toBe(issued);
  expect(await said(second, here.founder)).toContain("Η ένσταση έπεισε");
  expect(await said(decisionId)).toBe(managers);
  expect(managers).toContain("80,0");
  expect(await said(second)).toContain("Άλλαξα γνώμη");
  expect(await said(decisionId)).not.toContain("Έχουμε νέα στοιχεία");
  expect(await said(second)).toContain("Έχουμε νέα στοιχεία");
});

test("numbers follow each other without a gap, in each organization its own, whoever decides at once", async () => {
  const taken: { id: string }[] = [];
  for (let made = 0; made < 4; made++) taken.push(await submittedApplication(here.founder));
  await Promise.all(taken.map(({ id }) => decidedOn(here, id)));
  const numbers = await Promise.all(
    taken.map(async ({ id }) => (await here.coordinator.api.judging.takenDecisions({ id })).decisions[0]?.protocol),
  );
  expect(new Set(numbers)).toEqual(new Set([3, 4, 5, 6].map((number) => `${number}/${year()}`)));
  const theirs = await decidedOn(elsewhere, (await submittedApplication(elsewhere.founder)).id);
  expect((await dossierFor(elsewhere.coordinator, theirs)).protocol).toBe(`1/${year()}`);
});

test("a decision by itself takes the place of what was prepared; a batch beside it waits its turn", async () => {
  const [round = { id: "" }] = (await here.coordinator.api.judging.rounds({})).items;
  const [alone, prepared] = [await submittedApplication(here.founder), await submittedApplication(here.founder)];
  const { judging } = here.coordinator.api;
  const { decisions } = await judging.prepareDecisions({
    id: round.id,
    application_ids: [alone.id, prepared.id],
    verdict: "approve",
  });
  const batch = decisions.filter((one) => one.application_id === prepared.id).map(({ id }) => id);
  await Promise.all([decidedOn(here, alone.id), judging.applyDecisions({ id: round.id, decision_ids: batch })]);
  const left = (await judging.decisions({ id: round.id })).decisions;
  expect(left.map(({ application_id, applied_at }) => [application_id, applied_at !== null])).toEqual([
    [prepared.id, true],
  ]);
  const protocols = await Promise.all(
    [alone, prepared].map(async ({ id }) =>
      (await judging.takenDecisions({ id })).decisions.map((one) => one.protocol),
    ),
  );
  expect(new Set(protocols.flat())).toEqual(new Set([`7/${year()}`, `8/${year()}`]));
});

test("whoever holds a dossier finds out that it is real, and when it stands no more; a guess tells nothing", async () => {
  const { id } = await submittedApplication(here.founder, { name: "Γνήσια ΑΕ" });
  const decided = await decidedOn(here, id, "reject");
  const { verification, protocol } = await dossierFor(here.founder, decided);
  expect(verification.address).toMatch(/^https?:\/\/[^/]+\/v\/[0-9A-F]{4}(-[0-9A-F]{4}){3}$/);
  const code = verification.address.split("/").at(-1) ?? "";
  const asked = (typed: string) => server.visitor.judging.verification({ code: typed });
  expect(await asked(code)).toMatchObject({
    protocol,
    verdict: "reject",
    organization: "Blue Hub",
    title: "Γνήσια ΑΕ",
    stands: true,
  });
  expect(await asked(code.toLowerCase().replaceAll("-", " "))).toMatchObject({ protocol });
  for (const wrong of ["", "7F3A", code.slice(0, -1), `${code}0`, decided])
    expect(await outcomeOf(asked(wrong || "-"))).toBe("decision.not_found");
  const { version } = await here.founder.api.applications.get({ id });
  await here.founder.api.applications.appeal({ id, version, reason: "Νέα στοιχεία" });
  expect((await asked(code)).stands).toBe(false);
  await decidedOn(here, id, "reject");
  // The same verdict again, by another decision: the first paper is no longer the one that counts.
  expect((await asked(code)).stands).toBe(false);
});

test("what was prepared has no dossier to verify", async () => {
  const { id } = await submittedApplication(here.founder);
  const [round = { id: "" }] = (await here.coordinator.api.judging.rounds({})).items;
  await here.coordinator.api.judging.prepareDecisions({ id: round.id, application_ids: [id], verdict: "approve" });
  const { rows } = await server.ownerDb.$client.query<{ code: string }>(
    "select verification_code as code from decisions where application_id = $1 and applied_at is null",
    [id],
  );
  expect(await outcomeOf(server.visitor.judging.verification({ code: rows[0]?.code ?? "-" }))).toBe(
    "decision.not_found",
  );
});

test("while its round is open a dossier says no rank: figures that still move are nobody's standing", async () => {
  const { judging } = here.coordinator.api;
  const { id } = await submittedApplication(here.founder);
  await scored(id, here.evaluator, 4);
  const round = (await judging.rounds({})).items.find(({ programme }) => programme.kind === "registry");
  if (!round) throw new Error("No round.");
  const { decisions } = await judging.prepareDecisions({ id: round.id, application_ids: [id], verdict: "approve" });
  const prepared = decisions.find((one) => one.application_id === id) ?? { id: "" };
  await judging.applyDecisions({ id: round.id, decision_ids: [prepared.id] });
  const labels = async () => (await dossierFor(here.coordinator, prepared.id)).facts.map(({ label }) => label);
  const change = async (command: "lockRound" | "reopenRound") =>
    judging[command]({ id: round.id, version: (await judging.round({ id: round.id })).version, reason: "Τέλος." });
  expect(await labels()).not.toContain("Κατάταξη");
  await change("lockRound");
  expect(await labels()).toContain("Κατάταξη");
  await change("reopenRound");
  expect(await labels()).not.toContain("Κατάταξη");
});

test("a decision of a locked round says rank and interval among what its reader may know of; its applicant reads neither", async () => {
  const callId = await createChallenge(server.db, here.organizationId, {
    closes_at: new Date(server.clock.now().getTime() + HOUR_MS).toISOString(),
  });
  const entrants = await Promise.all(
    ["Πρώτη", "Δεύτερη", "Τρίτη"].map(async (name) => {
      const person = await server.createUser({
        email: ownAddress(),
        organizations: { [here.organizationId]: "member" },
      });
      return { person, id: (await submittedApplication(person, { name }, callId)).id };
    }),
  );
  const roundId = await createRound(here, { programme_id: callId, required_reviews: 3, places: 1 });
  const judges = [here.evaluator, ...(await Promise.all([1, 2].map(() => evaluatorHere())))];
  const last: { id: string; judge: TestUser }[] = [];
  for (const [place, entrant] of entrants.entries())
    for (const [at, judge] of judges.entries()) {
      const id = await scored(entrant.id, judge, Math.max(1, 5 - place - (at % 2)));
      if (place === 2) last.push({ id, judge });
    }
  const ids = entrants.map(({ id }) => id);
  const { judging } = here.coordinator.api;
  const { version } = await judging.round({ id: roundId });
  await judging.lockRound({ id: roundId, version, reason: "Τέλος." });
  const { decisions } = await judging.prepareDecisions({
    id: roundId,
    application_ids: ids.slice(1, 2),
    verdict: "approve",
  });
  const [prepared = { id: "" }] = decisions;
  await judging.applyDecisions({ id: roundId, decision_ids: [prepared.id] });
  const factsFor = async (person: TestUser) => (await dossierFor(person, prepared.id)).facts;
  const shown = await factsFor(here.coordinator);
  expect(shown.map(({ label }) => label)).toEqual(["Απόφαση", "Διορθωμένος", "Κατάταξη", "Διάστημα 95%"]);
  expect(shown[2]).toEqual({ label: "Κατάταξη", value: "2η", more: "από 3, 1 θέση" });
  expect(shown[3]?.value).toMatch(/^± \d+,\d$/);
  expect((await factsFor(entrants[1]?.person ?? here.founder)).map(({ label }) => label)).toEqual([
    "Απόφαση",
    "Αριθμός πρωτοκόλλου",
  ]);
  // Whoever has a conflict with the best reads a ranking without it.
  const second = here.admin;
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: ids[0] ?? "", user_id: second.id });
  expect((await factsFor(second))[2]).toMatchObject({ value: "1η", more: "από 2, 1 θέση" });

  // What is scored anew once the round is open again is of decisions to come.
  const change = async (command: "lockRound" | "reopenRound") =>
    judging[command]({ id: roundId, version: (await judging.round({ id: roundId })).version, reason: "Ξανά." });
  await change("reopenRound");
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 5, comment: "Νέο" }]));
  for (const { id, judge } of last) {
    const { version: current } = await judge.api.evaluations.get({ id });
    await judge.api.evaluations.save({ id, version: current, scores });
  }
  expect(await factsFor(here.coordinator)).toEqual(shown);
  // So is another cut.
  await server.db.update(rounds).set({ places: 2 }).where(eq(rounds.id, roundId));
  expect(await factsFor(here.coordinator)).toEqual(shown);
  await change("lockRound");
  expect(await factsFor(here.coordinator)).toEqual(shown);
  const { results } = await judging.results({ id: roundId });
  expect(toRows(results).find(({ application_id }) => application_id === ids[1])?.rank).toBe(3);

  // What was given in an earlier round stands by itself; the figures of a decision are of its own round.
  const nextId = await createRound(here, {
    programme_id: callId,
    title: { el: "Β΄ γύρος", en: "Second round" },
    required_reviews: 1,
  });
  await judging.passOn({ id: roundId, application_ids: ids.slice(0, 1), passed: true });
  await scored(ids[0] ?? "", here.evaluator, 2);
  await judging.lockRound({ id: nextId, version: (await judging.round({ id: nextId })).version, reason: "Τέλος." });
  const again = await judging.prepareDecisions({ id: nextId, application_ids: ids.slice(0, 1), verdict: "approve" });
  await judging.applyDecisions({ id: nextId, decision_ids: again.decisions.map(({ id }) => id) });
  const { facts, parts } = await dossierFor(here.coordinator, again.decisions[0]?.id);
  const scoreParts = parts.filter(({ key }) => key === "scores");
  expect(scoreParts.map(({ id, title, heads }) => [id, title, heads.length])).toEqual([
    ["scores-1", "Βαθμολογία, Α΄ γύρος", 6],
    ["scores-2", "Βαθμολογία, Β΄ γύρος", 4],
  ]);
  expect(scoreParts[1]?.rows.at(-1)).toEqual(["Σύνολο στα 100", "", "40,0", "40,0"]);
  expect(facts[1]).toEqual({ label: "Διορθωμένος", value: "40,0", more: "μέσος 40,0" });
});

const evaluatorHere = () =>
  server.createUser({ email: ownAddress(), role: "evaluator", organizations: { [here.organizationId]: "member" } });

async function scored(applicationId: string, judge: TestUser, score: number): Promise<string> {
  const { id } = await here.coordinator.api.evaluations.assign({ id: applicationId, evaluator_id: judge.id });
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score, comment: "Νέο" }]));
  const { version } = await judge.api.evaluations.save({ id, version: 1, scores, recommendation: "approve" });
  await judge.api.evaluations.submit({ id, version });
  return id;
}
