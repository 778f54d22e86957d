// Every address of the specification, and what it answers to someone who has no browser.
import { randomUUID } from "node:crypto";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { sql } from "drizzle-orm";
import { expect, open, test } from "./support/journey.ts";
import { cast, STARTUP } from "./support/people/cast.ts";
import type { World } from "./support/people/people.ts";
import { textsIn } from "./support/texts.ts";

test.describe("addresses of the specification", () => {
  /** Specification 2.1 to 2.3, as far as the main job goes, and the notification page. */
  const PUBLIC = [
    "/",
    "/auth",
    "/signin",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/email-verification",
    "/startups",
    "/search",
    "/display-settings",
    "/about",
    "/help",
    "/contact",
    "/settings",
    "/documentation",
  ];
  const SIGNED_IN = [
    "/dashboard",
    "/system-admin",
    "/evaluator-dashboard",
    "/register-startup",
    "/my-applications",
    "/evaluation-management",
    "/notifications",
    "/welcome",
    "/admin",
    "/admin/users",
    "/admin/system",
    "/organization-settings",
    "/investment-opportunities",
    "/chat-assistant",
    "/workflows",
    "/workflows/templates",
    "/workflows/templates/new",
    "/workflows/instances",
    "/workflows/my-tasks",
    "/process-management",
    "/register-startup-workflow",
  ];

  for (const path of PUBLIC) {
    test(`${path} is there for anyone`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  for (const path of SIGNED_IN) {
    test(`${path} asks a visitor to sign in and is there afterwards`, async ({ request, world }) => {
      const asked = await request.get(path, { maxRedirects: 0 });
      expect([asked.status(), asked.headers()["location"]]).toEqual([307, `/signin?next=${encodeURIComponent(path)}`]);
      const { admin } = await cast(world);
      const answer = await fetch(`${world.url}${path}`, { headers: { cookie: admin.cookie }, redirect: "manual" });
      expect(answer.status).toBe(200);
    });
  }

  test("addresses of workflow templates in the administration lead to the workflows", async ({ request }) => {
    for (const rest of ["new", "a/b/edit"]) {
      const answer = await request.get(`/admin/workflow-templates/${rest}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]]).toEqual([307, "/workflows"]);
    }
  });

  test("records by their address", async ({ request, world }) => {
    const { startup, evaluation, evaluator } = await cast(world);
    expect((await request.get(`/startup/${startup}`)).status()).toBe(200);
    expect((await request.get(`/startup/${randomUUID()}`)).status()).toBe(404);
    expect((await request.get("/startup/not-an-id")).status()).toBe(404);
    const own = await fetch(`${world.url}/evaluation/${evaluation}`, { headers: { cookie: evaluator.cookie } });
    expect(own.status).toBe(200);
  });

  test("who lacks the permission is sent to the dashboard, which says why", async ({ world, visit }) => {
    const { founder } = await cast(world);
    const { page, t } = await visit({ person: founder });
    for (const path of ["/evaluation-management", "/system-admin"]) {
      await open(page, path);
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByText(t("shell_denied_title"))).toBeVisible();
    }
  });
});

test.describe("what arrives without a browser", () => {
  const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const meta = (html: string, name: string) =>
    tag(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

  async function pagesIn(world: World, language: Language) {
    const t = textsIn(language);
    const { startup, investorProfile, call } = await cast(world);
    const { title: calls } = await (await fetch(`${world.url}/api/calls/${call}`)).json();
    const { rows } = await world.db.execute<{ company_name: string; slug: string; name: string }>(sql`
      select company_name, slug, name from investors join organizations on organizations.id = organization_id
      where investors.id = ${investorProfile}::uuid`);
    const [known] = rows;
    return [
      { path: "/", content: t("homepages_hero_title"), title: t("homepages_hero_title") },
      { path: "/startups", content: "</article>", title: t("startups_list_title") },
      { path: `/startup/${startup}`, content: t("startups_checked_title"), title: STARTUP },
      { path: "/investors", content: `href="/investor/${investorProfile}`, title: t("investors_title") },
      { path: `/investor/${investorProfile}`, content: t("investors_thesis"), title: known?.company_name ?? "" },
      { path: "/ecosystem", content: t("ecosystem_lead"), title: t("shell_side_ecosystem") },
      { path: `/call/${call}`, content: `href="/register-startup?call=${call}`, title: calls[language] || calls.el },
      { path: `/org/${known?.slug}`, content: `href="/investor/${investorProfile}`, title: known?.name ?? "" },
    ];
  }

  for (const language of LANGUAGES) {
    test(`content, title, description, Open Graph and canonical, in ${language}`, async ({ world, request }) => {
      for (const { path, content, title } of await pagesIn(world, language)) {
        const query = language === "el" ? "" : `?lang=${language}`;
        const response = await request.get(`${path}${query}`);
        const html = await response.text();
        expect(response.status()).toBe(200);
        expect(html).toContain(`<html lang="${language}"`);
        expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).toContain(content);
        expect(tag(html, /<title>([^<]*)<\/title>/)).toBe(`${title} · Kerkis`);
        expect(meta(html, "description").length, `what ${path} says of itself`).toBeGreaterThan(10);
        expect(meta(html, "og:title")).toBe(title);
        expect(meta(html, "og:description").length).toBeGreaterThan(10);
        expect(meta(html, "og:url")).toBe(`${world.url}${path}${query}`);
        expect(meta(html, "og:locale")).toBe(language === "el" ? "el_GR" : "en_GB");
        expect(tag(html, /<link rel="canonical" href="([^"]*)"/)).toBe(`${world.url}${path}${query}`);
        for (const [version, address] of Object.entries({ el: path, en: `${path}?lang=en`, "x-default": path })) {
          expect(html).toContain(`<link rel="alternate" hrefLang="${version}" href="${world.url}${address}"/>`);
        }
        expect((await request.get(meta(html, "og:image"))).headers()["content-type"]).toMatch(/^image\//);
      }
    });
  }

  test("signed-in pages hold nothing of anybody for a visitor, and are not kept by caches", async ({ world }) => {
    const { founder } = await cast(world);
    const answer = await fetch(`${world.url}/my-applications`, { headers: { cookie: founder.cookie } });
    expect(answer.headers.get("cache-control")).toMatch(/no-store|private/);
    expect(await answer.text()).toContain("noindex");
  });
});

test("a visitor's deep link keeps its hash for after signing in", async ({ page }) => {
  await page.goto("/my-applications#answers");
  await expect.poll(() => new URL(page.url()).searchParams.get("next")).toBe("/my-applications#answers");
});

test("a link of an invitation that is nobody's says so before any script runs", async ({ request }) => {
  const token = randomUUID().replaceAll("-", "");
  for (const path of [`/accept-invitation/${token}`, `/accept-invitation/startup/${token}`]) {
    const html = await (await request.get(`${path}?lang=el`)).text();
    expect(html, path).toContain(textsIn("el")("identity_invitation_unknown"));
  }
});
