// The product's main job once in Firefox and in English, from sign-up to the public registry.
import { randomUUID } from "node:crypto";
import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import type { RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { Browser } from "puppeteer-core";
import { happeningText } from "./support/happening-text.ts";
import { expect, test } from "./support/journey.ts";
import { FirefoxPage, startFirefox } from "./support/firefox.ts";
import { addPerson, defaultOrganization } from "./support/people/people.ts";
import { turnoverLabel } from "./support/people/registration.ts";
import { registrationLabel } from "./support/registration-label.ts";
import { linkIn, mailTo } from "./support/servers/mails.ts";
import { textsIn, type Texts } from "./support/texts.ts";

const PASSWORD = "θάλασσα-και-φως-7";
const DESCRIPTION = "Αυτόνομα σκάφη που επιθεωρούν λιμάνια και υφαλοκρηπίδες χωρίς πλήρωμα, με χάρτες σε μία ώρα.";

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await startFirefox();
});
test.afterAll(() => firefox.close());
/** What Firefox showed last is kept with a failure. */
test.afterEach(async ({}, info) => {
  if (info.status === info.expectedStatus) return;
  for (const [index, page] of (await firefox.pages()).entries()) {
    await page.screenshot({ path: info.outputPath(`page-${index}.png`) });
  }
});

async function signUpAndIn(founder: FirefoxPage, t: Texts, email: string): Promise<void> {
  await founder.goto("/signup?next=%2Fregister-startup");
  await founder.fill(t("identity_first_name"), "Άννα");
  await founder.fill(t("identity_last_name"), "Λιάπη");
  await founder.fill(t("identity_email"), email);
  await founder.fill(t("identity_password"), PASSWORD);
  await founder.fill(t("identity_confirm_password"), PASSWORD);
  await founder.press("field", t("identity_terms_agree"));
  await founder.press("button", t("identity_sign_up"), "main");
  await founder.isAt(/^\/signin/);
  await founder.goto(linkIn(await mailTo(email, /Kerkis|e-?mail/i), "/email-verification"));
  await founder.press("button", t("identity_verification_confirm"));
  await founder.reads(t("identity_verification_done"));
  await founder.goto("/signin?next=%2Fregister-startup");
  await founder.fill(t("identity_email"), email);
  await founder.fill(t("identity_password"), PASSWORD);
  await founder.press("button", t("identity_sign_in"), "main");
  await founder.isAt(/^\/register-startup\?.*application=/);
}

async function register(founder: FirefoxPage, t: Texts, name: string): Promise<void> {
  const next = async (step: RegistrationStep) => {
    await founder.press("button", t("applications_continue"));
    await founder.find("heading", REGISTRATION_FORM[step].title[t.language], "main");
  };
  await founder.fill(registrationLabel(t, "name"), name);
  await founder.fill(registrationLabel(t, "tagline"), "Σκάφη που βλέπουν κάτω από το νερό");
  await next("activity");
  await founder.fill(registrationLabel(t, "description"), DESCRIPTION);
  await founder.select(registrationLabel(t, "industry"), "maritime");
  await founder.select(registrationLabel(t, "stage"), "seed");
  await next("team");
  await founder.fill(registrationLabel(t, "city"), "Πειραιάς");
  await founder.select(registrationLabel(t, "employees_range"), "2-10");
  await founder.fill(registrationLabel(t, "founders.name"), "Ελένη Κόρακα");
  await founder.fill(registrationLabel(t, "founders.role"), "CEO");
  await next("funding");
  await founder.press("button", t("applications_continue"));
  await founder.fill(turnoverLabel(t), "120000");
  await next("review");
  await founder.tick(registrationLabel(t, "accuracy"));
  await founder.press("button", t("applications_submit"));
  await founder.find("heading", t("applications_submitted_title"));
}

/** Gives every criterion a score with the keyboard, and the comments that must be. */
async function score(judge: FirefoxPage, t: Texts): Promise<void> {
  const { page } = judge;
  await judge.find("heading", t("evaluations_sheet_criteria"));
  const criteria = await page.$$("[data-criterion]");
  expect(criteria.length).toBeGreaterThan(3);
  for (const criterion of criteria) {
    await (await criterion.$("input[type=radio], [role=radio]"))?.focus();
    await page.keyboard.press("4");
    await (await criterion.$("textarea[data-required]"))?.type("Πρώτο της κατηγορίας του");
  }
  await judge.press("radio", t("evaluations_recommend_approve"));
  await judge.press("button", t("evaluations_sheet_submit"));
  await judge.press("button", t("evaluations_sheet_submit"), "[role=alertdialog]");
  await judge.reads(t("evaluations_sheet_submitted"));
}

test("the main job, from sign-up to the public registry, in Firefox", async ({ world }) => {
  test.setTimeout(600_000);
  const language = "en";
  const t = textsIn(language);
  const { url } = world;
  const name = `Λιμήν ${randomUUID().slice(0, 8)}`;
  const organizations = { [await defaultOrganization(world)]: "coordinator" as const };
  const coordinator = await addPerson(world, { role: "registry_coordinator", organizations, language });
  const evaluator = await addPerson(world, { role: "evaluator", lastName: randomUUID().slice(0, 8), language });
  const founder = await FirefoxPage.open(firefox, { url, language });
  const desk = await FirefoxPage.open(firefox, { url, language, person: coordinator });
  const judge = await FirefoxPage.open(firefox, { url, language, person: evaluator });

  await test.step("a founder signs up, verifies the e-mail and signs in", () =>
    signUpAndIn(founder, t, `anna@${randomUUID()}.test`));
  await test.step("the coordinator has the queue open", () => desk.goto("/evaluation-management"));
  await test.step("the evaluator has nothing to do yet", async () => {
    await judge.goto("/evaluator-dashboard");
    await judge.reads(t("evaluations_mine_empty_title"));
  });
  await test.step("the founder registers a startup", () => register(founder, t, name));
  await test.step("the coordinator sees it arrive and assigns the evaluator", async () => {
    await desk.press("link", name);
    await desk.press("button", t("evaluations_action_assign"), "[role=dialog]");
    await desk.press("radio", evaluator.name, "[role=dialog]");
    await desk.press("button", t("evaluations_assign_confirm"));
  });
  await test.step("the evaluator sees it arrive and scores it", async () => {
    await judge.find("heading", name);
    await judge.press("link", t("evaluations_mine_start"));
    await judge.find("heading", name, "main");
    await score(judge, t);
  });
  await test.step("the coordinator approves, and the founder hears of it at once", async () => {
    await desk.press("button", t("evaluations_action_approve"), "[role=dialog]");
    await desk.fill(t("evaluations_decide_approve_reason"), "Πλήρης ομάδα και πρώτοι πελάτες.");
    await desk.press("button", t("evaluations_action_approve"), "[role=alertdialog]");
    await founder.reads(happeningText(language, "application_approved", { startup_name: name }).title);
  });
  await test.step("anyone finds it in the registry", async () => {
    const anyone = await FirefoxPage.open(firefox, { url, language });
    await anyone.goto(`/startups?q=${encodeURIComponent(name)}`);
    await anyone.press("link", name);
    await anyone.find("heading", name, "main");
  });
});
