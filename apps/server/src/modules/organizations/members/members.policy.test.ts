import { ORGANIZATION_ROLES, type OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { expect, it } from "vitest";
import { invitableRoles, memberRights, removalRefusal, roleChangeRefusal, type Deciding } from "./members.policy.ts";

const who = (role: OrganizationRole | null, superAdmin = false): Deciding => ({ userId: "me", superAdmin, role });
const member = (role: OrganizationRole, userId = "them") => ({ userId, role });

/** Specification 6 and completions 1: nobody invites to, gives or takes a role above their own. */
it.each([
  ["owner", ["owner", "admin", "moderator", "member"]],
  ["admin", ["admin", "moderator", "member"]],
  ["moderator", ["moderator", "member"]],
  ["member", []],
] as const)("%s invites to %j", (role, expected) => {
  expect(invitableRoles(who(role))).toEqual(expected);
});

const CHANGES: Record<OrganizationRole, Record<OrganizationRole, string>> = {
  owner: {
    owner: "admin moderator member",
    admin: "owner moderator member",
    moderator: "owner admin member",
    member: "owner admin moderator",
  },
  admin: { owner: "", admin: "moderator member", moderator: "admin member", member: "admin moderator" },
  moderator: { owner: "", admin: "", moderator: "", member: "" },
  member: { owner: "", admin: "", moderator: "", member: "" },
};
it.each(ORGANIZATION_ROLES.flatMap((own) => ORGANIZATION_ROLES.map((theirs) => [own, theirs] as const)))(
  "%s before %s",
  (own, theirs) => {
    expect(memberRights(who(own), member(theirs)).roles.join(" ")).toBe(CHANGES[own][theirs]);
    const mayRemove = own === "owner" || (own === "admin" && theirs !== "owner");
    expect(memberRights(who(own), member(theirs)).remove).toBe(mayRemove);
  },
);

it("one's own role goes down, never up, and nobody removes themselves", () => {
  expect(roleChangeRefusal(who("admin"), member("admin", "me"), "owner")).toBe("member.rank");
  expect(roleChangeRefusal(who("admin"), member("admin", "me"), "member")).toBeNull();
  expect(removalRefusal(who("owner"), member("owner", "me"))).toBe("member.self");
});

it("a super admin passes every check, a stranger none", () => {
  expect(roleChangeRefusal(who(null, true), member("owner"), "owner")).toBeNull();
  expect(roleChangeRefusal(who(null), member("member"), "moderator")).toBe("auth.forbidden");
  expect(removalRefusal(who(null), member("member"))).toBe("auth.forbidden");
});
