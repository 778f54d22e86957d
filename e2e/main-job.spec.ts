// The product's main job, end to end, in Greek; in English it is Firefox's (firefox.spec.ts).
import { randomUUID } from "node:crypto";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { Page } from "@playwright/test";
import { happeningText } from "./support/happening-text.ts";
import {
  expect,
  expectNotReloaded,
  hydrated,
  markPage,
  open,
  startingWith,
  test,
  textField,
  toastOf,
} from "./support/journey.ts";
import { linkIn, mailTo } from "./support/servers/mails.ts";
import {
  addOrganization,
  addPerson,
  defaultOrganization,
  type JourneyPerson,
  type World,
} from "./support/people/people.ts";
import {
  answerRegistry,
  applicationFor,
  expectSaved,
  expectSubmitted,
  fillActivity,
  fillCompany,
  fillTeam,
  nextStep,
  submitRegistration,
} from "./support/people/registration.ts";
import { signInAs } from "./support/people/sign-in.ts";
import type { Texts } from "./support/texts.ts";
import { registrationLabel } from "./support/registration-label.ts";

test.use({ serviceWorkers: "allow" });

/** What everyone reads; in Firefox it is the other one. */
const LANGUAGE: Language = "el";
const PASSWORD = "θάλασσα-και-φως-7";
/** Where a deep link must lead nobody: the parts of the process by their address. */
const DEEP_LINKS = (ids: ProcessIds) => [
  `/evaluation/${ids.evaluation}`,
  `/register-startup?application=${ids.application}`,
];

interface ProcessIds {
  application: string;
  evaluation: string;
}

/** A name that no other test has, with a Greek word to be found without its accents. */
const startupName = () => `Λιμήν ${randomUUID().slice(0, 8)}`;
const aboutStartup = (type: string, name: string) => happeningText(LANGUAGE, type, { startup_name: name });

async function signUp(page: Page, t: Texts, email: string): Promise<void> {
  await open(page, "/");
  await page.getByRole("link", { name: t("homepages_hero_register"), exact: true }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  await textField(page, t("identity_first_name")).fill("Άννα");
  await textField(page, t("identity_last_name")).fill("Λιάπη");
  await textField(page, t("identity_email")).fill(email);
  await page
    .getByLabel(startingWith(t("identity_password")))
    .first()
    .fill(PASSWORD);
  await page.getByLabel(startingWith(t("identity_confirm_password"))).fill(PASSWORD);
  await page.getByRole("checkbox", { name: t("identity_terms_agree") }).check();
  await page.getByRole("button", { name: t("identity_sign_up"), exact: true }).click();
  await expect(page).toHaveURL("/signin?next=%2Fregister-startup");
  // The address changes before the page does.
  await expect(page.getByRole("heading", { level: 1, name: t("identity_sign_in_title") })).toBeVisible();
  await expect(toastOf(page, { t, title: t("identity_sign_up_done") })).toBeVisible();
}

/** Scores every criterion with keys alone: a digit, Tab, and the one required comment. */
async function scoreByKeyboard(page: Page, t: Texts): Promise<void> {
  const scales = page
    .getByRole("region", { name: t("evaluations_sheet_tab_scores") })
    .getByRole("list")
    .first();
  await scales.getByRole("radio").first().focus();
  const criteria = await scales.getByRole("listitem").count();
  expect(criteria).toBeGreaterThan(3);
  for (let index = 0; index < criteria; index += 1) {
    await page.keyboard.press("4");
    await page.keyboard.press("Tab");
    const isComment = await page.evaluate(() => document.activeElement?.tagName === "TEXTAREA");
    if (!isComment || index === criteria - 1) continue;
    await page.keyboard.type("Πρώτο της κατηγορίας του");
    await page.keyboard.press("Tab");
  }
  const recommendation = page.getByRole("radio", { name: t("evaluations_recommend_approve"), exact: true });
  for (
    let tabs = 0;
    tabs < 4 && !(await recommendation.evaluate((radio) => radio === document.activeElement));
    tabs += 1
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(recommendation).toBeChecked();
  const submit = page.getByRole("button", { name: t("evaluations_sheet_submit") });
  for (let tabs = 0; tabs < 6 && !(await submit.evaluate((button) => button === document.activeElement)); tabs += 1)
    await page.keyboard.press("Tab");
  await expect(submit).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("80");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toastOf(page, { t, title: t("evaluations_sheet_submitted") })).toBeVisible();
}

/** Everything someone from elsewhere could try with the real ids. */
async function expectNothingSeen(stranger: JourneyPerson, ids: ProcessIds): Promise<void> {
  const { application, evaluation } = ids;
  const reason = "Δεν πρέπει να περάσει";
  const calls = [
    stranger.call("GET", `/applications/${application}`),
    stranger.call("PATCH", `/applications/${application}/draft`, { version: 1, answers: { name: "δικό μου" } }),
    stranger.call("DELETE", `/applications/${application}`),
    ...["submit", "withdraw", "open-review", "approve"].map((step) =>
      stranger.call("POST", `/applications/${application}/${step}`, { version: 1 }),
    ),
    ...["appeal", "request-changes", "reject", "reopen"].map((step) =>
      stranger.call("POST", `/applications/${application}/${step}`, { version: 1, reason }),
    ),
    stranger.call("GET", `/applications/${application}/evaluators`),
    stranger.call("GET", `/applications/${application}/criteria`),
    stranger.call("POST", `/applications/${application}/evaluations`, { evaluator_id: stranger.id }),
    stranger.call("GET", `/evaluations/${evaluation}`),
    stranger.call("PATCH", `/evaluations/${evaluation}`, { version: 1, private_notes: "…" }),
    stranger.call("POST", `/evaluations/${evaluation}/submit`, { version: 1 }),
    stranger.call("POST", `/evaluations/${evaluation}/recuse`, { reason }),
    stranger.call("POST", "/evaluations/accept", { ids: [evaluation] }),
    stranger.call("POST", "/evaluations/decline", { ids: [evaluation], reason: "no_time" }),
    stranger.call("DELETE", `/evaluations/${evaluation}`),
  ];
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  for (const path of ["/applications", "/applications/mine", "/evaluations/mine", "/notifications", "/activity"]) {
    const { body } = await stranger.call("GET", path);
    expect(JSON.stringify(body)).not.toContain(application);
  }
}

async function processIds(coordinator: JourneyPerson, application: string): Promise<ProcessIds> {
  const { body } = await coordinator.call("GET", `/applications/${application}`);
  const evaluation = /"evaluations":\[\{"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(body))?.[1];
  if (!evaluation) throw new Error("The application has no evaluation.");
  return { application, evaluation };
}

async function team(world: World) {
  const elsewhere = await addOrganization(world, `Λιμάνι ${randomUUID().slice(0, 6)}`);
  return {
    coordinator: await addPerson(world, {
      role: "registry_coordinator",
      organizations: { [await defaultOrganization(world)]: "coordinator" },
      firstName: "Νίκος",
      lastName: "Βέργος",
      language: LANGUAGE,
    }),
    evaluator: await addPerson(world, {
      role: "evaluator",
      firstName: "Μαρία",
      lastName: randomUUID().slice(0, 8),
      language: LANGUAGE,
    }),
    stranger: await addPerson(world, { role: "public", language: LANGUAGE, organizations: { [elsewhere]: "owner" } }),
  };
}

test("the main job, from sign-up to the public registry", async ({ world, visit }) => {
  test.setTimeout(600_000);
  const name = startupName();
  const email = `anna@${randomUUID()}.test`;
  const { coordinator, evaluator, stranger } = await team(world);
  const { page: founder, context: founderContext, t } = await visit({ language: LANGUAGE });
  const { page: desk } = await visit({ person: coordinator });
  const { page: judge } = await visit({ person: evaluator });

  await test.step("the founder signs up and verifies the e-mail", async () => {
    await signUp(founder, t, email);
    await signInAs(founder, t, { email, password: PASSWORD });
    await expect(founder.getByText(t("identity_unverified_title"))).toBeVisible();
    await founder.goto(linkIn(await mailTo(email, /Kerkis|e-?mail/i), "/email-verification"));
    await hydrated(founder);
    await founder.getByRole("button", { name: t("identity_verification_confirm") }).click();
    await expect(founder.getByText(t("identity_verification_done"))).toBeVisible();
    await founder
      .getByRole("link", { name: t("identity_sign_in"), exact: true })
      .last()
      .click();
    await hydrated(founder);
  });

  await test.step("and signs in, to the registration that the landing page had offered", async () => {
    await signInAs(founder, t, { email, password: PASSWORD });
    await expect(founder).toHaveURL(/\/register-startup\?application=/);
  });

  await test.step("the coordinator and the evaluator have their screens open", async () => {
    await open(desk, "/evaluation-management");
    await expect(desk.getByRole("heading", { level: 1, name: t("evaluations_manage_title") })).toBeVisible();
    await expect(desk.getByRole("table", { name: t("evaluations_queue_caption") })).toBeVisible();
    await open(judge, "/evaluator-dashboard");
    await expect(judge.getByText(t("evaluations_mine_empty_title"))).toBeVisible();
    await Promise.all([markPage(desk), markPage(judge)]);
  });

  await test.step("the founder fills the draft; a reload and a cut network lose nothing", async () => {
    await fillCompany(founder, t, name);
    await expectSaved(founder, t);
    await founder.reload();
    await hydrated(founder);
    await expect(textField(founder, registrationLabel(t, "name"))).toHaveValue(name);
    await nextStep(founder, t, "activity");

    await founderContext.setOffline(true);
    await fillActivity(founder, t);
    await expect(founder.getByRole("status").filter({ hasText: t("autosave_offline") })).toHaveCount(1);
    await expect(founder.getByText(t("shell_offline_banner"))).toBeVisible();
    await nextStep(founder, t, "team");
    await fillTeam(founder, t);
    await founderContext.setOffline(false);
    await expectSaved(founder, t);
    await founder.reload();
    await hydrated(founder);
    await expect(textField(founder, registrationLabel(t, "city"))).toHaveValue("Πειραιάς");
    await expect(textField(founder, registrationLabel(t, "founders.name"))).toHaveValue("Ελένη Κόρακα");
  });

  await test.step("and submits", async () => {
    await nextStep(founder, t, "funding");
    await answerRegistry(founder, t);
    await nextStep(founder, t, "review");
    await submitRegistration(founder, t);
    await expectSubmitted(founder, t);
  });
  const applicationId = new URL(founder.url()).searchParams.get("application") ?? "";
  const founderSession = await founderContext.cookies();
  expect(founderSession.find((cookie) => cookie.name === "kerkis.session_token")?.httpOnly).toBe(true);

  await test.step("the coordinator sees it arrive without reloading, and assigns the evaluator", async () => {
    await desk.getByRole("link", { name, exact: true }).click();
    await expectNotReloaded(desk);
    await desk
      .getByRole("button", { name: t("evaluations_action_assign"), exact: true })
      .first()
      .click();
    const dialog = desk.getByRole("dialog", { name: t("evaluations_assign_title") });
    await dialog.getByRole("radio", { name: startingWith(evaluator.name) }).click();
    await dialog.getByRole("button", { name: t("evaluations_assign_confirm"), exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  const ids = await processIds(coordinator, applicationId);

  await test.step("someone from another organization, an owner there, sees none of it", async () => {
    await expectNothingSeen(stranger, ids);
    const { startup_id } = await applicationFor(coordinator, applicationId);
    expect((await stranger.call("GET", `/startups/${startup_id}`)).status).toBe(404);
    const { page: outside } = await visit({ person: stranger });
    await open(outside, `/evaluation-management?application=${applicationId}`);
    await expect(outside.getByText(t("evaluations_detail_missing_title"))).toBeVisible();
    await expect(outside.getByText(name)).toHaveCount(0);
    for (const path of DEEP_LINKS(ids)) {
      await open(outside, path);
      await expect(outside.getByText(t("error_404_title"))).toBeVisible();
      await expect(outside.getByText(name)).toHaveCount(0);
    }
  });

  await test.step("the evaluator scores it by keyboard", async () => {
    await expect(judge.getByRole("heading", { name, level: 2 })).toBeVisible();
    await expectNotReloaded(judge);
    await judge.getByRole("link", { name: t("evaluations_mine_start") }).click();
    await expect(judge.getByRole("heading", { name, level: 1 })).toBeVisible();
    await scoreByKeyboard(judge, t);
  });

  await test.step("the coordinator sees the score come in and approves with a reason", async () => {
    await expect(desk.getByRole("dialog").getByText(evaluator.name).first()).toBeVisible();
    await desk.getByRole("button", { name: t("evaluations_action_approve"), exact: true }).click();
    await textField(desk, t("evaluations_decide_approve_reason")).fill("Πλήρης ομάδα και πρώτοι πελάτες.");
  });

  await test.step("the founder's bell rings live and the e-mail arrives", async () => {
    await markPage(founder);
    const approved = aboutStartup("application_approved", name);
    const dialog = desk.getByRole("alertdialog");
    await Promise.all([
      expect(toastOf(founder, { t, title: approved?.title ?? "" })).toBeVisible(),
      dialog.getByRole("button", { name: t("evaluations_action_approve"), exact: true }).click(),
    ]);
    await expect(dialog).toBeHidden();
    await Promise.all([expectNotReloaded(founder), expectNotReloaded(desk)]);
    const bell = founder.getByRole("button", { name: startingWith(t("notifications_bell_unread", { count: 2 })) });
    await expect(bell).toHaveText("2");
    await bell.click();
    await expect(founder.getByRole("dialog").getByText(approved?.message ?? "…")).toBeVisible();
    const mail = await mailTo(email, /εγκρίθηκε|was approved/);
    expect(mail.subject).toContain(name);
    expect(mail.text).toContain("Πλήρης ομάδα");
    await founder.goto(linkIn(mail, "/startup/"));
    await expect(founder.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  await test.step("anyone finds it: on /startups, on its page, in the search", async () => {
    const { page: anyone } = await visit({ language: LANGUAGE });
    await open(anyone, "/startups");
    await anyone
      .getByRole("searchbox", { name: t("startups_search_label") })
      .fill(name.replace("ή", "η").toUpperCase());
    await anyone.getByRole("link", { name, exact: true }).click();
    await expect(anyone.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(anyone.getByRole("heading", { name: t("startups_checked_title") })).toBeVisible();
    await expect(anyone.getByText("Πλήρης ομάδα")).toHaveCount(0);
    await open(anyone, `/search?q=${encodeURIComponent(name)}`);
    await expect(anyone.getByRole("link", { name, exact: true })).toBeVisible();

    const { page: outside } = await visit({ person: stranger });
    await open(outside, "/dashboard");
    await outside.getByRole("combobox", { name: t("search_label") }).fill(name);
    await outside.getByRole("option", { name: startingWith(name) }).click();
    await expect(outside.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectNothingSeen(stranger, ids);
  });
});
