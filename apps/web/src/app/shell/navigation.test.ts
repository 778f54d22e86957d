import { PAGE_DEFAULTS, PAGE_KEYS, type PageKey, type ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { expect, it } from "vitest";
import { crumbsOf } from "./breadcrumbs.tsx";
import { activeItem, visibleNavigation } from "./navigation.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";

const everywhere = () => true;
const ID = "0192c7a0-0000-7000-8000-000000000001";

function sessionOf(
  role: ProfileRole,
  organizationRole: "owner" | "admin" | "moderator" | "member" = "member",
): Session {
  const runsIt = role === "admin" || organizationRole === "owner" || organizationRole === "admin";
  const holds = (page: PageKey): boolean => {
    const { everyone, profileRoles = [], organizationRoles = [] } = PAGE_DEFAULTS[page];
    return runsIt || everyone === true || profileRoles.includes(role) || organizationRoles.includes(organizationRole);
  };
  const membership = { organization_id: ID, name: "Kerkis", slug: "kerkis", logo_url: null, member_count: 2 };
  return {
    ...asVisitor(undefined),
    profile: testProfile({ id: ID, role, first_name: "Α", last_name: "Β", email: "a@b.gr", language: "el" }),
    memberships: [{ ...membership, role: organizationRole }],
    current_organization: { ...membership, role: organizationRole },
    pages: Object.fromEntries(PAGE_KEYS.map((page) => [page, holds(page)])) as Session["pages"],
  };
}

const pathsOf = (session: Session, hasRoute: (path: string) => boolean = everywhere): string[] => {
  const { groups, foot } = visibleNavigation(session, hasRoute);
  return [...groups.flatMap(({ items }) => items), ...foot].map(({ path }) => path);
};

it.each<[ProfileRole, "owner" | "member", string, boolean]>([
  ["company_coordinator", "member", "/my-applications", true],
  ["investor", "member", "/my-applications", false],
  ["evaluator", "member", "/evaluation-management", true],
  ["company_coordinator", "member", "/evaluation-management", false],
  ["company_coordinator", "owner", "/evaluation-management", true],
  ["investor", "member", "/investment-opportunities", true],
  ["mentor", "member", "/investment-opportunities", false],
  ["public", "member", "/analytics", true],
  ["evaluator", "member", "/evaluator-dashboard", true],
  ["company_coordinator", "member", "/evaluator-dashboard", false],
  ["company_coordinator", "member", "/admin", false],
  ["company_coordinator", "owner", "/admin", true],
  ["mentor", "member", "/settings", true],
])("shows %s who is %s: %s %s (specification 2.6 and 6)", (role, organizationRole, path, isShown) => {
  expect(pathsOf(sessionOf(role, organizationRole)).includes(path)).toBe(isShown);
});

it("links only to pages the application has", () => {
  const paths = pathsOf(sessionOf("admin", "owner"), (path) => path === "/dashboard" || path === "/startups");
  expect(paths).toEqual(["/dashboard", "/startups"]);
});

it("marks the item with the longest path that begins the address", () => {
  const { groups } = visibleNavigation(sessionOf("admin", "owner"), everywhere);
  const items = groups.flatMap((group) => group.items);
  expect(activeItem(items, "/workflows/templates/new")?.path).toBe("/workflows/templates");
  expect(activeItem(items, "/startup/12")?.path).toBe("/startups");
  expect(activeItem(items, "/register-startup")?.path).not.toBe("/startups");
  expect(activeItem(items, "/nowhere")).toBeUndefined();
});

it("writes the trail of an address (specification 2.7)", () => {
  const hasRoute = (path: string) => path === "/startups";
  expect(crumbsOf("/startup/42", "Thalassa Robotics", hasRoute)).toEqual([
    { label: "Startups", path: "/startups" },
    { label: "Thalassa Robotics" },
  ]);
  expect(crumbsOf("/startup/42", undefined, hasRoute).at(-1)).toEqual({ label: "Λεπτομέρειες" });
  expect(crumbsOf("/dashboard", undefined, hasRoute)).toEqual([{ label: "Πίνακας ελέγχου" }]);
});
