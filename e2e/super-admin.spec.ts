// What super admins do for others: work as them for a while, explain access, switch features, follow failures of browsers.
import { randomBytes, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { hashPassword } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import { ORGANIZATION_ROLE_LABELS } from "@kerkis/contract/core/text/role-labels.ts";
import { expect, hydrated, open, startingWith, test, textField, toastOf } from "./support/journey.ts";
import { cast } from "./support/people/cast.ts";
import { mailTo } from "./support/servers/mails.ts";
import { startOwnProduct } from "./support/servers/own-product.ts";
import { addOrganization, addPerson, countRows, type World } from "./support/people/people.ts";
import { filledDraft } from "./support/people/registration.ts";
import type { Texts } from "./support/texts.ts";

test.describe.configure({ timeout: 180_000 });

const PASSWORD = "θάλασσα-και-φως-7";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const password = (page: Page, label: string) => page.getByLabel(startingWith(label)).first();

const addSuperAdmin = (world: World, language: "el" | "en") =>
  addPerson(world, { role: "admin", superAdmin: true, firstName: "Λητώ", lastName: "Ράλλη", language });

test("works as someone with a reason: the banner stays, what is personal is refused, and stopping ends it", async ({
  world,
  visit,
}) => {
  const admin = await addSuperAdmin(world, "el");
  const passwordHash = await hashPassword(PASSWORD);
  const person = await addPerson(world, { firstName: "Θάλεια", lastName: "Μπαλή", passwordHash });
  const reason = `Δεν βρίσκει την αίτησή της ${randomUUID().slice(0, 8)}`;
  const { page, context, t } = await visit({ person: admin });
  await open(page, `/system-admin?section=people&search=${encodeURIComponent(person.email)}`);
  await page.getByRole("row").filter({ hasText: person.email }).getByRole("link", { name: person.name }).click();
  await button(page, t("admin_imp_start")).click();
  const dialog = page.getByRole("alertdialog", { name: t("admin_imp_title", { name: person.name }) });
  const start = dialog.getByRole("button", { name: t("admin_imp_start"), exact: true });
  await start.click();
  await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox").fill(reason);
  await start.dblclick();

  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);
  const banner = page.getByRole("region", { name: t("admin_imp_banner") });
  await expect(banner).toContainText(person.name);
  const running = sql`from impersonations where user_id = ${person.id} and admin_id = ${admin.id} and ended_at is null`;
  expect(await countRows(world, running)).toBe(1);
  const mail = await mailTo(person.email, /./);
  expect(mail.text).toContain(reason);
  expect(mail.text).toContain(admin.name);

  await open(page, "/settings?section=password");
  await expect(banner).toBeVisible();
  await password(page, t("security_password_current")).fill(PASSWORD);
  await password(page, t("security_password_new")).fill("άλλος-κωδικός-8");
  await password(page, t("identity_confirm_password")).fill("άλλος-κωδικός-8");
  await button(page, t("security_password_change")).click();
  await expect(toastOf(page, { t, title: t("security_failed") })).toContainText(t("error_auth_impersonating"));
  await open(page, "/system-admin");
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(banner).toBeVisible();

  const { page: own } = await visit({ person });
  await open(own, "/settings?section=sessions");
  await expect(own.getByText(t("security_sessions_support", { name: admin.name }))).toBeVisible();
  const borrowed = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await banner.getByRole("button", { name: t("admin_imp_stop") }).click();
  await expect(page).toHaveURL(/\/system-admin\?section=people$/);
  await hydrated(page);
  await expect(banner).toHaveCount(0);
  await expect(button(page, t("shell_account_menu", { name: admin.name }))).toBeVisible();
  const replayed = await fetch(`${world.url}/api/applications/mine`, { headers: { cookie: borrowed } });
  expect(replayed.status).toBe(401);
  expect(await countRows(world, running)).toBe(0);
  const recorded = sql`from audit_log where action in ('impersonation.started', 'impersonation.ended') and entity_id = ${person.id}`;
  expect(await countRows(world, recorded)).toBe(2);
});

/** Boxes of what one sees, by what they are; those that are not there are left out. */
const boxesOf = (page: Page, selectors: Record<string, string>) =>
  page.evaluate(
    (wanted) =>
      Object.fromEntries(
        Object.entries(wanted).flatMap(([name, selector]) => {
          const node = document.querySelector(selector);
          if (!node?.checkVisibility()) return [];
          const { top, bottom, left, right } = node.getBoundingClientRect();
          const [above, below, before, after] = [top, bottom, left, right].map(Math.round);
          return [[name, { top: above, bottom: below, left: before, right: after }]];
        }),
      ) as Record<string, { top: number; bottom: number; left: number; right: number }>,
    selectors,
  );

const SHAKEN =
  "window.shaken = 0; new PerformanceObserver((list) => { for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shaken += shift.value; }).observe({ type: 'layout-shift', buffered: true });";

for (const { width, height } of [
  { width: 800, height: 900 },
  { width: 390, height: 844 },
])
  test(`the bar of support access has room of its own at ${width} px: nothing lies below it and nothing moves`, async ({
    world,
    visit,
  }) => {
    const { evaluator, evaluation } = await cast(world);
    const admin = await addSuperAdmin(world, "el");
    const { page, t } = await visit({ person: admin, options: { viewport: { width, height } } });
    await open(page, "/dashboard");
    const begun = await page.evaluate(
      async ({ id }) => {
        const headers = { "x-kerkis": "1", "content-type": "application/json" };
        const body = JSON.stringify({ id, reason: "Βοήθεια με την αξιολόγηση", minutes: 10 });
        return (await fetch("/api/auth/impersonation/start", { method: "POST", headers, body })).status;
      },
      { id: evaluator.id },
    );
    expect(begun).toBe(200);
    await page.addInitScript(SHAKEN);
    await open(page, `/evaluation/${evaluation}`);
    await expect(page.getByRole("region", { name: t("admin_imp_banner") })).toBeVisible();
    await page.locator("[data-chat-launcher]").waitFor({ state: "attached" });
    const parts = {
      bar: "[data-support-bar]",
      form: "[data-bottom-bar]",
      sidebar: "#app-sidebar > div",
      footer: "#main",
    };
    const boxes = async () => {
      const { bar, ...others } = await boxesOf(page, parts);
      return { top: bar?.top ?? 0, others };
    };
    // The sheet comes after its frame.
    await page.locator("[data-bottom-bar]").first().waitFor();
    const { top, others } = await boxes();
    expect(top).toBeGreaterThan(height / 2);
    expect(others["form"]?.bottom).toBeLessThanOrEqual(top);
    // The chat's button makes way for the form's bar.
    await expect(page.locator("[data-chat-launcher]")).toBeHidden();
    expect(others["sidebar"]?.bottom ?? 0).toBeLessThanOrEqual(top);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect.poll(async () => (await boxes()).others["footer"]?.bottom).toBeLessThanOrEqual(top);
    expect(await page.evaluate(() => Number(Reflect.get(window, "shaken")))).toBeLessThan(0.01);
    for (const section of ["password", "email", "passkeys", "delete"]) {
      await open(page, `/settings?section=${section}`);
      await expect(page.getByText(t("account_impersonated_title"), { exact: true })).toBeVisible();
    }
  });

test("where the bar of support access floats, the sidebar reaches the foot of the page and stands beside it", async ({
  world,
  visit,
}) => {
  const { evaluator } = await cast(world);
  const admin = await addSuperAdmin(world, "el");
  const { page, t } = await visit({ person: admin, options: { viewport: { width: 1440, height: 900 } } });
  await open(page, "/dashboard");
  await page.evaluate(async (id) => {
    const headers = { "x-kerkis": "1", "content-type": "application/json" };
    const body = JSON.stringify({ id, reason: "Βοήθεια με την αξιολόγηση", minutes: 10 });
    await fetch("/api/auth/impersonation/start", { method: "POST", headers, body });
  }, evaluator.id);
  await open(page, "/settings");
  await expect(page.getByRole("region", { name: t("admin_imp_banner") })).toBeVisible();
  const { bar, sidebar } = await boxesOf(page, { bar: "[data-support-bar]", sidebar: "#app-sidebar > div" });
  expect(sidebar?.bottom).toBe(900);
  // Toasts are placed from the root: it knows the bar's room too.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--foot-bar"))).toBe(
    "5rem",
  );
  expect(bar?.left).toBeGreaterThanOrEqual(sidebar?.right ?? Infinity);
});

test("explains why someone sees a page or not, and names the rule that changed with their role", async ({
  world,
  visit,
}) => {
  const admin = await addSuperAdmin(world, "en");
  const name = `Λόγος ${randomUUID().slice(0, 8)}`;
  const organization = await addOrganization(world, name);
  const organizations = { [organization]: "member" as const };
  const owner = await addPerson(world, { organizations: { [organization]: "owner" } });
  const member = await addPerson(world, { role: "mentor", organizations });
  const founder = await addPerson(world, { organizations });
  const { id: draft } = await filledDraft(founder, "Πρόχειρο");
  const { page, t } = await visit({ person: admin });
  await open(page, "/system-admin?section=access");
  await page.getByRole("searchbox", { name: startingWith(t("admin_access_person")) }).fill(member.email);
  await page.getByRole("main").getByRole("button").filter({ hasText: member.email }).click();
  await expect(page.getByRole("combobox", { name: startingWith(t("admin_access_organization")) })).toHaveValue(
    organization,
  );
  const what = page.getByRole("combobox", { name: startingWith(t("admin_access_what")) });
  const subject = page.getByRole("combobox", { name: startingWith(t("admin_access_page")) });
  await what.selectOption({ label: t("admin_access_page") });
  await subject.selectOption({ label: t("shell_side_evaluation_management") });
  const ask = button(page, t("admin_access_ask"));
  const decisive = page.getByRole("listitem").filter({ hasText: t("admin_access_decides") });
  await ask.click();
  await expect(page.getByText(t("admin_access_no"))).toBeVisible();
  await expect(decisive).toContainText(t("admin_rule_default_nobody"));

  const promoted = await owner.call("POST", `/organizations/${organization}/people/roles`, {
    role: "moderator",
    members: [{ user_id: member.id, seen_role: "member" }],
  });
  expect(promoted.status, JSON.stringify(promoted.body)).toBe(200);
  await ask.click();
  await expect(page.getByText(t("admin_access_yes"))).toBeVisible();
  await expect(decisive).toContainText(t("admin_rule_default_organization_role"));
  await expect(
    page.getByText(
      t("admin_access_role_there", { role: ORGANIZATION_ROLE_LABELS.moderator[t.language], organization: name }),
    ),
  ).toBeVisible();

  await what.selectOption({ label: t("admin_access_application") });
  await textField(page, t("admin_access_record")).fill(`${world.url}/register-startup?application=${draft}`);
  await ask.click();
  await expect(page.getByText(t("admin_access_no"))).toBeVisible();
  await expect(decisive).toContainText(t("admin_rule_application_draft"));
  expect((await member.call("GET", `/applications/${draft}`)).status).toBe(404);
});

test("an owner asks why about the organization's own people and records, and finds nobody else", async ({
  world,
  visit,
}) => {
  const organization = await addOrganization(world, `Αιτία ${randomUUID().slice(0, 8)}`);
  const owner = await addPerson(world, { organizations: { [organization]: "owner" } });
  const member = await addPerson(world, { role: "mentor", organizations: { [organization]: "member" } });
  const stranger = await addPerson(world);
  const { page, t } = await visit({ person: owner });
  await open(page, "/admin/system?section=access");
  const search = page.getByRole("searchbox", { name: startingWith(t("admin_access_member")) });
  await search.fill(stranger.email);
  await expect(page.getByRole("main").getByText(t("ui_no_matches"))).toBeVisible();
  await search.fill(member.email);
  await page.getByRole("main").getByRole("button").filter({ hasText: member.email }).click();
  await button(page, t("admin_access_ask")).click();
  await expect(page.getByText(t("admin_access_no"))).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: t("admin_access_decides") })).toContainText(
    t("admin_rule_default_nobody"),
  );
  const asked = (user_id: string) => ({
    organization_id: organization,
    user_id,
    subject: { kind: "page", page: "dashboard" },
  });
  expect((await owner.call("POST", "/admin/explain-access", asked(stranger.id))).status).toBe(404);
  expect((await member.call("POST", "/admin/explain-access", asked(owner.id))).status).toBe(403);
});

test("sign-up switched off refuses the form that a visitor has open, keeps its text, and is switched on again", async ({
  visit,
}) => {
  // A product of its own: everybody else's sign-up would close too.
  const product = await startOwnProduct();
  const { world } = product;
  try {
    const admin = await addSuperAdmin(world, "el");
    const { page: desk, t } = await visit({ person: admin, world });
    const { page } = await visit({ world });
    await open(page, "/signup");
    const email = `nea@${randomUUID()}.test`;
    await textField(page, t("identity_first_name")).fill("Άννα");
    await textField(page, t("identity_last_name")).fill("Λιάπη");
    await textField(page, t("identity_email")).fill(email);
    await password(page, t("identity_password")).fill(PASSWORD);
    await password(page, t("identity_confirm_password")).fill(PASSWORD);
    await page.getByRole("checkbox", { name: t("identity_terms_agree") }).check();

    await open(desk, "/system-admin?section=features");
    const feature = desk.getByRole("switch", { name: t("admin_feature_sign_up"), exact: true });
    await feature.click();
    await expect(
      toastOf(desk, { t, title: t("admin_features_off", { name: t("admin_feature_sign_up") }) }),
    ).toBeVisible();
    await expect(feature).not.toBeChecked();
    await button(page, t("identity_sign_up")).click();
    await expect(page.getByText(t("error_auth_sign_up_closed")).first()).toBeVisible();
    expect(await countRows(world, sql`from profiles where email = ${email}`)).toBe(0);
    // The server learns of the switch a moment after the answer; its kept pages are forgotten with it.
    const untilShown = (opened: Page, what: Locator) =>
      expect(async () => {
        await open(opened, "/signup");
        await expect(what).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
    const { page: later } = await visit({ world });
    await untilShown(later, later.getByText(t("identity_sign_up_closed_text")));
    await expect(textField(later, t("identity_email"))).toHaveCount(0);

    await feature.click();
    await expect(
      toastOf(desk, { t, title: t("admin_features_on", { name: t("admin_feature_sign_up") }) }),
    ).toBeVisible();
    await expect(feature).toBeChecked();
    await untilShown(later, textField(later, t("identity_email")));
    await expect(textField(page, t("identity_email"))).toHaveValue(email);
    await button(page, t("identity_sign_up")).click();
    await expect(page).toHaveURL(/\/signin$/);
    expect(await countRows(world, sql`from profiles where email = ${email}`)).toBe(1);
  } finally {
    await product.close();
  }
});

/** Something on the page fails, and nobody catches it. @returns once the report is at the server */
async function failOn(page: Page, message: string, t: Texts): Promise<void> {
  const reported = page.waitForResponse("**/api/errors");
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
  expect((await reported).ok()).toBe(true);
  // The page stands.
  await expect(page.getByRole("link", { name: t("shell_nav_sign_in"), exact: true }).first()).toBeVisible();
}

test("the same failure in two browsers is one line in the list; a resolved one that returns is open again", async ({
  world,
  visit,
}) => {
  const admin = await addSuperAdmin(world, "en");
  const word = randomBytes(12)
    .toString("base64")
    .replaceAll(/[^a-z]/gi, "");
  const [one, two] = [await visit({ language: "en" }), await visit({ language: "en" })];
  for (const [index, { page, t }] of [one, two].entries()) {
    await open(page, "/about");
    await failOn(page, `The curtain ${word} is stuck at ${index}`, t);
  }
  const { page, t } = await visit({ person: admin });
  await open(page, "/system-admin?section=errors");
  const row = page.getByRole("row").filter({ hasText: word });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("cell", { name: "2", exact: true })).toBeVisible();
  await expect(row).toContainText("/about");
  await row.getByRole("link").click();
  const sheet = page.getByRole("dialog", { name: t("admin_errors_one") });
  await expect(sheet).toContainText(`${world.url}/about`);
  await expect(sheet.getByRole("heading", { name: t("admin_errors_stack") })).toBeVisible();
  await sheet.getByRole("button", { name: t("admin_errors_resolve"), exact: true }).click();
  await expect(toastOf(page, { t, title: t("admin_errors_status_done") })).toBeVisible();
  await open(page, "/system-admin?section=errors&status=resolved");
  await expect(row).toHaveCount(1);

  await failOn(one.page, `The curtain ${word} is stuck at 7`, one.t);
  await open(page, "/system-admin?section=errors");
  await expect(row.getByRole("cell", { name: "3", exact: true })).toBeVisible();
});
