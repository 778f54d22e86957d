// Every form of the main job sent empty, oversized, with emoji, right-to-left and script texts, and twice at once.
import { randomUUID } from "node:crypto";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Locator, Page } from "@playwright/test";
import { hashPassword } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import { happeningText } from "./support/happening-text.ts";
import { expect, open, startingWith, test, textField, toastOf } from "./support/journey.ts";
import { mailTo } from "./support/servers/mails.ts";
import { addOrganization, addPerson, countRows, type World } from "./support/people/people.ts";
import {
  applicationFor,
  expectSaved,
  expectSubmitted,
  filledDraft,
  submittedApplication,
} from "./support/people/registration.ts";
import { countCalls, ODD, OVERSIZED, REVERSING, watchScripts } from "./support/strings.ts";
import type { Texts } from "./support/texts.ts";
import { registrationLabel } from "./support/registration-label.ts";

const NAME_MAX = 80;

const password = (page: Page, label: string) => page.getByLabel(startingWith(label)).first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The field says this, tied to it for everyone, and is marked as wrong. */
async function expectProblem(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
}

/** A text that is too long is either cut by the field, or refused beside it and kept. */
async function expectRefusedOrCut(field: Locator, t: Texts, max: number): Promise<void> {
  const { length } = await field.inputValue();
  if (length > max) await expectProblem(field, t("field_too_long", { max }));
}

async function organizationCast(world: World) {
  const organization = await addOrganization(world, `Στοά ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  return {
    founder: await addPerson(world, { organizations }),
    coordinator: await addPerson(world, {
      role: "registry_coordinator",
      organizations: { [organization]: "coordinator" },
    }),
    evaluator: await addPerson(world, { role: "evaluator", organizations }),
  };
}

test("sign-up", async ({ world, visit, language }) => {
  const { page, t } = await visit({ language });
  const expectNothingRan = watchScripts(page);
  const calls = countCalls(page, "POST", /\/auth\/sign-up$/);
  await open(page, "/signup");
  const first = textField(page, t("identity_first_name"));
  const last = textField(page, t("identity_last_name"));
  const email = textField(page, t("identity_email"));
  const secret = password(page, t("identity_password"));
  const again = password(page, t("identity_confirm_password"));
  const submit = button(page, t("identity_sign_up"));
  await expect(submit).toBeDisabled();
  await page.getByRole("checkbox", { name: t("identity_terms_agree") }).check();

  await submit.click();
  for (const field of [first, last, email, secret, again]) await expectProblem(field, t("field_required"));

  await first.fill(REVERSING);
  await last.fill(OVERSIZED);
  await email.fill(`${ODD.rightToLeft}@example`);
  await secret.fill("abc");
  await again.fill("abd");
  await submit.click();
  await expectProblem(first, t("field_hidden_marks"));
  await expectRefusedOrCut(last, t, NAME_MAX);
  await expectProblem(email, t("field_email"));
  await expectProblem(secret, t("field_too_short", { min: LIMITS.passwordMin }));
  await expectProblem(again, t("field_passwords_differ"));
  await expect(toastOf(page, { t, title: t("identity_password_mismatch") })).toContainText(
    t("identity_password_mismatch_text"),
  );
  await expect(email).toHaveValue(`${ODD.rightToLeft}@example`);
  expect(calls()).toBe(0);

  const address = `νέα.${randomUUID()}@example.test`.replace("νέα.", "nea.");
  await first.fill(ODD.script.slice(0, NAME_MAX));
  await last.fill(`${ODD.emoji} ${ODD.rightToLeft}`);
  await email.fill(address);
  await secret.fill("θάλασσα-7");
  await again.fill("θάλασσα-7");
  await submit.dblclick();
  await expect(page).toHaveURL(/\/signin$/);
  expect(calls()).toBe(1);
  expect(
    await countRows(
      world,
      sql`from profiles where email = ${address} and first_name = ${ODD.script.slice(0, NAME_MAX)}`,
    ),
  ).toBe(1);
  await mailTo(address, /Kerkis|e-?mail/i);
  await expectNothingRan();
});

test("sign-up with an address that has an account answers like any other; its owner is told by mail", async ({
  world,
  visit,
  language,
}) => {
  const { email } = await addPerson(world, { language });
  const { page, t } = await visit({ language });
  await open(page, "/signup");
  await textField(page, t("identity_first_name")).fill("Άννα");
  await textField(page, t("identity_last_name")).fill("Λιάπη");
  await textField(page, t("identity_email")).fill(email);
  await password(page, t("identity_password")).fill("θάλασσα-7");
  await password(page, t("identity_confirm_password")).fill("θάλασσα-7");
  await page.getByRole("checkbox", { name: t("identity_terms_agree") }).check();
  await button(page, t("identity_sign_up")).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(toastOf(page, { t, title: t("identity_sign_up_done") })).toBeVisible();
  expect((await mailTo(email, /./)).text).not.toContain("/email-verification");
  expect(await countRows(world, sql`from profiles where email = ${email}`)).toBe(1);
});

test("sign-in", async ({ world, visit, language }) => {
  const { email } = await addPerson(world, { passwordHash: await hashPassword("θάλασσα-7") });
  const { page, t } = await visit({ language });
  const expectNothingRan = watchScripts(page);
  const calls = countCalls(page, "POST", /\/auth\/sign-in$/);
  await open(page, "/signin");
  const address = textField(page, t("identity_email"));
  const secret = password(page, t("identity_password"));
  const submit = button(page, t("identity_sign_in"));
  await submit.click();
  await expectProblem(address, t("field_required"));
  await expectProblem(secret, t("field_required"));
  for (const text of [ODD.emoji, ODD.rightToLeft, ODD.script, OVERSIZED]) {
    await address.fill(text);
    await secret.fill("x");
    await submit.click();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await expect(address).not.toHaveValue("");
  }
  expect(calls()).toBe(0);
  await address.fill(email);
  await secret.fill(ODD.script);
  // The second click comes before the answer, however fast that is.
  const { promise: clicked, resolve: haveClicked } = Promise.withResolvers<void>();
  await page.route(/\/auth\/sign-in$/, async (route) => {
    await clicked;
    await route.continue();
  });
  await submit.dblclick();
  haveClicked();
  await expect(toastOf(page, { t, title: t("identity_sign_in_failed") }).first()).toBeVisible();
  await expectProblem(secret, t("error_auth_invalid_credentials"));
  await expect(address).toHaveValue(email);
  expect(calls()).toBe(1);
  await expectNothingRan();
});

test("forgot password never tells whether the account exists", async ({ visit, language }) => {
  const { page, t } = await visit({ language });
  const expectNothingRan = watchScripts(page);
  const calls = countCalls(page, "POST", /\/auth\/forgot-password$/);
  await open(page, "/forgot-password");
  const address = textField(page, t("identity_email"));
  const submit = button(page, t("identity_forgot_submit"));
  await submit.click();
  await expectProblem(address, t("field_required"));
  for (const text of [ODD.emoji, ODD.rightToLeft, ODD.script, OVERSIZED]) {
    await address.fill(text);
    await submit.click();
    await expect(address).toHaveAttribute("aria-invalid", "true");
  }
  expect(calls()).toBe(0);
  const nobody = `nobody@${randomUUID()}.test`;
  await address.fill(nobody);
  await submit.dblclick();
  await expect(page.getByText(t("identity_forgot_sent_text", { email: nobody }))).toBeVisible();
  expect(calls()).toBe(1);
  await expectNothingRan();
});

test("registration: nothing filled in, far too much, and texts that want to run", async ({
  world,
  visit,
  language,
}) => {
  const { founder, coordinator } = await organizationCast(world);
  const person = { ...founder, language };
  const { page, t } = await visit({ person });
  const expectNothingRan = watchScripts(page);
  await open(page, "/register-startup");
  await expect(page).toHaveURL(/application=/);
  const id = new URL(page.url()).searchParams.get("application") ?? "";

  await open(page, `/register-startup?application=${id}&step=review`);
  await button(page, t("applications_submit")).click();
  await expect(
    page.getByText(new RegExp(t("applications_missing_title", { count: 9 }).replace("9", "\\d+"))),
  ).toBeVisible();
  await page.getByRole("button", { name: registrationLabel(t, "tagline"), exact: true }).click();
  await expectProblem(textField(page, registrationLabel(t, "tagline")), t("field_required"));

  const name = textField(page, registrationLabel(t, "name"));
  const tagline = textField(page, registrationLabel(t, "tagline"));
  await name.fill(OVERSIZED);
  await expectRefusedOrCut(name, t, LIMITS.nameMax);
  await name.fill(ODD.script.slice(0, LIMITS.nameMax));
  await tagline.fill(`${ODD.emoji} ${ODD.rightToLeft}`);
  await button(page, t("applications_continue")).click();
  const website = textField(page, registrationLabel(t, "website_url"));
  await website.fill("javascript:window.ran=4");
  await website.blur();
  await expectProblem(website, t("field_url"));
  await textField(page, registrationLabel(t, "description")).fill(ODD.script);
  await expectSaved(page, t);
  await page.reload();
  await expect(textField(page, registrationLabel(t, "description"))).toHaveValue(ODD.script);
  await open(page, `/register-startup?application=${id}&step=company`);
  await expect(name).toHaveValue(ODD.script.slice(0, LIMITS.nameMax));
  await expect(tagline).toHaveValue(`${ODD.emoji} ${ODD.rightToLeft}`);
  await expectNothingRan();
  expect((await coordinator.call("GET", `/applications/${id}`)).status).toBe(404);
});

test("registration: a double click on submit makes one application; its texts are only texts, everywhere", async ({
  world,
  visit,
  language,
}) => {
  const { founder, coordinator } = await organizationCast(world);
  const { page, t } = await visit({ person: { ...founder, language } });
  const name = `${ODD.script.slice(0, 60)} ${randomUUID().slice(0, 8)}`;
  const { id } = await filledDraft(founder, name);
  const calls = countCalls(page, "POST", /\/submit$/);
  const expectNothingRan = watchScripts(page);
  await open(page, `/register-startup?application=${id}&step=review`);
  await button(page, t("applications_submit")).dblclick();
  await expectSubmitted(page, t);
  expect(calls()).toBe(1);
  expect(await countRows(world, sql`from applications where applicant_id = ${founder.id}`)).toBe(1);
  const application = await applicationFor(coordinator, id);
  await coordinator.call("POST", `/applications/${id}/approve`, {
    version: application.version,
    reason: ODD.script,
  });
  await open(page, `/my-applications?application=${id}`);
  await expect(page.getByRole("dialog").getByText(ODD.script).first()).toBeVisible();
  await open(page, `/startup/${application.startup_id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Kerkis`);
  await open(page, "/notifications");
  const text = happeningText(language, "application_approved", { startup_name: name });
  await expect(page.getByText(text.message).first()).toBeVisible();
  await expectNothingRan();
});

test("the reason of a rejection", async ({ world, visit, language }) => {
  const { founder, coordinator } = await organizationCast(world);
  const { id } = await submittedApplication(founder, `Ρήξη ${randomUUID().slice(0, 8)}`);
  const { page, t } = await visit({ person: { ...coordinator, language } });
  const expectNothingRan = watchScripts(page);
  const calls = countCalls(page, "POST", /\/reject$/);
  await open(page, `/evaluation-management?application=${id}`);
  await button(page, t("evaluations_action_reject")).click();
  const dialog = page.getByRole("alertdialog");
  const reason = dialog.getByRole("textbox", { name: startingWith(t("evaluations_decide_reject_reason")) });
  const confirm = dialog.getByRole("button", { name: t("evaluations_action_reject"), exact: true });
  await confirm.click();
  await expectProblem(reason, t("field_required"));
  await reason.fill("  α ");
  await confirm.click();
  await expectProblem(reason, t("field_too_short", { min: LIMITS.reasonMin }));
  await reason.fill(OVERSIZED);
  await confirm.click();
  await expectRefusedOrCut(reason, t, LIMITS.reasonMax);
  expect(calls()).toBe(0);
  const given = `${ODD.emoji}\n${ODD.rightToLeft}\n${ODD.script}`;
  await reason.fill(given);
  await confirm.dblclick();
  await expect(dialog).toBeHidden();
  expect(calls()).toBe(1);
  const rejections = sql`from application_history where application_id = ${id} and action = 'reject' and reason = ${given}`;
  expect(await countRows(world, rejections)).toBe(1);
  await expect(page.getByText(ODD.script).first()).toBeVisible();
  await expectNothingRan();
  const { page: reader } = await visit({ person: { ...founder, language } });
  const expectNothingRanThere = watchScripts(reader);
  await open(reader, `/my-applications?application=${id}`);
  await expect(reader.getByText(ODD.script).first()).toBeVisible();
  await expectNothingRanThere();
  const mail = await mailTo(founder.email, /Απόφαση/);
  expect(mail.html).not.toMatch(/<script|<img src=x/);
});

test("an evaluation sent empty, and with odd comments", async ({ world, visit, language }) => {
  const { founder, coordinator, evaluator } = await organizationCast(world);
  const { id } = await submittedApplication(founder, `Κρίση ${randomUUID().slice(0, 8)}`);
  const assigned = await coordinator.call("POST", `/applications/${id}/evaluations`, {
    evaluator_id: evaluator.id,
  });
  const evaluation = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(assigned.body))?.[1] ?? "";
  const { page, t } = await visit({ person: { ...evaluator, language } });
  const expectNothingRan = watchScripts(page);
  const calls = countCalls(page, "POST", /\/submit$/);
  await open(page, `/evaluation/${evaluation}`);
  await button(page, t("evaluations_sheet_submit")).click();
  await expect(page.getByText(t("evaluations_sheet_missing_title"))).toBeVisible();
  const scales = page.getByRole("radiogroup");
  await expectProblem(scales.first(), t("evaluations_sheet_missing_score"));
  await expect(page.getByText(t("evaluations_sheet_recommendation_missing")).first()).toBeVisible();
  expect(calls()).toBe(0);

  const comments = page.getByRole("textbox", {
    name: startingWith(t("evaluations_sheet_comment_for", { criterion: "" })),
  });
  const texts = [ODD.emoji, ODD.rightToLeft, ODD.script, OVERSIZED];
  const count = await comments.count();
  for (let index = 0; index < count; index += 1) await comments.nth(index).fill(texts[index % texts.length] ?? "");
  expect((await comments.nth(3).inputValue()).length).toBeLessThanOrEqual(2000);
  for (let index = 0; index < count; index += 1) await scales.nth(index).getByRole("radio").last().click();
  await page.getByRole("radio", { name: t("evaluations_recommend_reject"), exact: true }).click();
  await expectSaved(page, t);
  await page.reload();
  await expect(comments.nth(2)).toHaveValue(ODD.script);
  await button(page, t("evaluations_sheet_submit")).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("evaluations_sheet_submit"), exact: true })
    .dblclick();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect.poll(() => calls()).toBe(1);
  const handedIn = sql`from evaluation_history where evaluation_id = ${evaluation} and to_status = 'submitted'`;
  await expect.poll(() => countRows(world, handedIn)).toBe(1);
  await expectNothingRan();
  const { page: desk } = await visit({ person: { ...coordinator, language } });
  const expectNothingRanThere = watchScripts(desk);
  await open(desk, `/evaluation-management?application=${id}`);
  await expect(desk.getByText(ODD.script).first()).toBeVisible();
  await expectNothingRanThere();
});
