import { ORGANIZATION_ACTIONS, ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { PAGE_KEYS } from "@kerkis/contract/core/pages.ts";
import { describe, expect, it } from "vitest";
import { mayIn, pagePermissions, type Actor } from "./actor.ts";

const ORG = "0198c0de-0000-7000-8000-000000000001";
const OTHER = "0198c0de-0000-7000-8000-000000000002";

const actor = (role: (typeof ORGANIZATION_ROLES)[number] | null, superAdmin = false): Actor => ({
  userId: "u",
  sessionId: "s",
  name: "Ελένη Κόρακα",
  email: "eleni@kerkis.test",
  language: "el",
  role: "company_coordinator",
  superAdmin,
  impersonatorId: null,
  memberships: role ? [{ organizationId: ORG, role, isCoordinator: false }] : [],
  organizationId: ORG,
  pages: pagePermissions({ role: "company_coordinator", superAdmin }, role, []),
});

describe("the organization matrix (specification 6)", () => {
  const allowed = {
    owner: 17,
    admin: 15,
    moderator: 10,
    member: 3,
  };
  it.each(ORGANIZATION_ROLES)("gives a %s exactly what the table says", (role) => {
    expect(ORGANIZATION_ACTIONS.filter((action) => mayIn(actor(role), ORG, action))).toHaveLength(allowed[role]);
  });

  it("keeps billing and deletion to owners", () => {
    for (const action of ["settings.manageBilling", "settings.deleteOrganization"] as const) {
      expect(ORGANIZATION_ROLES.filter((role) => mayIn(actor(role), ORG, action))).toEqual(["owner"]);
    }
  });

  it("refuses moderators what the table refuses them", () => {
    for (const action of [
      "members.remove",
      "members.changeRoles",
      "data.manageInvestments",
      "content.deleteContent",
    ] as const) {
      expect(mayIn(actor("moderator"), ORG, action)).toBe(false);
    }
  });

  it("never reaches another organization, except for super admins", () => {
    for (const action of ORGANIZATION_ACTIONS) {
      expect(mayIn(actor("owner"), OTHER, action)).toBe(false);
      expect(mayIn(actor(null, true), OTHER, action)).toBe(true);
    }
  });
});

describe("page permissions (completions 1)", () => {
  it("gives everyone signed in the common pages", () => {
    const pages = pagePermissions({ role: "mentor", superAdmin: false }, "member", []);
    expect(PAGE_KEYS.filter((page) => !pages[page])).toEqual([
      "my-applications",
      "evaluation-management",
      "investment-opportunities",
      "analytics",
      "admin",
      "documents",
      "due-diligence",
    ]);
  });

  it("gives owners, admins, profile admins and super admins all", () => {
    for (const pages of [
      pagePermissions({ role: "mentor", superAdmin: false }, "owner", []),
      pagePermissions({ role: "mentor", superAdmin: false }, "admin", []),
      pagePermissions({ role: "admin", superAdmin: false }, "member", []),
      pagePermissions({ role: "mentor", superAdmin: true }, null, []),
    ]) {
      expect(Object.values(pages)).not.toContain(false);
    }
  });

  it("keeps the admin page from every profile role but admin", () => {
    const having = PROFILE_ROLES.filter((role) => pagePermissions({ role, superAdmin: false }, "moderator", []).admin);
    expect(having).toEqual(["admin"]);
  });

  it("lets an organization override a default, the organization role before the profile role", () => {
    const overrides = [
      { subject: "profile_role", role: "investor", page: "documents", allowed: false },
      { subject: "organization_role", role: "member", page: "documents", allowed: true },
    ] as const;
    expect(pagePermissions({ role: "investor", superAdmin: false }, "member", overrides).documents).toBe(true);
    expect(pagePermissions({ role: "investor", superAdmin: false }, "moderator", overrides).documents).toBe(false);
    expect(pagePermissions({ role: "investor", superAdmin: false }, "owner", overrides).documents).toBe(true);
  });
});
