import type { AnswerFile } from "@kerkis/contract/core/forms/file-kinds.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { investorAnswers } from "#modules/applications/applications.factory.ts";
import { applicationsPersonalData } from "#modules/applications/privacy/personal-data.reads.ts";
import { decidedOn, ownAddress, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import { postAnswer } from "#test/uploads.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { aForm, aQuestion } from "./forms.factory.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let investor: TestUser;

beforeAll(async () => {
  ({ server, cast: here, elsewhere } = await twoOrganizations());
  const organizations = { [here.organizationId]: "member" as const };
  investor = await server.createUser({ email: ownAddress(), role: "investor", organizations });
});
afterAll(() => server.close());

const leads = aQuestion("leads", { type: "yes_no", is_required: true });
const fund = aQuestion("fund", {
  type: "text",
  max: 40,
  is_required: true,
  shown_if: { fact: "type", is: "is", value: "vc" },
});
const website = aQuestion("website_url", { type: "profile", field: "website_url", is_required: true });
const begin = () => investor.api.applications.start({ subject: "investor" });

test("an organization asks investors questions of its own: apart from startups', in versions, judged, read, exported and printed", async () => {
  const { api } = here.coordinator;
  const before = await begin();
  expect(before.questions).toBeNull();
  const { id } = await api.programmes.beginRegistryForm({ subject: "investor" });
  expect(await api.programmes.beginRegistryForm({ subject: "investor" })).toEqual({ id });
  expect(await api.forms.form({ id })).toMatchObject({ subject: "investor" });
  const { seen } = await api.forms.save({ id, seen: 0, definition: aForm(leads, fund, website) });
  await api.forms.publish({ id, seen });
  expect(await api.programmes.registryForm()).toMatchObject({ form: null, investor_form: { id, version: 1 } });
  const other = await elsewhere.coordinator.api.programmes.registryForm();
  expect([other.form, other.investor_form]).toEqual([null, null]);
  expect((await here.founder.api.applications.start({})).questions).toBeNull();
  expect(await outcomeOf(elsewhere.coordinator.api.forms.form({ id }))).toBe("form.not_found");

  // Begun before: goes on without them, and is offered them.
  expect(await investor.api.applications.get({ id: before.id })).toMatchObject({
    questions: { version: 0, latest: 1 },
  });
  const typed = await investor.api.applications.saveDraft({
    id: before.id,
    version: before.version,
    answers: investorAnswers({ website_url: "" }),
  });
  expect(typed.later_questions).toBe(1);
  const carried = await investor.api.applications.carryOver({ id: before.id, version: typed.version });
  expect(carried.questions).toMatchObject({ version: 1, latest: null });
  const { id: applicationId } = carried;
  await expect(
    investor.api.applications.saveDraft({
      id: applicationId,
      version: carried.version,
      answers: {},
      responses: { x: 1 },
    }),
  ).rejects.toMatchObject({ data: { fields: [{ path: "responses.x", code: "invalid" }] } });
  await expect(investor.api.applications.submit({ id: applicationId, version: carried.version })).rejects.toMatchObject(
    {
      code: "application.incomplete",
      data: {
        fields: [
          { path: "q_leads", code: "required" },
          { path: "q_fund", code: "required" },
          { path: "website_url", code: "required" },
        ],
      },
    },
  );
  const saved = await investor.api.applications.saveDraft({
    id: applicationId,
    version: carried.version,
    answers: { website_url: "meltemi.example" },
    responses: { leads: false, fund: " Μελτέμι Ι " },
  });
  const submitted = await investor.api.applications.submit({ id: applicationId, version: saved.version });
  const responses = { leads: false, fund: "Μελτέμι Ι" };
  expect(submitted).toMatchObject({ responses, answers: { website_url: "https://meltemi.example" } });
  expect(await api.applications.get({ id: applicationId })).toMatchObject({ responses, questions: { version: 1 } });
  expect(await outcomeOf(elsewhere.coordinator.api.applications.get({ id: applicationId }))).toBe(
    "application.not_found",
  );
  expect(await ownAnswers(applicationId)).toMatchObject({
    "Η λύση": { "Ερώτηση leads": "Όχι", "Ερώτηση fund": "Μελτέμι Ι" },
  });

  const { id: evaluationId } = await api.evaluations.assign({ id: applicationId, evaluator_id: here.evaluator.id });
  expect(await here.evaluator.api.evaluations.get({ id: evaluationId })).toMatchObject({
    responses,
    questions: { version: 1 },
  });
  const decisionId = await decidedOn(here, applicationId, "approve");
  const { parts } = await api.judging.dossier({ id: decisionId, language: "el" });
  expect(JSON.stringify(parts)).toContain("Ερώτηση fund");
  const { programme_id } = await api.programmes.registryForm();
  const file = (person: TestUser) =>
    fetch(
      `${server.url}/api/applications/answered.csv?programme_id=${programme_id}&_language=en&_organization=${here.organizationId}`,
      { headers: { cookie: person.cookie } },
    );
  const [head = "", row = ""] = (await (await file(here.coordinator)).text()).split("\r\n");
  expect(head.split(",").slice(-2)).toEqual(["Ερώτηση leads", "Ερώτηση fund"]);
  expect(row).toMatch(/,No,Μελτέμι Ι$/);
  for (const person of [elsewhere.coordinator, investor])
    expect((await file(person)).status).toBeGreaterThanOrEqual(403);
});

test("a file is an answer of an investor's question; a startup's file question takes none of it", async () => {
  const { api } = here.coordinator;
  const proof = aQuestion("proof", { type: "file", kinds: ["pdf"], max: 1, megabytes: 1, is_required: true });
  const plan = aQuestion("plan", { type: "file", kinds: ["pdf"], max: 1, megabytes: 1 });
  for (const [subject, question] of [
    ["investor", proof],
    ["startup", plan],
  ] as const) {
    const { id } = await api.programmes.beginRegistryForm({ subject });
    const { seen } = await api.forms.form({ id });
    await api.forms.publish({ id, seen: (await api.forms.save({ id, seen, definition: aForm(question) })).seen });
  }
  const { id, version } = await begin();
  const bytes = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
  const post = (question: string) => postAnswer(server, investor.cookie, { id, question, bytes, name: "a.pdf" });
  expect((await post("plan")).status).toBe(422);
  const given = (await (await post("proof")).json()) as AnswerFile;
  const saved = await investor.api.applications.saveDraft({
    id,
    version,
    answers: investorAnswers({ name: "Zephyr Capital" }),
    responses: { proof: [given] },
  });
  expect((await investor.api.applications.submit({ id, version: saved.version })).responses).toEqual({
    proof: [given],
  });
});

/** What the download of the investor's own data says of an application. */
async function ownAnswers(id: string) {
  const section = applicationsPersonalData.find(({ name }) => name === "applications");
  for await (const row of section?.rows(server.db, investor.id) ?? [])
    if (row["id"] === id) return section?.inWords?.(row, "el")["answers"];
  return null;
}

test("a question is bound to what its own registration asks, and to nothing of the other", async () => {
  const { api } = here.owner;
  const ofInvestors = await api.programmes.beginRegistryForm({ subject: "investor" });
  const ofStartups = await api.programmes.beginRegistryForm({ subject: "startup" });
  const tagline = aForm(aQuestion("tagline", { type: "profile", field: "tagline" }));
  const thesis = aForm(aQuestion("thesis", { type: "profile", field: "thesis" }));
  const saving = async ({ id }: { id: string }, definition: typeof thesis) =>
    api.forms.save({ id, seen: (await api.forms.form({ id })).seen, definition });
  const refused = { data: { fields: [{ path: "definition.sections.0.questions.0.field", code: "invalid" }] } };
  await expect(saving(ofInvestors, tagline)).rejects.toMatchObject(refused);
  await expect(saving(ofStartups, thesis)).rejects.toMatchObject(refused);
  const kept = await saving(ofInvestors, thesis);
  expect((await api.forms.publish({ id: ofInvestors.id, seen: kept.seen })).versions[0]?.definition).toEqual(thesis);
  const wrong = aForm(aQuestion("a", { type: "yes_no", shown_if: { fact: "tagline", is: "answered" } }));
  const { seen } = await saving(ofInvestors, wrong);
  await expect(api.forms.publish({ id: ofInvestors.id, seen })).rejects.toMatchObject({ code: "form.not_ready" });
});
