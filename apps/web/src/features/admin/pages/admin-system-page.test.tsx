import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { AdminSystemPage } from "./admin-system-page.tsx";

let shown: TestPage;
afterEach(() => shown.close());

test.each([
  ["owner", 1],
  ["member", 0],
] as const)("explain access is there for who may change roles: %s", async (role: OrganizationRole, count) => {
  const visitor = asVisitor(undefined);
  const organization = {
    organization_id: "0199a000-0000-7000-8000-0000000000aa",
    name: "Kerkis",
    slug: "kerkis",
    logo_url: null,
    is_coordinator: false,
    member_count: 2,
    role,
  };
  shown = await openTestPage(<AdminSystemPage />, {
    answers: {},
    session: {
      ...visitor,
      // A profile admin has the page without a role in the organization that changes roles.
      profile: testProfile({ role: "admin" }),
      memberships: [organization],
      current_organization: organization,
      pages: { ...visitor.pages, admin: true },
    },
    at: "/admin/system",
    isPage: true,
  });
  await expect.element(page.getByRole("tab", { name: "Page permissions" })).toBeVisible();
  expect(page.getByRole("tab", { name: "Explain access" }).elements()).toHaveLength(count);
});
