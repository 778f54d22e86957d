import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { PAGE_KEYS } from "@kerkis/contract/core/pages.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureRegistryProgramme } from "#modules/evaluations/evaluations.api.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createOrganization } from "../organizations.factory.ts";
import { applyRetention } from "../privacy/retention.service.ts";

let server: TestServer;
let hub: { id: string; name: string };
let elsewhere: { id: string; name: string };
let owner: TestUser;
let admin: TestUser;
let moderator: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  hub = await createOrganization(server.db, { name: "Blue Hub" });
  elsewhere = await createOrganization(server.db, { name: "Elevate" });
  owner = await server.createUser({ organizations: { [hub.id]: "owner" } });
  admin = await server.createUser({ organizations: { [hub.id]: "admin" } });
  moderator = await server.createUser({ organizations: { [hub.id]: "moderator" } });
  stranger = await server.createUser({ organizations: { [elsewhere.id]: "owner" } });
});
afterAll(() => server?.close());

const mentor = (organizations: Record<string, "member" | "moderator"> = { [hub.id]: "member" }) =>
  server.createUser({ role: "mentor" as ProfileRole, organizations });
const pagesOf = async ({ api }: TestUser) => (await api.identity.session()).pages;

describe("page permissions", () => {
  it("an override holds at once, in its organization alone, and is audited", async () => {
    const person = await mentor({ [hub.id]: "member", [elsewhere.id]: "member" });
    expect(await pagesOf(person)).toMatchObject({ analytics: false, networking: true });
    const set = { id: hub.id, subject: "profile_role", role: "mentor", seen: null } as const;
    await owner.api.organizations.setPermission({ ...set, page: "analytics", allowed: true });
    const matrix = await admin.api.organizations.setPermission({ ...set, page: "networking", allowed: false });
    expect(matrix.overrides).toEqual([
      { subject: "profile_role", role: "mentor", page: "analytics", allowed: true },
      { subject: "profile_role", role: "mentor", page: "networking", allowed: false },
    ]);
    expect(await pagesOf(person)).toMatchObject({ analytics: true, networking: false });
    const there = server.clientFor(person.cookie, elsewhere.id);
    expect((await there.identity.session()).pages).toMatchObject({ analytics: false, networking: true });
    const { rows } = await server.ownerDb.$client.query(
      "select action, details from audit_log where organization_id = $1 and action like 'page_permission.%' order by id",
      [hub.id],
    );
    expect(rows[0]).toEqual({
      action: "page_permission.overridden",
      details: { subject: "profile_role", role: "mentor", page: "analytics", from: null, to: true },
    });
  });

  it("the organization role's word wins over the profile role's; taken away, the default holds again", async () => {
    const person = await mentor({ [hub.id]: "moderator" });
    const set = { id: hub.id, page: "analytics", subject: "organization_role", role: "moderator" } as const;
    await owner.api.organizations.setPermission({ ...set, allowed: false, seen: null });
    expect((await pagesOf(person)).analytics).toBe(false);
    await owner.api.organizations.setPermission({ ...set, allowed: null, seen: false });
    expect((await pagesOf(person)).analytics).toBe(true);
    const there = { id: elsewhere.id, page: "analytics", subject: "profile_role", role: "mentor" } as const;
    await stranger.api.organizations.setPermission({ ...there, allowed: true, seen: null });
    await owner.api.organizations.resetPermissions({ id: hub.id });
    expect((await owner.api.organizations.permissionMatrix({ id: hub.id })).overrides).toEqual([]);
    // Another organization's stay.
    const kept = (await stranger.api.organizations.permissionMatrix({ id: elsewhere.id })).overrides;
    expect(kept).toMatchObject([{ page: "analytics", allowed: true }]);
    expect((await pagesOf(person)).networking).toBe(true);
  });

  it("two who change the same cell see it", async () => {
    const set = { id: hub.id, subject: "profile_role", role: "public", page: "workflows" } as const;
    await owner.api.organizations.setPermission({ ...set, allowed: true, seen: null });
    const late = admin.api.organizations.setPermission({ ...set, allowed: false, seen: null });
    await expect(late).rejects.toMatchObject({ code: "request.conflict" });
    await owner.api.organizations.resetPermissions({ id: hub.id });
  });

  it("owners, admins and the admin page are locked", async () => {
    const attempts = [
      { subject: "organization_role", role: "owner", page: "events" },
      { subject: "organization_role", role: "admin", page: "events" },
      { subject: "profile_role", role: "admin", page: "events" },
      { subject: "organization_role", role: "member", page: "admin" },
      { subject: "profile_role", role: "investor", page: "admin" },
    ] as const;
    for (const cell of attempts) {
      const call = owner.api.organizations.setPermission({ id: hub.id, ...cell, allowed: false, seen: null });
      await expect(call).rejects.toMatchObject({ code: "permission.locked" });
    }
    const mixed = { subject: "organization_role", role: "mentor", page: "events", allowed: false, seen: null } as const;
    await expect(owner.api.organizations.setPermission({ id: hub.id, ...mixed })).rejects.toMatchObject({
      code: "input.invalid",
    });
  });

  it("is seen by who sees settings and changed by who runs the organization", async () => {
    const cell = { subject: "profile_role", role: "mentor", page: "analytics", allowed: true, seen: null } as const;
    expect((await moderator.api.organizations.permissionMatrix({ id: hub.id })).can.edit).toBe(false);
    const member = await mentor();
    for (const person of [moderator, member]) {
      await expect(person.api.organizations.setPermission({ id: hub.id, ...cell })).rejects.toMatchObject({
        code: "auth.forbidden",
      });
    }
    await expect(member.api.organizations.permissionMatrix({ id: hub.id })).rejects.toMatchObject({
      code: "auth.forbidden",
    });
    await expect(stranger.api.organizations.setPermission({ id: hub.id, ...cell })).rejects.toMatchObject({
      code: "org.not_member",
    });
    await expect(server.visitor.organizations.permissionMatrix({ id: hub.id })).rejects.toMatchObject({
      code: "auth.required",
    });
    expect(PAGE_KEYS).toContain(cell.page);
  });
});

describe("retention", () => {
  const days = { activity_days: 30, notifications_days: 30, invitations_days: 30, drafts_days: 60 };

  it("has usual values, is changed with the version that was seen, and is audited", async () => {
    const before = await owner.api.organizations.retention({ id: hub.id });
    expect(before).toMatchObject({ version: 0, activity_days: 730, updated_by_name: null, can: { edit: true } });
    const saved = await owner.api.organizations.saveRetention({ id: hub.id, version: 0, ...days });
    expect(saved).toMatchObject({ ...days, version: 1, updated_by_name: owner.name });
    for (const version of [0, 7]) {
      const stale = admin.api.organizations.saveRetention({ id: hub.id, version, ...days });
      await expect(stale).rejects.toMatchObject({ code: "request.conflict" });
    }
    await expect(
      owner.api.organizations.saveRetention({ id: hub.id, version: 1, ...days, activity_days: 7 }),
    ).rejects.toMatchObject({
      code: "input.invalid",
      data: { fields: [{ path: "activity_days", code: "too_small" }] },
    });
    await expect(moderator.api.organizations.saveRetention({ id: hub.id, version: 1, ...days })).rejects.toMatchObject({
      code: "auth.forbidden",
    });
  });

  it("the nightly job forgets what is older, in that organization alone, and no submitted application", async () => {
    const kept = await rowsOf(elsewhere.id, 100);
    const old = await rowsOf(hub.id, 100);
    const fresh = await rowsOf(hub.id, 5);
    await applyRetention(server.platform);
    expect(await left(old)).toEqual({ activity: 0, notifications: 0, invitations: 0, drafts: 0 });
    for (const rows of [kept, fresh]) {
      expect(await left(rows)).toEqual({ activity: 1, notifications: 1, invitations: 1, drafts: 1 });
    }
  });
});

/** One row of each kind, so many days old. */
async function rowsOf(organizationId: string, daysOld: number) {
  const at = new Date(Date.now() - daysOld * DAY_MS).toISOString();
  const insert = async (sql: string, ...values: unknown[]) =>
    (await server.ownerDb.$client.query<{ id: string }>(`${sql} returning id`, values)).rows[0]?.id ?? "";
  const programme = await server.db.transaction((tx) => ensureRegistryProgramme(tx, organizationId));
  return {
    activity: await insert(
      "insert into activity_feed (organization_id, title, activity_type, created_at) values ($1, 'x', 'x', $2)",
      organizationId,
      at,
    ),
    notifications: await insert(
      "insert into notifications (organization_id, user_id, title, message, activity_type, created_at) values ($1, $2, 'x', 'x', 'x', $3)",
      organizationId,
      owner.id,
      at,
    ),
    invitations: await insert(
      `insert into organization_invitations (organization_id, email, token_hash, status, expires_at, decided_at)
       values ($1, 'x@old.test', gen_random_uuid()::text, 'declined', $2, $2)`,
      organizationId,
      at,
    ),
    drafts: await insert(
      "insert into applications (organization_id, programme_id, applicant_id, form_version, created_at, updated_at) values ($1, $2, $3, 1, $4, $4)",
      organizationId,
      programme,
      owner.id,
      at,
    ),
  };
}

async function left(rows: Record<"activity" | "notifications" | "invitations" | "drafts", string>) {
  const tables = {
    activity: "activity_feed",
    notifications: "notifications",
    invitations: "organization_invitations",
    drafts: "applications",
  } as const;
  const counts: Record<string, number> = {};
  for (const [kind, table] of Object.entries(tables)) {
    const { rowCount } = await server.ownerDb.$client.query(`select 1 from ${table} where id = $1`, [
      Object.entries(rows).find(([name]) => name === kind)?.[1],
    ]);
    counts[kind] = rowCount ?? 0;
  }
  return counts;
}
