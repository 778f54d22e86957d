import { PAGE_DEFAULTS } from "@kerkis/contract/core/page-defaults.ts";
import {
  ORGANIZATION_ROLES,
  type OrganizationRole,
  PROFILE_ROLES,
  type ProfileRole,
} from "@kerkis/contract/core/permissions.ts";
import { PAGE_KEYS, type PageKey } from "@kerkis/contract/core/pages.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { expect, it } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { type FeaturePage, hasPath, type SidebarGroup } from "#shared/routing/feature.ts";
import { PAGES } from "../../features.ts";
import { crumbsOf } from "../crumbs.ts";
import { activeItem, creations, visibleNavigation } from "./navigation.ts";

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

const pathsOf = (session: Session, pages = PAGES): string[] => {
  const { groups, foot } = visibleNavigation(session, pages);
  return [...groups.flatMap(({ items }) => items), ...foot].map(({ path }) => path);
};
const shows = (person: Person, path: string): boolean => pathsOf(sessionOf(person)).includes(path);

/** Specification 2.6, whole: groups and their items in order. */
const SIDEBAR: Record<string, readonly string[]> = {
  main: ["/dashboard", "/startups", "/investors", "/events", "/workflows", "/communication", "/ecosystem"],
  automation: ["/process-management", "/workflows/templates", "/workflows/instances", "/workflows/my-tasks"],
  features: [
    "/networking",
    "/content-hub",
    "/chat-assistant",
    "/due-diligence",
    "/my-applications",
    "/evaluation-management",
    "/investment-opportunities",
    "/analytics",
  ],
  administration: ["/admin", "/admin/users", "/admin/system"],
  premium: ["/premium-services", "/mentorship", "/priority-support"],
  foot: ["/system-admin", "/organization-settings", "/evaluator-dashboard", "/settings"],
};

it("has the pages that exist in the groups and the order of specification 2.6", () => {
  const placed = PAGES.flatMap(({ path, sidebar }) => (sidebar ? [{ path, ...sidebar }] : []));
  for (const [group, specified] of Object.entries(SIDEBAR)) {
    const items = placed.filter((item) => item.group === group).toSorted((a, b) => a.position - b.position);
    expect(items.map(({ path }) => path)).toEqual(specified.filter((path) => hasPath(PAGES, path)));
  }
  expect(placed.every(({ path }) => Object.values(SIDEBAR).flat().includes(path))).toBe(true);
});

it("shows groups in the order of specification 2.6, administration and premium collapsible", () => {
  const page = (group: SidebarGroup): FeaturePage => ({
    path: `/${group}`,
    sidebar: { group, position: 1, label: () => group, icon: "Rocket" },
  });
  const shuffled: SidebarGroup[] = ["premium", "foot", "features", "administration", "main", "automation"];
  const { groups, foot } = visibleNavigation(sessionOf({}), shuffled.map(page));
  expect(groups.map(({ key }) => key)).toEqual(["main", "automation", "features", "administration", "premium"]);
  expect(groups.filter(({ collapsible }) => collapsible).map(({ key }) => key)).toEqual(["administration", "premium"]);
  expect(foot.map(({ path }) => path)).toEqual(["/foot"]);
});

const runs = (organizationRole: OrganizationRole): boolean =>
  organizationRole === "owner" || organizationRole === "admin";

/** Specification 2.6 and 6: who sees an item while they hold its page permission. */
const CONDITIONS: Record<string, { page?: PageKey; who: (role: ProfileRole, of: OrganizationRole) => boolean }> = {
  // Completions 1: an investor registers through an application too.
  "/my-applications": {
    page: "my-applications",
    who: (role) => role === "company_coordinator" || role === "investor",
  },
  "/evaluation-management": {
    page: "evaluation-management",
    who: (role, of) =>
      role === "evaluator" || runs(of) || (of === "moderator" && ["admin", "registry_coordinator"].includes(role)),
  },
  "/investment-opportunities": { page: "investment-opportunities", who: (role) => role === "investor" },
  "/evaluator-dashboard": { page: "due-diligence", who: (role) => role === "evaluator" },
  "/admin": { page: "admin", who: (_, of) => runs(of) },
  "/admin/users": { page: "admin", who: (_, of) => runs(of) },
  "/admin/system": { page: "admin", who: (_, of) => runs(of) },
  // Moderators invite members, which is part of managing them.
  "/organization-settings": { who: (_, of) => runs(of) || of === "moderator" },
  "/system-admin": { who: () => false },
  "/settings": { who: () => true },
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
  ["/chat-assistant", "chat-assistant"],
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

const named = (path: string, more: Partial<FeaturePage> = {}): FeaturePage => ({ path, crumb: () => path, ...more });

it("marks the item with the longest path that begins the address, or the one that its page names", () => {
  const item = (path: string): FeaturePage =>
    named(path, { sidebar: { group: "main", position: 1, label: () => path, icon: "Rocket" } });
  const pages = [item("/workflows"), item("/workflows/templates"), item("/startups")];
  const all = [
    ...pages,
    named("/startup/$id", { under: "/startups" }),
    named("/imports", { under: "/startups" }),
    named("/imports/$id"),
    named("/register-startup"),
  ];
  const { groups } = visibleNavigation(sessionOf({}), all);
  const activeAt = (address: string) =>
    activeItem(
      groups.flatMap(({ items }) => items),
      address,
      all,
    )?.path;
  expect(activeAt("/workflows/templates/new")).toBe("/workflows/templates");
  expect(activeAt("/startup/12")).toBe("/startups");
  expect(activeAt("/imports/12")).toBe("/startups");
  expect(activeAt("/register-startup")).toBeUndefined();
  expect(activeAt("/nowhere")).toBeUndefined();
});

it("does not depend on the order in which features are listed", () => {
  const admin = sessionOf({ isSuperAdmin: true, organizationRole: "owner" });
  const backwards = PAGES.toReversed();
  expect(pathsOf(admin, backwards)).toEqual(pathsOf(admin));
  const made = creations(admin, PAGES).map(({ path }) => path);
  expect(made.length).toBeGreaterThan(1);
  expect(creations(admin, backwards).map(({ path }) => path)).toEqual(made);
});

it("writes the trail of an address (specification 2.7)", () => {
  expect(crumbsOf("/startup/42", "Thalassa Robotics", PAGES)).toEqual([
    { label: "Startups", path: "/startups" },
    { label: "Thalassa Robotics" },
  ]);
  expect(crumbsOf("/startup/42", undefined, PAGES).at(-1)).toEqual({ label: "Λεπτομέρειες" });
  expect(crumbsOf("/dashboard", undefined, PAGES)).toEqual([{ label: "Πίνακας ελέγχου" }]);
  expect(crumbsOf("/decisions/42", undefined, PAGES)).toEqual([{ label: "Φάκελος απόφασης" }]);
  const applying = (to: string | undefined) => crumbsOf("/register-startup", to, PAGES).at(-1);
  expect(applying(undefined)).toEqual({ label: "Καταχώριση startup" });
  expect(applying("Γαλάζια Ανάπτυξη")).toEqual({ label: "Γαλάζια Ανάπτυξη" });
});

it("has a name for what is not known yet (specification 2.7)", () => {
  provideLanguage(() => "en");
  const labels = (path: string, name?: string, pages = PAGES) => crumbsOf(path, name, pages).map(({ label }) => label);
  const templates: FeaturePage[] = [
    named("/workflows"),
    { path: "/workflows/templates/$templateId", unnamed: () => "Loading..." },
    named("/workflows/templates/$templateId/edit", { crumb: () => "Edit" }),
  ];
  expect(labels("/workflows/7/edit", undefined, templates)).toEqual(["/workflows", "Details"]);
  expect(labels("/workflows/templates/7/edit", undefined, [...templates, named("/workflows/templates")])).toEqual([
    "/workflows",
    "/workflows/templates",
    "Loading...",
    "Edit",
  ]);
  expect(labels("/workflows/templates/7/edit", "Grant", templates)).toEqual(["/workflows", "Grant", "Edit"]);
  // What the record's own address names already, the way to edit it does not say again.
  expect(labels("/workflows/templates/7/edit", "Grant")).toEqual(["Workflows", "Workflow templates", "Grant"]);
  expect(labels("/admin/users")).toEqual(["Administration", "User Management"]);
  expect(labels("/register-startup")).toEqual(["Register Startup"]);
  expect(labels("/constructor")).toEqual(["Details"]);
});

it("offers no queue to a super admin who is in no organization", () => {
  expect(shows({ role: "admin", isSuperAdmin: true }, "/evaluation-management")).toBe(true);
  expect(shows({ role: "admin", isSuperAdmin: true, organizationRole: null }, "/evaluation-management")).toBe(false);
});

it("offers no registration to who is in no organization", () => {
  const made = (person: Person) => creations(sessionOf(person), PAGES).map(({ path }) => path);
  expect(made({ role: "admin", isSuperAdmin: true })).toContain("/register-startup");
  expect(made({ role: "admin", isSuperAdmin: true, organizationRole: null })).not.toContain("/register-startup");
});
