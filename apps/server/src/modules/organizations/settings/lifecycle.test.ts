import { randomUUID } from "node:crypto";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { castOf, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createOrganization } from "../organizations.factory.ts";
import { eraseDueOrganizations } from "../organizations.jobs.ts";

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.createUser({ superAdmin: true, email: ownAddress() });
});
afterAll(() => server?.close());

const rows = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await server.ownerDb.$client.query<Row>(text, values)).rows;
const newestBell = async ({ api }: TestUser) => (await api.notifications.list({})).items[0]?.activity_type;
const subjectsFor = async (email: string) =>
  (await rows<{ subject: string }>("select subject from mail_outbox where recipient = $1 order by id", [email])).map(
    ({ subject }) => subject,
  );

/** An organization with an owner, an admin, a member and a published startup whose name nobody else has. */
async function arrange() {
  const name = `Hub ${randomUUID().slice(0, 8)}`;
  const { id } = await createOrganization(server.db, { name, slug: `hub-${randomUUID()}` });
  const person = (role: "owner" | "admin" | "member") =>
    server.createUser({ email: ownAddress(), organizations: { [id]: role } });
  const [owner, manager, member] = [await person("owner"), await person("admin"), await person("member")];
  const word = `zephyr${randomUUID().slice(0, 8)}`;
  const startupId = await createStartup(server.db, id, { name: word });
  return { id, name, owner, manager, member, word, startupId };
}
type Arranged = Awaited<ReturnType<typeof arrange>>;

/** Everything through which a visitor could meet the startup. */
async function publicly({ id, word, startupId }: Arranged): Promise<string[]> {
  const { visitor } = server;
  const found: string[] = [];
  const list = await visitor.startups.list({ organization_id: id });
  if (list.items.some((item) => item.id === startupId)) found.push("list");
  if ((await visitor.startups.list({ search: word })).items.length > 0) found.push("search in list");
  if ((await outcomeOf(visitor.startups.get({ id: startupId }))) === "accepted") found.push("page");
  if ((await visitor.search.startups({ q: word })).items.length > 0) found.push("search");
  if (JSON.stringify(await visitor.homepages.landing()).includes(startupId)) found.push("landing");
  server.clock.advance(6_000);
  const facets = await visitor.startups.facets({});
  if (facets.organizations.some((organization) => organization.id === id)) found.push("facets");
  return found;
}

describe("switching an organization off and on", () => {
  it("ends work in it, hides its startups everywhere public, and brings all back", async () => {
    const hub = await arrange();
    const { id, owner, manager, member } = hub;
    expect(await publicly(hub)).toEqual(["list", "search in list", "page", "search", "landing", "facets"]);
    const { version } = await owner.api.organizations.details({ id });
    const off = await owner.api.organizations.setActive({ id, version, is_active: false });
    expect(off).toMatchObject({ is_active: false, can: { activate: true, edit: false } });
    expect(await publicly(hub)).toEqual([]);
    expect((await member.api.organizations.mine()).map(({ organization_id }) => organization_id)).not.toContain(id);
    expect(await outcomeOf(member.api.organizations.switch({ id }))).toBe("org.not_member");
    expect(await outcomeOf(manager.api.organizations.details({ id }))).toBe("org.inactive");
    expect((await member.api.identity.session()).current_organization?.slug).toBe("kerkis");
    const [notification] = (await member.api.notifications.list({})).items;
    expect(notification).toMatchObject({ activity_type: "organization_deactivated" });
    expect(notification?.message).toContain(
      `Απευθυνθείτε σε: ${(await owner.api.identity.session()).profile?.first_name}`,
    );
    // A startup that is written while it is off stays hidden too.
    await createStartup(server.db, id, { name: `${hub.word} two` });
    expect((await server.visitor.search.startups({ q: hub.word })).items).toEqual([]);

    expect(await owner.api.organizations.closed()).toMatchObject([{ id, deleted_at: null, can: { activate: true } }]);
    const { first_name: first, last_name: last } = (await owner.api.identity.session()).profile ?? {};
    for (const { api } of [manager, member])
      expect(await api.organizations.closed()).toMatchObject([
        { id, owner_names: [`${first} ${last}`.trim()], can: { activate: false, restore: false } },
      ]);
    await owner.api.organizations.setActive({ id, version: off.version, is_active: true });
    expect(await member.api.organizations.closed()).toEqual([]);
    expect(await publicly(hub)).toContain("page");
    expect((await server.visitor.search.startups({ q: hub.word })).items).toHaveLength(2);
    expect((await member.api.organizations.mine()).map(({ organization_id }) => organization_id)).toContain(id);
  });

  it("is an owner's or super admin's to do, once, and never done to the default one", async () => {
    const { id, manager, owner } = await arrange();
    const { version } = await owner.api.organizations.details({ id });
    expect(await outcomeOf(manager.api.organizations.setActive({ id, version, is_active: false }))).toBe(
      "auth.forbidden",
    );
    // Who saw another state of it decides nothing.
    const late = owner.api.organizations.setActive({ id, version: version + 1, is_active: false });
    expect(await outcomeOf(late)).toBe("request.conflict");
    const off = await admin.api.organizations.setActive({ id, version, is_active: false });
    expect(await outcomeOf(owner.api.organizations.setActive({ id, version: off.version, is_active: false }))).toBe(
      "org.inactive",
    );
    const kerkis = await admin.api.organizations.details({ id: server.defaultOrganizationId });
    expect(
      await outcomeOf(admin.api.organizations.setActive({ id: kerkis.id, version: kerkis.version, is_active: false })),
    ).toBe("org.default_stays");
    // Not even the application's own role can close it.
    await expect(
      server.db.execute(sql`update organizations set is_active = false where slug = 'kerkis'`),
    ).rejects.toThrow("Failed query");
  });
});

describe("deleting an organization", () => {
  it("takes its name as typed, tells those who run it, and can be undone for 30 days", async () => {
    const hub = await arrange();
    const { id, name, owner, manager, member } = hub;
    expect(await outcomeOf(owner.api.organizations.delete({ id, name: `${name}x` }))).toBe("org.name_differs");
    expect(await outcomeOf(manager.api.organizations.delete({ id, name }))).toBe("auth.forbidden");
    const deleted = await owner.api.organizations.delete({ id, name });
    expect(Date.parse(deleted.erased_on ?? "") - Date.parse(deleted.deleted_at ?? "")).toBe(30 * DAY_MS);
    expect(await publicly(hub)).toEqual([]);
    expect(await outcomeOf(manager.api.organizations.details({ id }))).toBe("org.not_found");
    expect(await outcomeOf(manager.api.organizations.restore({ id }))).toBe("org.not_found");
    expect((await member.api.organizations.mine()).map(({ organization_id }) => organization_id)).not.toContain(id);
    expect(await owner.api.organizations.closed()).toMatchObject([{ id, can: { activate: false, restore: true } }]);
    await expect.poll(async () => (await subjectsFor(manager.email)).length).toBe(1);
    await expect.poll(() => subjectsFor(member.email)).toEqual(["Ο οργανισμός διαγράφηκε"]);
    for (const heard of [manager, member]) expect(await newestBell(heard)).toBe("organization_deleted");

    const back = await owner.api.organizations.restore({ id });
    expect(back).toMatchObject({ deleted_at: null, is_active: true, member_count: 3 });
    expect(await publicly(hub)).toContain("list");
    await expect.poll(async () => (await subjectsFor(owner.email)).length).toBe(2);
    await expect.poll(async () => (await subjectsFor(member.email)).length).toBe(2);
    for (const heard of [manager, member]) expect(await newestBell(heard)).toBe("organization_restored");
    expect(await subjectsFor(manager.email)).toHaveLength(2);
    const actions = await rows<{ action: string }>(
      "select action from audit_log where organization_id = $1 order by id",
      [id],
    );
    expect(actions.map(({ action }) => action)).toEqual(["organization.deleted", "organization.restored"]);
    expect(await outcomeOf(owner.api.organizations.restore({ id }))).toBe("request.conflict");
  });

  it("cannot be undone on the day it is due, even if the job that erases is late", async () => {
    const { id, name, owner } = await arrange();
    await owner.api.organizations.delete({ id, name });
    const deletedDaysAgo = (days: number) =>
      rows("update organizations set deleted_at = now() - make_interval(days => $2) where id = $1", [id, days]);
    await deletedDaysAgo(30);
    expect(await outcomeOf(owner.api.organizations.restore({ id }))).toBe("org.not_found");
    await deletedDaysAgo(29);
    expect(await outcomeOf(owner.api.organizations.restore({ id }))).toBe("accepted");
  });

  it("restored switched off, it is told in bell and mail to those who run it alone", async () => {
    const { id, name, owner, manager, member } = await arrange();
    const { version } = await owner.api.organizations.details({ id });
    await owner.api.organizations.setActive({ id, version, is_active: false });
    await owner.api.organizations.delete({ id, name });
    await owner.api.organizations.restore({ id });
    expect(await newestBell(manager)).toBe("organization_restored");
    expect(await newestBell(member)).toBe("organization_deleted");
    await expect.poll(async () => (await subjectsFor(manager.email)).at(-1)).toContain("επανήλθε");
  });

  it("never deletes the default one", async () => {
    const id = server.defaultOrganizationId;
    expect(await outcomeOf(admin.api.organizations.delete({ id, name: "Kerkis" }))).toBe("org.default_stays");
  });

  it("is nobody's business elsewhere", async () => {
    const { id, name } = await arrange();
    const stranger = await server.createUser({ email: ownAddress() });
    expect(await outcomeOf(stranger.api.organizations.delete({ id, name }))).toBe("org.not_found");
    expect(await outcomeOf(server.visitor.organizations.delete({ id, name }))).toBe("auth.required");
  });
});

describe("erasing what was deleted 30 days ago", () => {
  let cast: ProcessCast;
  beforeAll(async () => {
    cast = await castOf(server, "Σβήσιμο");
  });

  it("cannot be lent to anyone who only claims to be erasing", async () => {
    const fresh = await castOf(server, "Ψέμα");
    const application = await submittedApplication(fresh.founder);
    await expect(
      server.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('kerkis.erasing', ${fresh.organizationId}, true)`);
        await tx.execute(sql`delete from applications where id = ${application.id}`);
      }),
    ).rejects.toThrow("Failed query");
  });

  it("is dated by the database: whoever writes another day, or names a later moment, erases nothing", async () => {
    const hub = await castOf(server, "Παλιά");
    const { id: application } = await submittedApplication(hub.founder);
    const { organizationId: id } = hub;
    const monthsAgo = sql`now() - interval '90 days'`;
    const deletedAt = async () => {
      const [row] = await rows<{ recent: boolean }>(
        "select deleted_at > now() - interval '1 hour' as recent from organizations where id = $1",
        [id],
      );
      return row?.recent;
    };
    await server.db.execute(sql`update organizations set deleted_at = ${monthsAgo} where id = ${id}`);
    expect(await deletedAt()).toBe(true);
    await server.db.execute(sql`update organizations set deleted_at = ${monthsAgo} where id = ${id}`);
    expect(await deletedAt()).toBe(true);
    for (const moment of [sql`now()`, sql`now() + interval '90 days'`])
      await expect(server.db.execute(sql`select erase_organization(${id}, ${moment})`)).rejects.toThrow("Failed query");
    expect(await rows("select 1 from application_history where application_id = $1", [application])).not.toEqual([]);
  });

  it("waits for its day, then leaves nothing but the audit log", async () => {
    const { organizationId: id, founder, coordinator, owner, evaluator } = cast;
    const application = await submittedApplication(founder);
    await coordinator.api.evaluations.assign({ id: application.id, evaluator_id: evaluator.id });
    const decided = await rows(
      `insert into decisions (organization_id, round_id, application_id, verdict, prepared_by)
       select organization_id, round_id, application_id, 'approve', $2 from evaluations where application_id = $1 returning id`,
      [application.id, coordinator.id],
    );
    expect(decided).toHaveLength(1);
    const kept = await arrange();
    // Nothing else can delete what was handed in.
    await expect(server.db.execute(sql`delete from applications where id = ${application.id}`)).rejects.toThrow(
      "Failed query",
    );
    await expect(
      server.db.execute(sql`select erase_organization(${kept.id}, now() + interval '40 days')`),
    ).rejects.toThrow("Failed query");

    await owner.api.organizations.delete({ id, name: "Σβήσιμο" });
    const deletedDaysAgo = (days: number) =>
      rows("update organizations set deleted_at = now() - make_interval(days => $2) where id = $1", [id, days]);
    await deletedDaysAgo(29);
    expect(await eraseDueOrganizations(server.platform)).toBe(0);
    await deletedDaysAgo(30);
    expect(await eraseDueOrganizations(server.platform)).toBe(1);
    expect(await eraseDueOrganizations(server.platform)).toBe(0);

    const tables = await rows<{ name: string }>(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'organization_id' and table_type = 'BASE TABLE' and table_name <> 'audit_log'`,
    );
    for (const table of tables) {
      const left = await rows(`select 1 from ${table.name} where organization_id = $1`, [id]);
      expect({ table: table.name, left }).toEqual({ table: table.name, left: [] });
    }
    expect(await rows("select 1 from organizations where id = $1", [id])).toEqual([]);
    expect(await rows("select 1 from organizations where id = $1", [kept.id])).toHaveLength(1);
    const last = await rows<{ action: string }>(
      "select action from audit_log where organization_id = $1 order by id desc limit 1",
      [id],
    );
    expect(last).toEqual([{ action: "organization.erased" }]);
  });
});
