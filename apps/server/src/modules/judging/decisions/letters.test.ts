import type { LetterTexts } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { USUAL_LETTERS } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { createRound, submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestServer } from "#test/server.ts";
import { callLetters } from "./letters.tables.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let callId: string;

beforeAll(async () => {
  ({ server, cast: here, elsewhere } = await twoOrganizations());
  callId = await createChallenge(server.db, here.organizationId);
});
afterAll(() => server.close());

const worded = (subject: string): LetterTexts => ({
  el: { subject: `${subject}: {{subject}}`, body: "{{reason}}" },
  en: { subject: `${subject}: {{subject}}`, body: "{{reason}}" },
});
const letters = (programme_id?: string) =>
  here.coordinator.api.judging.letterTemplates(programme_id === undefined ? {} : { programme_id });

test("a call begins with its organization's letters, has its own for itself alone, and may let go of them again", async () => {
  const { api } = here.coordinator;
  const versions = { approve: 0, reject: 0 };
  expect(await letters()).toEqual({ ...USUAL_LETTERS, programme: null, own: [], versions });
  await api.judging.saveLetterTemplate({ verdict: "reject", version: 0, texts: worded("Του οργανισμού") });
  expect(await letters(callId)).toMatchObject({
    approve: USUAL_LETTERS.approve,
    reject: worded("Του οργανισμού"),
    programme: { id: callId },
    own: [],
  });
  const saved = await api.judging.saveLetterTemplate({
    programme_id: callId,
    verdict: "approve",
    version: 0,
    texts: worded("Της πρόσκλησης"),
  });
  expect(saved).toMatchObject({
    approve: worded("Της πρόσκλησης"),
    reject: worded("Του οργανισμού"),
    own: ["approve"],
  });
  expect(await letters()).toMatchObject({ approve: USUAL_LETTERS.approve, own: ["reject"] });
  const other = await createChallenge(server.db, here.organizationId);
  expect(await letters(other)).toMatchObject({ approve: USUAL_LETTERS.approve, own: [] });

  const copy = await api.programmes.copy({ id: callId });
  expect(await letters(copy.id)).toMatchObject({ approve: worded("Της πρόσκλησης"), own: ["approve"] });
  const drop = { programme_id: copy.id, verdict: "approve" as const, version: 0 };
  for (const _twice of [1, 2])
    expect(await api.judging.dropLetterTemplate(drop)).toMatchObject({ approve: USUAL_LETTERS.approve, own: [] });
  expect((await letters(callId)).own).toEqual(["approve"]);
  const audited = await server.db.$client.query("select action from audit_log where entity_id = $1 order by id", [
    copy.id,
  ]);
  expect(audited.rows.filter(({ action }) => action.startsWith("letter."))).toEqual([{ action: "letter.dropped" }]);
  const { version } = await api.programmes.challenge({ id: copy.id });
  await api.judging.saveLetterTemplate({ ...drop, version: 1, texts: worded("Του αντιγράφου") });
  await api.programmes.discard({ id: copy.id, version });
  expect(await server.db.select().from(callLetters).where(eq(callLetters.programme_id, copy.id))).toEqual([]);
});

test("who saves a letter that another changed meanwhile is told, and neither's words are lost; also of two at the same moment", async () => {
  const { coordinator, owner } = here;
  const call = await createChallenge(server.db, here.organizationId);
  for (const programme_id of [call, undefined]) {
    const letter = { ...(programme_id !== undefined && { programme_id }), verdict: "approve" as const };
    const { version } = { version: (await letters(programme_id)).versions.approve };
    const atOnce = await Promise.all(
      [coordinator, owner].map(({ api }, at) =>
        outcomeOf(api.judging.saveLetterTemplate({ ...letter, version, texts: worded(`${at}`) })),
      ),
    );
    expect(atOnce.toSorted()).toEqual(["accepted", "request.conflict"]);
    const stands = await letters(programme_id);
    expect(stands.approve).toEqual(worded(`${atOnce.indexOf("accepted")}`));
    expect(stands.versions).toEqual({ approve: version + 1, reject: (await letters(programme_id)).versions.reject });
    const again = await owner.api.judging.saveLetterTemplate({
      ...letter,
      version: version + 1,
      texts: worded("Μετά"),
    });
    expect(again).toMatchObject({ approve: worded("Μετά"), versions: { approve: version + 2 } });
  }
  const letter = { programme_id: call, verdict: "approve" as const };
  expect(await outcomeOf(coordinator.api.judging.dropLetterTemplate({ ...letter, version: 1 }))).toBe(
    "request.conflict",
  );
  expect((await letters(call)).approve).toEqual(worded("Μετά"));
  expect((await owner.api.judging.dropLetterTemplate({ ...letter, version: 2 })).versions.approve).toBe(3);
  // It was let go of meanwhile, and written anew since: a version never comes back.
  const texts = worded("Από πριν");
  expect(await outcomeOf(coordinator.api.judging.saveLetterTemplate({ ...letter, version: 2, texts }))).toBe(
    "request.conflict",
  );
  expect(await outcomeOf(coordinator.api.judging.saveLetterTemplate({ ...letter, version: 0, texts }))).toBe(
    "request.conflict",
  );
  expect((await letters(call)).own).toEqual([]);
});

test("nobody words or reads the letters of another organization's call, and a registry has none of its own", async () => {
  const { programme_id: registryId } = await here.coordinator.api.programmes.registryForm();
  const texts = worded("Ξένη");
  for (const [{ api }, programme_id, refusal] of [
    [elsewhere.coordinator, callId, "programme.not_found"],
    [elsewhere.owner, callId, "programme.not_found"],
    [here.coordinator, registryId, "programme.not_found"],
    [here.founder, callId, "auth.forbidden"],
    [here.evaluator, callId, "auth.forbidden"],
  ] as const)
    for (const call of [
      () => api.judging.letterTemplates({ programme_id }),
      () => api.judging.saveLetterTemplate({ programme_id, verdict: "approve", version: 0, texts }),
      () => api.judging.dropLetterTemplate({ programme_id, verdict: "approve", version: 0 }),
    ])
      expect(await outcomeOf(call())).toBe(refusal);
  expect((await letters(callId)).approve).toEqual(worded("Της πρόσκλησης"));
});

test("a batch of a call goes out with the call's letter, previewed and judged by it; the registry's with the organization's", async () => {
  const { api } = here.coordinator;
  await api.judging.saveLetterTemplate({
    programme_id: callId,
    verdict: "reject",
    version: 0,
    texts: { el: { subject: "Όχι", body: "Γιατί {{reason}}" }, en: { subject: "No", body: "As {{reason}}" } },
  });
  const decisionOn = async (programme_id: string | undefined, verdict: "approve" | "reject") => {
    const { id } = await submittedApplication(here.founder, { name: "Halios" }, programme_id);
    const round = await createRound(here, programme_id === undefined ? {} : { programme_id });
    const { version } = await api.judging.round({ id: round });
    if (programme_id !== undefined) await api.judging.lockRound({ id: round, version, reason: "Έτοιμη" });
    const { decisions } = await api.judging.prepareDecisions({
      id: round,
      application_ids: [id],
      verdict,
      reason: "Ώριμη λύση",
    });
    return { round, decision: decisions.find(({ application_id }) => application_id === id) };
  };
  const { round, decision } = await decisionOn(callId, "approve");
  const id = decision?.id ?? "";
  expect((await api.judging.letter({ id })).subject).toBe("Της πρόσκλησης: Halios");
  expect(await api.judging.applyDecisions({ id: round, decision_ids: [id] })).toEqual({ applied: 1 });
  expect((await api.judging.letter({ id })).subject).toBe("Της πρόσκλησης: Halios");
  // What went out stays as it went.
  await api.judging.dropLetterTemplate({ programme_id: callId, verdict: "approve", version: 1 });
  expect((await api.judging.letter({ id })).subject).toBe("Της πρόσκλησης: Halios");

  // The usual letter leaves an empty reason out; the call's would have a hole in it.
  await api.judging.saveLetterTemplate({
    programme_id: callId,
    verdict: "approve",
    version: 2,
    texts: { el: { subject: "Ναι", body: "Γιατί {{reason}}" }, en: { subject: "Yes", body: "As {{reason}}" } },
  });
  const silent = await api.judging.prepareDecisions({
    id: round,
    application_ids: [(await submittedApplication(here.founder, { name: "Zephyr" }, callId)).id],
    verdict: "approve",
    reason: "",
  });
  expect(silent.decisions.find(({ name }) => name === "Zephyr")?.problem).toBe("letter");

  const { decision: registered } = await decisionOn(undefined, "reject");
  expect((await api.judging.letter({ id: registered?.id ?? "" })).subject).toBe("Του οργανισμού: Halios");
});
