import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { ERRORS } from "@kerkis/contract/codes.ts";
import { StrictMode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Answer, Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { storageKey } from "#shared/storage/stored-names.ts";
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

async function open(answer: Answer<"identity.providerCallback">, query = "?state=a-state&code=a-code") {
  answers = { "identity.providerCallback": answer, "identity.session": founder };
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
  await open(unreachable, "?refused=auth.provider_missing&provider=linkedin&intent=sign-in");
  await expect.element(page.getByText("LinkedIn Sign In Failed", { exact: true })).toBeVisible();
  expect(screen.calls).not.toContain(CALLBACK);
});

it("asks the server nothing without a state", async () => {
  await open(unreachable, "");
  await expect.element(words("This attempt has expired or was not started in this browser. Try again.")).toBeVisible();
  expect(screen.calls).not.toContain(CALLBACK);
});

it("tries again on request when the server was not reached", async () => {
  await open(unreachable);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  answers["identity.providerCallback"] = {
    redirect_to: "/my-applications",
    next: null,
    provider: "google",
    outcome: "signed-in",
  };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => screen.address()).toBe("/my-applications");
});

it("links an account that exists after its password is proven", async () => {
  const link = { token: "a-token-long-enough", email: "maria@startup.test", has_password: true };
  await open({ link, provider: "google", next: null });
  await expect.element(words("There is an account for maria@startup.test")).toBeVisible();
  answers["identity.linkAccountAtSignIn"] = () => refusedWith("auth.invalid_credentials");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("a guess");
  await page.getByRole("button", { name: "Link with Google" }).click();
  await expect.element(words("The password is not correct.")).toBeVisible();
  answers["identity.linkAccountAtSignIn"] = { redirect_to: "/my-applications" };
  await page.getByRole("button", { name: "Link with Google" }).click();
  await expect.poll(() => screen.address()).toBe("/my-applications");
});

it.each([
  ["sign-in", "/signin", "Sign up", "/signup"],
  ["sign-up", "/signup", "Sign in", "/signin"],
])("leads on from a failed %s, to where the person was going", async (intent, again, other, elsewhere) => {
  await open(() => refusedWith("auth.provider_refused", { provider: "google", intent, next: "/startups" }));
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect.element(link("Try again")).toHaveAttribute("href", `${again}?next=%2Fstartups`);
  await expect.element(link(other)).toHaveAttribute("href", `${elsewhere}?next=%2Fstartups`);
});

it("leads back to the settings when linking failed", async () => {
  const params = { provider: "google", intent: "link", next: "/settings" };
  await open(() => refusedWith("auth.account_linked_elsewhere", params));
  await page.getByRole("link", { name: "Back to settings" }).click();
  await expect.poll(() => screen.address()).toBe("/settings");
});

describe("an account that exists", () => {
  const link = { token: "a-token-long-enough", email: "maria@startup.test", has_password: true };
  const password = () => page.getByRole("textbox", { name: "Password", exact: true });
  const submit = () => page.getByRole("button", { name: "Link with Google" });
  async function prove(answer: Answer<"identity.linkAccountAtSignIn">) {
    await open({ link, provider: "google", next: "/startups" });
    answers["identity.linkAccountAtSignIn"] = answer;
    await password().fill("a guess");
    await submit().click();
  }

  it("is asked for its password anew where it was wrong", async () => {
    await prove(() => refusedWith("auth.invalid_credentials"));
    await expect.element(password()).toHaveAttribute("aria-invalid", "true");
    await password().fill("another");
    await expect.element(password()).not.toHaveAttribute("aria-invalid", "true");
  });

  it("is not linked by a wish that is over", async () => {
    await prove(() => refusedWith("auth.link_invalid"));
    await expect
      .element(page.getByRole("link", { name: "Try again" }))
      .toHaveAttribute("href", "/signin?next=%2Fstartups");
    await expect.element(submit()).not.toBeInTheDocument();
  });

  it("is asked for its second step, and goes on from there", async () => {
    await prove({ second_factor: { token: "a-token-long-enough" } });
    answers["identity.confirmSignIn"] = { redirect_to: "/my-applications" };
    await page.getByRole("textbox", { name: "Six-digit code" }).fill("123456");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.poll(() => screen.address()).toBe("/startups");
  });
});

it("begins again when the second step took too long", async () => {
  await open({ second_factor: { token: "a-token-long-enough" }, provider: "google", next: "/startups" });
  answers["identity.confirmSignIn"] = () => refusedWith("auth.second_factor_expired");
  await page.getByRole("textbox", { name: "Six-digit code" }).fill("123456");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect
    .element(page.getByRole("link", { name: "Try again" }))
    .toHaveAttribute("href", "/signin?next=%2Fstartups");
});

it("tells the other tabs of this browser", async () => {
  const stored = vi.spyOn(Storage.prototype, "setItem");
  await open({ redirect_to: "/my-applications", next: null, provider: "google", outcome: "signed-in" });
  await expect.poll(() => stored.mock.calls).toContainEqual([storageKey("session-news"), "signed-in"]);
  stored.mockRestore();
});

it("tells who has no password how to go on", async () => {
  const link = { token: "a-token-long-enough", email: "maria@startup.test", has_password: false };
  await open({ link, provider: "linkedin", next: "/startups" });
  await expect
    .element(page.getByRole("link", { name: "Sign in", exact: true }))
    .toHaveAttribute("href", "/signin?next=%2Fstartups");
  await expect.element(page.getByRole("link", { name: "Set a password by email" })).toBeVisible();
});
