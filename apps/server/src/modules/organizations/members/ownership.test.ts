import { randomUUID } from "node:crypto";
import { orgTopic, SESSION_CHANGED_EVENT, userTopic } from "@kerkis/contract/core/realtime.ts";
import { MEMBERS_CHANGED_EVENT } from "@kerkis/contract/organizations/members.events.ts";
import { ORGANIZATION_CHANGED } from "@kerkis/contract/organizations/organizations.events.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { ownAddress } from "#test/application-process.ts";
import { mailsTo } from "#test/mails.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { addMember, createOrganization } from "../organizations.factory.ts";

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.createUser({ superAdmin: true, email: ownAddress() });
});
afterAll(() => server?.close());

async function arrange(owners = 1) {
  const { id } = await createOrganization(server.db, { name: `Hub ${randomUUID().slice(0, 6)}`, slug: randomUUID() });
  const person = (role: "owner" | "admin" | "member") =>
    server.createUser({ email: ownAddress(), organizations: { [id]: role } });
  const all = [];
  for (let count = 0; count < owners; count += 1) all.push(await person("owner"));
  return { id, owners: all, owner: all[0] as TestUser, manager: await person("admin"), member: await person("member") };
}
const roleThere = async ({ api }: TestUser, id: string) =>
  (await api.organizations.mine()).find(({ organization_id }) => organization_id === id)?.role ?? null;

describe("passing an organization on", () => {
  it("makes the member the owner and the owner an admin, and mails both", async () => {
    const { id, owner, member } = await arrange();
    const after = await owner.api.organizations.transfer({ id, email: member.email.toUpperCase() });
    expect(after).toMatchObject({ role: "admin", can: { transfer: false, edit: true } });
    expect([await roleThere(owner, id), await roleThere(member, id)]).toEqual(["admin", "owner"]);
    for (const { email } of [owner, member]) {
      const mails = async () =>
        (await server.ownerDb.$client.query("select 1 from mail_outbox where recipient = $1", [email])).rowCount ?? 0;
      await expect.poll(mails).toBe(1);
    }
  });

  it("a member made owner by a change of role has bell and mail as after a transfer", async () => {
    const { id, owner, member } = await arrange();
    const members = [{ user_id: member.id, seen_role: "member" as const }];
    await owner.api.organizations.changeRoles({ id, role: "owner", members });
    expect((await member.api.notifications.list({})).items[0]).toMatchObject({ activity_type: "role_changed" });
    const [mail] = await mailsTo(server, member.email);
    expect(mail?.text).toContain("ιδιοκτήτης");
  });

  it("takes back what the former owner sent to those who would have become owners, and nothing else", async () => {
    const { id, owner, member } = await arrange();
    const sent = { id, language: "el" as const };
    const { id: asOwner } = await owner.api.organizations.invite({ ...sent, email: ownAddress(), role: "owner" });
    const { id: asAdmin } = await owner.api.organizations.invite({ ...sent, email: ownAddress(), role: "admin" });
    await owner.api.organizations.transfer({ id, email: member.email });
    const { items } = await member.api.organizations.invitations({ id });
    expect(Object.fromEntries(items.map((invitation) => [invitation.id, invitation.state]))).toEqual({
      [asOwner]: "revoked",
      [asAdmin]: "pending",
    });
  });

  it("is refused to others, to strangers' addresses and to oneself, without telling which exist", async () => {
    const { id, owner, manager } = await arrange();
    const stranger = await server.createUser({ email: ownAddress() });
    for (const email of [stranger.email, `${randomUUID()}@people.test`, owner.email]) {
      expect((await refusalOf(owner.api.organizations.transfer({ id, email })))?.code).toBe("org.new_owner_unknown");
    }
    expect(await outcomeOf(manager.api.organizations.transfer({ id, email: manager.email }))).toBe("auth.forbidden");
    expect(await outcomeOf(stranger.api.organizations.transfer({ id, email: stranger.email }))).toBe("org.not_found");
  });

  it("leaves one owner when a super admin does it from outside", async () => {
    const { id, owners, member } = await arrange(2);
    await admin.api.organizations.transfer({ id, email: member.email });
    expect(await roleThere(member, id)).toBe("owner");
    for (const owner of owners) expect(await roleThere(owner, id)).toBe("admin");
  });
});

describe("leaving", () => {
  it("takes the person out, and their number off the count", async () => {
    const { id, owner, member } = await arrange();
    expect((await owner.api.organizations.details({ id })).member_count).toBe(3);
    await member.api.organizations.leave({ id });
    expect(await roleThere(member, id)).toBeNull();
    expect((await owner.api.organizations.details({ id })).member_count).toBe(2);
    expect(await outcomeOf(member.api.organizations.leave({ id }))).toBe("org.not_member");
  });

  it("takes back what the person sent to others", async () => {
    const { id, owner, manager } = await arrange();
    await manager.api.organizations.invite({ id, email: ownAddress(), role: "member", language: "el" });
    await manager.api.organizations.leave({ id });
    expect((await owner.api.organizations.invitations({ id })).items).toMatchObject([{ state: "revoked" }]);
  });

  it("is never the last owner's, nor anyone's from the default one", async () => {
    const { id, owner } = await arrange();
    expect(await outcomeOf(owner.api.organizations.leave({ id }))).toBe("org.last_owner");
    expect(await outcomeOf(owner.api.organizations.leave({ id: server.defaultOrganizationId }))).toBe(
      "org.default_stays",
    );
  });

  it("keeps one of two owners who leave at once", async () => {
    const { id, owners } = await arrange(2);
    const outcomes = await Promise.all(owners.map(({ api }) => outcomeOf(api.organizations.leave({ id }))));
    expect(outcomes.toSorted()).toEqual(["accepted", "org.last_owner"]);
  });
});

describe("the count of members", () => {
  it("follows those who come, go and are erased with their account", async () => {
    const { id, owner } = await arrange();
    const count = async () => (await owner.api.organizations.details({ id })).member_count;
    const someone = await server.createUser({ email: ownAddress() });
    await addMember(server.db, id, someone.id);
    await addMember(server.db, id, someone.id, "moderator");
    expect(await count()).toBe(4);
    await server.ownerDb.$client.query("delete from auth_users where id = $1", [someone.id]);
    expect(await count()).toBe(3);
  });
});

/** A member's browser on the live channel: what it hears, as [topic, event]. */
async function listen(person: TestUser, topics: readonly string[]) {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket/websocket?vsn=2.0.0`, {
    headers: { cookie: person.cookie },
  });
  const heard: [string, string][] = [];
  socket.on("message", (data: Buffer) => {
    const [, , topic, event] = JSON.parse(data.toString()) as [string, string, string, string];
    heard.push([topic, event]);
  });
  await new Promise((resolve) => socket.once("open", resolve));
  for (const [at, topic] of topics.entries()) socket.send(JSON.stringify([`${at}`, `${at}`, topic, "phx_join", {}]));
  await expect.poll(() => heard.filter(([, event]) => event === "phx_reply").length).toBe(topics.length);
  return { heard, close: () => socket.close() };
}

it("tells open browsers of a change, and closes the channel of an organization that is switched off", async () => {
  const { id, owner, member } = await arrange();
  const [org, user] = [orgTopic(id), userTopic(member.id)];
  const { heard, close } = await listen(member, [org, user]);
  const before = await owner.api.organizations.details({ id });
  const { version } = await owner.api.organizations.update({ id, version: before.version, description: "Νέα" });
  await expect.poll(() => heard).toContainEqual([org, ORGANIZATION_CHANGED]);
  await owner.api.organizations.setActive({ id, version, is_active: false });
  await expect.poll(() => heard).toContainEqual([org, "phx_close"]);
  expect(heard).toContainEqual([user, SESSION_CHANGED_EVENT]);
  close();
});

it("closes an organization's channel to whoever is removed, while the others stay on it", async () => {
  const { id, owner, member } = await arrange();
  const [gone, stays] = [await listen(member, [orgTopic(id)]), await listen(owner, [orgTopic(id)])];
  await owner.api.organizations.removeMembers({ id, members: [{ user_id: member.id, seen_role: "member" }] });
  await expect.poll(() => gone.heard).toContainEqual([orgTopic(id), "phx_close"]);
  await expect.poll(() => stays.heard).toContainEqual([orgTopic(id), MEMBERS_CHANGED_EVENT]);
  expect(stays.heard).not.toContainEqual([orgTopic(id), "phx_close"]);
  gone.close();
  stays.close();
});

it("tells the owner's open browser of an organization that a super admin made for them", async () => {
  const owner = await server.createUser({ email: ownAddress() });
  const { heard, close } = await listen(owner, [userTopic(owner.id)]);
  await admin.api.organizations.create({ name: "Δώρο", owner_email: owner.email });
  await expect.poll(() => heard).toContainEqual([userTopic(owner.id), SESSION_CHANGED_EVENT]);
  close();
});

describe("the super admin's list", () => {
  it("has every organization with its counts and owners, by state, searched without accents", async () => {
    const { id, owner } = await arrange();
    await createStartup(server.db, id);
    const before = await owner.api.organizations.details({ id });
    await owner.api.organizations.update({ id, version: before.version, name: "Ωκεανός Λέσβου" });
    const found = await admin.api.organizations.all({ search: "ωκεανος λεσ" });
    expect(found.items).toMatchObject([
      { id, state: "active", member_count: 3, startup_count: 1, owner_names: [owner.name], is_default: false },
    ]);
    expect(found.next_cursor).toBeNull();
    expect(await admin.api.organizations.allCount({ search: "ωκεανος λεσ" })).toEqual({
      value: 1,
      exact: true,
      groups: { active: 1, inactive: 0, deleted: 0 },
    });
    await owner.api.organizations.delete({ id, name: "Ωκεανός Λέσβου" });
    expect((await admin.api.organizations.all({ search: "ωκεανος", state: "active" })).items).toEqual([]);
    expect((await admin.api.organizations.all({ search: "ωκεανος", state: "deleted" })).items).toHaveLength(1);
  });

  it.each(["newest", "oldest", "name", "members", "startups"] as const)(
    "pages through all of them by %s",
    async (sort) => {
      const all = await admin.api.organizations.all({ sort, limit: 100 });
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await admin.api.organizations.all({ sort, limit: 3, ...(cursor && { cursor }) });
        ids.push(...page.items.map((item) => item.id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(ids).toEqual(all.items.map((item) => item.id));
      expect(new Set(ids).size).toBe((await admin.api.organizations.allCount({})).value);
    },
  );

  it("is closed to everyone else, and to cursors that are not ours", async () => {
    const { owner } = await arrange();
    expect(await outcomeOf(owner.api.organizations.all({}))).toBe("auth.forbidden");
    expect(await outcomeOf(server.visitor.organizations.all({}))).toBe("auth.required");
    for (const cursor of ["nonsense", "W10", Buffer.from('["name","\\u0000","x"]').toString("base64url")]) {
      expect(await outcomeOf(admin.api.organizations.all({ cursor }))).toBe("input.invalid");
    }
  });
});
