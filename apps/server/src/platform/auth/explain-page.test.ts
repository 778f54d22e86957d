import { PROFILE_ROLES, ORGANIZATION_ROLES } from "@kerkis/contract/core/permissions.ts";
import { PAGE_KEYS } from "@kerkis/contract/core/pages.ts";
import { expect, it } from "vitest";
import { stepsUntilAllowed, explainPage, pagePermissions, type PageOverride } from "./actor.ts";

const overrides: PageOverride[] = [
  { subject: "organization_role", role: "member", page: "documents", allowed: false },
  { subject: "profile_role", role: "mentor", page: "documents", allowed: true },
  { subject: "profile_role", role: "mentor", page: "analytics", allowed: true },
];

it("says of every person and page what the permissions say, and ends with the rule that decided", () => {
  for (const role of PROFILE_ROLES) {
    for (const organizationRole of [...ORGANIZATION_ROLES, null]) {
      for (const superAdmin of [false, true]) {
        const person = { role, superAdmin };
        const pages = pagePermissions(person, organizationRole, overrides);
        for (const page of PAGE_KEYS) {
          const steps = explainPage(person, organizationRole, overrides, page);
          expect(steps.at(-1)).toMatchObject({ decides: true, allows: pages[page] });
          expect(steps.slice(0, -1).every(({ decides }) => !decides)).toBe(true);
        }
      }
    }
  }
});

it.each([
  [{ role: "mentor", superAdmin: true }, "member", "admin", "person.super_admin"],
  [{ role: "mentor", superAdmin: false }, "owner", "admin", "organization.owner_or_admin"],
  [{ role: "admin", superAdmin: false }, "member", "admin", "person.profile_admin"],
  [{ role: "mentor", superAdmin: false }, "member", "documents", "override.organization_role"],
  [{ role: "mentor", superAdmin: false }, "moderator", "documents", "override.profile_role"],
  [{ role: "mentor", superAdmin: false }, "member", "startups", "default.everyone"],
  [{ role: "investor", superAdmin: false }, "moderator", "documents", "default.profile_role"],
  [{ role: "public", superAdmin: false }, "moderator", "workflows", "default.organization_role"],
  [{ role: "public", superAdmin: false }, "member", "workflows", "default.nobody"],
] as const)("%o as %s: %s is decided by %s", (person, organizationRole, page, rule) => {
  expect(explainPage(person, organizationRole, overrides, page).at(-1)?.rule).toBe(rule);
});

it("asks rules in turn up to the first that applies", () => {
  const rules = [
    ["startup.published", false],
    ["startup.own", true],
    ["person.super_admin", true],
  ] as const;
  expect(stepsUntilAllowed(rules, "startup.not_published").map(({ rule, decides }) => [rule, decides])).toEqual([
    ["startup.published", false],
    ["startup.own", true],
  ]);
  expect(stepsUntilAllowed(rules.slice(0, 1), "startup.not_published").at(-1)).toEqual({
    rule: "startup.not_published",
    decides: true,
    allows: false,
  });
});
