import type { Account } from "@kerkis/contract/identity/account.schema.ts";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testAccount } from "../../account/account.factory.ts";
import { founder } from "../../identity.factory.ts";
import { ProfileSection } from "./profile-section.tsx";

const SAVE = "PATCH /account/profile";
let screen: TestPage;
afterEach(() => {
  screen.close();
  sessionStorage.clear();
});

async function open(account: Account = testAccount()) {
  const answers: Answers = { "identity.account": account };
  screen = await openTestPage(<ProfileSection />, { answers, session: founder, at: "/settings" });
  return answers;
}
const firstName = () => page.getByRole("textbox", { name: "First name" });
const save = (name = "Save") => page.getByRole("button", { name, exact: true }).click();

it("saves the name with the version it saw, and the shell shows it at once", async () => {
  const answers = await open();
  const sent: unknown[] = [];
  answers["identity.updateProfile"] = async (request: Request) => {
    sent.push(await request.json());
    return testAccount({ version: 8, profile: { first_name: "Δανάη" } });
  };
  await expect.element(firstName()).toHaveValue("Μαρία");
  await firstName().fill("Δανάη");
  await save();
  await expect.element(page.getByText("Saved")).toBeVisible();
  expect(sent).toEqual([{ version: 7, first_name: "Δανάη", last_name: "Δούκα" }]);
  expect(screen.queryClient.getQueryData(["session"])).toMatchObject({ profile: { first_name: "Δανάη" } });
});

it("keeps what was typed when another tab was faster, and saves it over theirs only when asked", async () => {
  const answers = await open();
  await firstName().fill("Δανάη");
  answers["identity.updateProfile"] = () => refusal("account.changed_elsewhere");
  answers["identity.account"] = testAccount({ version: 9, profile: { first_name: "Άλκηστις" } });
  await save();
  await expect.element(page.getByText("Your details changed in the meantime")).toBeVisible();
  await expect.element(page.getByText(/saved “Άλκηστις Δούκα”/)).toBeVisible();
  await expect.element(firstName()).toHaveValue("Δανάη");
  const sent: unknown[] = [];
  answers["identity.updateProfile"] = async (request: Request) => {
    sent.push(await request.json());
    return testAccount({ version: 10, profile: { first_name: "Δανάη" } });
  };
  await save("Save mine");
  await expect.poll(() => sent).toMatchObject([{ version: 9, first_name: "Δανάη" }]);
});

it("takes the other version on request", async () => {
  const answers = await open();
  await firstName().fill("Δανάη");
  answers["identity.updateProfile"] = () => refusal("account.changed_elsewhere");
  answers["identity.account"] = testAccount({ version: 9, profile: { first_name: "Άλκηστις" } });
  await save();
  await page.getByRole("button", { name: "Keep the new ones" }).click();
  await expect.element(firstName()).toHaveValue("Άλκηστις");
});

it("sends nothing while a name is missing, and once for a double click", async () => {
  const answers = await open();
  await firstName().fill(" ");
  await save();
  await expect.element(page.getByText("This field is required")).toBeVisible();
  expect(screen.calls).not.toContain(SAVE);
  const reply = Promise.withResolvers<Account>();
  answers["identity.updateProfile"] = () => reply.promise;
  await firstName().fill("Δανάη");
  await page.getByRole("button", { name: "Save", exact: true }).dblClick();
  reply.resolve(testAccount({ version: 8 }));
  await expect.element(page.getByText("Saved")).toBeVisible();
  expect(screen.calls.filter((call) => call === SAVE)).toHaveLength(1);
});

it("removes the picture", async () => {
  const answers = await open(testAccount({ profile: { avatar_url: "/files/avatars/a.webp" } }));
  let sent: unknown;
  answers["identity.updateProfile"] = async (request: Request) => {
    sent = await request.json();
    return testAccount({ version: 8 });
  };
  await page.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("Your picture was removed")).toBeVisible();
  expect(sent).toEqual({ version: 7, avatar_url: null });
  await expect.element(page.getByText("Choose a picture")).toBeVisible();
});
