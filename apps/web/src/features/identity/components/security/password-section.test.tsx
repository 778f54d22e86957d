import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founder } from "../../identity.factory.ts";
import { PasswordSection } from "./password-section.tsx";

let screen: TestPage;
afterEach(() => screen.close());

async function open() {
  const waysIn = {
    has_password: true,
    two_factor: { enabled: false, backup_codes_left: 0 },
    passkeys: [],
    accounts: [],
  };
  screen = await openTestPage(<PasswordSection />, { answers: { "identity.waysIn": waysIn }, session: founder });
}
const fill = (name: string, text: string) => page.getByRole("textbox", { name, exact: true }).fill(text);
const differ = () => page.getByText("Passwords do not match. Please try again.");

it("checks the confirmation again when the first password changes", async () => {
  await open();
  await fill("New password", "secret1");
  await fill("Confirm password", "secret2");
  await page.getByRole("textbox", { name: "Current password", exact: true }).click();
  await expect.element(differ().first()).toBeVisible();
  await fill("New password", "secret2");
  await expect.element(differ()).not.toBeInTheDocument();
  await fill("New password", "secret3");
  await expect.element(differ().first()).toBeVisible();
});

it("says that the passwords differ, at the field and as a toast, and sends nothing", async () => {
  await open();
  await fill("Current password", "secret1");
  await fill("New password", "secret1");
  await fill("Confirm password", "secret2");
  await page.getByRole("button", { name: "Change password", exact: true }).click();
  await expect.element(page.getByText("Password Mismatch").first()).toBeVisible();
  await expect.element(differ().first()).toBeVisible();
  expect(screen.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
});
