import type { Membership, Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { OrganizationProvider } from "#features/organizations/organizations.public.tsx";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { PAGES } from "../../features.ts";
import { CommandMenu } from "./command-menu.tsx";

const membership = (number: number, name: string, role: Membership["role"]): Membership => ({
  organization_id: `0199a000-0000-7000-8000-00000000000${number}`,
  name,
  slug: name.toLowerCase(),
  logo_url: null,
  role,
  is_coordinator: false,
  member_count: 3,
});
const [kerkis, hub] = [membership(1, "Kerkis", "member"), membership(2, "Hub", "member")];
const visitor = asVisitor(undefined);
const session: Session = {
  ...visitor,
  profile: testProfile({ role: "mentor" }),
  memberships: [kerkis, hub],
  current_organization: kerkis,
  features: { ...visitor.features, create_organization: false },
};

let shown: TestPage;
// The button is for phones.
beforeEach(() => page.viewport(414, 896));
afterEach(() => {
  shown.close();
  localStorage.clear();
});

async function open(given: Partial<Session> = {}) {
  const element = (
    <OrganizationProvider>
      <CommandMenu />
    </OrganizationProvider>
  );
  shown = await openTestPage(element, {
    session: { ...session, ...given },
    answers: {
      "identity.signOut": { ok: true },
      "organizations.switch": { ok: true },
    },
    paths: ["/register-startup", "/organization-settings", "/admin/users", "/dashboard"],
    pages: PAGES,
  });
  await page.getByRole("button", { name: "Search and commands" }).click();
  await expect.element(page.getByRole("dialog", { name: "Search and commands" })).toBeVisible();
}
const press = (keys: KeyboardEventInit) =>
  window.dispatchEvent(new KeyboardEvent("keydown", { ctrlKey: true, ...keys }));
const command = (name: string) => page.getByRole("option", { name, exact: true });

test("the same key opens and closes it on a Greek keyboard", async () => {
  await open();
  press({ key: "κ", code: "KeyK" });
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  press({ key: "κ", code: "KeyK" });
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

test("offers what the person may do, and nothing else", async () => {
  await open();
  await expect.element(command("Sign Out")).toBeInTheDocument();
  for (const name of ["Invite members", "Create New Organization"]) expect(command(name).elements()).toEqual([]);
  shown.close();
  const owned = { ...kerkis, role: "owner" as const };
  await open({
    memberships: [owned, hub],
    current_organization: owned,
    pages: { ...visitor.pages, admin: true },
    features: { ...visitor.features, create_organization: true },
  });
  for (const name of ["Invite members", "Create New Organization"])
    await expect.element(command(name)).toBeInTheDocument();
});

test("switches to another organization, never to the present one", async () => {
  await open();
  expect(command("Switch to Kerkis").elements()).toEqual([]);
  await command("Switch to Hub").click();
  await expect.poll(() => shown.calls).toContain(`POST /organizations/${hub.organization_id}/switch`);
});

test("signs out", async () => {
  await open();
  await command("Sign Out").click();
  await expect.poll(() => shown.calls).toContain("POST /auth/sign-out");
});
