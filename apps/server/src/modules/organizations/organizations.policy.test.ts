import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { ORGANIZATION_STEPS, type OrganizationStep } from "@kerkis/contract/organizations/organizations.schema.ts";
import { describe, expect, test } from "vitest";
import {
  allowedSteps,
  creationRefusal,
  erasedOn,
  organizationRefusal,
  type OrganizationFacts,
} from "./organizations.policy.ts";

const facts = (given: Partial<OrganizationFacts>): OrganizationFacts => ({
  role: null,
  superAdmin: false,
  isActive: true,
  isDeleted: false,
  isDefault: false,
  isLastOwner: false,
  ...given,
});

type Who = OrganizationRole | "super" | "stranger";
const as = (who: Who): Partial<OrganizationFacts> => {
  if (who === "super") return { superAdmin: true };
  return who === "stranger" ? {} : { role: who };
};

/** Role × state → the steps that are allowed; every other is refused. */
const ALLOWED: Record<string, Partial<Record<Who, readonly OrganizationStep[]>>> = {
  active: {
    owner: ["read", "edit", "rename", "deactivate", "delete", "transfer", "appoint", "leave"],
    super: ["read", "edit", "rename", "deactivate", "delete", "transfer", "appoint"],
    admin: ["read", "edit", "rename", "leave"],
    moderator: ["read", "leave"],
    member: ["leave"],
  },
  inactive: {
    owner: ["read", "activate", "delete", "leave"],
    super: ["read", "activate", "delete"],
  },
  deleted: { owner: ["read", "restore"], super: ["read", "restore"] },
  default: {
    owner: ["read", "edit", "transfer", "appoint"],
    super: ["read", "edit", "transfer", "appoint"],
    admin: ["read", "edit"],
    moderator: ["read"],
  },
};
const STATES: Record<string, Partial<OrganizationFacts>> = {
  active: {},
  inactive: { isActive: false },
  deleted: { isDeleted: true },
  default: { isDefault: true },
};
const EVERYONE: readonly Who[] = ["owner", "admin", "moderator", "member", "super", "stranger"];

describe.each(Object.keys(STATES))("an organization that is %s", (state) => {
  test.each(EVERYONE)("allows the %s what it should and nothing else", (who) => {
    const allowed = ORGANIZATION_STEPS.filter(
      (step) => organizationRefusal(facts({ ...STATES[state], ...as(who) }), step) === null,
    );
    expect(allowed).toEqual(ALLOWED[state]?.[who] ?? []);
  });
});

test("a stranger learns nothing, and neither do members of what is deleted", () => {
  for (const step of ORGANIZATION_STEPS) {
    expect(organizationRefusal(facts({}), step)).toBe("org.not_found");
    expect(organizationRefusal(facts({ role: "admin", isDeleted: true }), step)).toBe("org.not_found");
  }
});

test("members of what is switched off are told so", () => {
  expect(organizationRefusal(facts({ role: "admin", isActive: false }), "edit")).toBe("org.inactive");
  expect(organizationRefusal(facts({ role: "owner", isActive: false }), "edit")).toBe("org.inactive");
});

test("the default organization is neither renamed nor closed nor left", () => {
  for (const step of ["rename", "deactivate", "delete", "leave"] as const) {
    const owner = facts({ role: "owner", superAdmin: true, isDefault: true });
    expect(organizationRefusal(owner, step)).toBe("org.default_stays");
  }
});

test("the last owner does not leave (completions 1)", () => {
  expect(organizationRefusal(facts({ role: "owner", isLastOwner: true }), "leave")).toBe("org.last_owner");
});

test("the reply's can says the same as the refusals", () => {
  const admin = facts({ role: "admin" });
  expect(allowedSteps(admin)).toMatchObject({ edit: true, delete: false, transfer: false, leave: true });
});

test("creation: for oneself while it is open; super admins always and for anyone", () => {
  const person = { superAdmin: false, email: "Me@x.test" };
  expect(creationRefusal(person, "me@x.test", true)).toBeNull();
  expect(creationRefusal(person, "other@x.test", true)).toBe("org.owner_not_self");
  expect(creationRefusal(person, "me@x.test", false)).toBe("org.creation_closed");
  expect(creationRefusal({ superAdmin: true, email: "a@x.test" }, "other@x.test", false)).toBeNull();
});

test("what was deleted is erased 30 days later", () => {
  expect(erasedOn(null)).toBeNull();
  expect(erasedOn("2026-11-20T10:00:00.000Z")).toBe("2026-12-20T10:00:00.000Z");
});
