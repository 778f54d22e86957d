import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founder, visitor } from "../../identity.factory.ts";
import { SignInForm } from "./sign-in-form.tsx";

let screen: TestPage;
let answers: Answers;
afterEach(() => {
  screen.close();
  sessionStorage.clear();
  localStorage.clear();
});

const words = (text: string) => page.getByText(text).first();

async function signIn(next?: string) {
  answers = {};
  const paths = ["/signin", "/my-applications", "/startups"];
  screen = await openTestPage(<SignInForm next={next} onSecondFactor={() => undefined} />, {
    answers,
    session: visitor,
    at: "/signin",
    paths,
  });
  return async () => {
    await page.getByRole("textbox", { name: "Email address" }).fill("maria@startup.test");
    await page.getByRole("textbox", { name: "Password", exact: true }).fill("secret1");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
}

it.each([
  [undefined, "/my-applications"],
  ["/startups?q=x", "/startups?q=x"],
  ["//evil.example", "/my-applications"],
  ["/signin?next=/signin", "/my-applications"],
])("with next %j goes on to %s", async (next, target) => {
  const send = await signIn(next);
  answers["identity.signIn"] = { redirect_to: "/my-applications" };
  answers["identity.session"] = founder;
  await send();
  await expect.element(words("Welcome back!")).toBeVisible();
  await expect.element(words("You have successfully signed in.")).toBeVisible();
  await expect.poll(() => screen.address()).toBe(target);
  expect(screen.queryClient.getQueryData(["session"])).toMatchObject({ profile: { email: "maria@startup.test" } });
});

it("says what the server refused, at the password too", async () => {
  const send = await signIn();
  answers["identity.signIn"] = () => refusal("auth.invalid_credentials");
  await send();
  await expect.element(words("Sign In Failed")).toBeVisible();
  await expect.element(page.getByText("The email or the password is not correct.")).toHaveLength(2);
  expect(document.activeElement).toHaveProperty("name", "password");
});

it("offers to send the verification link again", async () => {
  const send = await signIn();
  answers["identity.signIn"] = () => refusal("auth.email_unverified");
  let sent: unknown;
  answers["identity.resendVerification"] = async (request: Request) => {
    sent = await request.json();
    return { ok: true };
  };
  await send();
  await expect.element(words("Your email is not verified yet")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect
    .element(words("If the account is waiting to be verified, a new link is on its way. Look in your spam folder too."))
    .toBeVisible();
  expect(sent).toEqual({ email: "maria@startup.test" });
});

it.each([
  [1, "Too many attempts. Try again in 1 minute."],
  [15, "Too many attempts. Try again in 15 minutes."],
])("after too many tries says to wait %i minutes", async (minutes, text) => {
  const send = await signIn();
  answers["identity.signIn"] = () => refusal("request.rate_limited", { minutes, seconds: minutes * 60 });
  await send();
  await expect.element(words("Sign In Failed")).toBeVisible();
  await expect.element(words(text)).toBeVisible();
});

it("blames no one when the server breaks", async () => {
  const send = await signIn();
  answers["identity.signIn"] = () => refusal("server.unexpected");
  await send();
  await expect.element(words("An error occurred")).toBeVisible();
  await expect.element(words("Please try again later.")).toBeVisible();
});
