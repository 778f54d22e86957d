import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { castOf, createRound, filledDraft, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

/** Who reads the letter of a decision once it went out: whoever answers for the application, and nobody whom that is not for. */
let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let call: string;
let round: string;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  call = await createChallenge(server.db, here.organizationId);
  round = await createRound(here, { programme_id: call });
});
afterAll(() => server?.close());

/** Decides with a letter. @returns the decision's id */
async function decided(applicationId: string, verdict: "approve" | "reject", roundId = round): Promise<string> {
  const { judging } = here.coordinator.api;
  const { state, version } = await judging.round({ id: roundId });
  if (state !== "locked") await judging.lockRound({ id: roundId, version, reason: "Τέλος" });
  const reason = "Δεν τεκμηριώνεται η ανάγκη";
  await judging.prepareDecisions({ id: roundId, application_ids: [applicationId], verdict, reason });
  const { decisions } = await judging.decisions({ id: roundId });
  const id = decisions.find(({ application_id }) => application_id === applicationId)?.id ?? "";
  await judging.applyDecisions({ id: roundId, decision_ids: [id] });
  return id;
}

/** Whether someone has a letter beside the application, or why not. */
async function seenBy({ api }: TestUser, id: string): Promise<string> {
  let has = false;
  const outcome = await outcomeOf(
    api.judging.takenDecisions({ id }).then(({ decisions }) => {
      has = decisions.some(({ letter }) => letter !== null);
    }),
  );
  if (outcome !== "accepted") return outcome;
  return has ? "letter" : "none";
}
/** Those whom an application is not for. */
const outsiders = (id: string) =>
  Promise.all(
    [here.evaluator, here.member, elsewhere.coordinator, elsewhere.founder].map((person) => seenBy(person, id)),
  );
const HIDDEN = Array.from({ length: 4 }, () => "application.not_found");

test("the notice of a decision opens its letter; one that was taken by itself has none and opens the application", async () => {
  const { id } = await submittedApplication(here.founder, {}, call);
  const { id: single } = await submittedApplication(here.founder, {}, call);
  const decision = await decided(id, "reject");
  const { version } = await here.coordinator.api.applications.get({ id: single });
  await here.coordinator.api.applications.reject({ id: single, version, reason: "Εκτός αντικειμένου" });
  const bell = (await here.founder.api.notifications.list({})).items;
  const link = (of: string) => bell.find(({ metadata }) => metadata["application_id"] === of)?.link;
  expect([link(id), link(single)]).toEqual([
    `/my-applications?application=${id}&letter=${decision}`,
    `/my-applications?application=${single}`,
  ]);
});

test("of an application that was withdrawn after its appeal its applicant alone has the letter beside it", async () => {
  const { id } = await submittedApplication(here.founder, {}, call);
  const decision = await decided(id, "reject");
  const { api } = here.founder;
  const rejected = await api.applications.get({ id });
  const { version } = await api.applications.appeal({ id, version: rejected.version, reason: "Λάθος βαθμολογία" });
  await api.applications.withdraw({ id, version });
  expect(await seenBy(here.founder, id)).toBe("letter");
  expect(await seenBy(here.coordinator, id)).toBe("none");
  expect(await outsiders(id)).toEqual(HIDDEN);
  expect(await outcomeOf(elsewhere.coordinator.api.judging.letter({ id: decision }))).toBe("decision.not_found");
});

test("a decision that was undone keeps its letter for its applicant; whoever has a conflict reads it nowhere", async () => {
  const { id } = await submittedApplication(here.founder, {}, call);
  const decision = await decided(id, "approve");
  const { version } = await here.owner.api.applications.get({ id });
  await here.owner.api.applications.reopen({ id, version, reason: "Βρέθηκε λάθος." });
  // Nothing is prepared: taking that back takes nothing that was applied.
  await here.coordinator.api.judging.prepareDecisions({ id: round, application_ids: [id], verdict: null });
  expect(await seenBy(here.founder, id)).toBe("letter");
  expect([await seenBy(here.coordinator, id), await seenBy(here.owner, id)]).toEqual(["none", "none"]);
  expect(await outsiders(id)).toEqual(HIDDEN);
  const conflict = { organization_id: here.organizationId, application_id: id, user_id: here.moderator.id };
  await server.db.insert(applicationConflicts).values(conflict);
  expect(await seenBy(here.moderator, id)).toBe("application.not_found");
  expect(await outcomeOf(here.moderator.api.judging.letter({ id: decision }))).toBe("decision.not_found");
});

test("of an erased applicant no letter is left, nor of what another owner answers for since", async () => {
  const [leaver, heir] = [await server.createUser(), await server.createUser()];
  const own = await submittedApplication(leaver, {}, call);
  const startup_id = await createStartup(server.db, here.organizationId, { owner_id: heir.id });
  await server.db.insert(startupPeople).values({ startup_id, user_id: leaver.id, role: "owner" });
  const second = await createChallenge(server.db, here.organizationId);
  const { id, version } = await leaver.api.applications.start({ programme_id: second, startup_id });
  const { answers } = await filledDraft(leaver);
  const draft = await leaver.api.applications.saveDraft({ id, version, answers });
  await leaver.api.applications.submit({ id, version: draft.version });
  const kept = [
    await decided(own.id, "reject"),
    await decided(id, "reject", await createRound(here, { programme_id: second })),
  ];
  await server.db
    .delete(startupPeople)
    .where(and(eq(startupPeople.startup_id, startup_id), eq(startupPeople.user_id, leaver.id)));
  await heir.api.applications.takeOver({ id });
  expect([await seenBy(leaver, id), await seenBy(heir, id)]).toEqual(["application.not_found", "letter"]);

  const { $client } = server.ownerDb;
  await $client.query("update auth_sessions set expires_at = now() + interval '10 years'");
  await $client.query("update profiles set deletion_requested_at = now() where id = $1", [leaver.id]);
  server.clock.advance(LIMITS.accountGraceMs + 60_000);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  expect([await seenBy(here.coordinator, own.id), await seenBy(heir, id)]).toEqual(["none", "none"]);
  for (const decision of kept)
    expect(await outcomeOf(here.coordinator.api.judging.letter({ id: decision }))).toBe("decision.letter_gone");
});
