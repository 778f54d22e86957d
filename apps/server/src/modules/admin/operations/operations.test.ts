import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserErrors } from "../admin.tables.ts";
import { forgetOldTraces } from "../admin.jobs.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.createUser({ superAdmin: true, firstName: "Ρέα", lastName: "Αρχή" });
});
afterAll(() => server?.close());

const report = (error: string, file = "app-AbCd1234.js", line = 1) =>
  server.visitor.admin.reportError({
    error,
    stack: `Error: ${error}\n    at render (https://kerkis.test/assets/${file}:${line}:20)`,
    componentStack: "\n    at StartupPage",
    timestamp: new Date().toISOString(),
    url: `https://kerkis.test/reset-password?token=SECRET${line}`,
  });

describe("errors of browsers", () => {
  it("are one group for one failure, whatever the ids and builds, without the tokens of links", async () => {
    await report("No startup 0199a000-0000-7000-8000-000000000001", "app-AbCd1234.js", 10);
    await report("No startup 0199a000-0000-7000-8000-000000000002", "app-Zz99_xyQ.js", 77);
    await report("Something else");
    const { items } = await admin.api.admin.errorGroups({});
    expect(items.map(({ occurrences }) => occurrences)).toEqual([1, 2]);
    expect(await admin.api.admin.errorGroupsCount({})).toEqual({
      value: 2,
      exact: true,
      groups: { open: 2, resolved: 0, ignored: 0, dropped: 0 },
    });
    const detail = await admin.api.admin.errorGroup({ id: items[1]?.id ?? "" });
    expect(detail.url).not.toContain("SECRET");
    expect(detail.days).toHaveLength(14);
    expect(detail.days.at(-1)?.count).toBe(2);
    expect(detail.component_stack).toContain("StartupPage");
  });

  it("keep no token of a link, wherever it stands in them", async () => {
    const link = "https://kerkis.test/accept-invitation/SECRET1";
    await server.visitor.admin.reportError({
      error: `Failed at ${link}`,
      stack: `Error\n    at load (https://kerkis.test/email-verification#token=SECRET2:1:2)`,
      componentStack: `\n    at Page (${link})`,
      timestamp: new Date().toISOString(),
      url: "https://kerkis.test/signin?next=%2Freset-password%3Ftoken%3DSECRET3",
    });
    const { rows } = await server.ownerDb.$client.query<{ all: string }>(
      "select browser_errors::text as all from browser_errors where message like 'Failed at %'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).toContain("[redacted]");
    expect(rows[0]?.all).not.toContain("SECRET");
    await server.ownerDb.$client.query("delete from browser_errors where message like 'Failed at %'");
  });

  it("come back when a resolved one returns, and stay away when ignored", async () => {
    await report("Comes back");
    const find = async (status: "open" | "resolved" | "ignored") =>
      (await admin.api.admin.errorGroups({ status })).items.find(({ message }) => message === "Comes back");
    const id = (await find("open"))?.id ?? "";
    await admin.api.admin.setErrorStatus({ id, status: "resolved" });
    expect(await find("resolved")).toBeDefined();
    await report("Comes back");
    expect((await find("open"))?.occurrences).toBe(2);
    await admin.api.admin.setErrorStatus({ id, status: "ignored" });
    await report("Comes back");
    expect((await find("ignored"))?.occurrences).toBe(3);
  });

  it("of a flood are counted and not kept", async () => {
    // Letters, not numbers: numbers are the same failure.
    const names = Array.from(
      { length: 130 },
      (_, index) => `Flood ${"abcdefghij"[index % 10]}${"klmnopqrstuvw"[Math.floor(index / 10)]}`,
    );
    for (const name of names) await report(name);
    const { rows } = await server.db.$client.query<{ count: number }>(
      "select count(*)::int as count from browser_errors where fingerprint <> 'dropped'",
    );
    expect(rows[0]?.count).toBe(100);
    expect((await admin.api.admin.errorGroupsCount({})).groups.dropped).toBe(33);
    server.clock.advance(2 * 60 * 60 * 1000);
    await report("After the flood");
    expect((await admin.api.admin.errorGroups({ limit: 1 })).items[0]?.message).toBe("After the flood");
  });

  it("are refused when too long, and limited by address", async () => {
    await expect(report("x".repeat(9000))).rejects.toMatchObject({ code: "input.invalid" });
    const strict = await startTestServer({ RATE_LIMIT_FACTOR: "0.1" });
    const send = () =>
      strict.visitor.admin.reportError({ error: "again", timestamp: "2026-01-01T00:00:00Z", url: "/" });
    try {
      for (let tries = 0; tries < 12; tries += 1) await send();
      await expect(send()).rejects.toMatchObject({ code: "request.rate_limited" });
    } finally {
      await strict.close();
    }
  });
});

describe("measurements", () => {
  const measure = (metric_name: "LCP" | "TTFB", metric_value: number, page = "/startup/$id") =>
    server.visitor.admin.recordMetrics({
      metrics: [{ metric_name, metric_value, metric_metadata: { page, device: "phone" } }],
    });

  it("become percentiles by metric and page", async () => {
    for (const value of [100, 200, 300, 400]) await measure("LCP", value);
    const found = await admin.api.admin.metrics({ range: "day", metric: "LCP" });
    expect(found.metrics).toEqual([{ metric: "LCP", count: 4, p50: 250, p75: 325, p95: 385 }]);
    expect(found.series.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(found.places).toMatchObject([{ place: "/startup/$id", count: 4 }]);
  });

  it("beyond the accepted ranges, or with ids of people and records, are refused", async () => {
    await expect(measure("TTFB", 10_000)).rejects.toMatchObject({ code: "input.invalid" });
    await expect(measure("LCP", 1, "/startup/0199a000-0000-7000-8000-000000000001")).rejects.toMatchObject({
      code: "input.invalid",
    });
    await expect(measure("LCP", 1, "/search?q=maria")).rejects.toMatchObject({ code: "input.invalid" });
  });

  it("are not kept while switched off, nor of a browser that asks not to be followed", async () => {
    const count = async () =>
      (await admin.api.admin.metrics({ metric: "TTFB" })).metrics.find(({ metric }) => metric === "TTFB")?.count ?? 0;
    const body = JSON.stringify({
      metrics: [{ metric_name: "TTFB", metric_value: 5, metric_metadata: { page: "/", device: "phone" } }],
    });
    const headers = { "x-kerkis": "1", "content-type": "application/json", "sec-gpc": "1" };
    expect((await fetch(`${server.url}/api/metrics`, { method: "POST", headers, body })).status).toBe(200);
    expect(await count()).toBe(0);
    await admin.api.admin.changeFeature({ feature: "performance_metrics", enabled: false });
    await expect.poll(async () => (await server.visitor.identity.session()).features.performance_metrics).toBe(false);
    await measure("TTFB", 5);
    expect(await count()).toBe(0);
    const { features } = await admin.api.admin.changeFeature({ feature: "performance_metrics", enabled: true });
    expect(features.find(({ feature }) => feature === "performance_metrics")).toMatchObject({
      enabled: true,
      changed_by: "Ρέα Αρχή",
    });
  });
});

it("old measurements, failures and kept mail are forgotten", async () => {
  await server.ownerDb.$client.query(
    "insert into mail_outbox (recipient, subject, body_text, body_html, created_at) values ('a@b.test', 'old', '', '', now() - interval '20 days')",
  );
  server.clock.advance(91 * DAY_MS);
  await forgetOldTraces(server.platform);
  server.clock.advance(-91 * DAY_MS);
  expect(await server.db.select().from(browserErrors)).toEqual([]);
  const { rows } = await server.db.$client.query(
    "select 1 from performance_analytics union all select 1 from mail_outbox",
  );
  expect(rows).toEqual([]);
});

describe("jobs", () => {
  it("are shown with the reason of a failure but nothing they carry, and tried again", async () => {
    const { rows } = await server.ownerDb.$client.query<{ id: string }>(
      `insert into jobs.job (name, data, state, retry_limit, retry_count, output, completed_on)
       values ('mail.deliver', '{"to":"maria@people.test","content":{"action":{"url":"https://kerkis.test/reset?token=SECRET"}}}', 'failed', 60, 60,
         '{"message":"550 <maria@people.test> refused, see https://mail.test/x?token=SECRET"}', now()) returning id`,
    );
    const id = rows[0]?.id ?? "";
    const shown = await admin.api.admin.jobs();
    expect(JSON.stringify(shown)).not.toMatch(/SECRET|maria@/);
    expect(shown.failures.find((job) => job.id === id)).toMatchObject({ queue: "mail.deliver", state: "failed" });
    await admin.api.admin.retryJob({ id, queue: "mail.deliver" });
    await expect
      .poll(async () => (await admin.api.admin.jobs()).failures.find((job) => job.id === id)?.state)
      .not.toBe("failed");
    await expect(admin.api.admin.retryJob({ id: crypto.randomUUID(), queue: "mail.deliver" })).rejects.toMatchObject({
      code: "request.not_found",
    });
  });
});

describe("the audit log", () => {
  it("is filtered, paged, and exported without formulas", async () => {
    const hub = await createOrganization(server.db);
    const insert = (action: string, name: string) =>
      server.db.$client.query(
        "insert into audit_log (actor_name, actor_id, action, entity_type, entity_name, organization_id) values ($1, $2, $3, 'test', $1, $4)",
        [name, admin.id, action, hub.id],
      );
    await insert("test.first", '=HYPERLINK("x")');
    await insert("test.second", "Άννα, Β");
    const own = { organization_id: hub.id };
    expect((await admin.api.admin.auditLog(own)).items.map(({ action }) => action)).toEqual([
      "test.second",
      "test.first",
    ]);
    const first = await admin.api.admin.auditLog({ ...own, limit: 1 });
    const second = await admin.api.admin.auditLog({ ...own, limit: 1, cursor: first.next_cursor ?? "" });
    expect([second.items[0]?.action, second.next_cursor]).toEqual(["test.first", null]);
    expect((await admin.api.admin.auditLog({ ...own, action: "test.first" })).items).toHaveLength(1);
    expect((await admin.api.admin.auditLog({ ...own, until: "2001-01-01" })).items).toEqual([]);
    expect((await admin.api.admin.auditLog({ ...own, person_id: admin.id })).items).toHaveLength(2);
    const get = (cookie: string, query = `organization_id=${hub.id}&_language=en`) =>
      fetch(`${server.url}/api/admin/audit.csv?${query}`, { headers: { cookie } });
    const csv = await (await get(admin.cookie)).text();
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('"Άννα, Β"');
    expect(csv.trim().split("\r\n")).toHaveLength(3);
    expect(csv).toContain("Time,Who,Person’s id,Email,");
    expect(csv).toContain(`,${admin.id},${admin.email},`);
    expect((await get("")).status).toBe(401);
    expect((await get((await server.createUser()).cookie)).status).toBe(403);
    expect((await get(admin.cookie, "person_id=nobody")).status).toBe(422);
  });
});

describe("explain access", () => {
  const page = (name: "evaluation-management" | "startups") => ({ kind: "page", page: name }) as const;

  it("names the rule, after those that did not apply", async () => {
    const hub = await createOrganization(server.db, { name: "Hub" });
    const owner = await server.createUser({ organizations: { [hub.id]: "owner" } });
    const mentor = await server.createUser({ role: "mentor", organizations: { [hub.id]: "member" } });
    const ask = (subject: Parameters<typeof owner.api.admin.explainAccess>[0]["subject"]) =>
      owner.api.admin.explainAccess({ organization_id: hub.id, user_id: mentor.id, subject });
    const no = await ask(page("evaluation-management"));
    expect([no.allowed, no.steps.at(-1)]).toEqual([false, { rule: "default.nobody", decides: true, allows: false }]);
    await server.db.$client.query(
      "insert into page_permission_overrides (organization_id, subject, role, page, allowed) values ($1, 'profile_role', 'mentor', 'evaluation-management', true)",
      [hub.id],
    );
    const yes = await ask(page("evaluation-management"));
    expect([yes.allowed, yes.steps.at(-1)?.rule]).toEqual([true, "override.profile_role"]);
    expect((await mentor.api.identity.session()).pages["evaluation-management"]).toBe(true);
    expect((await ask({ kind: "organization", id: hub.id })).steps.at(-1)?.rule).toBe("organization.member");
    await expect(ask({ kind: "organization", id: server.defaultOrganizationId })).rejects.toMatchObject({
      code: "org.not_found",
    });
  });

  it("is for owners and admins about their own people", async () => {
    const hub = await createOrganization(server.db);
    const stranger = await server.createUser();
    const question = { organization_id: hub.id, user_id: stranger.id, subject: page("startups") };
    const owner = await server.createUser({ organizations: { [hub.id]: "owner" } });
    await expect(owner.api.admin.explainAccess(question)).rejects.toMatchObject({ code: "person.not_found" });
    const moderator = await server.createUser({ organizations: { [hub.id]: "moderator" } });
    await expect(moderator.api.admin.explainAccess(question)).rejects.toMatchObject({ code: "auth.forbidden" });
    await expect(stranger.api.admin.explainAccess(question)).rejects.toMatchObject({ code: "org.not_member" });
    expect((await admin.api.admin.explainAccess(question)).steps.at(-1)?.rule).toBe("default.everyone");
  });
});

it("tells facts of the installation", async () => {
  const facts = await admin.api.admin.installation();
  expect(facts).toMatchObject({ nodes: 1, mail: "withheld", demo: false });
  expect(facts.database_bytes).toBeGreaterThan(1_000_000);
  expect(facts.version).toMatch(/^\d+\.\d+/);
});

it("gives Prometheus its numbers, on this machine or with the token alone", async () => {
  const scrape = (url: string, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });
  const text = await (await scrape(server.url)).text();
  expect(text).toMatch(/kerkis_http_requests_total\{group="api\/admin",method="POST",status="2xx"\} \d+/);
  expect(text).toContain("kerkis_sockets 0");
  expect((await scrape(server.url, { "x-forwarded-for": "1.2.3.4" })).status).toBe(404);
  const guarded = await startTestServer({ METRICS_TOKEN: "a token of sixteen or more" });
  try {
    expect((await scrape(guarded.url)).status).toBe(404);
    expect((await scrape(guarded.url, { authorization: "Bearer a token of sixteen or more" })).status).toBe(200);
  } finally {
    await guarded.close();
  }
});
