import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { ImportsLead } from "./imports-page.tsx";

let shown: TestPage;
afterEach(() => shown.close());

test.each<[OrganizationRole, boolean]>([
  ["moderator", true],
  ["member", false],
])("a coordinator who is a %s is promised events only where they may bring them: %s", async (role, bringsEvents) => {
  const current = {
    organization_id: "0199a000-0000-7000-8000-0000000000aa",
    name: "Blue Hub",
    slug: "blue-hub",
    logo_url: null,
    role,
    is_coordinator: true,
    member_count: 3,
  };
  shown = await openTestPage(<ImportsLead />, {
    session: {
      ...asVisitor(undefined),
      profile: testProfile(),
      memberships: [current],
      current_organization: current,
    },
    answers: {},
  });
  await expect.element(page.getByText(/^Bring in startups/)).toBeVisible();
  expect(page.getByText(/events/).elements()).toHaveLength(bringsEvents ? 1 : 0);
});
