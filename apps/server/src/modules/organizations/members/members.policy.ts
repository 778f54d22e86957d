import type { ErrorCode } from "@kerkis/contract/codes.ts";
import {
  ORGANIZATION_MATRIX,
  ORGANIZATION_ROLES,
  type OrganizationAction,
  type OrganizationRole,
} from "@kerkis/contract/core/permissions.ts";

/** Who decides about members: their role in that organization, or super admin. */
export interface Deciding {
  userId: string;
  superAdmin: boolean;
  role: OrganizationRole | null;
}
/** The member it is about. */
export interface Concerned {
  userId: string;
  role: OrganizationRole;
}

const RANKS: Record<OrganizationRole, number> = { owner: 3, admin: 2, moderator: 1, member: 0 };

const may = ({ superAdmin, role }: Deciding, action: OrganizationAction): boolean =>
  superAdmin || (role !== null && ORGANIZATION_MATRIX[role].includes(action));

/** Whether a role stands above what someone has themselves: nobody gives, takes or invites to such a role. */
const isAbove = (role: OrganizationRole, { superAdmin, role: own }: Deciding): boolean =>
  !superAdmin && (own === null || RANKS[role] > RANKS[own]);

/** Roles that someone may invite to: none above their own (completions 1). */
export const invitableRoles = (who: Deciding): OrganizationRole[] =>
  may(who, "members.invite") ? ORGANIZATION_ROLES.filter((role) => !isAbove(role, who)) : [];

export const inviteRefusal = (who: Deciding, role: OrganizationRole): ErrorCode | null => {
  if (!may(who, "members.invite")) return "auth.forbidden";
  return isAbove(role, who) ? "member.rank" : null;
};

/** Only owners make owners, and nobody touches someone above themselves. One's own role may only go down. */
export function roleChangeRefusal(who: Deciding, member: Concerned, role: OrganizationRole): ErrorCode | null {
  if (!may(who, "members.changeRoles")) return "auth.forbidden";
  return isAbove(member.role, who) || isAbove(role, who) ? "member.rank" : null;
}

/** Leaving is a step of its own, which the settings of the organization offer. */
export function removalRefusal(who: Deciding, member: Concerned): ErrorCode | null {
  if (!may(who, "members.remove")) return "auth.forbidden";
  if (member.userId === who.userId) return "member.self";
  return isAbove(member.role, who) ? "member.rank" : null;
}

/** What a list shows at a member's row. */
export const memberRights = (who: Deciding, member: Concerned) => ({
  roles: ORGANIZATION_ROLES.filter((role) => role !== member.role && roleChangeRefusal(who, member, role) === null),
  remove: removalRefusal(who, member) === null,
});
