import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { MEMBER_SORTS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { randomUUID } from "node:crypto";
import { readActor } from "#app/actor.ts";
import { memberScope } from "#platform/auth/scope.ts";
import { removeMembers } from "./members.service.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createOrganization } from "../organizations.factory.ts";

let server: TestServer;
let hub: { id: string; name: string };
let elsewhere: { id: string; name: string };
let owner: TestUser;
let admin: TestUser;
let moderator: TestUser;
let member: TestUser;
let stranger: TestUser;

const inHub = (role: OrganizationRole, seed: object = {}) =>
  server.createUser({ organizations: { [hub.id]: role }, ...seed });
const auditOf = async (organizationId: string) =>
  (
    await server.ownerDb.$client.query<{ action: string; entity_id: string; actor_id: string; details: object }>(
      "select action, entity_id, actor_id, details from audit_log where organization_id = $1 order by occurred_at, id",
      [organizationId],
    )
  ).rows;

beforeAll(async () => {
  server = await startTestServer();
  hub = await createOrganization(server.db, { name: "Blue Hub Πειραιά" });
  elsewhere = await createOrganization(server.db, { name: "Elevate Θεσσαλονίκη" });
  owner = await inHub("owner", { firstName: "Δάφνη", lastName: "Ωραία", email: "daphne@hub.test" });
  admin = await inHub("admin", { firstName: "Ηλίας", lastName: "Βώκος" });
  moderator = await inHub("moderator", { firstName: "Άννα", lastName: "Άλφα", role: "mentor" });
  member = await inHub("member", { firstName: "Ζωή", lastName: "Ψηλού", role: "evaluator" });
  stranger = await server.createUser({ organizations: { [elsewhere.id]: "owner" } });
});
afterAll(() => server?.close());

describe("the list of members", () => {
  it("shows names and roles to members; addresses and activity only to those who may invite", async () => {
    const { $client } = server.ownerDb;
    const active = (at: string | null) =>
      $client.query("update organization_members set last_active_at = $2 where organization_id = $1", [hub.id, at]);
    await active("2026-11-20T08:00:00Z");
    const seen = await member.api.organizations.people({ id: hub.id });
    expect(seen.items.map(({ name }) => name)).toEqual(["Άννα Άλφα", "Ηλίας Βώκος", "Ζωή Ψηλού", "Δάφνη Ωραία"]);
    expect(seen.items.every(({ email, last_active_at }) => email === null && last_active_at === null)).toBe(true);
    expect(seen.can).toEqual({ invite: [], change_roles: false, remove: false });
    const managed = await moderator.api.organizations.people({ id: hub.id });
    expect(managed.items.every(({ last_active_at: at }) => at !== null)).toBe(true);
    await active(null);
    expect(managed.items.at(-1)).toMatchObject({
      email: "daphne@hub.test",
      role: "owner",
      can: { roles: [], remove: false },
    });
    expect(managed.can).toEqual({ invite: ["moderator", "member"], change_roles: false, remove: false });
    expect(await moderator.api.organizations.peopleCount({ id: hub.id, search: "ΑΛΦΑ" })).toEqual({
      value: 1,
      exact: true,
      groups: { owner: 1, admin: 1, moderator: 1, member: 1 },
    });
  });

  it("tells when people were active to those alone who may invite: no order, filter or count does", async () => {
    for (const asked of [{ sort: "active" }, { active: "never" }, { active: "7" }, { active: "idle" }] as const)
      await expect(member.api.organizations.people({ id: hub.id, ...asked })).rejects.toMatchObject({
        code: "auth.forbidden",
      });
    await expect(member.api.organizations.peopleCount({ id: hub.id, active: "never" })).rejects.toMatchObject({
      code: "auth.forbidden",
    });
    const { next_cursor } = await moderator.api.organizations.people({ id: hub.id, sort: "active", limit: 1 });
    const cursor = Buffer.from(next_cursor ?? "", "base64url").toString("latin1");
    expect(cursor).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    expect(next_cursor).not.toBeNull();
  });

  it("is searched by name without accents, and by address only by those who may see it", async () => {
    const found = async ({ api }: TestUser, search: string) =>
      (await api.organizations.people({ id: hub.id, search })).items.map(({ name }) => name);
    expect(await found(member, "ΑΛΦΑ")).toEqual(["Άννα Άλφα"]);
    expect(await found(owner, "daphne@")).toEqual(["Δάφνη Ωραία"]);
    expect(await found(member, "daphne@")).toEqual([]);
    expect(await found(owner, "100%_")).toEqual([]);
  });

  it("is filtered by roles, by joining and by activity", async () => {
    const names = async (filter: object) =>
      (await owner.api.organizations.people({ id: hub.id, ...filter })).items.map(({ name }) => name);
    expect(await names({ role: "admin" })).toEqual(["Ηλίας Βώκος"]);
    expect(await names({ profile_role: "evaluator" })).toEqual(["Ζωή Ψηλού"]);
    await server.ownerDb.$client.query(
      "update organization_members set created_at = now() - interval '40 days', last_active_at = now() - interval '100 days' where user_id = $1 and organization_id = $2",
      [admin.id, hub.id],
    );
    expect(await names({ joined: "30" })).not.toContain("Ηλίας Βώκος");
    expect(await names({ joined: "90" })).toContain("Ηλίας Βώκος");
    expect(await names({ active: "idle" })).toContain("Ηλίας Βώκος");
    expect(await names({ active: "30" })).not.toContain("Ηλίας Βώκος");
    expect(await names({ active: "never" })).toContain("Ζωή Ψηλού");
  });

  it("knows who was here: opening the product counts, looking at a list does not", async () => {
    await member.api.identity.session();
    await expect
      .poll(
        async () => (await owner.api.organizations.people({ id: hub.id, search: "Ψηλού" })).items[0]?.last_active_at,
      )
      .not.toBeNull();
  });

  it.each(MEMBER_SORTS)("gives everyone exactly once, page by page, by %s", async (sort) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof owner.api.organizations.people>> = await owner.api.organizations.people({
        id: hub.id,
        sort,
        limit: 1,
        ...(cursor && { cursor }),
      });
      seen.push(...page.items.map(({ user_id }) => user_id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual([owner, admin, moderator, member].map(({ id }) => id).toSorted());
  });

  it("is closed to visitors and strangers, and takes no invented cursor", async () => {
    await expect(server.visitor.organizations.people({ id: hub.id })).rejects.toMatchObject({ code: "auth.required" });
    await expect(stranger.api.organizations.people({ id: hub.id })).rejects.toMatchObject({ code: "org.not_member" });
    const forged = Buffer.from(JSON.stringify(["newest", "now(); drop", hub.id])).toString("base64url");
    for (const cursor of ["nonsense", forged]) {
      await expect(owner.api.organizations.people({ id: hub.id, sort: "newest", cursor })).rejects.toMatchObject({
        code: "input.invalid",
      });
    }
  });
});

describe("changing roles", () => {
  it("is done, audited and told; what the other could no longer send is taken back", async () => {
    const other = await inHub("admin");
    const { id: sent } = await other.api.organizations.invite({
      id: hub.id,
      email: "deputy@hub.test",
      role: "admin",
      language: "el",
    });
    const answer = await owner.api.organizations.changeRoles({
      id: hub.id,
      role: "moderator",
      members: [{ user_id: other.id, seen_role: "admin" }],
    });
    expect(answer.items).toEqual([{ id: other.id, outcome: "done" }]);
    expect((await other.api.identity.session()).current_organization).toMatchObject({ role: "moderator" });
    const entry = (await auditOf(hub.id)).findLast(({ action }) => action === "member.role_changed");
    expect(entry).toMatchObject({
      entity_id: other.id,
      actor_id: owner.id,
      details: { from: "admin", to: "moderator", invitations_revoked: 1 },
    });
    const { items } = await owner.api.organizations.invitations({ id: hub.id, state: "revoked" });
    expect(items.map(({ id }) => id)).toContain(sent);
  });

  it("says of each row what became of it", async () => {
    const one = await inHub("member");
    const two = await inHub("moderator");
    const { items } = await admin.api.organizations.changeRoles({
      id: hub.id,
      role: "moderator",
      members: [
        { user_id: one.id, seen_role: "member" },
        // Somebody was faster: this is not what was on screen.
        { user_id: two.id, seen_role: "member" },
        { user_id: member.id, seen_role: "admin" },
        { user_id: owner.id, seen_role: "owner" },
        { user_id: stranger.id, seen_role: "member" },
      ],
    });
    expect(items.map(({ outcome }) => outcome)).toEqual([
      "done",
      "done",
      "request.conflict",
      "member.rank",
      "member.not_found",
    ]);
  });

  it("lets only owners make owners, and nobody without the right change anything", async () => {
    const members = [{ user_id: member.id, seen_role: "member" as const }];
    const made = await admin.api.organizations.changeRoles({ id: hub.id, role: "owner", members });
    expect(made.items[0]?.outcome).toBe("member.rank");
    for (const person of [moderator, member]) {
      await expect(person.api.organizations.changeRoles({ id: hub.id, role: "admin", members })).rejects.toMatchObject({
        code: "auth.forbidden",
      });
    }
    await expect(stranger.api.organizations.changeRoles({ id: hub.id, role: "admin", members })).rejects.toMatchObject({
      code: "org.not_member",
    });
  });

  it("keeps the last owner, also when two owners step down at once", async () => {
    const alone = await owner.api.organizations.changeRoles({
      id: hub.id,
      role: "member",
      members: [{ user_id: owner.id, seen_role: "owner" }],
    });
    expect(alone.items[0]?.outcome).toBe("org.last_owner");
    const house = await createOrganization(server.db, { name: "Δύο ιδιοκτήτες" });
    const [first, second] = [
      await server.createUser({ organizations: { [house.id]: "owner" } }),
      await server.createUser({ organizations: { [house.id]: "owner" } }),
    ];
    const stepDown = (person: TestUser) =>
      person.api.organizations.changeRoles({
        id: house.id,
        role: "member",
        members: [{ user_id: person.id, seen_role: "owner" }],
      });
    const outcomes = (await Promise.all([stepDown(first), stepDown(second)])).map(({ items }) => items[0]?.outcome);
    expect(new Set(outcomes)).toEqual(new Set(["done", "org.last_owner"]));
  });

  it("refuses bad input", async () => {
    const call = owner.api.organizations.changeRoles({ id: hub.id, role: "member", members: [] });
    await expect(call).rejects.toMatchObject({ code: "input.invalid" });
  });
});

describe("removing members", () => {
  it("ends the membership with a reason, and nothing of the organization is reached any more", async () => {
    const gone = await inHub("member");
    const { items } = await admin.api.organizations.removeMembers({
      id: hub.id,
      members: [{ user_id: gone.id, seen_role: "member" }],
      reason: "Έληξε η συνεργασία",
    });
    expect(items).toEqual([{ id: gone.id, outcome: "done" }]);
    await expect(gone.api.organizations.people({ id: hub.id })).rejects.toMatchObject({ code: "org.not_member" });
    const entry = (await auditOf(hub.id)).findLast(({ action }) => action === "member.removed");
    expect(entry).toMatchObject({ entity_id: gone.id, details: { role: "member", reason: "Έληξε η συνεργασία" } });
  });

  it("asks for the remover's rank at that moment: one they had when they asked removes nobody", async () => {
    const demoted = await inHub("admin");
    const other = await inHub("member");
    const actor = await readActor(server.platform, demoted.cookie, hub.id);
    if (!actor) throw new Error("no session");
    await server.ownerDb.$client.query(
      "update organization_members set role = 'member' where organization_id = $1 and user_id = $2",
      [hub.id, demoted.id],
    );
    const members = [{ user_id: other.id, seen_role: "member" as const }];
    const { items } = await removeMembers(server.platform, actor, memberScope(actor, hub.id), { id: hub.id, members });
    expect(items).toEqual([{ id: other.id, outcome: "auth.forbidden" }]);
  });

  it("takes back what the removed had sent to others", async () => {
    const leaving = await inHub("moderator");
    const email = `guest@${randomUUID()}.test`;
    await leaving.api.organizations.invite({ id: hub.id, email, role: "member", language: "el" });
    const states = async () =>
      (await owner.api.organizations.invitations({ id: hub.id, search: email })).items.map(({ state }) => state);
    expect(await states()).toEqual(["pending"]);
    const members = [{ user_id: leaving.id, seen_role: "moderator" as const }];
    expect((await owner.api.organizations.removeMembers({ id: hub.id, members })).items[0]?.outcome).toBe("done");
    expect(await states()).toEqual(["revoked"]);
  });

  it("removes nobody above, not oneself and not the last owner", async () => {
    const remove = async ({ api }: TestUser, user: TestUser, seen_role: "owner" | "admin") =>
      (await api.organizations.removeMembers({ id: hub.id, members: [{ user_id: user.id, seen_role }] })).items[0]
        ?.outcome;
    expect(await remove(admin, owner, "owner")).toBe("member.rank");
    expect(await remove(admin, admin, "admin")).toBe("member.self");
    const root = await server.createUser({ superAdmin: true });
    expect(await remove(root, owner, "owner")).toBe("org.last_owner");
    await expect(
      moderator.api.organizations.removeMembers({ id: hub.id, members: [{ user_id: member.id, seen_role: "member" }] }),
    ).rejects.toMatchObject({ code: "auth.forbidden" });
  });
});
