import {
  ORGANIZATION_ROLES,
  type OrganizationRole,
  PAGE_DEFAULTS,
  PROFILE_ROLES,
  type ProfileRole,
} from "@kerkis/contract/core/permissions.ts";
import { PAGE_KEYS, type PageKey } from "@kerkis/contract/core/pages.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, it } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { crumbsOf } from "./crumbs.ts";
import { activeItem, visibleNavigation } from "./navigation.ts";

const everywhere = () => true;
const ID = "0192c7a0-0000-7000-8000-000000000001";

interface Person {
  role?: ProfileRole;
  organizationRole?: OrganizationRole | null;
  isSuperAdmin?: boolean;
  isCoordinator?: boolean;
  /** Pages taken away or given by an override. */
  pages?: Partial<Record<PageKey, boolean>>;
}

function sessionOf({
  role = "mentor",
  organizationRole = "member",
  isSuperAdmin = false,
  isCoordinator = false,
  pages = {},
}: Person): Session {
  const runsIt = role === "admin" || organizationRole === "owner" || organizationRole === "admin" || isSuperAdmin;
  const holds = (page: PageKey): boolean => {
    const { everyone, profileRoles = [], organizationRoles = [] } = PAGE_DEFAULTS[page];
    const byRole = organizationRole !== null && organizationRoles.includes(organizationRole);
    return pages[page] ?? (runsIt || everyone === true || profileRoles.includes(role) || byRole);
  };
  const membership = {
    organization_id: ID,
    name: "Kerkis",
    slug: "kerkis",
    logo_url: null,
    is_coordinator: isCoordinator,
    member_count: 2,
  };
  const membershipOf = organizationRole === null ? null : { ...membership, role: organizationRole };
  const visitor = asVisitor(undefined);
  return {
    ...visitor,
    profile: testProfile({ id: ID, role }),
    memberships: membershipOf ? [membershipOf] : [],
    current_organization: membershipOf,
    is_super_admin: isSuperAdmin,
    pages: { ...visitor.pages, ...Object.fromEntries(PAGE_KEYS.map((page) => [page, holds(page)])) },
  };
}

const pathsOf = (session: Session, hasRoute: (path: string) => boolean = everywhere): string[] => {
  const { groups, foot } = visibleNavigation(session, hasRoute);
  return [...groups.flatMap(({ items }) => items), ...foot].map(({ path }) => path);
};
const shows = (person: Person, path: string): boolean => pathsOf(sessionOf(person)).includes(path);

it("has every group and item of specification 2.6 in its order", () => {
  const { groups, foot } = visibleNavigation(sessionOf({ role: "admin", isSuperAdmin: true }), everywhere);
  expect(groups.map(({ key, items }) => [key, items.map(({ path }) => path)])).toEqual([
    ["main", ["/dashboard", "/startups", "/investors", "/events", "/workflows", "/communication", "/ecosystem"]],
    ["automation", ["/process-management", "/workflows/templates", "/workflows/instances", "/workflows/my-tasks"]],
    [
      "features",
      ["/networking", "/content-hub", "/chat-assistant", "/due-diligence", "/evaluation-management", "/analytics"],
    ],
    ["administration", ["/admin", "/admin/users", "/admin/system"]],
    ["premium", ["/premium-services", "/mentorship", "/priority-support"]],
  ]);
  expect(groups.filter(({ collapsible }) => collapsible).map(({ key }) => key)).toEqual(["administration", "premium"]);
  expect(foot.map(({ path }) => path)).toEqual(["/system-admin", "/organization-settings", "/settings"]);
});

const runs = (organizationRole: OrganizationRole): boolean =>
  organizationRole === "owner" || organizationRole === "admin";

/** Specification 2.6 and 6: who sees an item while they hold its page permission. */
const CONDITIONS: Record<string, { page?: PageKey; who: (role: ProfileRole, of: OrganizationRole) => boolean }> = {
  "/my-applications": { page: "my-applications", who: (role) => role === "company_coordinator" },
  "/evaluation-management": {
    page: "evaluation-management",
    who: (role, of) =>
      role === "evaluator" || runs(of) || (of === "moderator" && ["admin", "registry_coordinator"].includes(role)),
  },
  "/investment-opportunities": { page: "investment-opportunities", who: (role) => role === "investor" },
  "/analytics": { page: "analytics", who: (role) => ["registry_coordinator", "public", "admin"].includes(role) },
  "/evaluator-dashboard": { page: "due-diligence", who: (role) => role === "evaluator" },
  "/admin": { page: "admin", who: (_, of) => runs(of) },
  "/admin/users": { page: "admin", who: (_, of) => runs(of) },
  "/admin/system": { page: "admin", who: (_, of) => runs(of) },
  // Moderators invite members, which is part of managing them.
  "/organization-settings": { who: (_, of) => runs(of) || of === "moderator" },
  "/system-admin": { who: () => false },
  "/settings": { who: () => true },
  "/premium-services": { who: () => true },
};

it.each(["registry_coordinator", "admin"] as const)(
  "shows the queue to a %s where they were appointed alone",
  (role) => {
    expect(shows({ role, isCoordinator: true }, "/evaluation-management")).toBe(true);
    expect(shows({ role }, "/evaluation-management")).toBe(false);
  },
);

const PEOPLE = PROFILE_ROLES.flatMap((role) =>
  ORGANIZATION_ROLES.map((organizationRole) => ({ role, organizationRole })),
);

it.each(Object.entries(CONDITIONS))("shows %s to whom the specification says, role by role", (path, { page, who }) => {
  for (const { role, organizationRole } of PEOPLE) {
    const expected = who(role, organizationRole);
    const given = page ? { [page]: true } : {};
    expect([role, organizationRole, shows({ role, organizationRole, pages: given }, path)]).toEqual([
      role,
      organizationRole,
      expected,
    ]);
  }
});

it.each(Object.entries(CONDITIONS).flatMap(([path, { page }]) => (page ? [[path, page] as const] : [])))(
  "hides %s from everyone without the page permission %s",
  (path, page) => {
    const seers = PEOPLE.filter((person) => shows({ ...person, pages: { [page]: false } }, path));
    expect(seers).toEqual([]);
  },
);

it.each<[string, PageKey]>([
  ["/dashboard", "dashboard"],
  ["/startups", "startups"],
  ["/investors", "investors"],
  ["/events", "events"],
  ["/workflows", "workflows"],
  ["/workflows/my-tasks", "workflows"],
  ["/communication", "communication"],
  ["/ecosystem", "ecosystem"],
  ["/networking", "networking"],
  ["/content-hub", "content-hub"],
  ["/chat-assistant", "chat-assistant"],
  ["/due-diligence", "due-diligence"],
])("shows %s by its page permission alone", (path, page) => {
  for (const { role, organizationRole } of PEOPLE) {
    expect(shows({ role, organizationRole, pages: { [page]: true } }, path)).toBe(true);
    expect(shows({ role, organizationRole, pages: { [page]: false } }, path)).toBe(false);
  }
});

it("shows settings even without its page permission, and to who belongs nowhere", () => {
  expect(shows({ pages: { settings: false } }, "/settings")).toBe(true);
  expect(shows({ organizationRole: null }, "/settings")).toBe(true);
});

it("lets a super admin pass every check that is not about a role", () => {
  const paths = pathsOf(sessionOf({ role: "mentor", isSuperAdmin: true, pages: { admin: false } }));
  for (const path of ["/system-admin", "/organization-settings", "/evaluation-management", "/admin/users"])
    expect(paths).toContain(path);
  expect(paths).not.toContain("/investment-opportunities");
});

it("links only to pages the application has", () => {
  const paths = pathsOf(sessionOf({ role: "admin" }), (path) => path === "/dashboard" || path === "/startups");
  expect(paths).toEqual(["/dashboard", "/startups"]);
});

it("marks the item with the longest path that begins the address", () => {
  const { groups } = visibleNavigation(sessionOf({ role: "admin", organizationRole: "owner" }), everywhere);
  const items = groups.flatMap((group) => group.items);
  expect(activeItem(items, "/workflows/templates/new")?.path).toBe("/workflows/templates");
  expect(activeItem(items, "/startup/12")?.path).toBe("/startups");
  expect(activeItem(items, "/register-startup")?.path).not.toBe("/startups");
  expect(activeItem(items, "/nowhere")).toBeUndefined();
});

afterEach(() => provideLanguage(() => "el"));

it("writes the trail of an address (specification 2.7)", () => {
  const hasRoute = (path: string) => path === "/startups";
  expect(crumbsOf("/startup/42", "Thalassa Robotics", hasRoute)).toEqual([
    { label: "Startups", path: "/startups" },
    { label: "Thalassa Robotics" },
  ]);
  expect(crumbsOf("/startup/42", undefined, hasRoute).at(-1)).toEqual({ label: "Λεπτομέρειες" });
  expect(crumbsOf("/dashboard", undefined, hasRoute)).toEqual([{ label: "Πίνακας ελέγχου" }]);
});

it("has a name for what is not known yet (specification 2.7)", () => {
  provideLanguage(() => "en");
  const labels = (path: string, name?: string) => crumbsOf(path, name, everywhere).map(({ label }) => label);
  expect(labels("/events/42")).toEqual(["Events", "Event Details"]);
  expect(labels("/event/42")).toEqual(["Events", "Event Details"]);
  expect(labels("/event/42", "Demo day")).toEqual(["Events", "Demo day"]);
  expect(labels("/workflows/templates/42/edit")).toEqual(["Workflows", "Workflow templates", "Loading...", "Edit"]);
  expect(labels("/workflows/templates/42/edit", "Grant")).toEqual(["Workflows", "Workflow templates", "Grant", "Edit"]);
  expect(labels("/admin/users")).toEqual(["Administration", "User Management"]);
  expect(labels("/communication")).toEqual(["Communication Hub"]);
  expect(labels("/register-startup")).toEqual(["Register Startup"]);
  expect(labels("/constructor")).toEqual(["Details"]);
});
