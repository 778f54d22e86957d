import type { InvitationView } from "@kerkis/contract/organizations/invitations.schema.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { InvitationAnswer } from "./invitation-answer.tsx";
import { InvitationOver } from "./invitation-over.tsx";

const visitor = asVisitor(undefined);
const founder = { ...visitor, profile: testProfile({ email: "maria@startup.test" }) };
const TOKEN = "a-token-long-enough";
let screen: TestPage;
let answers: Answers;

const invitation = (given: Partial<InvitationView> = {}): InvitationView => ({
  standing: "open",
  viewer: "visitor",
  email: "anna@hub.test",
  role: "member",
  organization: { name: "Blue Hub", slug: "blue-hub", logo_url: null },
  invited_by_name: "Δάφνη Κανελλή",
  expires_at: "2026-11-27T10:00:00.000Z",
  has_account: false,
  ...given,
});

beforeEach(() => {
  answers = {};
});
afterEach(() => {
  screen.close();
  sessionStorage.clear();
});
const open = async (given: Partial<InvitationView>, session = visitor) => {
  const element = <InvitationAnswer token={TOKEN} invitation={invitation(given)} />;
  screen = await openTestPage(element, {
    answers,
    session,
    paths: ["/signin", "/dashboard", "/accept-invitation/$token"],
  });
};

it("lets a new person sign up right there, with the invited address fixed", async () => {
  const bodies: unknown[] = [];
  answers["organizations.signUpInvited"] = async (request: Request) => {
    bodies.push(await request.json());
    return refusal("invitation.closed");
  };
  await open({});
  const email = page.getByRole("textbox", { name: "Email address" });
  await expect.element(email).toHaveValue("anna@hub.test");
  await expect.element(email).toHaveAttribute("readonly");
  await page.getByRole("textbox", { name: "First name" }).fill("Άννα");
  await page.getByRole("textbox", { name: "Last name" }).fill("Λιάπη");
  await page.getByLabelText(/^Password/).fill("long-enough");
  await page.getByLabelText(/^Confirm/).fill("long-enough");
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Create account and accept" }).click();
  await expect.element(page.getByText("Could not accept the invitation")).toBeVisible();
  expect(bodies).toMatchObject([{ token: TOKEN, first_name: "Άννα", role: "founder", terms: true }]);
  expect(JSON.stringify(bodies)).not.toContain("anna@hub.test");
});

it("checks the confirmation again when the first password changes", async () => {
  await open({});
  await page.getByLabelText(/^Password/).fill("secret1");
  await page.getByLabelText(/^Confirm/).fill("secret2");
  await page.getByRole("textbox", { name: "First name" }).click();
  const differ = () => page.getByText("Passwords do not match. Please try again.");
  await expect.element(differ().first()).toBeVisible();
  await page.getByLabelText(/^Password/).fill("secret2");
  await expect.element(differ()).not.toBeInTheDocument();
  await page.getByLabelText(/^Password/).fill("secret3");
  await expect.element(differ().first()).toBeVisible();
});

it("sends who has an account to sign in, and back", async () => {
  await open({ has_account: true });
  const link = page.getByRole("link", { name: "Sign in to accept" });
  await expect.element(link).toHaveAttribute("href", `/signin?next=%2Faccept-invitation%2F${TOKEN}`);
});

it("says to someone else whose the invitation is, and offers no way to accept", async () => {
  await open({ viewer: "someone_else", has_account: true }, founder);
  await expect.element(page.getByText(/maria@startup\.test.*anna@hub\.test/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Sign out and continue" })).toBeVisible();
  expect(page.getByRole("button", { name: "Accept invitation" }).elements()).toEqual([]);
});

it("tells the invited person why accepting did not work", async () => {
  answers["organizations.acceptInvitation"] = () => refusal("invitation.expired");
  await open({ viewer: "invited", has_account: true }, founder);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect.element(page.getByText("The invitation has expired. Ask for a new one.")).toBeVisible();
});

it("asks before declining, and declines once", async () => {
  answers["organizations.declineInvitation"] = { ok: true };
  await open({ viewer: "invited", has_account: true }, founder);
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Decline" }).click();
  await expect.poll(() => screen.calls.filter((call) => call.includes("decline"))).toHaveLength(1);
});

it.each([
  ["expired", "The invitation has expired. Ask the organization to send it again."],
  ["revoked", "The organization took the invitation back."],
  ["declined", "The invitation was declined. If you changed your mind, ask the organization for a new one."],
  ["accepted", "The invitation has been used already. If it was you, sign in."],
  ["unavailable", "The organization is not available right now, so the invitation cannot be answered."],
] as const)("says that it is over: %s", async (standing, text) => {
  const element = <InvitationOver invitation={invitation({ standing })} />;
  screen = await openTestPage(element, { answers, session: visitor, paths: ["/signin", "/dashboard"] });
  await expect.element(page.getByText(text)).toBeVisible();
});
