import { comparableTaxNumber } from "@kerkis/contract/startups/tax-number.policy.ts";
import {
  ORGANIZATION_ROLES,
  PROFILE_ROLES,
  type OrganizationRole,
  type ProfileRole,
} from "@kerkis/contract/core/permissions.ts";
import { describe, expect, test } from "vitest";
import { pagePermissions, type Actor } from "#platform/auth/actor.ts";
import { duplicateVisibility, slugOf, startupVisibility, websiteDomain } from "./startups.policy.ts";

const actor = (
  role: ProfileRole,
  organizationRole: OrganizationRole,
  { superAdmin = false, isCoordinator = false } = {},
): Actor => ({
  userId: "u",
  sessionId: "s",
  name: "Ελένη Κόρακα",
  email: "eleni@people.test",
  language: "el",
  role,
  superAdmin,
  impersonatorId: null,
  memberships: [{ organizationId: "o", role: organizationRole, isCoordinator }],
  organizationId: "o",
  pages: pagePermissions({ role, superAdmin }, organizationRole, []),
});

describe("who sees unpublished startups", () => {
  test.each(ORGANIZATION_ROLES)("as %s of the organization, whatever the profile role", (organizationRole) => {
    const sees = organizationRole === "member" ? [] : ["o"];
    for (const role of PROFILE_ROLES) {
      expect(startupVisibility(actor(role, organizationRole))).toEqual({
        all: false,
        organizationIds: sees,
        registrationsOf: organizationRole === "owner" || organizationRole === "admin" ? ["o"] : [],
        userId: "u",
      });
    }
  });

  test("an appointed coordinator does, a profile role alone does not", () => {
    const appointed = actor("registry_coordinator", "member", { isCoordinator: true });
    expect(startupVisibility(appointed).organizationIds).toEqual(["o"]);
    expect(startupVisibility(actor("registry_coordinator", "member")).organizationIds).toEqual([]);
  });

  test("super admins see all, visitors what is published", () => {
    expect(startupVisibility(actor("admin", "member", { superAdmin: true })).all).toBe(true);
    expect(startupVisibility(null)).toEqual({ all: false, organizationIds: [], userId: null });
  });

  test("looking for duplicates, so do those who manage applications there", () => {
    const ids = (role: ProfileRole, organizationRole: OrganizationRole, isCoordinator = false) =>
      duplicateVisibility(actor(role, organizationRole, { isCoordinator })).organizationIds;
    expect(ids("company_coordinator", "moderator")).toEqual(["o"]);
    expect(ids("registry_coordinator", "member", true)).toEqual(["o"]);
    expect(ids("registry_coordinator", "member")).toEqual([]);
    expect(ids("admin", "member")).toEqual([]);
    expect(ids("company_coordinator", "member")).toEqual([]);
    expect(ids("evaluator", "member")).toEqual([]);
  });
});

test.each([
  ["https://www.Thalassa.example/el?x=1", "thalassa.example"],
  ["thalassa.example", "thalassa.example"],
  ["https://app.thalassa.example.", "app.thalassa.example"],
  ["https://www.linkedin.com/company/thalassa", null],
  ["localhost", null],
  ["javascript:alert(1)", null],
  ["", null],
  [null, null],
])("the domain of %s is %s", (address, domain) => {
  expect(websiteDomain(address)).toBe(domain);
});

test.each([
  ["EL 099.999.999", "099999999"],
  ["gr099999999", "099999999"],
  ["DE123456789", "DE123456789"],
  [" - ", null],
  [undefined, null],
])("the tax number %s compares as %s", (given, comparable) => {
  expect(comparableTaxNumber(given)).toBe(comparable);
});

test.each([
  ["Θάλασσα Ρομποτική", "thalassa-rompotiki"],
  ["Ψηφιακή Ευφυΐα & Υγεία", "psifiaki-evfyia-ygeia"],
  ["Café 24/7", "cafe-24-7"],
  ["🚀", "startup"],
])("the address of «%s» is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
