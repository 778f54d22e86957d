import type { WaysIn } from "@kerkis/contract/identity/security.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founder } from "../../identity.factory.ts";
import { LinkedAccountsSection } from "./linked-accounts-section.tsx";

const ACCOUNT = "0199a000-0000-7000-8000-000000000031";
const ways = (accounts: WaysIn["accounts"]): WaysIn => ({
  has_password: true,
  two_factor: { enabled: false, backup_codes_left: 0 },
  passkeys: [],
  accounts,
});

let shown: TestPage;
afterEach(() => shown.close());

async function open(answers: Answers, providers: Session["providers"]) {
  shown = await openTestPage(<LinkedAccountsSection />, { answers, session: { ...founder, providers } });
}
const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });

it("offers to link what is set up on the installation, and says what is not", async () => {
  await open({ "identity.waysIn": ways([]) }, { google: true, linkedin: false });
  await expect.element(line("Google").getByRole("button", { name: "Link Google" })).toBeVisible();
  await expect.element(line("LinkedIn").getByText("Not set up on this installation")).toBeVisible();
  expect(line("LinkedIn").getByRole("button").elements()).toEqual([]);
});

it("unlinks after the password; the dialog goes, and the line says so", async () => {
  let accounts: WaysIn["accounts"] = [{ id: ACCOUNT, provider: "google", created_at: "2026-01-05T10:00:00.000Z" }];
  await open(
    {
      "identity.waysIn": () => ways(accounts),
      "identity.unlinkAccount": () => {
        accounts = [];
        return { ok: true };
      },
    },
    { google: true, linkedin: true },
  );
  await page.getByRole("button", { name: "Unlink Google" }).click();
  const dialog = page.getByRole("dialog", { name: "Unlink Google?" });
  await dialog.getByRole("textbox", { name: "Your current password" }).fill("the owner's words");
  await dialog.getByRole("button", { name: "Unlink", exact: true }).click();
  await expect.element(page.getByText("Google unlinked")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(line("Google").getByText("Not linked")).toBeVisible();
});
