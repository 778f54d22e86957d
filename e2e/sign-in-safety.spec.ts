// What keeps an account safe: a second factor, passkeys, sessions that end, cookies that serve nobody afterwards.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { hashPassword } from "better-auth/crypto";
import { expect, hydrated, open, startingWith, test, textField, toastOf } from "./support/journey.ts";
import { addPerson, anotherSession, type JourneyPerson } from "./support/people/people.ts";
import { filledDraft } from "./support/people/registration.ts";
import { signInAs, signOut } from "./support/people/sign-in.ts";
import type { Texts } from "./support/texts.ts";
import { codeOf } from "./support/people/totp.ts";
import { registrationLabel } from "./support/registration-label.ts";

test.describe.configure({ timeout: 180_000 });

const PASSWORD = "θάλασσα-και-φως-7";
/** Far outside of what a phone's clock may be off. */
const OTHER_STEP = 1_000;

const signedIn = (page: Page, t: Texts, { name }: JourneyPerson) =>
  expect(page.getByRole("button", { name: t("shell_account_menu", { name }) })).toBeVisible();

/** The open dialog asks for the password. */
async function prove(page: Page, t: Texts, confirm: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(startingWith(t("security_proof_password"))).fill(PASSWORD);
  await dialog.getByRole("button", { name: t(confirm), exact: true }).click();
}

/** Turns two-factor sign-in on in the settings. @returns the app's key and the backup codes */
async function turnOnTwoFactor(page: Page, t: Texts): Promise<{ key: string; codes: string[] }> {
  await open(page, "/settings?section=two-factor");
  await page.getByRole("button", { name: t("security_two_factor_enable"), exact: true }).click();
  await prove(page, t, "security_two_factor_begin");
  const dialog = page.getByRole("dialog", { name: t("security_two_factor_scan_title") });
  await expect(dialog.getByRole("img", { name: t("security_two_factor_qr") })).toBeVisible();
  const key = (await dialog.locator("code").innerText()).replaceAll(/\s/g, "");
  const code = textField(page, t("security_two_factor_code"));
  await code.fill(codeOf(key, OTHER_STEP));
  await dialog.getByRole("button", { name: t("security_two_factor_enable"), exact: true }).click();
  await expect(code).toHaveAccessibleDescription(t("security_two_factor_code_wrong"));
  await code.fill(codeOf(key));
  await dialog.getByRole("button", { name: t("security_two_factor_enable"), exact: true }).click();
  const list = page.getByRole("dialog").getByRole("list", { name: t("security_codes_list") });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  const codes = await list.getByRole("listitem").allInnerTexts();
  await page.getByRole("button", { name: t("security_codes_done") }).click();
  await expect(page.getByText(t("security_two_factor_on"), { exact: true })).toBeVisible();
  return { key, codes };
}

test("with a second factor the password alone opens nothing; a code does, and a backup code once", async ({
  world,
  visit,
}) => {
  const person = await addPerson(world, { passwordHash: await hashPassword(PASSWORD) });
  const { page, context, t } = await visit({ person });
  const { key, codes } = await turnOnTwoFactor(page, t);
  const [backup = ""] = codes;
  const byPassword = async () => {
    await signOut(page, t, person);
    await open(page, "/signin");
    await signInAs(page, t, { email: person.email, password: PASSWORD });
    await expect(page.getByRole("heading", { level: 1, name: t("identity_code_title") })).toBeVisible();
  };
  const field = textField(page, t("identity_code"));
  const backupField = textField(page, t("identity_backup_code"));
  const confirm = page.getByRole("button", { name: t("identity_sign_in"), exact: true });

  await byPassword();
  expect((await context.cookies()).some(({ name }) => name === "kerkis.session_token")).toBe(false);
  await field.fill(codeOf(key, OTHER_STEP));
  await confirm.click();
  await expect(field).toHaveAccessibleDescription(t("identity_code_wrong"));
  // The code of now was used to turn it on, and none serves twice; the next one counts already.
  await field.fill(codeOf(key, 1));
  await confirm.click();
  await signedIn(page, t, person);

  await byPassword();
  await page.getByRole("button", { name: t("identity_use_backup_code") }).click();
  await backupField.fill(backup);
  await confirm.click();
  await signedIn(page, t, person);
  await open(page, "/settings?section=two-factor");
  await expect(page.getByText(t("security_codes_left", { count: 9 }))).toBeVisible();

  await byPassword();
  await page.getByRole("button", { name: t("identity_use_backup_code") }).click();
  await backupField.fill(backup);
  await confirm.click();
  await expect(backupField).toHaveAccessibleDescription(t("identity_code_wrong"));
  expect((await context.cookies()).some(({ name }) => name === "kerkis.session_token")).toBe(false);
});

test("a passkey made in the settings signs in without a password, until it is removed", async ({ world, visit }) => {
  const person = await addPerson(world, { language: "en", passwordHash: await hashPassword(PASSWORD) });
  const { page, context, t } = await visit({ person });
  // A browser that does not offer passkeys in the e-mail field: this device would take the offer at once.
  await page.addInitScript(() => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) });
  });
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, "/settings?section=passkeys");
  await expect(page.getByText(t("security_passkeys_none"))).toBeVisible();
  await page.getByRole("button", { name: t("security_passkeys_add"), exact: true }).click();
  await textField(page, t("security_passkeys_name")).fill("Rehearsal laptop");
  await prove(page, t, "security_two_factor_begin");
  await expect(toastOf(page, { t, title: t("security_passkeys_added") })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Rehearsal laptop" })).toBeVisible();

  await signOut(page, t, person);
  await open(page, "/signin?next=/notifications");
  const byPasskey = page.getByRole("button", { name: t("identity_passkey_sign_in") });
  await byPasskey.click();
  await expect(page).toHaveURL(/\/notifications$/);
  await signedIn(page, t, person);

  await open(page, "/settings?section=passkeys");
  await page.getByRole("button", { name: t("security_passkeys_remove_of", { name: "Rehearsal laptop" }) }).click();
  await prove(page, t, "security_passkeys_remove");
  await expect(page.getByText(t("security_passkeys_none"))).toBeVisible();
  await signOut(page, t, person);
  await open(page, "/signin");
  await byPasskey.click();
  await expect(toastOf(page, { t, title: t("identity_sign_in_failed") })).toContainText(t("error_auth_passkey_failed"));
});

test("a session ended from another browser says so there, and signing in leads back with what was typed", async ({
  world,
  visit,
}) => {
  const person = await addPerson(world, { passwordHash: await hashPassword(PASSWORD) });
  const { id } = await filledDraft(person, `Πρόβα ${randomUUID().slice(0, 8)}`);
  const { page: lost, t } = await visit({ person });
  const place = `/register-startup?application=${id}&step=company`;
  await open(lost, place);
  // The same session, with nothing to send.
  const { page: idle } = await visit({ person });
  await open(idle, "/notifications");
  const { page: kept } = await visit({ person: await anotherSession(world, person) });
  await open(kept, "/settings?section=sessions");
  const others = kept.getByRole("button", { name: startingWith(t("security_sessions_end_of", { device: "" })) });
  await expect(others).toHaveCount(1);
  await textField(lost, registrationLabel(t, "tagline")).fill("Γραμμένο πριν λήξει η συνεδρία");

  await others.click();
  await expect(toastOf(kept, { t, title: t("security_sessions_ended") })).toBeVisible();
  await expect(others).toHaveCount(0);
  await expect(lost.getByText(t("identity_session_ended"))).toBeVisible();
  await expect(lost).toHaveURL(/\/signin\?next=/);
  await expect(idle).toHaveURL("/signin?next=%2Fnotifications");
  await expect(idle.getByText(t("identity_session_ended"))).toBeVisible();
  await hydrated(lost);
  await signInAs(lost, t, { email: person.email, password: PASSWORD });
  await expect(lost).toHaveURL(place);
  await expect(textField(lost, registrationLabel(t, "tagline"))).toHaveValue("Γραμμένο πριν λήξει η συνεδρία");
  await signedIn(kept, t, person);
});

test("a cookie that was stolen opens nothing after its owner has signed out", async ({ world, visit }) => {
  const person = await addPerson(world, { language: "en" });
  const { page, t } = await visit({ person });
  const { page: thief } = await visit({ person });
  await open(thief, "/dashboard");
  await signedIn(thief, t, person);
  await open(page, "/dashboard");
  await signOut(page, t, person);

  // The page that the thief has open learns of it, and nothing else opens with the cookie.
  await expect(thief).toHaveURL(/\/signin/);
  const { page: replayed, context } = await visit({ person });
  await open(replayed, "/my-applications");
  await expect(replayed).toHaveURL(/\/signin\?next=/);
  await expect(replayed.getByRole("button", { name: t("shell_account_menu", { name: person.name }) })).toHaveCount(0);
  const [session, mine] = [await person.call("GET", "/session"), await person.call("GET", "/applications/mine")];
  expect(session.body).toMatchObject({ profile: null });
  expect(mine.status).toBe(401);
  expect((await context.request.get("/my-applications", { maxRedirects: 0 })).status()).toBeGreaterThanOrEqual(300);
});
