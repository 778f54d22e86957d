import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { mailsTo } from "#test/mails.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createEventRow } from "../events.factory.ts";
import { eventsPersonalData } from "../privacy/personal-data.reads.ts";

let server: TestServer;
let hub: string;
let planner: TestUser;
let partner: { id: string; name: string };
let partnerModerator: TestUser;
let partnerMember: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  hub = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  planner = await server.createUser({ organizations: { [hub]: "moderator" } });
  partner = await createOrganization(server.db, { name: "Elevate", slug: "elevate" });
  partnerModerator = await server.createUser({ organizations: { [partner.id]: "moderator" } });
  partnerMember = await server.createUser({ organizations: { [partner.id]: "member" } });
});
afterAll(() => server?.close());

const kinds = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.map(({ activity_type: kind }) => kind);
const askPerson = (id: string, { email }: { email: string }) =>
  planner.api.events.inviteCohost({ id, email: email.toUpperCase(), language: "el" });
const askOrganization = (id: string, organization: string) =>
  planner.api.events.inviteCohost({ id, organization, language: "el" });
const helpingOf = async ({ api }: TestUser) => (await api.events.helping({})).items;
const accept = async (person: TestUser) => {
  const asked = (await helpingOf(person)).find(({ accepted_at }) => accepted_at === null);
  if (!asked) throw new Error("Nobody was asked.");
  await person.api.events.answerCohost({ id: asked.id, accept: true });
  return asked.id;
};

/** What someone may do with an event, call by call. */
async function rightsOf({ api }: TestUser, id: string): Promise<Record<string, string>> {
  const form = await api.events.editable({ id }).catch(() => null);
  const { version } = await planner.api.events.get({ id });
  const calls: Record<string, () => Promise<unknown>> = {
    get: () => api.events.get({ id }),
    change: () =>
      form ? api.events.change({ id, version: form.version, answers: form.answers }) : api.events.editable({ id }),
    door: () => api.events.door({ id }),
    checkIn: () => api.events.checkIn({ id, entries: [] }),
    attendees: () => api.events.attendees({ id }),
    attendeesCount: () => api.events.attendeesCount({ id }),
    decide: () => api.events.decide({ id, user_id: planner.id, approve: true }),
    publish: () => api.events.publish({ id, version }),
    unpublish: () => api.events.unpublish({ id, version }),
    duplicate: () => api.events.duplicate({ id }),
    cancel: () => api.events.cancel({ id, reason: "Δεν είναι δική του απόφαση" }),
    remove: () => api.events.remove({ id }),
    cohosts: () => api.events.cohosts({ id }),
    inviteCohost: () => api.events.inviteCohost({ id, email: "friend@asked.test", language: "el" }),
  };
  const answers: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) answers[name] = await outcomeOf(call());
  return answers;
}
const NEVER = {
  attendees: "auth.forbidden",
  attendeesCount: "auth.forbidden",
  decide: "auth.forbidden",
  publish: "auth.forbidden",
  unpublish: "auth.forbidden",
  duplicate: "auth.forbidden",
  cancel: "auth.forbidden",
  remove: "auth.forbidden",
  cohosts: "auth.forbidden",
  inviteCohost: "auth.forbidden",
};
const HELPS = { get: "accepted", change: "accepted", door: "accepted", checkIn: "accepted", ...NEVER };
const STRANGER = {
  get: "accepted",
  change: "auth.forbidden",
  door: "auth.forbidden",
  checkIn: "auth.forbidden",
  ...NEVER,
};

test("a person who was asked and accepts changes the event and lets people in, and does nothing else", async () => {
  const id = await createEventRow(server.db, hub, { title: "Μαζί", online_url: "https://meet.example.gr/in" });
  const [helper, bystander] = [await server.createUser(), await server.createUser()];
  const [asked] = await askPerson(id, helper);
  expect(asked).toMatchObject({ name: helper.email, organization: null, accepted_at: null });
  expect(await kinds(helper)).toContain("event_cohost_asked");
  // Being asked is no right, and nothing that others see.
  expect(await rightsOf(helper, id)).toEqual(STRANGER);
  expect((await server.visitor.events.get({ id })).cohosts).toEqual([]);
  expect(await helpingOf(bystander)).toEqual([]);
  expect(await bystander.api.events.helpingCount({})).toMatchObject({ value: 0 });
  expect(await outcomeOf(bystander.api.events.answerCohost({ id: asked?.id ?? "", accept: true }))).toBe(
    "event.cohost_gone",
  );

  const cohost = await accept(helper);
  expect(await kinds(planner)).toContain("event_cohost_joined");
  expect((await server.visitor.events.get({ id })).cohosts).toEqual([
    { id: cohost, name: helper.name, organization: null },
  ]);
  expect(await rightsOf(helper, id)).toEqual(HELPS);
  const page = await helper.api.events.get({ id });
  expect([page.can, page.online_url]).toEqual([{ manage: false, help: true }, "https://meet.example.gr/in"]);
  expect(await outcomeOf(askPerson(id, helper))).toBe("event.cohost_known");

  // Another event of the same organization is as closed as before.
  const other = await createEventRow(server.db, hub, { is_published: false });
  expect(await outcomeOf(helper.api.events.get({ id: other }))).toBe("event.not_found");
  expect(await outcomeOf(helper.api.events.editable({ id: other }))).toBe("event.not_found");
  expect(await outcomeOf(helper.api.events.door({ id: other }))).toBe("event.not_found");

  await planner.api.events.removeCohost({ id, cohost_id: cohost });
  expect(await kinds(helper)).toContain("event_cohost_removed");
  expect(await rightsOf(helper, id)).toEqual(STRANGER);
  expect(await helpingOf(helper)).toEqual([]);
});

test("for an organization help those who run its events, also on a draft, and nobody once it is over", async () => {
  const id = await createEventRow(server.db, hub, { title: "Πρόχειρη μαζί", is_published: false });
  expect(await outcomeOf(partnerModerator.api.events.get({ id }))).toBe("event.not_found");
  await askOrganization(id, "elevate");
  expect([(await kinds(partnerModerator))[0], (await kinds(partnerMember))[0]]).toEqual([
    "event_cohost_asked",
    undefined,
  ]);
  expect(await helpingOf(partnerMember)).toEqual([]);
  const cohost = await accept(partnerModerator);
  // What they may not do with a draft is told as if there were none.
  const hidden = Object.fromEntries(Object.keys(NEVER).map((name) => [name, "event.not_found"]));
  expect(await rightsOf(partnerModerator, id)).toEqual({ ...HELPS, ...hidden });
  expect(await outcomeOf(partnerMember.api.events.get({ id }))).toBe("event.not_found");
  expect((await planner.api.events.get({ id })).cohosts).toMatchObject([
    { name: "Elevate", organization: { slug: "elevate" } },
  ]);

  const close = (organizationId: string, is_active: boolean) =>
    server.ownerDb.$client.query("update organizations set is_active = $2 where id = $1", [organizationId, is_active]);
  await close(hub, false);
  expect(await outcomeOf(partnerModerator.api.events.get({ id }))).toBe("event.not_found");
  expect(await helpingOf(partnerModerator)).toEqual([]);
  await close(hub, true);
  await close(partner.id, false);
  expect((await planner.api.events.get({ id })).cohosts).toEqual([]);
  expect(await outcomeOf(partnerModerator.api.events.editable({ id }))).toBe("event.not_found");
  await close(partner.id, true);

  await partnerModerator.api.events.leaveCohost({ id: cohost });
  expect((await kinds(planner)).filter((kind) => kind === "event_cohost_left")).toHaveLength(1);
  expect(await outcomeOf(partnerModerator.api.events.get({ id }))).toBe("event.not_found");
});

test("who says no is told of, and what is wrong stands at its field", async () => {
  const id = await createEventRow(server.db, hub, { title: "Όχι αυτή τη φορά" });
  const person = await server.createUser();
  await askPerson(id, person);
  const [asked] = await helpingOf(person);
  await person.api.events.answerCohost({ id: asked?.id ?? "", accept: false });
  expect((await planner.api.events.cohosts({ id })).length).toBe(0);
  expect(await outcomeOf(person.api.events.answerCohost({ id: asked?.id ?? "", accept: true }))).toBe(
    "event.cohost_gone",
  );
  const gone = await refusalOf(askOrganization(id, "no-such-organization"));
  expect(gone?.data.fields).toEqual([{ path: "organization", code: "gone" }]);
  const { rows } = await server.ownerDb.$client.query("select slug from organizations where id = $1", [hub]);
  expect(await outcomeOf(askOrganization(id, rows[0].slug))).toBe("event.cohost_own");
  expect(await outcomeOf(planner.api.events.inviteCohost({ id, language: "el" }))).toBe("input.invalid");
  // An address without an account, or whose account never proved it, has no right that someone else could take.
  await askPerson(id, { email: "nobody@asked.test" });
  const impostor = await server.createUser({ email: "nobody@asked.test", verified: false });
  expect(await helpingOf(impostor)).toEqual([]);
  await server.ownerDb.$client.query("update auth_users set email_verified = true where id = $1", [impostor.id]);
  expect(await helpingOf(impostor)).toHaveLength(1);
});

test("mails that ask strangers for help count with the day's invitations, per organization and per address", async () => {
  const { id: young } = await createOrganization(server.db, { name: "Νέα στέγη" });
  const host = await server.createUser({ organizations: { [young]: "owner" } });
  const id = await createEventRow(server.db, young);
  const ask = (email: string) => outcomeOf(host.api.events.inviteCohost({ id, email, language: "el" }));
  const address = `${randomUUID()}@asked.test`;
  // Taken back and asked again, one address gets no more than its ten mails a day.
  const outcomes: string[] = [];
  for (let time = 0; time <= 10; time += 1) {
    outcomes.push(await ask(address));
    const [asked] = await host.api.events.cohosts({ id });
    if (asked) await host.api.events.removeCohost({ id, cohost_id: asked.id });
  }
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => "accepted"), "invitation.quota_address"]);
  // The same limit holds for someone with an account, so that it tells nobody of one.
  await server.ownerDb.$client.query(
    `insert into audit_log (organization_id, action, entity_type, details)
     select $1, 'event.cohost_asked', 'event', '{"mailed_to":"someone@asked.test"}' from generate_series(1, 39)`,
    [young],
  );
  const known = await server.createUser();
  expect([await ask(known.email), await ask(`${randomUUID()}@asked.test`)]).toEqual(["accepted", "invitation.quota"]);
  const invite = { id: young, email: `${randomUUID()}@asked.test`, role: "member", language: "el" } as const;
  expect(await outcomeOf(host.api.organizations.invite(invite))).toBe("invitation.quota");
});

test("a mail that asks for help names event and sender without links, whether they have an account or not", async () => {
  const id = await createEventRow(server.db, hub, { title: "Win at http://evil.com now" });
  const known = await server.createUser();
  const stranger = { email: `${randomUUID()}@asked.test` };
  for (const { email } of [known, stranger]) {
    await askPerson(id, { email });
    const [mail] = await mailsTo(server, email);
    const said = `${mail?.subject} ${mail?.text.replaceAll(server.platform.config.publicUrl, "")}`;
    expect(said).toContain("evil. com");
    expect(said).not.toMatch(/evil\.com|:\/\//);
  }
});

test("twenty at most help to run an event, those who were asked included", async () => {
  const id = await createEventRow(server.db, hub);
  await server.ownerDb.$client.query(
    "insert into event_cohosts (event_id, email) select $1, n || '@many.test' from generate_series(1, 19) n",
    [id],
  );
  const asked = await askPerson(id, await server.createUser());
  expect(asked).toHaveLength(20);
  expect(await refusalOf(askPerson(id, await server.createUser()))).toMatchObject({
    code: "event.cohosts_full",
    data: { params: { limit: 20 } },
  });
});

test("an invitation that nobody answers ends after seven days, gives no right to whoever has the address later, and can be sent anew", async () => {
  const id = await createEventRow(server.db, hub, { title: "Έληξε" });
  const address = { email: "later@asked.test" };
  await askPerson(id, address);
  await askOrganization(id, "elevate");
  const age = (span: string) =>
    server.ownerDb.$client.query(
      "update event_cohosts set created_at = created_at - $2::interval where event_id = $1",
      [id, span],
    );
  await age("6 days 23:59");
  const person = await server.createUser(address);
  const [asked] = await helpingOf(person);
  const forOrganization = (await helpingOf(partnerModerator)).find(({ event }) => event.id === id);
  expect([asked?.event.id, forOrganization?.event.id]).toEqual([id, id]);
  expect(await person.api.events.helpingCount({})).toMatchObject({ value: 1 });
  await age("00:01");
  expect(await helpingOf(person)).toEqual([]);
  expect(await person.api.events.helpingCount({})).toMatchObject({ value: 0 });
  for (const [{ api }, cohost] of [
    [person, asked?.id ?? ""],
    [partnerModerator, forOrganization?.id ?? ""],
  ] as const)
    expect(await outcomeOf(api.events.answerCohost({ id: cohost, accept: true }))).toBe("event.cohost_gone");
  const ended = server.clock.now().getTime();
  const listed = await planner.api.events.cohosts({ id });
  expect(listed.map(({ expires_at }) => Date.parse(expires_at ?? "") <= ended)).toEqual([true, true]);
  const renewed = await askPerson(id, address);
  expect(renewed).toMatchObject([{ name: "later@asked.test", accepted_at: null }]);
  await accept(person);
  await age("30 days");
  expect(await rightsOf(person, id)).toEqual(HELPS);
});

test("who gets in and who finds an event is not changed by who helps: said at the field, nothing saved, and kept in the audit log", async () => {
  const id = await createEventRow(server.db, hub, { title: "Με έγκριση", needs_approval: true, is_private: true });
  const helper = await server.createUser();
  await askPerson(id, helper);
  await accept(helper);
  const form = await helper.api.events.editable({ id });
  expect(form.can).toEqual({ manage: false });
  const change = (person: TestUser, given: Partial<typeof form.answers>) =>
    person.api.events.change({ id, version: form.version, answers: { ...form.answers, ...given } });
  for (const [given, at] of [
    [{ needs_approval: false }, ["answers.needs_approval"]],
    [{ is_private: false, title: "Ανοιχτή" }, ["answers.is_private"]],
  ] as const) {
    const refused = await refusalOf(change(helper, given));
    expect([refused?.code, refused?.data.fields?.map(({ path }) => path)]).toEqual(["event.host_decides", at]);
  }
  expect((await planner.api.events.editable({ id })).answers).toEqual(form.answers);
  expect((await planner.api.events.editable({ id })).can).toEqual({ manage: true });
  await change(planner, { needs_approval: false });
  const { rows } = await server.ownerDb.$client.query(
    "select actor_id, details from audit_log where action = 'event.access_changed' and entity_id = $1",
    [id],
  );
  expect(rows).toEqual([
    { actor_id: planner.id, details: { from: { needs_approval: true }, to: { needs_approval: false } } },
  ]);
});

test("a person takes along what they help with, and with the account it ends", async () => {
  const [one, other] = [
    await createEventRow(server.db, hub, { title: "Τη βοηθά" }),
    await createEventRow(server.db, hub, { title: "Τον κάλεσαν" }),
  ];
  const person = await server.createUser();
  await askPerson(one, person);
  await accept(person);
  await askPerson(other, person);
  const taken: unknown[] = [];
  const section = eventsPersonalData.find(({ name }) => name === "event_cohosts");
  for await (const row of section?.rows(server.db, person.id) ?? []) taken.push(row);
  expect(taken).toMatchObject([
    { event: "Τη βοηθά", email: null },
    { event: "Τον κάλεσαν", email: person.email },
  ]);
  await server.ownerDb.$client.query("update profiles set deletion_requested_at = now() where id = $1", [person.id]);
  server.clock.advance(LIMITS.accountGraceMs + 60_000);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
  const left = "select from event_cohosts where event_id in ($1, $2)";
  expect((await server.ownerDb.$client.query(left, [one, other])).rows).toEqual([]);
});
