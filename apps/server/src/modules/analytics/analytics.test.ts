import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { Dashboard, DashboardChart, StepKind } from "@kerkis/contract/analytics/analytics.schema.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contactMessages } from "#modules/admin/admin.tables.ts";
import { roleRequests } from "#modules/identity/identity.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { castOf, filledDraft, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
let there: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Εδώ");
  there = await castOf(server, "Εκεί");
});
afterAll(() => server?.close());

const kinds = ({ steps }: Dashboard): StepKind[] => steps.map(({ kind }) => kind);
const stepOf = (dashboard: Dashboard, kind: StepKind) => dashboard.steps.find((step) => step.kind === kind);
const figure = (dashboard: Dashboard, key: string) => dashboard.figures.find((item) => item.key === key)?.value;
const chart = (dashboard: Dashboard, key: string): DashboardChart | undefined =>
  dashboard.charts.find((item) => item.key === key);
const cells = (dashboard: Dashboard, key: string) => {
  const found = chart(dashboard, key);
  return found && found.kind !== "course" ? Object.fromEntries(found.cells.map((cell) => [cell.key, cell.value])) : {};
};
const look = (user: TestUser) => user.api.analytics.dashboard();

it("is closed to visitors", async () => {
  await expect(server.visitor.analytics.dashboard()).rejects.toMatchObject({ code: "auth.required" });
});

describe("a founder", () => {
  it("finishes drafts, answers what was asked, and reads decisions once", async () => {
    const { founder, coordinator } = here;
    await filledDraft(founder, { name: "Πρόχειρη" });
    const asked = await submittedApplication(founder, { name: "Μισή" });
    await coordinator.api.applications.requestChanges({
      id: asked.id,
      version: asked.version,
      reason: "Λείπει το ΑΦΜ",
    });
    const refused = await submittedApplication(founder, { name: "Άτυχη" });
    await coordinator.api.applications.reject({ id: refused.id, version: refused.version, reason: "Εκτός σκοπού" });

    const dashboard = await look(founder);
    expect(dashboard.view).toBe("founder");
    expect(kinds(dashboard)).toEqual(["changes_requested", "decision_to_read", "draft_unfinished", "avatar_missing"]);
    expect(stepOf(dashboard, "changes_requested")).toMatchObject({
      record_id: asked.id,
      name: "Μισή",
      is_urgent: true,
    });
    const decision = stepOf(dashboard, "decision_to_read");
    expect(decision).toMatchObject({ record_id: refused.id, name: "Άτυχη", outcome: "rejected" });
    expect(figure(dashboard, "my_applications")).toBe(2);

    await founder.api.notifications.markRead({ id: decision?.notification_id ?? "" });
    expect(kinds(await look(founder))).not.toContain("decision_to_read");
  });

  it("sees nothing of another founder's", async () => {
    const other = await look(there.founder);
    expect(kinds(other)).toEqual(["avatar_missing"]);
    expect(figure(other, "my_applications")).toBe(0);
  });

  it("is told how many steps do not fit", async () => {
    const busy = await server.createUser({ organizations: { [here.organizationId]: "member" } });
    for (let draft = 0; draft < 10; draft++) {
      const { id, version } = await submittedApplication(busy, { name: `Πολλές ${draft}` });
      await here.coordinator.api.applications.requestChanges({ id, version, reason: "Συμπληρώστε τα στοιχεία" });
    }
    const dashboard = await look(busy);
    expect(dashboard.steps).toHaveLength(8);
    expect(dashboard.steps_more).toBe(3);
  });
});

describe("those who manage applications", () => {
  it("see what waits, urgent after a week, and only in their organization", async () => {
    const { founder, coordinator, evaluator, organizationId } = there;
    const waiting = await submittedApplication(founder, { name: "Περιμένει" });
    const reviewed = await submittedApplication(founder, { name: "Έτοιμη" });
    const { id } = await coordinator.api.evaluations.assign({
      id: reviewed.id,
      evaluator_id: evaluator.id,
      due_at: new Date(server.clock.now().getTime() + DAY_MS).toISOString(),
    });
    expect(kinds(await look(coordinator))).toEqual(["application_waiting", "two_factor_missing", "avatar_missing"]);

    const mine = await look(evaluator);
    expect(mine.view).toBe("evaluator");
    expect(stepOf(mine, "evaluation_due")).toMatchObject({ record_id: id, name: "Έτοιμη" });
    expect(figure(mine, "to_score")).toBe(1);

    server.clock.advance(8 * DAY_MS);
    const late = await look(evaluator);
    expect(stepOf(late, "evaluation_overdue")).toMatchObject({ record_id: id, is_urgent: true });
    expect(figure(late, "overdue")).toBe(1);

    const dashboard = await look(coordinator);
    expect(dashboard.view).toBe("coordinator");
    expect(stepOf(dashboard, "application_waiting")).toMatchObject({ record_id: waiting.id, is_urgent: true });
    expect(stepOf(dashboard, "reviews_overdue")).toMatchObject({ record_id: reviewed.id });
    expect(figure(dashboard, "submitted")).toBe(2);
    expect(cells(dashboard, "application_states")).toEqual({ pending: 1, under_review: 1 });

    const elsewhere = await look(here.coordinator);
    expect(JSON.stringify(elsewhere)).not.toContain("Περιμένει");
    expect(organizationId).not.toBe(here.organizationId);
  });

  it("know nothing, not even counts, of what they declared a conflict on", async () => {
    const { founder, organizationId } = there;
    const both = await server.createUser({ role: "evaluator", organizations: { [organizationId]: "moderator" } });
    const conflicted = await submittedApplication(founder, { name: "Σύγκρουση" });
    const { id } = await there.coordinator.api.evaluations.assign({ id: conflicted.id, evaluator_id: both.id });
    const before = await server.clientFor(both.cookie, organizationId).analytics.dashboard();
    expect(JSON.stringify(before)).toContain("Σύγκρουση");
    await both.api.evaluations.recuse({ id, reason: "Είμαστε συγγενείς" });
    expect(JSON.stringify(await look(both))).not.toContain("Σύγκρουση");
  });

  it("owners and admins also see who their members are, and invitations only who may invite", async () => {
    const dashboard = await look(here.owner);
    expect(dashboard.view).toBe("organization");
    expect(cells(dashboard, "member_roles")).toMatchObject({ evaluator: 1, mentor: 1, staff: 1 });
    expect(kinds(dashboard)).toContain("organization_profile");
    expect(kinds(await look(here.moderator))).not.toContain("organization_profile");
    expect(chart(await look(here.member), "member_roles")).toBeUndefined();
  });

  it("another organization named by the browser does not open its figures", async () => {
    const stranger = server.clientFor(here.coordinator.cookie, there.organizationId);
    expect(JSON.stringify(await stranger.analytics.dashboard())).not.toContain("Περιμένει");
  });
});

describe("a super admin", () => {
  it("sees what waits for the platform; nobody else does", async () => {
    const asking = await server.createUser();
    await server.ownerDb.insert(roleRequests).values({ user_id: asking.id, role: "evaluator" });
    await server.ownerDb
      .insert(contactMessages)
      .values({ name: "Άννα", email: "anna@people.test", topic: "other", message: "Καλημέρα σας" });
    const dashboard = await look(await server.createUser({ superAdmin: true, role: "admin" }));
    expect(dashboard.view).toBe("platform");
    expect(kinds(dashboard)).toEqual(expect.arrayContaining(["role_requests", "contact_messages"]));
    expect(figure(dashboard, "people")).toBeGreaterThan(10);
    for (const user of [here.owner, asking]) {
      expect(kinds(await look(user))).not.toContain("role_requests");
    }
  });
});

describe("figures of the registry", () => {
  async function publish(industry: "maritime" | "energy" | "health", howMany: number, region: "attica" | "crete") {
    for (let index = 0; index < howMany; index++) {
      await server.ownerDb.insert(startups).values({
        organization_id: here.organizationId,
        name: `${industry} ${index}`,
        slug: `${industry}-${region}-${index}`,
        industry,
        region,
        stage: "seed",
        funding_total: 100,
        is_active: true,
        is_verified: true,
        verified_at: isoNow(server.clock),
      });
    }
  }

  it("small parts stay untold to the public role and to visitors, not to investors", async () => {
    await publish("maritime", 7, "attica");
    await publish("energy", 6, "attica");
    await publish("health", 2, "crete");
    server.clock.advance(10_000);
    const publicRole = await look(await server.createUser({ role: "public" }));
    expect(publicRole.view).toBe("public");
    expect(cells(publicRole, "industries")).toEqual({ maritime: 7, energy: null, health: null });
    expect(cells(publicRole, "regions")).toEqual({ attica: null, crete: null });
    expect(figure(publicRole, "registered_startups")).toBe(15);

    const investor = await look(await server.createUser({ role: "investor" }));
    expect(cells(investor, "industries")).toEqual({ maritime: 7, energy: 6, health: 2 });
    expect(figure(investor, "total_funding")).toBe(1500);
    expect(figure(investor, "new_startups")).toBe(15);

    const shown = await server.visitor.analytics.publicFigures();
    expect(shown.registered_startups).toBe(15);
    expect(shown.industries.map(({ value }) => value)).toEqual([7, null, null]);
  });

  it("growth ends at today's number and what is unpublished is nowhere", async () => {
    await server.ownerDb.insert(startups).values({
      organization_id: here.organizationId,
      name: "Κρυφή",
      slug: "kryfi",
      industry: "space",
      stage: "seed",
      is_active: true,
      is_verified: false,
    });
    server.clock.advance(10_000);
    const dashboard = await look(await server.createUser({ role: "mentor" }));
    const growth = chart(dashboard, "registry_growth");
    expect(growth?.kind === "course" && growth.series[0]?.values.at(-1)).toBe(15);
    expect(cells(dashboard, "industries")).not.toHaveProperty("space");
  });
});

it("what takes applications now is offered: one's own organizations' and the default one's", async () => {
  const { programmes } = await look(here.founder);
  const offered = programmes.map(({ organization }) => organization.id);
  expect(offered).toContain(here.organizationId);
  expect(offered).not.toContain(there.organizationId);
});
