import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import {
  ACTIVE_WITHIN,
  INVITATION_STATES,
  JOINED_WITHIN,
  MEMBER_SORTS,
} from "@kerkis/contract/organizations/members.taxonomy.ts";
import { choiceParam, given, optionalParams, textParam } from "#shared/routing/search.ts";

export const MEMBER_VIEWS = ["people", "invitations"] as const;

/** What is looked for among members and invitations, as the address of /admin/users says it. */
export interface MemberSearch {
  view?: (typeof MEMBER_VIEWS)[number] | undefined;
  q?: string | undefined;
  role?: (typeof ORGANIZATION_ROLES)[number] | undefined;
  profile?: (typeof PROFILE_ROLES)[number] | undefined;
  joined?: (typeof JOINED_WITHIN)[number] | undefined;
  active?: (typeof ACTIVE_WITHIN)[number] | undefined;
  sort?: (typeof MEMBER_SORTS)[number] | undefined;
  state?: (typeof INVITATION_STATES)[number] | undefined;
}

/** Reads the address; what is not understood is dropped. */
export const memberSearch = (search: Record<string, unknown>): MemberSearch =>
  optionalParams({
    view: choiceParam(search["view"], MEMBER_VIEWS),
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    role: choiceParam(search["role"], ORGANIZATION_ROLES),
    profile: choiceParam(search["profile"], PROFILE_ROLES),
    joined: choiceParam(search["joined"], JOINED_WITHIN),
    active: choiceParam(search["active"], ACTIVE_WITHIN),
    sort: choiceParam(search["sort"], MEMBER_SORTS),
    state: choiceParam(search["state"], INVITATION_STATES),
  });

/** The same without when people were active, which only those who invite may ask for. */
export const withoutActivity = ({ active: _active, sort, ...search }: MemberSearch): MemberSearch => ({
  ...search,
  sort: sort === "active" ? undefined : sort,
});

/** What the list of members asks the server for. */
export const memberInput = ({ q, role, profile, joined, active, sort = "name" }: MemberSearch) =>
  given({ search: q, role, profile_role: profile, joined, active, sort });
export type MemberInput = ReturnType<typeof memberInput>;

export const invitationInput = ({ q, state }: MemberSearch) => given({ search: q, state });
export type InvitationInput = ReturnType<typeof invitationInput>;
