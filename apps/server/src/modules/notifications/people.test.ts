import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { organizationsHappenings } from "@kerkis/contract/organizations/organizations.happenings.ts";
import type { FactShape, FactsOf } from "@kerkis/contract/core/happenings/happening-facts.ts";
import type { Happening } from "@kerkis/contract/core/happenings/happenings.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import WebSocket from "ws";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { transact } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
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

/** Announces something to people, as the module where it happens does. */
function happen<Kind extends string, Shape extends FactShape>(
  actorId: string | null,
  declared: Happening<Kind, Shape>,
  about: { to: readonly TestUser[]; facts: FactsOf<Shape>; mailedIds?: readonly string[] },
): Promise<void> {
  const { platform } = server;
  const organizationId = declared.group === "account" ? null : organization.id;
  const { to, ...rest } = about;
  const audience = to.map(({ id }) => id);
  return transact(platform.db, actorId, (tx) =>
    announce({ tx, platform, actorId }, declared, { audience, organizationId, ...rest }),
  );
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

const facts = () => ({ organization_name: organization.name, role: "moderator" });
const place = (to: TestUser) => ({ to: [to], facts: facts() });

it("tells a member of their place in the organization, in bell, feed and mail, and nobody else", async () => {
  await happen(owner.id, organizationsHappenings.roleChanged, place(member));
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
  await happen(owner.id, organizationsHappenings.memberAdded, place(member));
  await happen(owner.id, organizationsHappenings.memberRemoved, place(member));
  expect(await newest(member)).toMatchObject({ activity_type: "member_removed", type: "warning" });
  expect((await mailsTo(member)).toSorted()).toEqual(["Membership ended", "New organization", "New role"]);
  for (const other of [owner, stranger]) expect(await countOf(other)).toBe(0);
});

/** An organization of its own, with an owner, a member who reads English, and one more. */
async function hub() {
  const own = await createOrganization(server.db, { name: "Green Hub", slug: `green-${crypto.randomUUID()}` });
  const organizations = (role: "owner" | "member") => ({ [own.id]: role });
  const owns = await server.createUser({ organizations: organizations("owner") });
  const belongs = await server.createUser({ language: "en", organizations: organizations("member") });
  const next = await server.createUser({
    firstName: "Άννα",
    lastName: "Λιάπη",
    organizations: organizations("member"),
  });
  return { id: own.id, name: own.name, owns, belongs, next };
}

it("names the new owner to the rest of the members; the two heard of their roles", async () => {
  const { id, owns, belongs, next } = await hub();
  await owns.api.organizations.transfer({ id, email: next.email });
  expect((await newest(belongs))?.message).toBe("Άννα Λιάπη now owns Green Hub.");
  expect((await next.api.notifications.list({})).items.map((item) => item.activity_type)).toEqual(["role_changed"]);
  expect(await countOf(owns)).toBe(0);
});

it("tells nobody of what they did themselves", async () => {
  const before = await countOf(member);
  await happen(member.id, organizationsHappenings.memberRemoved, place(member));
  expect(await countOf(member)).toBe(before);
  const { items } = await member.api.activity.feed();
  expect(items[0]).toMatchObject({ activity_type: "member_removed", is_read: true });
});

it("tells of invitations: who was invited, without a second mail, and who had invited", async () => {
  const invited = await server.createUser({ language: "en" });
  await happen(owner.id, organizationsHappenings.invitationReceived, {
    to: [invited],
    facts: { ...facts(), person_name: owner.name },
  });
  expect((await newest(invited))?.message).toContain("You are invited to Blue Hub. Role: moderator.");
  expect(await mailsTo(invited)).toEqual([]);
  await happen(invited.id, organizationsHappenings.invitationAccepted, {
    to: [owner],
    facts: { ...facts(), person_name: invited.name },
  });
  expect(await newest(owner)).toMatchObject({
    type: "success",
    message: `${invited.name} αποδέχτηκε την πρόσκληση στον οργανισμό «Blue Hub».`,
    link: "/admin/users",
  });
});

it("tells every member but the acting one that their organization is closed and open again", async () => {
  const { id, name, owns, belongs } = await hub();
  const { version } = await owns.api.organizations.details({ id });
  const off = await owns.api.organizations.setActive({ id, version, is_active: false });
  await owns.api.organizations.setActive({ id, version: off.version, is_active: true });
  await owns.api.organizations.delete({ id, name });
  await owns.api.organizations.restore({ id });
  const { items } = await belongs.api.notifications.list({});
  expect(items.map((item) => item.activity_type)).toEqual([
    "organization_restored",
    "organization_deleted",
    "organization_activated",
    "organization_deactivated",
  ]);
  expect(await countOf(owns)).toBe(0);
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
  await happen(stranger.id, identityHappenings.roleRequestApproved, { to: [person], facts: { role: "evaluator" } });
  await happen(stranger.id, identityHappenings.profileRoleChanged, { to: [person], facts: { role: "evaluator" } });
  await happen(stranger.id, identityHappenings.impersonated, {
    to: [person],
    facts: { person_name: "Άννα", reason: "Β".repeat(900) },
  });
  await happen(person.id, identityHappenings.emailChanged, { to: [person], facts: {} });
  await happen(person.id, identityHappenings.twoFactorEnabled, { to: [person], facts: {} });
  const inserted = () => frames.filter(([event]) => event === NOTIFICATION_INSERT).map(([, payload]) => payload);
  await expect.poll(() => inserted().length).toBe(5);
  expect(inserted()).toMatchObject([
    { notification: { type: "success", message: "You now have the role you asked for: evaluator." } },
    { notification: { activity_type: "profile_role_changed" } },
    { notification: { activity_type: "impersonated", link: "/settings" } },
    { notification: { activity_type: "email_changed" }, silent: true },
    { notification: { activity_type: "two_factor_enabled", link: "/settings?section=two-factor" }, silent: true },
  ]);
  expect(inserted().filter((payload) => typeof payload === "object" && payload && "silent" in payload)).toHaveLength(2);
  // In the quiet hours the bell alone tells it, whoever did it.
  const hour = (from: number) => new Date(server.clock.now().getTime() + from * 3_600_000).toISOString().slice(11, 16);
  await person.api.notifications.setDelivery({ quiet: { from: hour(-1), until: hour(2) }, timezone: "UTC" });
  await happen(stranger.id, identityHappenings.impersonated, {
    to: [person],
    facts: { person_name: "Άννα", reason: "Γ" },
  });
  await expect.poll(() => inserted().length).toBe(6);
  expect(inserted().at(-1)).toMatchObject({ notification: { activity_type: "impersonated" }, silent: true });
  // Identity mails these itself, but for the role.
  expect(await mailsTo(person)).toEqual(["New permissions"]);
  socket.terminate();
});
