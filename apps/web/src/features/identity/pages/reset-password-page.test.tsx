import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { visitor } from "../identity.factory.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

const TOKEN = "a-token-long-enough";
const way = { name: "", created_at: "2026-03-02T10:00:00Z", removable: true };
let screen: TestPage;
afterEach(() => screen.close());

async function open(answers: Answers) {
  screen = await openTestPage(<ResetPasswordPage />, {
    answers,
    session: visitor,
    at: `/reset-password?token=${TOKEN}`,
    paths: ["/reset-password"],
  });
}
async function setPassword(password: string) {
  await page.getByLabelText(/^New password/).fill(password);
  await page.getByLabelText(/^Confirm password/).fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
}

it("shows the ways in with their dates, and drops those that are chosen", async () => {
  const sent: unknown[] = [];
  await open({
    "identity.waysInOfReset": {
      email: "anna@people.test",
      ways: [
        { ...way, id: "1", kind: "two_factor" },
        { ...way, id: "2", kind: "passkey", name: "Laptop" },
        { ...way, id: "3", kind: "google", removable: false },
      ],
    },
    "identity.resetPassword": async (request: Request) => {
      sent.push(await request.json());
      return { ok: true };
    },
  });
  await expect.element(page.getByText("Did you set these up?")).toBeVisible();
  await expect.element(page.getByText("Added on 2 March 2026").first()).toBeVisible();
  await expect.element(page.getByText("Google account")).toBeVisible();
  expect(page.getByRole("checkbox").elements()).toHaveLength(2);
  await page.getByRole("checkbox", { name: "Remove: Passkey “Laptop”" }).click();
  await setPassword("only the owner's");
  await expect.element(page.getByText("Your new password is saved", { exact: false })).toBeVisible();
  expect(sent).toEqual([{ token: TOKEN, password: "only the owner's", drop: ["2"] }]);
});

it("words every reason of a weak password at the field, and keeps what was chosen", async () => {
  await open({
    "identity.waysInOfReset": { email: "anna@people.test", ways: [{ ...way, id: "1", kind: "two_factor" }] },
    "identity.resetPassword": () =>
      refusal("auth.weak_password", {}, [
        { path: "password", code: "password_common" },
        { path: "password", code: "password_name" },
      ]),
  });
  await page.getByRole("checkbox").click();
  await setPassword("iloveyou");
  const field = page.getByLabelText(/^New password/);
  await expect
    .element(field)
    .toHaveAccessibleDescription(/one of the first passwords anyone would try.*built on your name/);
  await expect.element(field).toHaveValue("iloveyou");
  await expect.element(page.getByRole("checkbox")).toBeChecked();
});

it("checks the confirmation again when the first password changes", async () => {
  await open({ "identity.waysInOfReset": { email: "anna@people.test", ways: [] } });
  await page.getByLabelText(/^New password/).fill("secret1");
  await page.getByLabelText(/^Confirm password/).fill("secret2");
  await page.getByLabelText(/^New password/).click();
  const differ = () => page.getByText("Passwords do not match. Please try again.");
  await expect.element(differ().first()).toBeVisible();
  await page.getByLabelText(/^New password/).fill("secret2");
  await expect.element(differ()).not.toBeInTheDocument();
  await page.getByLabelText(/^New password/).fill("secret3");
  await expect.element(differ().first()).toBeVisible();
});

it("shows at once that a link does not serve", async () => {
  await open({ "identity.waysInOfReset": () => refusal("auth.link_invalid") });
  await expect.element(page.getByText(/has expired, has already been used/)).toBeVisible();
});
