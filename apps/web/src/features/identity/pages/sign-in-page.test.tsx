import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founder, visitor } from "../identity.factory.ts";
import { SignInPage } from "./sign-in-page.tsx";

let screen: TestPage;
let answers: Answers;
afterEach(() => {
  screen.close();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(session = visitor) {
  answers = { "identity.signIn": { second_factor: { token: "a-token-long-enough" } }, "identity.session": session };
  const paths = ["/signin", "/signup", "/forgot-password", "/my-applications", "/welcome"];
  screen = await openTestPage(<SignInPage />, { answers, session, at: "/signin", paths });
}

async function firstStep() {
  await page.getByRole("textbox", { name: "Email address" }).fill("maria@startup.test");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("secret1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

async function secondStep(label: string, code: string) {
  await page.getByRole("textbox", { name: label }).fill(code);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

it("asks for a code where the account wants one, and goes on with it", async () => {
  await open();
  await firstStep();
  answers["identity.confirmSignIn"] = () => refusal("auth.code_invalid");
  await secondStep("Six-digit code", "123456");
  await expect.element(page.getByText("The code is not correct. Enter the one you see now.")).toBeVisible();
  answers["identity.confirmSignIn"] = { redirect_to: "/my-applications" };
  answers["identity.session"] = founder;
  await secondStep("Six-digit code", "654321");
  await expect.poll(() => screen.address()).toBe("/my-applications");
});

it("takes a backup code, and starts over when the attempt is over", async () => {
  await open();
  await firstStep();
  await page.getByRole("button", { name: "Use a backup code" }).click();
  answers["identity.confirmSignIn"] = () => refusal("auth.second_factor_expired");
  await secondStep("Backup code", "abcde-fghjk");
  await expect.element(page.getByText("Sign In Failed")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

it("leads to the role's own screen the first time too", async () => {
  await open();
  answers["identity.signIn"] = { redirect_to: "/my-applications" };
  answers["identity.session"] = { ...founder, profile: founder.profile && { ...founder.profile, is_welcomed: false } };
  await page.getByRole("textbox", { name: "Email address" }).fill("maria@startup.test");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("secret1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => screen.address()).toBe("/my-applications");
});

it("offers the providers that are set up, and says which are not", async () => {
  await open({ ...visitor, providers: { google: true, linkedin: false } });
  await expect
    .element(page.getByRole("link", { name: "Google" }))
    .toHaveAttribute("href", "/api/auth/google?from=signin");
  await expect.element(page.getByRole("button", { name: "LinkedIn" })).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(page.getByRole("button", { name: "LinkedIn" }))
    .toHaveAccessibleDescription("Signing in with LinkedIn is not set up on this installation.");
  await expect.element(page.getByText("Signing in with LinkedIn is not set up on this installation.")).toBeVisible();
});
