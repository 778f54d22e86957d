import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { registrationAnswers } from "../applications.factory.ts";
import { applicationConflicts } from "../conflicts/conflicts.tables.ts";
import { remindOfTerms } from "./clock.jobs.ts";

let server: TestServer;
let here: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server.close());

/** Moves the platform's clock there, and lets nobody's session end on the way. */
async function moveTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  await server.ownerDb.$client.query("update auth_sessions set expires_at = '2030-01-01', created_at = $1", [moment]);
}

const setTerm = (decision_days: number | null) => here.coordinator.api.programmes.setRegistryTerm({ decision_days });
const clockFor = async ({ api }: TestUser, id: string) => (await api.applications.get({ id })).clock;

async function askForChanges(id: string) {
  const { version } = await here.coordinator.api.applications.get({ id });
  await here.coordinator.api.applications.requestChanges({ id, version, reason: "Λείπει ο ισολογισμός." });
}
async function answer(id: string) {
  const { version } = await here.founder.api.applications.get({ id });
  await here.founder.api.applications.submit({ id, version });
}

test("before a registry promises a term there is none; a new one holds for what is submitted from then on", async () => {
  const before = await submittedApplication(here.founder);
  expect(before.clock).toBeNull();
  expect((await setTerm(10)).decision_days).toBe(10);
  expect(await clockFor(here.founder, before.id)).toBeNull();
  const after = await submittedApplication(here.founder);
  expect(after.clock?.left).toBe(10);
  await setTerm(20);
  expect((await clockFor(here.founder, after.id))?.left).toBe(10);
  await expect(setTerm(0)).rejects.toMatchObject({ code: "input.invalid" });
  await expect(here.founder.api.programmes.setRegistryTerm({ decision_days: 1 })).rejects.toMatchObject({
    code: "auth.forbidden",
  });
});

test("at year's end the day of the zone counts, not that of UTC", async () => {
  await setTerm(1);
  // Half past midnight on New Year's Day in Athens.
  await moveTo("2026-12-31T22:30:00Z");
  const { id, clock } = await submittedApplication(here.founder);
  expect(clock).toEqual({ due: "2027-01-04", left: 1 });
  expect(await clockFor(here.coordinator, id)).toEqual(clock);
});

test("when clocks are put forward a working day is still one", async () => {
  await setTerm(1);
  await moveTo("2027-03-26T21:30:00Z");
  const { id, clock } = await submittedApplication(here.founder);
  expect(clock).toEqual({ due: "2027-03-29", left: 1 });
  await moveTo("2027-03-28T20:30:00Z");
  expect((await clockFor(here.founder, id))?.left).toBe(1);
  // 21:30 in UTC is half past midnight since that Sunday.
  await moveTo("2027-03-28T21:30:00Z");
  expect((await clockFor(here.founder, id))?.left).toBe(0);
});

test("over Orthodox Easter the term stands still while the applicant is asked, and both sides see the same", async () => {
  await setTerm(5);
  await moveTo("2027-04-26T08:00:00Z");
  const { id, clock } = await submittedApplication(here.founder);
  // Good Friday, Easter Monday and the first of May moved to Tuesday are not worked.
  expect(clock).toEqual({ due: "2027-05-06", left: 5 });
  await moveTo("2027-04-28T08:00:00Z");
  await askForChanges(id);
  for (const person of [here.founder, here.coordinator]) {
    expect(await clockFor(person, id)).toEqual({ due: null, left: 4 });
  }
  const paused = await here.coordinator.api.applications.queue({ due: "paused" });
  expect(paused.items.map((row) => row.id)).toEqual([id]);
  await moveTo("2027-05-10T08:00:00Z");
  await answer(id);
  const resumed = { due: "2027-05-13", left: 3 };
  expect(await clockFor(here.founder, id)).toEqual(resumed);
  expect((await here.founder.api.applications.mine({})).items.find((card) => card.id === id)?.clock).toEqual(resumed);
  await moveTo("2027-05-17T08:00:00Z");
  expect((await clockFor(here.founder, id))?.left).toBe(-2);
});

test("a decision ends the term, an appeal begins it anew", async () => {
  await setTerm(5);
  await moveTo("2027-06-01T08:00:00Z");
  const { id, version } = await submittedApplication(here.founder);
  const { api } = here.coordinator;
  const rejected = await api.applications.reject({ id, version, reason: "Δεν πληροί τα κριτήρια." });
  expect(rejected.clock).toBeNull();
  await moveTo("2027-06-07T08:00:00Z");
  const appealed = await here.founder.api.applications.appeal({
    id,
    version: rejected.version,
    reason: "Τα κριτήρια πληρούνται.",
  });
  expect(appealed.clock).toEqual({ due: "2027-06-14", left: 5 });
});

test("in a call everyone's term is one: from its end, and from its new end where it is extended", async () => {
  await moveTo("2027-09-01T08:00:00Z");
  const callId = await createChallenge(server.db, here.organizationId, {
    opens_at: "2027-08-01T08:00:00Z",
    closes_at: "2027-09-09T12:00:00Z",
    grace_minutes: 24 * 60,
    decision_days: 10,
  });
  const apply = async () => {
    const begun = await here.founder.api.applications.start({ programme_id: callId });
    const saved = await here.founder.api.applications.saveDraft({
      id: begun.id,
      version: begun.version,
      answers: registrationAnswers(),
    });
    return { id: begun.id, version: saved.version };
  };
  const early = await here.founder.api.applications.submit(await apply());
  expect(early.clock?.due).toBe("2027-09-23");
  await askForChanges(early.id);
  const draft = await apply();
  // A working day later, within the grace.
  await moveTo("2027-09-10T08:00:00Z");
  const late = await here.founder.api.applications.submit(draft);
  expect(late.clock?.due).toBe("2027-09-23");
  const { version } = await here.coordinator.api.programmes.challenge({ id: callId });
  await here.coordinator.api.programmes.step({
    id: callId,
    version,
    step: "extend",
    reason: "Το ζήτησαν πολλοί.",
    closes_local: "2027-09-17T15:00:00",
  });
  expect((await clockFor(here.founder, late.id))?.due).toBe("2027-10-01");
  expect(await clockFor(here.founder, early.id)).toEqual({ due: null, left: 10 });
});

test("the queue goes by it and shows what is over or ends soon, of its own organization alone", async () => {
  const there = await castOf(server, "Elevate");
  await moveTo("2027-11-01T08:00:00Z");
  for (const cast of [here, there]) await cast.coordinator.api.programmes.setRegistryTerm({ decision_days: 3 });
  const [ours, theirs] = [await submittedApplication(here.founder), await submittedApplication(there.founder)];
  await setTerm(60);
  const far = await submittedApplication(here.founder);
  const { api } = here.coordinator;
  const idsOf = async (input: Parameters<typeof api.applications.queue>[0]) =>
    (await api.applications.queue({ limit: 100, ...input })).items.map(({ id }) => id);
  expect(await idsOf({ due: "soon" })).toEqual([ours.id]);
  expect((await api.applications.queueCount({ due: "soon" })).value).toBe(1);
  const sorted = await idsOf({ sort: "due" });
  expect(sorted.indexOf(ours.id)).toBeLessThan(sorted.indexOf(far.id));
  expect(sorted).not.toContain(theirs.id);
  const first = await api.applications.queue({ sort: "due", limit: 2 });
  const second = await api.applications.queue({ sort: "due", limit: 2, cursor: first.next_cursor ?? "" });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(sorted.slice(0, 4));
  await moveTo("2027-11-05T08:00:00Z");
  expect(await idsOf({ due: "over" })).toContain(ours.id);
  expect(await idsOf({ due: "over" })).not.toContain(theirs.id);
});

test("coordinators are reminded five working days before and on the last but one, once, of what they may know of", async () => {
  const cast = await castOf(server, "Aegean Lab");
  await moveTo("2027-12-13T08:00:00Z");
  await cast.coordinator.api.programmes.setRegistryTerm({ decision_days: 8 });
  const [first, second] = [await submittedApplication(cast.founder), await submittedApplication(cast.founder)];
  await server.db
    .insert(applicationConflicts)
    .values({ application_id: second.id, organization_id: cast.organizationId, user_id: cast.moderator.id });
  const told = async ({ api }: TestUser) =>
    (await api.notifications.list({})).items.filter(({ activity_type }) => activity_type === "application_term_ending");
  await remindOfTerms(server.platform);
  expect(await told(cast.coordinator)).toEqual([]);
  server.clock.advance(3 * DAY_MS + HOUR_MS);
  await Promise.all([remindOfTerms(server.platform), remindOfTerms(server.platform)]);
  await remindOfTerms(server.platform);
  const [reminder, ...more] = await told(cast.coordinator);
  expect(more).toEqual([]);
  expect(reminder?.message).toContain("2");
  expect((await told(cast.moderator))[0]?.message).toContain(": 1");
  expect(await told(cast.founder)).toEqual([]);
  expect(await told(here.coordinator)).not.toContainEqual(expect.objectContaining({ id: reminder?.id }));
  await moveTo("2027-12-22T08:00:00Z");
  const { version } = await cast.coordinator.api.applications.get({ id: first.id });
  await cast.coordinator.api.applications.approve({ id: first.id, version });
  await remindOfTerms(server.platform);
  expect(await told(cast.coordinator)).toHaveLength(2);
  // What the moderator may know of is decided.
  expect(await told(cast.moderator)).toHaveLength(1);
});
