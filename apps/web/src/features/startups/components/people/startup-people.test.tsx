import type { StartupInvitationView, StartupPeople as People } from "@kerkis/contract/startups/people/people.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { InvitationAnswer } from "./invitation-answer.tsx";
import { StartupPeople } from "./startup-people.tsx";

const ID = "0199a000-0000-7000-8000-000000000001";
const WORD = "Ω".repeat(120);
const at = "2026-03-01T09:00:00Z";
const me = { user_id: ID, name: "Άννα Λιάπη", avatar_url: null, role: "owner", since: at, is_me: true } as const;
const other = { ...me, user_id: ID.replace(/1$/, "2"), name: WORD, role: "editor", is_me: false } as const;
const people: People = {
  people: [me, other],
  invitations: [
    {
      id: ID,
      email: `${"a".repeat(110)}@x.test`,
      role: "editor",
      state: "expired",
      invited_by: null,
      sent_at: at,
      expires_at: at,
    },
  ],
  can: { manage: true, transfer: true, leave: false },
};
const invitation: StartupInvitationView = {
  standing: "open",
  viewer: "someone_else",
  email: "invited@x.test",
  role: "editor",
  startup: { id: ID, name: WORD, logo_url: null },
  invited_by_name: "Άννα Λιάπη",
  expires_at: at,
  has_account: true,
};

const session: Session = { ...asVisitor(undefined), profile: testProfile() };

let shown: TestPage;
afterEach(() => shown.close());
const PATHS = ["/startup/$id", "/signin", "/signup", "/dashboard", "/accept-invitation/startup/$token"];
async function open(given: Partial<People> = {}) {
  await page.viewport(390, 800);
  shown = await openTestPage(<StartupPeople startupId={ID} name="Thalassa" />, {
    session,
    paths: PATHS,
    answers: { "startups.people": { ...people, ...given }, "startups.removePerson": people },
  });
  await page.getByRole("button", { name: "People" }).click();
}

test("an owner sees who runs the startup and who is invited; the last one is told why they stay", async () => {
  await open();
  await expect.element(page.getByText(/^Άννα Λιάπη/)).toBeVisible();
  await expect.element(page.getByText("Editor, expired")).toBeVisible();
  await expect.element(page.getByText(/make someone else an owner first/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect.element(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: `Actions: ${WORD}` }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
});

test("an editor sees them, changes nothing, and may leave", async () => {
  await open({ invitations: [], can: { manage: false, transfer: false, leave: true } });
  await expect.element(page.getByRole("button", { name: "Leave" })).toBeVisible();
  expect(page.getByRole("button", { name: /Actions/ }).elements()).toEqual([]);
  expect(page.getByRole("textbox").elements()).toEqual([]);
});

test.each([
  [{ viewer: "someone_else" }, "button", "Sign out and continue"],
  [{ viewer: "visitor" }, "link", "Sign in and continue"],
  [{ viewer: "visitor", has_account: false }, "link", "Create an account"],
  [{ viewer: "invited" }, "button", "Accept the invitation"],
  [{ viewer: "invited", standing: "already_member" }, "button", "Open the profile"],
  [{ viewer: "invited", standing: "expired" }, "link", "Home page"],
] as const)("an invitation as %j offers the way on", async (given, role, name) => {
  const view = { ...invitation, ...given };
  shown = await openTestPage(<InvitationAnswer token="0123456789abcdef" invitation={view} />, {
    session,
    paths: PATHS,
    answers: {},
  });
  await expect.element(page.getByRole(role, { name })).toBeVisible();
});
