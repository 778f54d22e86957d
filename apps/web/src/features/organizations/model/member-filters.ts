import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import {
  ACTIVE_WITHIN,
  INVITATION_STATES,
  type InvitationState,
  JOINED_WITHIN,
} from "@kerkis/contract/organizations/members.taxonomy.ts";
import { m } from "#messages";
import type { Filter, ListFilters } from "#shared/lists/filters/list-filters.ts";
import { ORGANIZATION_ROLE_NAMES, PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { STATE_NAMES } from "./member-names.ts";

const JOINED_TEXTS = {
  "7": m.organizations_members_joined_7,
  "30": m.organizations_members_joined_30,
  "90": m.organizations_members_joined_90,
  "365": m.organizations_members_joined_365,
};
const ACTIVE_TEXTS = {
  "7": m.organizations_members_active_7,
  "30": m.organizations_members_active_30,
  "90": m.organizations_members_active_90,
  idle: m.organizations_members_active_idle,
  never: m.organizations_members_active_never,
};

/** What the list of members can be asked for; `knowsActivity`: whether the reader sees when members were last here. */
export function memberFilters(knowsActivity: boolean): ListFilters {
  const activity: Filter = {
    kind: "select",
    name: "active",
    label: m.organizations_members_last_active(),
    any: m.organizations_members_active_any(),
    options: ACTIVE_WITHIN.map((value) => ({ value, label: ACTIVE_TEXTS[value]() })),
  };
  return {
    words: {
      name: "q",
      label: knowsActivity ? m.organizations_members_search_email() : m.organizations_members_search(),
    },
    filters: [
      {
        kind: "select",
        name: "role",
        label: m.organizations_members_role(),
        any: m.organizations_members_any_role(),
        options: ORGANIZATION_ROLES.map((value) => ({ value, label: ORGANIZATION_ROLE_NAMES[value]() })),
      },
      {
        kind: "select",
        name: "profile",
        label: m.organizations_members_profile(),
        any: m.organizations_members_any_profile(),
        options: PROFILE_ROLES.map((value) => ({ value, label: PROFILE_ROLE_NAMES[value]() })),
      },
      {
        kind: "select",
        name: "joined",
        label: m.organizations_members_joined(),
        any: m.organizations_members_joined_any(),
        options: JOINED_WITHIN.map((value) => ({ value, label: JOINED_TEXTS[value]() })),
      },
      ...(knowsActivity ? [activity] : []),
    ],
    sort: {
      name: "sort",
      label: m.ui_sort(),
      fallback: "name",
      inHeader: true,
      options: [
        { value: "name", label: m.organizations_members_name() },
        { value: "role", label: m.organizations_members_role() },
        { value: "newest", label: m.organizations_members_sort_newest() },
        { value: "oldest", label: m.organizations_members_sort_oldest() },
        ...(knowsActivity ? [{ value: "active", label: m.organizations_members_last_active() }] : []),
      ],
    },
  };
}

/** What the list of invitations can be asked for. */
export const invitationFilters = (counts: Partial<Record<InvitationState, number>> | undefined): ListFilters => ({
  words: { name: "q", label: m.organizations_invitations_search() },
  filters: [
    {
      kind: "chips",
      name: "state",
      label: m.organizations_invitations_state(),
      options: INVITATION_STATES.map((value) => ({ value, label: STATE_NAMES[value](), count: counts?.[value] })),
    },
  ],
});
