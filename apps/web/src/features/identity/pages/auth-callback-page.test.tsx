import type { ErrorCode } from "@kerkis/contract/core/errors.ts";
import { ERRORS } from "@kerkis/contract/core/errors.ts";
import { StrictMode } from "react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type Answers, openTestPage, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { founder, visitor } from "../identity.factory.ts";
import { AuthCallbackPage } from "./auth-callback-page.tsx";

const CALLBACK = "POST /auth/provider-callback";
let screen: TestPage;
let answers: Answers;
afterEach(() => {
  screen.close();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(answer: unknown, query = "?state=a-state&code=a-code") {
  answers = { [CALLBACK]: answer, "GET /session": founder };
  const paths = [
    "/auth-callback",
    "/signin",
    "/signup",
    "/forgot-password",
    "/settings",
    "/my-applications",
    "/startups",
  ];
  const element = (
    <StrictMode>
      <AuthCallbackPage />
    </StrictMode>
  );
  screen = await openTestPage(element, { answers, session: visitor, at: `/auth-callback${query}`, paths });
}

const refusedWith = (code: ErrorCode, params: Record<string, string> = {}) =>
  Response.json(
    { defined: false, code, status: ERRORS[code], message: code, data: { params } },
    { status: ERRORS[code] },
  );
const words = (text: string) => page.getByText(text).first();

it("signs in, once, and goes where the person was going", async () => {
  await open({ redirect_to: "/my-applications", next: "/startups?q=x", provider: "google", outcome: "signed-in" });
  await expect.poll(() => screen.address()).toBe("/startups?q=x");
  await expect.element(words("Welcome back!")).toBeVisible();
  expect(screen.calls.filter((call) => call === CALLBACK)).toHaveLength(1);
});

it.each([
  ["google", "sign-in", "Google Sign In Failed"],
  ["linkedin", "sign-in", "LinkedIn Sign In Failed"],
  ["google", "sign-up", "Google Sign Up Failed"],
  ["linkedin", "sign-up", "LinkedIn Sign Up Failed"],
])("names what failed: %s, %s (specification 8)", async (provider, intent, title) => {
  await open(() => refusedWith("auth.provider_refused", { provider, intent }));
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect.element(words("You did not allow the sign-in.")).toBeVisible();
});

it("says what a provider that is not set up means", async () => {
  await open({}, "?refused=auth.provider_missing&provider=linkedin&intent=sign-in");
  await expect.element(page.getByText("LinkedIn Sign In Failed", { exact: true })).toBeVisible();
  expect(screen.calls).not.toContain(CALLBACK);
});

it("asks the server nothing without a state", async () => {
  await open({}, "");
  await expect.element(words("This attempt has expired or was not started in this browser. Try again.")).toBeVisible();
  expect(screen.calls).not.toContain(CALLBACK);
});

it("tries again on request when the server was not reached", async () => {
  await open(unreachable);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  answers[CALLBACK] = { redirect_to: "/my-applications", next: null, provider: "google", outcome: "signed-in" };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => screen.address()).toBe("/my-applications");
});

it("links an account that exists after its password is proven", async () => {
  const link = { token: "a-token-long-enough", email: "maria@startup.test", has_password: true };
  await open({ link, provider: "google", next: null });
  await expect.element(words("There is an account for maria@startup.test")).toBeVisible();
  answers["POST /auth/link-account"] = () => refusedWith("auth.invalid_credentials");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("a guess");
  await page.getByRole("button", { name: "Link with Google" }).click();
  await expect.element(words("The password is not correct.")).toBeVisible();
  answers["POST /auth/link-account"] = { redirect_to: "/my-applications" };
  await page.getByRole("button", { name: "Link with Google" }).click();
  await expect.poll(() => screen.address()).toBe("/my-applications");
});

it("tells who has no password how to go on", async () => {
  const link = { token: "a-token-long-enough", email: "maria@startup.test", has_password: false };
  await open({ link, provider: "linkedin", next: null });
  await expect.element(page.getByRole("link", { name: "Set a password by email" })).toBeVisible();
});
