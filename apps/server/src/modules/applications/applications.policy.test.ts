import { APPLICATION_PHASES, type ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import {
  ORGANIZATION_ROLES,
  PROFILE_ROLES,
  type OrganizationRole,
  type ProfileRole,
} from "@kerkis/contract/core/permissions.ts";
import { describe, expect, test } from "vitest";
import { pagePermissions, type Actor } from "#platform/auth/actor.ts";
import {
  managesApplications,
  partRefusal,
  permittedActions,
  readRefusal,
  stateRefusal,
  STEPS,
  type ApplicationStanding,
} from "./applications.policy.ts";

const HERE = "organization-here";

interface Who {
  role?: ProfileRole;
  organizationRole?: OrganizationRole | null;
  superAdmin?: boolean;
  isCoordinator?: boolean;
}

function person({
  role = "company_coordinator",
  organizationRole = "member",
  superAdmin = false,
  isCoordinator = false,
}: Who = {}): Actor {
  return {
    userId: "reader",
    sessionId: "session",
    name: "Ελένη Κόρακα",
    email: "eleni@people.test",
    language: "el",
    role,
    superAdmin,
    impersonatorId: null,
    memberships: organizationRole ? [{ organizationId: HERE, role: organizationRole, isCoordinator }] : [],
    organizationId: HERE,
    pages: pagePermissions({ role, superAdmin }, organizationRole, []),
  };
}

const facts = (given: Partial<ApplicationStanding> = {}): ApplicationStanding => ({
  organizationId: HERE,
  applicantId: "founder",
  phase: "pending",
  appealed: false,
  recused: false,
  hasLeft: false,
  ...given,
});

const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];
const steps = (actor: Actor, standing: ApplicationStanding) =>
  STEP_NAMES.filter((step) => (partRefusal(actor, standing, step) ?? stateRefusal(standing, step)) === null);

const BY_FOUNDER: Record<ApplicationPhase, string[]> = {
  draft: ["submit"],
  pending: ["withdraw"],
  under_review: ["withdraw"],
  changes_requested: ["resubmit", "withdraw"],
  approved: [],
  rejected: ["appeal"],
  withdrawn: [],
};
const BY_MANAGER: Record<ApplicationPhase, string[]> = {
  draft: [],
  pending: ["open_review", "request_changes", "approve", "reject"],
  under_review: ["request_changes", "approve", "reject"],
  changes_requested: [],
  approved: [],
  rejected: [],
  withdrawn: [],
};

describe.each(APPLICATION_PHASES)("an application that is %s", (phase) => {
  test("lets its founder take the founder's steps and no other", () => {
    const own = facts({ phase, applicantId: "reader" });
    expect(steps(person(), own)).toEqual(BY_FOUNDER[phase]);
    expect(readRefusal(person(), own)).toBeNull();
  });

  test("lets nobody manage their own, whatever their role", () => {
    for (const who of [person({ organizationRole: "owner" }), person({ superAdmin: true, role: "admin" })]) {
      expect(steps(who, facts({ phase, applicantId: "reader" }))).toEqual(BY_FOUNDER[phase]);
    }
  });

  test.each(ORGANIZATION_ROLES)("role %s", (organizationRole) => {
    const actor = person({ organizationRole });
    const ownerOrAdmin = organizationRole === "owner" || organizationRole === "admin";
    const manager = ownerOrAdmin || organizationRole === "moderator";
    const reopens = ownerOrAdmin && phase === "approved" ? ["reopen"] : [];
    expect(steps(actor, facts({ phase }))).toEqual(manager ? [...BY_MANAGER[phase], ...reopens] : []);
  });

  test("is nothing to a coordinator of another organization, nor to one who declared a conflict", () => {
    const outsider = person({ role: "registry_coordinator", organizationRole: null });
    expect(readRefusal(outsider, facts({ phase }))).toBe("application.not_found");
    const conflicted = person({ organizationRole: "admin" });
    expect(readRefusal(conflicted, facts({ phase, recused: true }))).toBe("application.not_found");
    expect(steps(conflicted, facts({ phase, recused: true }))).toEqual([]);
  });

  test("is its applicant's to read alone once they left the startup that they applied to a call with", () => {
    const left = facts({ phase, applicantId: "reader", hasLeft: true });
    expect(readRefusal(person(), left)).toBeNull();
    expect(steps(person(), left)).toEqual([]);
    expect(permittedActions(person(), left)).toMatchObject({ edit: false, submit: false, discard: phase === "draft" });
  });

  test("tells the browser the same as the rules", () => {
    const can = permittedActions(person({ organizationRole: "owner" }), facts({ phase }));
    expect(can).toMatchObject({
      open_review: phase === "pending",
      approve: BY_MANAGER[phase].includes("approve"),
      reopen: phase === "approved",
      assign: phase === "pending" || phase === "under_review",
      edit: false,
      submit: false,
      discard: false,
      withdraw: false,
    });
    const own = permittedActions(person(), facts({ phase, applicantId: "reader" }));
    expect(own).toMatchObject({
      edit: phase === "draft" || phase === "changes_requested",
      submit: phase === "draft" || phase === "changes_requested",
      discard: phase === "draft",
      appeal: phase === "rejected",
      approve: false,
      assign: false,
    });
  });
});

test("no profile role manages applications by itself: an appointment there does", () => {
  expect(PROFILE_ROLES.filter((role) => managesApplications(person({ role }), HERE))).toEqual([]);
  const appointed = person({ role: "registry_coordinator", isCoordinator: true });
  expect(managesApplications(appointed, HERE)).toBe(true);
  expect(managesApplications(appointed, "organization-elsewhere")).toBe(false);
  expect(managesApplications(person({ superAdmin: true, organizationRole: null }), HERE)).toBe(true);
});

test("a rejection is appealed once", () => {
  expect(stateRefusal(facts({ phase: "rejected", appealed: true }), "appeal")).toBe("application.appeal_used");
});

test("a coordinator decides but does not reopen: that takes an owner or admin", () => {
  const coordinator = person({ role: "registry_coordinator", isCoordinator: true });
  expect(partRefusal(coordinator, facts({ phase: "approved" }), "reopen")).toBe("auth.forbidden");
  expect(partRefusal(coordinator, facts(), "approve")).toBeNull();
});
