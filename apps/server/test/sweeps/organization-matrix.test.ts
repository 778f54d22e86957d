import { contract } from "@kerkis/contract/contract.ts";
import {
  ORGANIZATION_ACTIONS,
  ORGANIZATION_ROLES,
  type OrganizationAction,
} from "@kerkis/contract/core/permissions.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { ensureRegistryProgramme } from "#modules/evaluations/evaluations.api.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { actionScope } from "#platform/auth/scope.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { outcomeOf } from "../refusals.ts";
import { startTestServer, type ApiClient, type TestServer, type TestUser } from "../server.ts";

/**
 * The matrix of specification 6, typed in from its text: o owner, a admin, m moderator, b member. The product's own table is
 * not looked at, so that a slip in either shows.
 */
const MATRIX = {
  "members.invite": "o a m -",
  "members.remove": "o a - -",
  "members.changeRoles": "o a - -",
  "members.view": "o a m b",
  "settings.editProfile": "o a - -",
  "settings.manageBilling": "o - - -",
  "settings.deleteOrganization": "o - - -",
  "settings.viewSettings": "o a m -",
  "data.createStartups": "o a m b",
  "data.manageApplications": "o a m -",
  "data.viewAnalytics": "o a m -",
  "data.manageInvestments": "o a - -",
  "data.manageEvents": "o a m -",
  "content.createContent": "o a m b",
  "content.editContent": "o a m -",
  "content.deleteContent": "o a - -",
  "content.publishContent": "o a m -",
} as const satisfies Record<OrganizationAction, string>;

const LETTERS = { owner: "o", admin: "a", moderator: "m", member: "b" } as const;
type Role = keyof typeof LETTERS;
const allows = (action: OrganizationAction, role: Role): boolean => MATRIX[action].includes(LETTERS[role]);
const cells = ORGANIZATION_ACTIONS.flatMap((action) => ORGANIZATION_ROLES.map((role) => ({ action, role })));

const actorIn = (organizationId: string, role: Role | null, superAdmin = false): Actor => ({
  userId: randomUUID(),
  sessionId: randomUUID(),
  name: "Άννα Λιάπη",
  email: "anna@people.test",
  language: "el",
  role: "mentor",
  superAdmin,
  impersonatorId: null,
  memberships: role === null ? [] : [{ organizationId, role, isCoordinator: false }],
  organizationId,
  pages: {} as Actor["pages"],
});

const refusalOf = (work: () => unknown): string => {
  try {
    work();
    return "allowed";
  } catch (failure) {
    if (failure instanceof Refusal) return failure.code;
    throw failure;
  }
};

describe("every cell, at the scope that all tenant rows demand", () => {
  const here = randomUUID();
  it.each(cells)("$role, $action", ({ action, role }) => {
    expect(refusalOf(() => actionScope(actorIn(here, role), here, action))).toBe(
      allows(action, role) ? "allowed" : "auth.forbidden",
    );
  });
  it.each(ORGANIZATION_ACTIONS)("a stranger and a super admin, %s", (action) => {
    const stranger = {
      ...actorIn(here, null),
      memberships: [{ organizationId: randomUUID(), role: "owner" as const, isCoordinator: false }],
    };
    expect(refusalOf(() => actionScope(stranger, here, action))).toBe("org.not_member");
    expect(refusalOf(() => actionScope(actorIn(here, null, true), here, action))).toBe("allowed");
  });
});

/** A call that its action alone lets through; what it names does not exist, so nothing is changed by it. */
const CALLS: Partial<Record<OrganizationAction, (api: ApiClient, id: string) => Promise<unknown>>> = {
  "members.invite": (api, id) => api.organizations.invitations({ id }),
  "members.remove": (api, id) =>
    api.organizations.removeMembers({ id, members: [{ user_id: randomUUID(), seen_role: "member" }] }),
  "members.changeRoles": (api, id) =>
    api.organizations.changeRoles({ id, role: "member", members: [{ user_id: randomUUID(), seen_role: "member" }] }),
  "members.view": (api, id) => api.organizations.people({ id }),
  "settings.editProfile": (api, id) => api.admin.organizationAudit({ id }),
  "settings.viewSettings": (api, id) => api.organizations.permissionMatrix({ id }),
  "settings.deleteOrganization": (api, id) => api.organizations.delete({ id, name: "not its name" }),
  // In the organization the person works in: these name none.
  "data.createStartups": (api) => api.applications.start({}),
  "data.manageApplications": (api) => api.applications.queue({}),
  "data.manageEvents": (api) => api.events.managed({}),
};

/** Actions whose parts of the product come later; their cells are proved at the scope above. */
const WITHOUT_ENDPOINT = [
  "settings.manageBilling",
  "data.viewAnalytics",
  "data.manageInvestments",
  "content.createContent",
  "content.editContent",
  "content.deleteContent",
  "content.publishContent",
] as const satisfies readonly OrganizationAction[];

test("every action is proved over HTTP, or is named as one whose endpoint is still to come", () => {
  expect([...Object.keys(CALLS), ...WITHOUT_ENDPOINT].toSorted()).toEqual([...ORGANIZATION_ACTIONS].toSorted());
  const declared = new Set(
    Object.values(contract).flatMap((procedures) =>
      Object.values(procedures).flatMap((procedure) => {
        const { access } = procedure["~orpc"].meta;
        return access?.kind === "action" ? [access.action] : [];
      }),
    ),
  );
  expect(WITHOUT_ENDPOINT.filter((action) => declared.has(action))).toEqual([]);
});

describe("every cell that has an endpoint, over HTTP", () => {
  let server: TestServer;
  let id: string;
  const people = new Map<Role, TestUser>();
  let stranger: TestUser;
  beforeAll(async () => {
    server = await startTestServer();
    id = (await createOrganization(server.db, { name: "Blue Hub" })).id;
    await server.db.transaction((tx) => ensureRegistryProgramme(tx, id));
    const other = await createOrganization(server.db, { name: "Elevate" });
    for (const role of ORGANIZATION_ROLES) {
      people.set(role, await server.createUser({ role: "mentor", organizations: { [id]: role } }));
    }
    stranger = await server.createUser({ role: "mentor", organizations: { [other.id]: "owner" } });
  });
  afterAll(() => server?.close());

  const called = Object.entries(CALLS) as [OrganizationAction, NonNullable<(typeof CALLS)[OrganizationAction]>][];
  it.each(called.flatMap(([action, call]) => ORGANIZATION_ROLES.map((role) => ({ action, role, call }))))(
    "$role, $action",
    async ({ action, role, call }) => {
      const api = people.get(role)?.api;
      if (!api) throw new Error(`There is no ${role}.`);
      const outcome = await outcomeOf(call(api, id));
      const refused = outcome === "auth.forbidden" || outcome === "org.not_member";
      expect({ outcome, allowed: !refused }).toMatchObject({ allowed: allows(action, role) });
    },
  );

  it.each(called.filter(([action]) => !action.startsWith("data.")))(
    "a stranger and a visitor, %s",
    async (_action, call) => {
      expect(["org.not_member", "org.not_found"]).toContain(await outcomeOf(call(stranger.api, id)));
      expect(await outcomeOf(call(server.visitor, id))).toBe("auth.required");
    },
  );
});
