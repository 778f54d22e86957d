import { OVERVIEW_WEEKS } from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server?.close());

describe("the overview", () => {
  it("counts this organization's people, applications and activity, and nobody else's", async () => {
    const application = await submittedApplication(here.founder);
    await submittedApplication(elsewhere.founder);
    await submittedApplication(elsewhere.founder);
    await here.owner.api.organizations.invite({
      id: here.organizationId,
      email: "someone@new.test",
      role: "member",
      language: "el",
    });
    const overview = await here.owner.api.admin.overview();
    expect(overview.members).toMatchObject({
      by_role: { owner: 1, admin: 1, moderator: 1, member: 4 },
      total: 7,
      new: 7,
    });
    expect(overview.invitations).toEqual({ pending: 1, expired: 0 });
    expect(overview.applications).toMatchObject({
      by_phase: { pending: 1, approved: 0 },
      oldest_pending_id: application.id,
      unassigned: 1,
    });
    expect(overview.activity).toHaveLength(OVERVIEW_WEEKS);
    expect(overview.activity.at(-1)?.count).toBeGreaterThan(0);
    expect(overview.audit.map(({ action }) => action)).toEqual(["invitation.sent"]);
  });

  it("counts evaluations that are late", async () => {
    const application = await submittedApplication(here.founder);
    const due_at = new Date(server.clock.now().getTime() + 60_000).toISOString();
    await here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: here.evaluator.id, due_at });
    const before = (await here.admin.api.admin.overview()).evaluations;
    server.clock.advance(3_600_000);
    const after = (await here.admin.api.admin.overview()).evaluations;
    expect([before.overdue, after.overdue]).toEqual([0, 1]);
  });

  it("tells whoever declared a conflict nothing of that application, in figures or explanations", async () => {
    const cast = await castOf(server, "Σύγκρουση");
    const application = await submittedApplication(cast.founder);
    const { id } = await cast.coordinator.api.evaluations.assign({
      id: application.id,
      evaluator_id: cast.evaluator.id,
    });
    await server.ownerDb.$client.query(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'owner') on conflict (organization_id, user_id) do update set role = 'owner'",
      [cast.organizationId, cast.evaluator.id],
    );
    const explain = (kind: "application" | "evaluation", record: string, userId = cast.member.id) =>
      cast.evaluator.api.admin.explainAccess({
        organization_id: cast.organizationId,
        user_id: userId,
        subject: { kind, id: record },
      });
    expect((await explain("application", application.id)).allowed).toBe(false);
    expect(await explain("application", application.id, cast.founder.id)).toMatchObject({
      allowed: true,
      steps: [{ rule: "application.own", decides: true }],
    });
    const inAll = ({ applications }: Awaited<ReturnType<typeof cast.evaluator.api.admin.overview>>) =>
      Object.values(applications.by_phase).reduce((sum, count) => sum + count, 0);
    const before = await cast.evaluator.api.admin.overview();
    expect(inAll(before)).toBe(1);
    expect(before.activity.at(-1)?.count).toBeGreaterThan(0);
    await cast.evaluator.api.evaluations.recuse({ id, reason: "Είμαστε συγγενείς" });
    const after = await cast.evaluator.api.admin.overview();
    expect([inAll(after), after.applications]).toMatchObject([0, { oldest_pending_id: null, unassigned: 0 }]);
    expect(after.activity.map(({ count }) => count)).toEqual(after.activity.map(() => 0));
    const owners = await cast.owner.api.admin.overview();
    expect(owners.applications.unassigned).toBe(1);
    expect(owners.activity.at(-1)?.count).toBeGreaterThan(0);
    await expect(explain("application", application.id)).rejects.toMatchObject({ code: "application.not_found" });
    await expect(explain("evaluation", id)).rejects.toMatchObject({ code: "evaluation.not_found" });
  });

  it("shows the audit log to those alone who may read it", async () => {
    const appointed = { role: "admin", organizations: { [here.organizationId]: "coordinator" } } as const;
    expect((await (await server.createUser(appointed)).api.admin.overview()).audit).toEqual([]);
    expect((await here.admin.api.admin.overview()).audit).not.toEqual([]);
  });

  it("is for those who hold the page, and not through a profile role alone", async () => {
    const invited = await server.createUser({ role: "admin", organizations: { [here.organizationId]: "member" } });
    for (const person of [here.moderator, here.member, here.founder, invited]) {
      await expect(person.api.admin.overview()).rejects.toMatchObject({ code: "auth.forbidden" });
    }
    await expect(server.visitor.admin.overview()).rejects.toMatchObject({ code: "auth.required" });
  });
});

describe("the organization's audit log", () => {
  const csv = (cookie: string, id: string, query = "") =>
    fetch(`${server.url}/api/organizations/${id}/audit.csv${query}`, { headers: { cookie } });

  it("is filtered by person, action and day, and holds nothing of another organization", async () => {
    const { organizationId: id } = here;
    await here.owner.api.organizations.changeRoles({
      id,
      role: "moderator",
      members: [{ user_id: here.member.id, seen_role: "member" }],
    });
    await elsewhere.owner.api.organizations.changeRoles({
      id: elsewhere.organizationId,
      role: "moderator",
      members: [{ user_id: elsewhere.member.id, seen_role: "member" }],
    });
    const all = await here.admin.api.admin.organizationAudit({ id });
    expect(all.items.every(({ organization_id }) => organization_id === id)).toBe(true);
    const facets = await here.admin.api.admin.organizationAuditFacets({ id });
    expect(facets.actions).toContain("member.role_changed");
    expect(facets.people.map((person) => person.id)).toEqual([here.owner.id]);
    const asked = await here.admin.api.admin.organizationAudit({
      id,
      action: "member.role_changed",
      person_id: here.owner.id,
    });
    expect(asked.items).toMatchObject([{ entity_id: here.member.id, details: { from: "member", to: "moderator" } }]);
    expect((await here.admin.api.admin.organizationAudit({ id, until: "2020-01-01" })).items).toEqual([]);
  });

  it("is read by owners and admins alone", async () => {
    const { organizationId: id } = here;
    await expect(here.moderator.api.admin.organizationAudit({ id })).rejects.toMatchObject({ code: "auth.forbidden" });
    await expect(elsewhere.owner.api.admin.organizationAudit({ id })).rejects.toMatchObject({ code: "org.not_member" });
    await expect(here.owner.api.admin.organizationAudit({ id, action: "'; drop" })).rejects.toMatchObject({
      code: "input.invalid",
    });
    expect((await csv(here.moderator.cookie, id)).status).toBe(403);
    expect((await csv(elsewhere.owner.cookie, id)).status).toBe(403);
    expect((await csv("", id)).status).toBe(401);
    const headers = { cookie: here.owner.cookie, "sec-fetch-site": "cross-site" };
    const foreign = await fetch(`${server.url}/api/organizations/${id}/audit.csv`, { headers });
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: "request.origin" }]);
  });

  it("leaves as CSV that no spreadsheet runs, and says so in the log", async () => {
    const { organizationId: id } = here;
    await server.ownerDb.$client.query(
      "insert into audit_log (organization_id, action, entity_type, entity_name, actor_name) values ($1, 'x.happened', 'x', '=cmd|''/c calc''!A1', '+1')",
      [id],
    );
    const response = await csv(here.owner.cookie, id, "?action=x.happened");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const text = await response.text();
    expect(text).toContain("'=cmd");
    expect(text).toContain("'+1");
    expect(text).not.toContain("member.role_changed");
    const { items } = await here.owner.api.admin.organizationAudit({ id, action: "audit_log.exported" });
    expect(items).toMatchObject([{ actor_id: here.owner.id }]);
    expect(await (await csv(here.owner.cookie, id)).text()).toContain(`,${here.owner.id},${here.owner.email},`);
  });
});
