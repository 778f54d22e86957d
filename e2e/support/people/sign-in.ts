import { expect, type Page } from "@playwright/test";
import { startingWith, textField } from "../journey.ts";
import type { Texts } from "../texts.ts";

/** Fills in the open sign-in form and sends it. */
export async function signInAs(
  page: Page,
  t: Texts,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await textField(page, t("identity_email")).fill(email);
  await page.getByLabel(startingWith(t("identity_password"))).fill(password);
  await page.getByRole("button", { name: t("identity_sign_in"), exact: true }).click();
}

/** Presses "Sign out" in the account menu. */
export async function chooseSignOut(page: Page, t: Texts, { name }: { name: string }): Promise<void> {
  const item = page.getByRole("menuitem", { name: t("shell_account_sign_out") });
  // Who has just signed in may open the menu of the sign-in page, which goes with it when the next page is here.
  await expect(async () => {
    if (!(await item.isVisible()))
      await page.getByRole("button", { name: t("shell_account_menu", { name }) }).click({ timeout: 3_000 });
    await item.click({ timeout: 3_000 });
  }).toPass();
}

/** Signs out by the account menu; the page is the landing page then. */
export async function signOut(page: Page, t: Texts, person: { name: string }): Promise<void> {
  await chooseSignOut(page, t, person);
  await expect(page).toHaveURL("/");
}
