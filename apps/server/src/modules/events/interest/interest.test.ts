import { DAY_MS, HOUR_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import { INTEREST_MS } from "@kerkis/contract/events/events.taxonomy.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type ApiClient, type TestServer, type TestUser } from "#test/server.ts";
import { createEventRow } from "../events.factory.ts";
import { eventsPersonalData } from "../privacy/personal-data.reads.ts";
import { forgetTakenBack } from "./interest.service.ts";

let server: TestServer;
let hub: string;
let elsewhere: string;
let moderator: TestUser;
let founder: TestUser;
let otherFounder: TestUser;
let investor: TestUser;
/** Of the founder and of the other one, both on the stage; the third runs nobody's. */
let thalassa: string;
let kyma: string;
let id: string;

const sqlOf = async (text: string, values: unknown[]) => (await server.ownerDb.$client.query(text, values)).rows;
const put = (startup: string, place: number, event = id) =>
  sqlOf("insert into event_startups (event_id, startup_id, place) values ($1, $2, $3)", [event, startup, place]);
const say = ({ api }: { api: ApiClient }, startup_id: string, isInterested = true) =>
  outcomeOf(api.events.showInterest({ id, startup_id, interested: isInterested }));
const seenBy = async ({ api }: TestUser) =>
  (await api.events.interested({ id })).items.map(({ startup, person, investor: behind }) => [
    startup.name,
    person.name,
    behind?.name ?? null,
  ]);
const countedBy = async ({ api }: TestUser) => (await api.events.interestedCount({ id })).value;
const tiesOf = async (api: ApiClient) =>
  Object.fromEntries((await api.events.get({ id })).startups.map(({ name, tie }) => [name, tie]));
const told = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.filter(({ activity_type: kind }) => kind === "event_interest_shown");
const reported = async () =>
  (await moderator.api.events.report({ id })).startups.map(({ startup, interested }) => [startup.name, interested]);

beforeAll(async () => {
  server = await startTestServer();
  hub = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  elsewhere = (await createOrganization(server.db, { name: "Elevate" })).id;
  moderator = await server.createUser({ organizations: { [hub]: "moderator" } });
});
afterAll(() => server?.close());

// An evening that has begun, with an investor in the hall and two startups on the stage.
beforeEach(async () => {
  const at = server.clock.now().getTime();
  id = await createEventRow(server.db, hub, {
    start_date: new Date(at + HOUR_MS).toISOString(),
    end_date: new Date(at + 4 * HOUR_MS).toISOString(),
  });
  founder = await server.createUser();
  otherFounder = await server.createUser();
  investor = await server.createUser({ role: "investor", firstName: "Ίρις", lastName: "Δελή" });
  await createInvestor(server.db, elsewhere, { owner_id: investor.id, company_name: "Κρυφή", is_verified: false });
  await createInvestor(server.db, elsewhere, { owner_id: investor.id, company_name: "Meltemi" });
  thalassa = await createStartup(server.db, elsewhere, { name: "Thalassa", owner_id: founder.id });
  kyma = await createStartup(server.db, hub, { name: "Kyma", owner_id: otherFounder.id });
  await put(thalassa, 0);
  await put(kyma, 1);
  await investor.api.events.register({ id });
  server.clock.advance(2 * HOUR_MS);
});

test("an investor who is there says what interests them: those who run it see who, the organizers how many, nobody else anything", async () => {
  const guest = await server.createUser();
  await guest.api.events.register({ id });
  expect(await say(investor, thalassa)).toBe("accepted");
  expect(await seenBy(founder)).toEqual([["Thalassa", "Ίρις Δελή", "Meltemi"]]);
  expect(await countedBy(founder)).toBe(1);
  expect(await tiesOf(investor.api)).toEqual({ Thalassa: "interested", Kyma: null });
  expect(await tiesOf(founder.api)).toEqual({ Thalassa: "runs", Kyma: null });
  const [bell, ...more] = await told(founder);
  expect(more).toEqual([]);
  expect(JSON.stringify(bell)).not.toMatch(/Ίρις|Meltemi/);
  expect(await sqlOf("select from mail_outbox where recipient = $1", [founder.email])).toEqual([]);

  const cohost = await server.createUser();
  const { version } = await moderator.api.events.get({ id });
  await moderator.api.events.inviteCohost({ id, email: cohost.email, language: "el" });
  const [asked] = (await cohost.api.events.helping({})).items;
  await cohost.api.events.answerCohost({ id: asked?.id ?? "", accept: true });
  const manager = await server.createUser({ organizations: { [elsewhere]: "owner" } });
  const colleague = await server.createUser({ role: "investor", organizations: { [elsewhere]: "member" } });
  for (const someone of [guest, otherFounder, cohost, manager, colleague, moderator, investor]) {
    expect(await seenBy(someone)).toEqual([]);
    expect(await countedBy(someone)).toBe(0);
    expect(await told(someone)).toEqual([]);
    const page = JSON.stringify(await someone.api.events.get({ id }));
    expect(page.includes("interested")).toBe(someone === investor);
    const refusals = [someone.api.events.report({ id }), someone.api.events.pitches({ id })].map(outcomeOf);
    expect(new Set(await Promise.all(refusals))).toEqual(
      new Set([someone === moderator ? "accepted" : "auth.forbidden"]),
    );
  }
  expect(Object.values(await tiesOf(server.visitor))).toEqual([null, null]);
  expect(await outcomeOf(server.visitor.events.interested({ id }))).toBe("auth.required");
  expect((await moderator.api.events.get({ id })).version).toBe(version);
  expect(await reported()).toEqual([
    ["Kyma", 0],
    ["Thalassa", 1],
  ]);
  expect(JSON.stringify(await moderator.api.events.report({ id }))).not.toMatch(/Ίρις|Meltemi/);
});

test("the organizers' file of the stage has its hours and how many were interested; a hidden startup is neither named nor counted", async () => {
  await say(investor, thalassa);
  await say(investor, kyma);
  const begins = server.clock.now().toISOString();
  await sqlOf("update events set pitches_start_at = $2, pitch_minutes = 6 where id = $1", [id, begins]);
  const pitches = async () =>
    (await moderator.api.events.pitches({ id })).items.map(({ startup, number, slot, interested }) => [
      startup.name,
      number,
      slot && Date.parse(slot.starts) - Date.parse(begins),
      interested,
    ]);
  expect(await pitches()).toEqual([
    ["Thalassa", 1, 0, 1],
    ["Kyma", 2, 6 * 60_000, 1],
  ]);
  await sqlOf("update startups set is_active = false where id = $1", [thalassa]);
  expect(await pitches()).toEqual([["Kyma", 1, 0, 1]]);
  expect((await moderator.api.events.pitchesCount({ id })).value).toBe(1);
  expect(await reported()).toEqual([["Kyma", 1]]);
  expect(await seenBy(founder)).toEqual([]);
  expect(await say(investor, thalassa)).toBe("event.not_on_stage");
  const file = await fetch(`${server.url}/api/events/${id}/pitches.csv?_language=en`, {
    headers: { cookie: moderator.cookie },
  });
  expect(await file.text()).toContain("Kyma");
});

test("only who was there as an investor says so, from the hour it begins until seven days after it, and nobody of what is their own", async () => {
  const guest = await server.createUser();
  const absent = await server.createUser({ role: "investor" });
  await guest.api.events.register({ id });
  expect(await say(guest, thalassa)).toBe("event.interest_investors");
  expect(await say(absent, thalassa)).toBe("event.interest_investors");
  expect((await guest.api.events.get({ id })).interest).toBeNull();
  expect((await absent.api.events.get({ id })).interest).toBeNull();
  // Behind an investor of the registry, whatever their profile says.
  const unverified = await createInvestor(server.db, hub, { owner_id: guest.id, is_verified: false });
  expect(await say(guest, thalassa)).toBe("event.interest_investors");
  await sqlOf("update investors set is_verified = true, verified_at = now() where id = $1", [unverified]);
  expect(await say(guest, thalassa)).toBe("accepted");
  await sqlOf("insert into startup_people (startup_id, user_id, role) values ($1, $2, 'editor')", [kyma, investor.id]);
  expect(await say(investor, kyma)).toBe("event.interest_own");
  const unstaged = await createStartup(server.db, hub);
  expect(await say(investor, unstaged)).toBe("event.not_on_stage");

  const state = async () => (await investor.api.events.get({ id })).interest?.state;
  expect(await state()).toBe("open");
  await sqlOf("update events set start_date = start_date + interval '90 minutes' where id = $1", [id]);
  expect([await state(), await say(investor, thalassa)]).toEqual(["not_yet", "event.interest_closed"]);
  server.clock.advance(INTEREST_MS + HOUR_MS);
  expect([await state(), await say(investor, thalassa)]).toEqual(["open", "accepted"]);
  server.clock.advance(2 * HOUR_MS);
  expect([await state(), await say(investor, thalassa)]).toEqual(["over", "event.interest_closed"]);
  // What one said one may always take back.
  expect(await say(investor, thalassa, false)).toBe("accepted");
  expect(await countedBy(founder)).toBe(1);

  await sqlOf("update events set is_published = false where id = $1", [id]);
  expect(await say(investor, thalassa)).toBe("event.not_found");
});

test("pressed again and again it is said once and told once; what is taken back nobody sees, and it is forgotten", async () => {
  await Promise.all(Array.from({ length: 6 }, () => say(investor, thalassa)));
  expect(await countedBy(founder)).toBe(1);
  await say(investor, thalassa, false);
  expect(await seenBy(founder)).toEqual([]);
  expect(await tiesOf(investor.api)).toEqual({ Thalassa: null, Kyma: null });
  expect(await reported()).toEqual([
    ["Kyma", 0],
    ["Thalassa", 0],
  ]);
  await say(investor, thalassa);
  expect(await seenBy(founder)).toHaveLength(1);
  expect(await told(founder)).toHaveLength(1);

  await say(investor, kyma);
  await say(investor, kyma, false);
  const kept = () => sqlOf("select startup_id from event_interests where event_id = $1", [id]);
  await forgetTakenBack(server.platform);
  expect(await kept()).toHaveLength(2);
  server.clock.advance(INTEREST_MS + DAY_MS);
  await forgetTakenBack(server.platform);
  expect(await kept()).toEqual([{ startup_id: thalassa }]);
});

test("it follows a merge of the startups, once for each person, and goes back with it", async () => {
  const second = await server.createUser({ role: "investor", firstName: "Άρης", lastName: "Νόμος" });
  await second.api.events.register({ id });
  const kept = await createStartup(server.db, hub, { name: "Kyma Sensors", owner_id: founder.id });
  await put(kept, 2);
  await say(investor, kyma);
  await say(second, kyma);
  await say(second, kept);
  const two = { kept_id: kept, merged_id: kyma };
  const view = await moderator.api.startups.mergeView(two);
  const merge = await moderator.api.startups.merge({
    ...two,
    kept_version: view.kept.version,
    merged_version: view.merged.version,
    take: [],
  });
  const names = async () => (await seenBy(founder)).map(([startup, person]) => `${startup}: ${person}`).toSorted();
  expect(await names()).toEqual(["Kyma Sensors: Άρης Νόμος", "Kyma Sensors: Ίρις Δελή"]);
  await moderator.api.startups.undoMerge({ id: merge.id });
  expect(await names()).toEqual(["Kyma Sensors: Άρης Νόμος"]);
  expect(await seenBy(otherFounder)).toHaveLength(2);
});

test("it is the person's own: in nobody's name, in the download of their data, gone with their account", async () => {
  await say(investor, thalassa);
  const api = await server.workingAs(investor);
  expect(await say({ api }, kyma)).toBe("auth.impersonating");
  expect(await say({ api }, thalassa, false)).toBe("auth.impersonating");
  expect(await countedBy(founder)).toBe(1);

  const own = eventsPersonalData.find(({ name }) => name === "event_interests");
  const rows = [];
  for await (const row of own?.rows(server.db, investor.id) ?? []) rows.push(row);
  expect(rows).toMatchObject([{ startup: "Thalassa", taken_back_at: null }]);
  await sqlOf("update profiles set deletion_requested_at = now() where id = $1", [investor.id]);
  server.clock.advance(LIMITS.accountGraceMs + HOUR_MS);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  expect(await sqlOf("select from event_interests where user_id = $1", [investor.id])).toEqual([]);
});
