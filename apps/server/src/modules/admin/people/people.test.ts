import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createPerson } from "#modules/identity/identity.factory.ts";
import { mailsTo } from "#test/mails.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ DEMO: "on" });
  admin = await server.createUser({ superAdmin: true, role: "admin", firstName: "Ρέα", lastName: "Αρχή" });
});
afterAll(() => server?.close());

const audited = async (entityId: string) =>
  (await admin.api.admin.auditLog({ entity_type: "person", entity_id: entityId })).items.map(({ action }) => action);
const subjectsTo = async (email: string): Promise<string[]> =>
  (await mailsTo(server, email)).map(({ subject }) => subject);

describe("the list of people", () => {
  it("finds by any part of name and e-mail, without accents and capitals", async () => {
    const hub = await createOrganization(server.db);
    const wanted = await server.createUser({
      firstName: "Ευανθία",
      lastName: "Ζαχαρίου",
      email: "evanthia@search.test",
      role: "evaluator",
      organizations: { [hub.id]: "member" },
    });
    for (const query of [
      { search: "ζαχαριου ευαν" },
      { search: "EVANTHIA@search" },
      { role: "evaluator" as const, search: "ευανθια" },
      { organization_id: hub.id },
    ]) {
      const page = await admin.api.admin.people(query);
      expect(page.items.map(({ id }) => id)).toEqual([wanted.id]);
      expect(await admin.api.admin.peopleCount(query)).toEqual({ value: 1, exact: true, groups: {} });
    }
    expect((await admin.api.admin.people({ search: "100%_" })).items).toEqual([]);
  });

  it("gives everyone on exactly one page, newest first and by name", async () => {
    for (let number = 0; number < 5; number += 1) {
      await createPerson(server.db, { lastName: `Σελίδας${number}`, email: `p${number}@paged.test` });
    }
    for (const sort of ["newest", "name"] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await admin.api.admin.people({ search: "paged.test", sort, limit: 2, ...(cursor && { cursor }) });
        seen.push(...page.items.map(({ name }) => name.split(" ")[1] ?? ""));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      const ordered = [0, 1, 2, 3, 4].map((number) => `Σελίδας${number}`);
      expect(seen).toEqual(sort === "name" ? ordered : ordered.toReversed());
    }
    const { next_cursor } = await admin.api.admin.people({ search: "paged.test", limit: 2 });
    await expect(admin.api.admin.people({ sort: "name", cursor: next_cursor ?? "" })).rejects.toMatchObject({
      code: "input.invalid",
    });
  });

  it("filters by the state of the account", async () => {
    const unverified = await createPerson(server.db, { verified: false, email: "late@states.test" });
    const found = await admin.api.admin.people({ state: "unverified", search: "states.test" });
    expect(found.items.map(({ id }) => id)).toEqual([unverified.id]);
    expect((await admin.api.admin.people({ state: "super_admin" })).items.map(({ id }) => id)).toEqual([admin.id]);
  });
});

describe("a person", () => {
  it("gets another role, which their session has at once and the log remembers", async () => {
    const person = await server.createUser({ role: "company_coordinator" });
    await admin.api.admin.changePersonRole({ id: person.id, role: "registry_coordinator" });
    expect((await person.api.identity.session()).profile?.role).toBe("registry_coordinator");
    expect(await audited(person.id)).toEqual(["person.role_changed"]);
    await admin.api.admin.changePersonRole({ id: person.id, role: "registry_coordinator" });
    expect(await audited(person.id)).toHaveLength(1);
  });

  it("is shown with memberships, sessions and what may be done", async () => {
    const person = await server.createUser({ verified: false });
    const shown = await admin.api.admin.person({ id: person.id });
    expect(shown).toMatchObject({
      session_count: 1,
      is_verified: false,
      can: { verify: true, impersonate: true, make_super_admin: false },
    });
    expect(shown.memberships.map(({ slug }) => slug)).toEqual(["kerkis"]);
    await admin.api.admin.verifyPerson({ id: person.id });
    expect((await admin.api.admin.person({ id: person.id })).is_verified).toBe(true);
    await expect(admin.api.admin.person({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: "person.not_found",
    });
  });

  it("is signed out everywhere, and gets a reset link", async () => {
    const person = await server.createUser({ email: "reset@people.test" });
    await admin.api.admin.sendPersonReset({ id: person.id });
    expect(await subjectsTo("reset@people.test")).toEqual(["Επαναφορά κωδικού πρόσβασης"]);
    await admin.api.admin.endPersonSessions({ id: person.id });
    expect((await person.api.identity.session()).profile).toBeNull();
    expect(await audited(person.id)).toEqual(["person.sessions_ended", "person.reset_link_sent"]);
  });

  it("loses the second factor only when their e-mail is typed, and is told", async () => {
    const person = await server.createUser({ email: "two@people.test" });
    await server.ownerDb.$client.query("update auth_users set two_factor_enabled = true where id = $1", [person.id]);
    await expect(
      admin.api.admin.disablePersonTwoFactor({ id: person.id, confirmation: "other@people.test" }),
    ).rejects.toMatchObject({ code: "input.invalid" });
    await admin.api.admin.disablePersonTwoFactor({ id: person.id, confirmation: " Two@people.test" });
    expect((await admin.api.admin.person({ id: person.id })).has_two_factor).toBe(false);
    expect(await subjectsTo("two@people.test")).toEqual(["Η σύνδεση σε δύο βήματα απενεργοποιήθηκε"]);
  });
});

describe("super admins", () => {
  it("are made and removed by typing the e-mail, and one always stays", async () => {
    const second = await server.createUser({ email: "second@admins.test" });
    await expect(admin.api.admin.makeSuperAdmin({ id: second.id, confirmation: "second" })).rejects.toMatchObject({
      code: "input.invalid",
    });
    await admin.api.admin.makeSuperAdmin({ id: second.id, confirmation: "second@admins.test" });
    expect((await second.api.identity.session()).is_super_admin).toBe(true);
    const remove = (who: TestUser, by: TestUser) =>
      by.api.admin.removeSuperAdmin({ id: who.id, confirmation: who.email });
    // Two who remove each other at once: the database lets one of them go.
    const outcomes = await Promise.allSettled([remove(second, admin), remove(admin, second)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { rows } = await server.db.$client.query("select user_id from super_admins");
    expect(rows).toHaveLength(1);
    if (rows[0]?.user_id === second.id) {
      await second.api.admin.makeSuperAdmin({ id: admin.id, confirmation: admin.email });
      await remove(second, admin);
    }
    await expect(remove(admin, admin)).rejects.toMatchObject({ code: "auth.last_super_admin" });
    await expect(server.ownerDb.$client.query("delete from super_admins")).rejects.toMatchObject({ code: "KR005" });
  });
});

describe("role requests", () => {
  async function asking(email: string) {
    const person = await server.createUser({ email });
    await server.db.$client.query("insert into role_requests (user_id, role) values ($1, 'evaluator')", [person.id]);
    const { items } = await admin.api.admin.roleRequests({});
    const request = items.find(({ user_id }) => user_id === person.id);
    if (!request) throw new Error("The request is not in the list.");
    return { person, request };
  }

  it("are decided once: the role holds at once, bell and mail tell it", async () => {
    const { person, request } = await asking("asks@roles.test");
    const decided = await admin.api.admin.decideRoleRequest({ id: request.id, approve: true, note: "Καλώς ήρθατε" });
    expect(decided).toMatchObject({ status: "approved", decided_by: "Ρέα Αρχή", decision_note: "Καλώς ήρθατε" });
    const session = await person.api.identity.session();
    expect([session.profile?.role, session.requested_role]).toEqual(["evaluator", null]);
    expect((await person.api.notifications.list({})).items.map(({ activity_type }) => activity_type)).toContain(
      "role_request_approved",
    );
    expect(await subjectsTo("asks@roles.test")).toEqual(["Το αίτημα ρόλου σας εγκρίθηκε"]);
    await expect(
      admin.api.admin.decideRoleRequest({ id: request.id, approve: false, note: "Άλλη γνώμη" }),
    ).rejects.toMatchObject({ code: "request.conflict" });
  });

  it("are rejected with a reason, and the account stays as it was", async () => {
    const { person, request } = await asking("no@roles.test");
    await expect(
      admin.api.admin.decideRoleRequest({ id: request.id, approve: false, note: " " }),
    ).rejects.toMatchObject({ code: "input.invalid", data: { fields: [{ path: "note", code: "required" }] } });
    await admin.api.admin.decideRoleRequest({ id: request.id, approve: false, note: "Λείπει η εμπειρία" });
    expect((await person.api.identity.session()).profile?.role).toBe("company_coordinator");
    expect((await admin.api.admin.roleRequests({})).items.at(-1)?.status).not.toBe("pending");
  });

  it("come with those that wait first, each on one page", async () => {
    await asking("first@queue.test");
    await asking("second@queue.test");
    const seen: [string, string][] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.api.admin.roleRequests({ limit: 1, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ status, email }): [string, string] => [status, email]));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen.slice(0, 2)).toEqual([
      ["pending", "first@queue.test"],
      ["pending", "second@queue.test"],
    ]);
    expect(new Set(seen.map(([, email]) => email)).size).toBe(seen.length);
  });
});

it("is closed to everyone else", async () => {
  const owner = await server.createUser({ role: "admin", organizations: { [server.defaultOrganizationId]: "owner" } });
  for (const [client, code] of [
    [server.visitor, "auth.required"],
    [owner.api, "auth.forbidden"],
  ] as const) {
    await expect(client.admin.people({})).rejects.toMatchObject({ code });
    await expect(client.admin.makeSuperAdmin({ id: owner.id, confirmation: owner.email })).rejects.toMatchObject({
      code,
    });
    await expect(client.admin.startImpersonation({ id: admin.id, reason: "Γιατί όχι" })).rejects.toMatchObject({
      code,
    });
  }
});
