import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { outcomeOf } from "#test/refusals.ts";
import { postAnswer } from "#test/uploads.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { castOf, type ProcessCast } from "../../../../test/application-process.ts";
import { registrationAnswers } from "../applications.factory.ts";

let server: TestServer;
let here: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server.close());

/** A draft with complete answers for a call. */
async function drafted(programme_id: string, startup_id?: string, name = "Thalassa Robotics") {
  const { api } = here.founder;
  const { id, version } = await api.applications.start({ programme_id, ...(startup_id && { startup_id }) });
  const saved = await api.applications.saveDraft({ id, version, answers: registrationAnswers({ name }) });
  return { id, version: saved.version };
}

test("a founder applies to a call of an organization that is not theirs; its queue and their own list say which call", async () => {
  const stranger = await castOf(server, "Elevate");
  const callId = await createChallenge(server.db, stranger.organizationId);
  const draft = await drafted(callId);
  const submitted = await here.founder.api.applications.submit(draft);
  expect(submitted).toMatchObject({
    organization_id: stranger.organizationId,
    startup_id: null,
    programme: { id: callId, kind: "challenge", title: { en: "Blue Growth" } },
  });
  const { items } = await stranger.coordinator.api.applications.queue({ programme_id: callId });
  expect(items).toMatchObject([{ id: draft.id, programme: { id: callId } }]);
  const mine = await here.founder.api.applications.mine({});
  expect(mine.items.find(({ id }) => id === draft.id)?.programme.title.el).toBe("Γαλάζια Ανάπτυξη");
  expect((await here.coordinator.api.applications.queue({ programme_id: callId })).items).toEqual([]);
  expect((await here.coordinator.api.applications.queueCount({ programme_id: callId })).value).toBe(0);
});

test("whoever applied to another organization's call appeals, is read as applicant there, and withdraws", async () => {
  const stranger = await castOf(server, "Zephyr");
  const { api } = here.founder;
  const { api: desk } = stranger.coordinator;
  const draft = await drafted(await createChallenge(server.db, stranger.organizationId));
  const { id, version } = await api.applications.submit(draft);
  const rejected = await desk.applications.reject({ id, version, reason: "Λείπουν μετρήσεις." });
  const { can } = await api.applications.get({ id });
  expect(can).toMatchObject({ appeal: true });
  const reason = "Επισυνάπτουμε μετρήσεις οκτώ μηνών.";
  const appealed = await api.applications.appeal({ id, version: rejected.version, reason });
  expect(appealed).toMatchObject({ phase: "pending", can: { appeal: false, withdraw: true } });
  const seen = await desk.applications.get({ id });
  expect(seen.history.find(({ action }) => action === "appeal")).toMatchObject({ reason });
  expect((await api.applications.withdraw({ id, version: appealed.version })).phase).toBe("withdrawn");
});

test("with a startup of theirs its facts are the answers to begin with; being selected publishes nothing and changes nothing of it", async () => {
  const callId = await createChallenge(server.db, here.organizationId);
  const startupId = await createStartup(server.db, here.organizationId, {
    owner_id: here.founder.id,
    name: "Halios Ports",
    city: "Πειραιάς",
  });
  const { api } = here.founder;
  expect((await api.applications.inCall({ programme_id: callId })).startups.map(({ id }) => id)).toContain(startupId);
  const begun = await api.applications.start({ programme_id: callId, startup_id: startupId });
  expect(begun).toMatchObject({ startup_id: startupId, answers: { name: "Halios Ports", city: "Πειραιάς" } });
  expect((await api.applications.start({ programme_id: callId, startup_id: startupId })).id).toBe(begun.id);
  const draft = await drafted(callId, startupId, "Halios Ports for this call");
  const submitted = await api.applications.submit(draft);
  const approved = await here.coordinator.api.applications.approve({ id: draft.id, version: submitted.version });
  expect(approved.status).toBe("approved");
  expect((await server.visitor.startups.get({ id: startupId })).name).toBe("Halios Ports");
  const bell = (await api.notifications.list({})).items.map(({ activity_type }) => activity_type);
  expect(bell).toContain("application_selected");
  expect(bell).not.toContain("application_approved");
  const again = await drafted(callId, startupId);
  expect(again.id).not.toBe(draft.id);
  await expect(api.applications.submit(again)).rejects.toMatchObject({ code: "application.already_applied" });
});

test("whoever owns a startup with its first owner applies with it; whoever edits it does not", async () => {
  const callId = await createChallenge(server.db, here.organizationId);
  const startup_id = await createStartup(server.db, here.organizationId, { owner_id: here.member.id });
  const join = (user_id: string, role: "owner" | "editor") =>
    server.db.insert(startupPeople).values({ startup_id, user_id, role });
  await join(here.founder.id, "owner");
  await join(here.admin.id, "editor");
  const offered = async ({ api }: typeof here.founder) =>
    (await api.applications.inCall({ programme_id: callId })).startups.some(({ id }) => id === startup_id);
  expect([await offered(here.founder), await offered(here.admin)]).toEqual([true, false]);
  const begin = ({ api }: typeof here.founder) =>
    outcomeOf(api.applications.start({ programme_id: callId, startup_id }));
  expect(await begin(here.admin)).toBe("startup.not_found");
  expect(await begin(here.founder)).toBe("accepted");
});

/** A startup that the mentor owned first and the founder joined as an owner, and a call to apply to with it. */
async function coOwned() {
  const callId = await createChallenge(server.db, here.organizationId);
  const startup_id = await createStartup(server.db, here.organizationId, { owner_id: here.member.id });
  await server.db.insert(startupPeople).values({ startup_id, user_id: here.founder.id, role: "owner" });
  return { callId, startup_id };
}

test("whoever joined a startup as an owner saves, submits, resubmits and withdraws the application that they began with it", async () => {
  const { callId, startup_id } = await coOwned();
  const { api } = here.founder;
  const { api: desk } = here.coordinator;
  const draft = await drafted(callId, startup_id);
  const submitted = await api.applications.submit(draft);
  expect(submitted).toMatchObject({ startup_id, phase: "pending", has_left: false, can: { withdraw: true } });
  await desk.applications.requestChanges({ ...submitted, reason: "Λείπει ο προϋπολογισμός." });
  const asked = await api.applications.get({ id: draft.id });
  const saved = await api.applications.saveDraft({ id: draft.id, version: asked.version, answers: { city: "Χανιά" } });
  const again = await api.applications.submit({ id: draft.id, version: saved.version });
  expect((await api.applications.withdraw({ id: draft.id, version: again.version })).phase).toBe("withdrawn");
  // What one owner began is not another's to read or change.
  const other = here.member.api.applications;
  expect(await outcomeOf(other.get({ id: draft.id }))).toBe("application.not_found");
});

test("whoever is an owner no longer reads the application that they began, and neither saves, submits, withdraws nor gives files", async () => {
  const { callId, startup_id } = await coOwned();
  const { api } = here.founder;
  const { founder, member } = here;
  const draft = await drafted(callId, startup_id);
  await member.api.startups.removePerson({ id: startup_id, user_id: founder.id });
  const refused = "application.startup_left";
  const answers = { city: "Χανιά" };
  expect(await outcomeOf(api.applications.saveDraft({ ...draft, answers }))).toBe(refused);
  expect(await outcomeOf(api.applications.submit(draft))).toBe(refused);
  expect(await api.applications.get({ id: draft.id })).toMatchObject({
    has_left: true,
    answers: { city: "Πειραιάς" },
    can: { edit: false, submit: false, withdraw: false, discard: true },
  });
  expect(await outcomeOf(api.applications.start({ programme_id: callId, startup_id }))).toBe("startup.not_found");

  await server.db.insert(startupPeople).values({ startup_id, user_id: founder.id, role: "owner" });
  const submitted = await api.applications.submit(draft);
  await member.api.startups.changePersonRole({ id: startup_id, user_id: founder.id, role: "editor" });
  const { version } = submitted;
  expect(await outcomeOf(api.applications.withdraw({ id: draft.id, version }))).toBe(refused);
  const { api: desk } = here.coordinator;
  await desk.applications.requestChanges({ id: draft.id, version, reason: "Λείπει ο προϋπολογισμός." });
  const asked = await desk.applications.get({ id: draft.id });
  expect(asked).toMatchObject({ phase: "changes_requested", has_left: false });
  const now = { id: draft.id, version: asked.version };
  expect(await outcomeOf(api.applications.saveDraft({ ...now, answers }))).toBe(refused);
  expect(await outcomeOf(api.applications.submit(now))).toBe(refused);
  const bytes = Buffer.from("%PDF-1.7\n%%EOF\n");
  expect(
    (await postAnswer(server, founder.cookie, { id: draft.id, question: "plan", bytes, name: "a.pdf" })).status,
  ).toBe(403);
});

test("nobody applies with a startup that they do not run, or as an investor", async () => {
  const callId = await createChallenge(server.db, here.organizationId);
  const other = await createStartup(server.db, here.organizationId, { owner_id: here.member.id });
  const { api } = here.founder;
  await expect(api.applications.start({ programme_id: callId, startup_id: other })).rejects.toMatchObject({
    code: "startup.not_found",
  });
  await expect(api.applications.start({ programme_id: callId, subject: "investor" })).rejects.toMatchObject({
    code: "programme.none_open",
  });
  expect((await api.applications.inCall({ programme_id: callId })).startups.map(({ id }) => id)).not.toContain(other);
});

test("it closes to the second after its grace, which is for those who had begun", async () => {
  const closes = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const callId = await createChallenge(server.db, here.organizationId, { closes_at: closes, grace_minutes: 15 });
  const until = (moment: number) => server.clock.advance(moment - server.clock.now().getTime());
  const { api } = here.founder;
  until(Date.parse(closes) - HOUR_MS);
  const [first, second] = [await drafted(callId, undefined, "One"), await drafted(callId, undefined, "Two")];
  /** What its page and its row say of the door, alike. */
  const door = async () => {
    const page = (await api.applications.get({ id: second.id })).door;
    const row = (await api.applications.mine({})).items.find(({ id }) => id === second.id)?.door;
    expect([row?.phase, row?.until]).toEqual([page?.phase, page?.until]);
    return [page?.phase, page?.until];
  };
  expect(await door()).toEqual(["open", closes]);
  until(Date.parse(closes) + 1_000);
  await expect(api.applications.start({ programme_id: callId })).rejects.toMatchObject({ code: "programme.closed" });
  expect(await door()).toEqual(["grace", new Date(Date.parse(closes) + 15 * 60_000).toISOString()]);
  expect((await server.visitor.programmes.call({ id: callId })).phase).toBe("grace");
  until(Date.parse(closes) + 14 * 60_000);
  expect(await api.applications.submit(first)).toMatchObject({ phase: "pending", door: null });
  until(Date.parse(closes) + 15 * 60_000);
  expect(await door()).toEqual(["closed", null]);
  await expect(api.applications.submit(second)).rejects.toMatchObject({ code: "programme.closed" });
  expect((await server.visitor.programmes.call({ id: callId })).phase).toBe("closed");
});

test("whoever has begun or submitted is told what happens to the call, with the reason; nobody else is", async () => {
  const callId = await createChallenge(server.db, here.organizationId, {
    title: { el: "Γαλάζια Ανάπτυξη", en: "" },
    closes_at: new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString(),
  });
  await here.founder.api.applications.submit(await drafted(callId));
  await drafted(callId, undefined, "Second idea");
  const { id: left, version } = await drafted(callId, undefined, "Withdrawn");
  const submitted = await here.founder.api.applications.submit({ id: left, version });
  await here.founder.api.applications.withdraw({ id: left, version: submitted.version });
  const beginner = await castOf(server, "Beginners");
  await beginner.founder.api.applications.start({ programme_id: callId });
  const { api } = here.coordinator;
  let call = await api.programmes.challenge({ id: callId });
  const step = async (name: "pause" | "resume" | "extend" | "close", more: object = {}) => {
    call = await api.programmes.step({ id: callId, version: call.version, step: name, ...more });
  };
  await step("pause", { reason: "Διορθώνουμε τους όρους." });
  await step("resume");
  await step("extend", { reason: "Ζητήθηκε από πολλούς.", closes_local: "2099-04-09T15:00:00" });
  await step("close", { reason: "Ακυρώθηκε η χρηματοδότηση." });
  const heard = async ({ api }: ProcessCast["founder"]) =>
    (await api.notifications.list({})).items.filter(({ metadata }) => metadata["call_id"] === callId);
  for (const person of [here.founder, beginner.founder]) {
    const bell = await heard(person);
    expect(bell.map(({ activity_type }) => activity_type)).toEqual([
      "call_closed",
      "call_extended",
      "call_resumed",
      "call_paused",
    ]);
    expect(bell[0]?.metadata["reason"]).toBe("Ακυρώθηκε η χρηματοδότηση.");
    expect(bell[0]?.metadata["title_en"]).toBe("Γαλάζια Ανάπτυξη");
  }
  expect(await heard(here.member)).toEqual([]);
  expect(await heard(beginner.member)).toEqual([]);
});

test("a draft says how much of what must be answered is, of the registration and of the call's own questions", async () => {
  const callId = await createChallenge(server.db, here.organizationId);
  const { api } = here.founder;
  const progress = async () =>
    (await api.applications.inCall({ programme_id: callId })).applications.map((application) => application.progress);
  expect(await progress()).toEqual([]);
  const { id, version } = await api.applications.start({ programme_id: callId });
  expect(await progress()).toEqual([0]);
  const half = await api.applications.saveDraft({
    id,
    version,
    answers: { name: "Thalassa Robotics", tagline: "Λιμάνια" },
  });
  const [some] = await progress();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(50);
  // An answer that is none counts as missing.
  const wrong = await api.applications.saveDraft({
    id,
    version: half.version,
    answers: { ...registrationAnswers({ name: "Thalassa Robotics" }), website_url: "no address" },
  });
  expect((await progress())[0]).toBeLessThan(100);
  const full = await api.applications.saveDraft({
    id,
    version: wrong.version,
    answers: { ...registrationAnswers({ name: "Thalassa Robotics" }), website_url: "" },
  });
  expect(await progress()).toEqual([100]);
  await api.applications.submit({ id, version: full.version });
  expect(await progress()).toEqual([null]);
});
