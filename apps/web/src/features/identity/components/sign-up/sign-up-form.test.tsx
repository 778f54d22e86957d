import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { visitor } from "../../identity.factory.ts";
import { SignUpForm } from "./sign-up-form.tsx";

let screen: TestPage;
let answers: Answers;
let sent: unknown[];
beforeEach(async () => {
  sent = [];
  answers = {
    "identity.signUp": async (request: Request) => {
      sent.push(await request.json());
      return { ok: true };
    },
  };
  const form = <SignUpForm next={undefined} setup={undefined} />;
  screen = await openTestPage(form, { answers, session: visitor, at: "/signup", paths: ["/signup", "/signin"] });
});
afterEach(() => {
  screen.close();
  sessionStorage.clear();
  localStorage.clear();
});

const submit = () => page.getByRole("button", { name: "Sign up" });
const terms = () => page.getByRole("checkbox");
const words = (text: string) => page.getByText(text).first();

async function fill(changes: Record<string, string> = {}) {
  const values = {
    "First name": "Μαρία",
    "Last name": "Δούκα",
    "Email address": "Maria@Startup.test ",
    Password: "secret1",
    "Confirm password": "secret1",
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole("textbox", { name: label, exact: true }).fill(value);
  }
}

it("keeps the button unusable until the terms are ticked", async () => {
  await expect.element(submit()).toBeDisabled();
  await terms().click();
  await expect.element(submit()).toBeEnabled();
});

it("says that the passwords differ, at the field and as a toast, and sends nothing", async () => {
  await fill({ "Confirm password": "secret2" });
  await terms().click();
  await submit().click();
  await expect.element(words("Password Mismatch")).toBeVisible();
  await expect.element(page.getByText("Passwords do not match. Please try again.").first()).toBeVisible();
  expect(sent).toEqual([]);
});

it("checks the confirmation again when the first password changes", async () => {
  await fill({ "Confirm password": "secret2" });
  await page.getByRole("textbox", { name: "First name", exact: true }).click();
  const differ = () => page.getByText("Passwords do not match. Please try again.");
  await expect.element(differ().first()).toBeVisible();
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("secret2");
  await expect.element(differ()).not.toBeInTheDocument();
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("secret3");
  await expect.element(differ().first()).toBeVisible();
});

it("asks for the terms when the form is sent without them", async () => {
  await fill();
  document.querySelector("form")?.requestSubmit();
  await expect.element(words("Terms Required")).toBeVisible();
  await expect.element(words("You must agree to the terms and conditions.")).toBeVisible();
  expect(sent).toEqual([]);
});

it("sends a founder's account once, even if it is submitted twice, and goes to sign-in", async () => {
  await fill();
  await terms().click();
  const form = document.querySelector("form");
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(words("Account Created!")).toBeVisible();
  expect(sent).toEqual([
    {
      first_name: "Μαρία",
      last_name: "Δούκα",
      email: "maria@startup.test",
      role: "founder",
      password: "secret1",
      terms: true,
      language: "en",
    },
  ]);
  expect(screen.address()).toBe("/signin");
  expect(sessionStorage.getItem("kerkis.pending-verification")).toBe("maria@startup.test");
});

it("says of roles that carry power that they are asked for", async () => {
  await expect.element(page.getByText("This role is given on request", { exact: false })).not.toBeInTheDocument();
  await page.getByRole("radio", { name: "Administrator" }).click();
  await expect.element(page.getByText("This role is given on request", { exact: false })).toBeVisible();
});

it("keeps what was typed when the server is not reached", async () => {
  answers["identity.signUp"] = unreachable;
  await fill();
  await terms().click();
  await submit().click();
  await expect.element(words("An error occurred")).toBeVisible();
  await expect.element(words("Please try again later.")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "First name" })).toHaveValue("Μαρία");
  expect(screen.address()).toBe("/signup");
});
