import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import WebSocket from "ws";
import {
  emailChanged,
  impersonationStarted,
  profileRoleChanged,
  roleRequestDecided,
  securityChanged,
} from "#modules/identity/identity.api.ts";
import {
  invitationAccepted,
  invitationReceived,
  memberAdded,
  memberRemoved,
  organizationClosed,
  organizationReopened,
  ownershipTransferred,
  roleChanged,
} from "#modules/organizations/organizations.api.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { transact } from "#platform/db/db.ts";
import type { DomainEvent } from "#platform/events/events.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";

let server: TestServer;
let organization: { id: string; name: string };
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  organization = await createOrganization(server.db, { name: "Blue Hub" });
  owner = await server.createUser({ organizations: { [organization.id]: "owner" } });
  member = await server.createUser({ language: "en", organizations: { [organization.id]: "member" } });
  stranger = await server.createUser();
});
afterAll(() => server?.close());

function happen<Payload>(actorId: string | null, event: DomainEvent<Payload>, payload: Payload): Promise<void> {
  const { platform } = server;
  return transact(platform.db, actorId, (tx) => platform.events.emit({ tx, platform, actorId }, event, payload));
}
const newest = async (user: TestUser) => (await user.api.notifications.list({})).items[0];
const countOf = async (user: TestUser) => (await user.api.notifications.list({})).items.length;

async function mailsTo({ email }: TestUser): Promise<string[]> {
  const waiting = "select 1 from jobs.job where name = 'mail.deliver' and state < 'completed'";
  await expect.poll(async () => (await server.ownerDb.$client.query(waiting)).rowCount).toBe(0);
  const { rows } = await server.ownerDb.$client.query<{ subject: string }>(
    "select subject from mail_outbox where recipient = $1 order by id",
    [email],
  );
  return rows.map(({ subject }) => subject);
}

const facts = () => ({
  organizationId: organization.id,
  organizationName: organization.name,
  userId: member.id,
  role: "moderator" as const,
});

it("tells a member of their place in the organization, in bell, feed and mail, and nobody else", async () => {
  await happen(owner.id, roleChanged, facts());
  expect(await newest(member)).toMatchObject({
    activity_type: "role_changed",
    title: "New role",
    message: "Your role in Blue Hub is now: moderator.",
    link: "/dashboard",
    priority: "medium",
  });
  const { items, unread_count } = await member.api.activity.feed();
  expect(items[0]).toMatchObject({ activity_type: "role_changed", type: "admin", user_id: member.id, is_read: false });
  expect(unread_count).toBe(1);
  await happen(owner.id, memberAdded, facts());
  await happen(owner.id, memberRemoved, { ...facts(), reason: null });
  expect(await newest(member)).toMatchObject({ activity_type: "member_removed", type: "warning" });
  expect((await mailsTo(member)).toSorted()).toEqual(["Membership ended", "New organization", "New role"]);
  for (const other of [owner, stranger]) expect(await countOf(other)).toBe(0);
});

it("tells the rest of the members who owns their organization now", async () => {
  const [before, ownersBefore] = [await countOf(member), await countOf(owner)];
  await happen(owner.id, ownershipTransferred, {
    organizationId: organization.id,
    organizationName: organization.name,
    person: "Άννα Λιάπη",
    userIds: [owner.id],
  });
  expect((await newest(member))?.message).toBe("Άννα Λιάπη now owns Blue Hub.");
  expect([await countOf(member), await countOf(owner)]).toEqual([before + 1, ownersBefore]);
});

it("tells nobody of what they did themselves", async () => {
  const before = await countOf(member);
  await happen(member.id, memberRemoved, { ...facts(), reason: null });
  expect(await countOf(member)).toBe(before);
  const { items } = await member.api.activity.feed();
  expect(items[0]).toMatchObject({ activity_type: "member_removed", is_read: true });
});

it("tells of invitations: who was invited, without a second mail, and who had invited", async () => {
  const invited = await server.createUser({ language: "en" });
  await happen(owner.id, invitationReceived, { ...facts(), userId: invited.id, person: owner.name });
  expect((await newest(invited))?.message).toContain("You are invited to Blue Hub. Role: moderator.");
  expect(await mailsTo(invited)).toEqual([]);
  await happen(invited.id, invitationAccepted, { ...facts(), userId: owner.id, person: invited.name });
  expect(await newest(owner)).toMatchObject({
    type: "success",
    message: `${invited.name}: αποδοχή της πρόσκλησης στον οργανισμό «Blue Hub».`,
    link: "/admin/users",
  });
});

it("tells every member but the acting one that their organization is closed and open again", async () => {
  const news = { organizationId: organization.id, name: organization.name };
  const [before, ownersBefore] = [await countOf(member), await countOf(owner)];
  await happen(owner.id, organizationClosed, { ...news, why: "deactivated" });
  await happen(owner.id, organizationReopened, { ...news, why: "activated" });
  await happen(owner.id, organizationClosed, { ...news, why: "deleted" });
  await happen(owner.id, organizationReopened, { ...news, why: "restored" });
  const { items } = await member.api.notifications.list({});
  expect(items.length).toBe(before + 4);
  expect(items.slice(0, 4).map((item) => item.activity_type)).toEqual([
    "organization_restored",
    "organization_deleted",
    "organization_activated",
    "organization_deactivated",
  ]);
  expect(await countOf(owner)).toBe(ownersBefore);
  expect(await countOf(stranger)).toBe(0);
});

it("tells a person of their account, what they did themselves too, then without a toast", async () => {
  const person = await server.createUser({ language: "en" });
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket/websocket?vsn=2.0.0`, {
    headers: { cookie: person.cookie },
  });
  const frames: unknown[][] = [];
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString()).slice(3)));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify(["1", "1", `user:${person.id}`, "phx_join", {}]));
  await expect.poll(() => frames.length).toBe(1);
  await happen(stranger.id, roleRequestDecided, { userId: person.id, role: "evaluator", approved: true, note: "" });
  await happen(stranger.id, profileRoleChanged, { userId: person.id, role: "evaluator" });
  await happen(stranger.id, impersonationStarted, { userId: person.id, adminName: "Άννα", reason: "Β".repeat(900) });
  await happen(person.id, emailChanged, { userId: person.id });
  await happen(person.id, securityChanged, { userId: person.id, kind: "two_factor_on" });
  const told = () => frames.filter(([event]) => event === NOTIFICATION_INSERT).map(([, payload]) => payload);
  await expect.poll(() => told().length).toBe(5);
  expect(told()).toMatchObject([
    { notification: { type: "success", message: "The role you asked for is yours: evaluator." } },
    { notification: { activity_type: "profile_role_changed" } },
    { notification: { activity_type: "impersonated", link: "/settings" } },
    { notification: { activity_type: "email_changed" }, silent: true },
    { notification: { activity_type: "two_factor_enabled", link: "/settings?section=two-factor" }, silent: true },
  ]);
  expect(told().filter((payload) => typeof payload === "object" && payload && "silent" in payload)).toHaveLength(2);
  // In the quiet hours the bell alone tells it, whoever did it.
  const hour = (from: number) => new Date(server.clock.now().getTime() + from * 3_600_000).toISOString().slice(11, 16);
  await person.api.notifications.setDelivery({ quiet: { from: hour(-1), until: hour(2) }, timezone: "UTC" });
  await happen(stranger.id, impersonationStarted, { userId: person.id, adminName: "Άννα", reason: "Γ" });
  await expect.poll(() => told().length).toBe(6);
  expect(told().at(-1)).toMatchObject({ notification: { activity_type: "impersonated" }, silent: true });
  // Identity mails these itself, but for the role.
  expect(await mailsTo(person)).toEqual(["New permissions"]);
  socket.terminate();
});
