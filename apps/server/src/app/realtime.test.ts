import { ANONYMOUS, orgTopic, recordTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorkflow } from "#modules/workflows/workflows.factory.ts";
import { createEventRow } from "#modules/events/events.factory.ts";
import { insertForm } from "#modules/forms/forms.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { ensureRegistryProgramme } from "#modules/evaluations/evaluations.api.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "../../test/server.ts";
import { authorizeTopic, socketIdentity } from "./realtime.ts";

let server: TestServer;
let organizationId: string;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  organizationId = (await createOrganization(server.db)).id;
  owner = await server.createUser({ organizations: { [organizationId]: "owner" } });
  member = await server.createUser({ organizations: { [organizationId]: "member" } });
  stranger = await server.createUser();
});
afterAll(() => server.close());

/** What the live channel answers to someone's join. */
async function join(person: TestUser, topic: string) {
  const request = { headers: { cookie: person.cookie }, url: "/", remoteAddress: undefined };
  const identity = await socketIdentity(server.platform, request);
  if (!identity) throw new Error("no session");
  return authorizeTopic(server.platform, identity, topic, request);
}
const FORBIDDEN = { ok: false, reason: "forbidden" };
const shown = (showsEmail: boolean, id = organizationId) => ({
  ok: true,
  presence: { organizationId: id, showsEmail },
});

test("a person's own topic is theirs alone, and an organization's is its members'", async () => {
  expect(await join(member, userTopic(member.id))).toEqual({ ok: true });
  expect(await join(member, userTopic(owner.id))).toEqual(FORBIDDEN);
  expect(await join(member, orgTopic(organizationId))).toEqual(shown(true));
  expect(await join(stranger, orgTopic(organizationId))).toEqual(FORBIDDEN);
  expect(await join(stranger, "org:nonsense")).toEqual(FORBIDDEN);
  expect(await join(stranger, "nonsense:1")).toEqual({ ok: false, reason: "unknown_topic" });
});

test(`strangers in the default organization are ${ANONYMOUS} to each other (specification 3)`, async () => {
  expect(await join(stranger, orgTopic(server.defaultOrganizationId))).toEqual(
    shown(false, server.defaultOrganizationId),
  );
});

test("who looks at a startup is told to members of the organization who may see it", async () => {
  const published = await createStartup(server.db, organizationId, { is_active: true, is_verified: true });
  const hidden = await createStartup(server.db, organizationId, { is_active: false, is_verified: false });
  const topicOf = (id: string, of = organizationId) => recordTopic(of, "startup", id);
  expect(await join(member, topicOf(published))).toEqual(shown(true));
  expect(await join(owner, topicOf(hidden))).toEqual(shown(true));
  expect(await join(member, topicOf(hidden))).toEqual(FORBIDDEN);
  expect(await join(stranger, topicOf(published))).toEqual(FORBIDDEN);
  expect(await join(stranger, topicOf(hidden, server.defaultOrganizationId))).toEqual(FORBIDDEN);
});

test("an organization's settings show who is there to those who may open them", async () => {
  const topic = recordTopic(organizationId, "organization", organizationId);
  expect(await join(owner, topic)).toEqual(shown(true));
  expect(await join(member, topic)).toEqual(FORBIDDEN);
  const other = await createOrganization(server.db);
  expect(await join(owner, recordTopic(organizationId, "organization", other.id))).toEqual(FORBIDDEN);
});

test("a form shows who writes it to those who may, in its own organization alone", async () => {
  const other = await createOrganization(server.db);
  const [own, foreign] = [await insertForm(server.db, organizationId), await insertForm(server.db, other.id)];
  expect(await join(owner, recordTopic(organizationId, "form", own))).toEqual(shown(true));
  for (const [person, topic] of [
    [member, recordTopic(organizationId, "form", own)],
    [owner, recordTopic(organizationId, "form", foreign)],
    [owner, recordTopic(other.id, "form", foreign)],
  ] as const)
    expect(await join(person, topic)).toEqual(FORBIDDEN);
});

test("a call shows who edits it to those who run calls, in its own organization alone", async () => {
  const other = await createOrganization(server.db);
  const [own, foreign] = [await createChallenge(server.db, organizationId), await createChallenge(server.db, other.id)];
  const registry = await server.db.transaction((tx) => ensureRegistryProgramme(tx, organizationId));
  expect(await join(owner, recordTopic(organizationId, "programme", own))).toEqual(shown(true));
  for (const [person, topic] of [
    [member, recordTopic(organizationId, "programme", own)],
    [owner, recordTopic(organizationId, "programme", foreign)],
    [owner, recordTopic(other.id, "programme", foreign)],
    [owner, recordTopic(organizationId, "programme", registry)],
  ] as const)
    expect(await join(person, topic)).toEqual(FORBIDDEN);
});

test("a workflow shows who edits it to its organization's owners and admins alone", async () => {
  const other = await createOrganization(server.db);
  const [own, foreign] = [await createWorkflow(server.db, organizationId), await createWorkflow(server.db, other.id)];
  expect(await join(owner, recordTopic(organizationId, "workflow", own.id))).toEqual(shown(true));
  for (const [person, topic] of [
    [member, recordTopic(organizationId, "workflow", own.id)],
    [owner, recordTopic(organizationId, "workflow", foreign.id)],
    [owner, recordTopic(other.id, "workflow", foreign.id)],
  ] as const)
    expect(await join(person, topic)).toEqual(FORBIDDEN);
});

test("an event shows who changes it to those who run it, in its own organization alone", async () => {
  const other = await createOrganization(server.db);
  const [own, foreign] = [await createEventRow(server.db, organizationId), await createEventRow(server.db, other.id)];
  expect(await join(owner, recordTopic(organizationId, "event", own))).toEqual(shown(true));
  for (const [person, topic] of [
    [member, recordTopic(organizationId, "event", own)],
    [owner, recordTopic(organizationId, "event", foreign)],
    [owner, recordTopic(other.id, "event", foreign)],
  ] as const)
    expect(await join(person, topic)).toEqual(FORBIDDEN);
});

test("an application nobody knows of, and addresses that are none, are refused", async () => {
  const id = crypto.randomUUID();
  expect(await join(owner, recordTopic(organizationId, "application", id))).toEqual(FORBIDDEN);
  for (const topic of [
    `record:${organizationId}:startup:1' or '1'='1`,
    `record:${organizationId}:people:${id}`,
    "record:",
  ])
    expect(await join(owner, topic)).toEqual({ ok: false, reason: "unknown_topic" });
});
