import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Answer, Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { visitor } from "../identity.factory.ts";
import { EmailVerificationPage } from "./email-verification-page.tsx";

const TOKEN = "a-token-long-enough";
let screen: TestPage;
let answers: Answers;
let sent: unknown[];

const accept: Answer<"identity.verifyEmail"> = async (request: Request) => {
  sent.push(await request.json());
  return { ok: true };
};
beforeEach(() => {
  sent = [];
  answers = { "identity.verifyEmail": accept };
});
afterEach(() => {
  screen.close();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(query = `?token=${TOKEN}`) {
  const verification = (
    <StrictMode>
      <EmailVerificationPage />
    </StrictMode>
  );
  const at = `/email-verification${query}`;
  screen = await openTestPage(verification, { answers, session: visitor, at, paths: ["/email-verification"] });
}

const confirm = () => page.getByRole("button", { name: "Verify email" });

it("changes nothing by being opened, as mail scanners and prefetches do", async () => {
  await open();
  await expect.element(confirm()).toBeEnabled();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([sent, screen.calls]).toEqual([[], []]);
});

it("uses the link at a click, once though it is pressed twice", async () => {
  await open();
  await confirm().dblClick();
  await expect.element(page.getByText("Your email is verified.")).toBeVisible();
  expect(sent).toEqual([{ token: TOKEN }]);
});

it("leads on to where the person was going when they signed up", async () => {
  localStorage.setItem("kerkis.after-verification", "/register-startup");
  await open();
  await confirm().click();
  const onwards = page.getByRole("link", { name: "Sign in" }).last();
  await expect.element(onwards).toHaveAttribute("href", "/signin?next=%2Fregister-startup");
});

it("gives a way on when the link does not serve", async () => {
  answers["identity.verifyEmail"] = () => refusal("auth.link_invalid");
  await open();
  await confirm().click();
  await expect.element(page.getByText("Need a new link?")).toBeVisible();
});

it("tries again on request when the server was not reached", async () => {
  answers["identity.verifyEmail"] = unreachable;
  await open();
  await confirm().click();
  await expect.element(page.getByText("We could not check your link. Try again.")).toBeVisible();
  answers["identity.verifyEmail"] = accept;
  await confirm().click();
  await expect.element(page.getByText("Your email is verified.")).toBeVisible();
});

it("asks the server nothing without a token", async () => {
  await open("");
  await expect.element(page.getByText("Need a new link?")).toBeVisible();
  expect(screen.calls).toEqual([]);
});
