import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { registrationAnswers } from "#modules/applications/applications.factory.ts";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { castOf, type ProcessCast } from "#test/application-process.ts";

let server: TestServer;
let here: ProcessCast;
let callId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  callId = await createChallenge(server.db, here.organizationId, {
    closes_at: new Date(Date.now() + HOUR_MS).toISOString(),
  });
  for (const name of ["Ώκεανος", "Άκτις", "Zefyros", "Halios"]) {
    const { api } = here.founder;
    const { id, version } = await api.applications.start({ programme_id: callId });
    const saved = await api.applications.saveDraft({ id, version, answers: registrationAnswers({ name }) });
    await api.applications.submit({ id, version: saved.version });
    ids[name] = id;
  }
});
afterAll(() => server.close());

const publish = ({ api }: TestUser) => api.judging.publishResults({ programme_id: callId });
const listed = async () =>
  (await server.visitor.judging.selected({ programme_id: callId })).items.map(({ name }) => name);

async function decide(name: string, verdict: "approve" | "reject") {
  const { api } = here.coordinator;
  const id = ids[name] ?? "";
  const { version } = await api.applications.get({ id });
  await api.applications[verdict]({ id, version, reason: "Σύμφωνα με τη βαθμολογία." });
}

test("nothing is published before the call is closed and every application decided", async () => {
  expect(await outcomeOf(publish(here.coordinator))).toBe("publication.not_closed");
  server.clock.advance(DAY_MS);
  await decide("Ώκεανος", "approve");
  expect(await outcomeOf(publish(here.coordinator))).toBe("publication.undecided");
  await decide("Άκτις", "approve");
  await decide("Zefyros", "reject");
  await decide("Halios", "reject");
  expect(await server.visitor.judging.publication({ programme_id: callId })).toEqual({
    published_at: null,
    managed: null,
  });
  expect(await listed()).toEqual([]);
  expect((await server.visitor.judging.selectedCount({ programme_id: callId })).value).toBe(0);
  expect((await here.coordinator.api.judging.publication({ programme_id: callId })).managed).toEqual({
    is_closed: true,
    undecided: 0,
    selected: 2,
    unlisted: 2,
  });
});

test("only those who manage the call's own applications publish", async () => {
  const elsewhere = await castOf(server, "Elevate");
  expect(await outcomeOf(publish(elsewhere.coordinator))).toBe("programme.not_found");
  expect(await outcomeOf(publish(here.founder))).toBe("auth.forbidden");
  expect(await listed()).toEqual([]);
});

test("whoever has a conflict in a call neither publishes nor takes back, and no figure or refusal tells how far that application is", async () => {
  const kept = here.moderator;
  const state = () => kept.api.judging.publication({ programme_id: callId });
  expect((await state()).managed?.selected).toBe(2);
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: ids["Ώκεανος"] ?? "", user_id: kept.id });
  const { version } = await here.owner.api.applications.get({ id: ids["Ώκεανος"] ?? "" });
  const asked = async () => [await state(), await outcomeOf(publish(kept))];
  const decided = await asked();
  await here.owner.api.applications.reopen({ id: ids["Ώκεανος"] ?? "", version, reason: "Νέα στοιχεία." });
  // All that they know of is decided: what they are told stays the same.
  expect(await asked()).toEqual(decided);
  expect(decided).toEqual([{ published_at: null, managed: null }, "auth.forbidden"]);
  expect(await outcomeOf(kept.api.judging.takeBackResults({ programme_id: callId }))).toBe("auth.forbidden");
  expect(await outcomeOf(publish(here.coordinator))).toBe("publication.undecided");
  expect(await listed()).toEqual([]);
  await decide("Ώκεανος", "approve");
});

test("whoever applied runs no publication either, whatever they are in the organization", async () => {
  const { rows } = await server.ownerDb.$client.query("select count(*)::int as n from publications");
  expect(rows).toEqual([{ n: 0 }]);
  await server.ownerDb.$client.query(
    "update organization_members set role = 'admin' where organization_id = $1 and user_id = $2",
    [here.organizationId, here.founder.id],
  );
  expect(await outcomeOf(publish(here.founder))).toBe("auth.forbidden");
  expect((await here.founder.api.judging.publication({ programme_id: callId })).managed).toBeNull();
  await server.ownerDb.$client.query(
    "update organization_members set role = 'member' where organization_id = $1 and user_id = $2",
    [here.organizationId, here.founder.id],
  );
});

test("once published everyone reads who was selected, by name and page by page, and those who applied hear of it once", async () => {
  const published = await publish(here.coordinator);
  expect(published.published_at).not.toBeNull();
  expect(published.managed?.unlisted).toBe(0);
  expect(await listed()).toEqual(["Άκτις", "Ώκεανος"]);
  const first = await server.visitor.judging.selected({ programme_id: callId, limit: 1 });
  const second = await server.visitor.judging.selected({
    programme_id: callId,
    limit: 1,
    cursor: first.next_cursor ?? "",
  });
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(["Άκτις", "Ώκεανος"]);
  expect(JSON.stringify(first)).not.toContain("Zefyros");
  await publish(here.coordinator);
  const told = (await here.founder.api.notifications.list({ limit: 100 })).items.filter(
    ({ activity_type }) => activity_type === "call_results_published",
  );
  expect(told).toHaveLength(1);
});

test("a selection that is taken back is named no more; one that an appeal brings waits for the next publication", async () => {
  const id = ids["Άκτις"] ?? "";
  const { version } = await here.owner.api.applications.get({ id });
  await here.owner.api.applications.reopen({ id, version, reason: "Βρέθηκε σύγκρουση συμφερόντων." });
  expect(await listed()).toEqual(["Ώκεανος"]);
  await decide("Άκτις", "approve");
  const appealed = await here.founder.api.applications.get({ id: ids["Halios"] ?? "" });
  await here.founder.api.applications.appeal({
    id: appealed.id,
    version: appealed.version,
    reason: "Η βαθμολογία έχει λάθος.",
  });
  // An appeal keeps nobody else's result back.
  expect((await here.coordinator.api.judging.publication({ programme_id: callId })).managed?.undecided).toBe(0);
  await decide("Halios", "approve");
  expect(await listed()).not.toContain("Halios");
  expect((await here.coordinator.api.judging.publication({ programme_id: callId })).managed?.unlisted).toBe(1);
  await publish(here.coordinator);
  expect(await listed()).toEqual(["Halios", "Άκτις", "Ώκεανος"]);
});

test("what is taken back is public no more, and both stand in the audit log", async () => {
  const { api } = here.owner;
  const signalled = vi.spyOn(server.platform.realtime, "signal");
  await api.judging.takeBackResults({ programme_id: callId });
  await api.judging.takeBackResults({ programme_id: callId });
  // Pages that are kept for visitors are made anew.
  expect(signalled.mock.calls.map(([, name]) => name)).toEqual(["public_pages_changed"]);
  signalled.mockRestore();
  expect(await listed()).toEqual([]);
  expect((await server.visitor.judging.publication({ programme_id: callId })).published_at).toBeNull();
  const { rows } = await server.ownerDb.$client.query(
    "select action, count(*)::int as times from audit_log where action like 'results.%' group by action order by action",
  );
  expect(rows).toEqual([
    { action: "results.published", times: 3 },
    { action: "results.taken_back", times: 1 },
  ]);
});

test("a call that takes applications longer has no published results any more", async () => {
  const { api } = here.coordinator;
  await publish(here.coordinator);
  expect(await listed()).not.toEqual([]);
  const { version } = await api.programmes.challenge({ id: callId });
  const later = new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 16);
  await api.programmes.step({ id: callId, version, step: "extend", closes_local: later, reason: "Παράταση." });
  expect(await listed()).toEqual([]);
  expect((await server.visitor.judging.publication({ programme_id: callId })).published_at).toBeNull();
});

test("a call that is not open to everyone tells its standing to those who manage it, and to nobody else", async () => {
  for (const state of ["draft", "archived"] as const) {
    const programme_id = await createChallenge(server.db, here.organizationId, { state });
    for (const { api } of [here.owner, here.coordinator]) {
      expect(await api.judging.publication({ programme_id })).toMatchObject({ published_at: null });
      expect((await api.judging.selected({ programme_id })).items).toEqual([]);
    }
    for (const api of [here.founder.api, server.visitor])
      expect(await outcomeOf(api.judging.publication({ programme_id }))).toBe("programme.not_found");
  }
});
