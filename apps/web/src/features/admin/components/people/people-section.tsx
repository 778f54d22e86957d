import type { AccountState } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import { personColumns } from "@kerkis/contract/admin/people/people.columns.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { PersonRow } from "@kerkis/contract/admin/people/people.schema.ts";
import { ACCOUNT_STATES } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import { PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import type { Column } from "#shared/lists/columns.ts";
import { countText } from "#shared/lists/list-count.ts";
import type { ListFilters } from "#shared/lists/filters/list-filters.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { peopleInput } from "../../model/system-input.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { systemQueries } from "../../system.queries.ts";
import { PersonBadges } from "./person-badges.tsx";
import { SectionFrame } from "../system/section-frame.tsx";

const ACCOUNT_STATE_NAMES: Record<AccountState, () => string> = {
  verified: m.admin_people_state_verified,
  unverified: m.admin_people_state_unverified,
  super_admin: m.admin_people_state_super_admin,
  two_factor: m.admin_people_state_two_factor,
  deleting: m.admin_people_state_deleting,
};

const loadSheet = async () => (await import("./person-sheet.tsx")).PersonSheet;

const asked = (): ListFilters => ({
  words: { name: "search", label: m.admin_people_search() },
  filters: [
    {
      kind: "select",
      name: "role",
      label: m.admin_people_role(),
      any: m.admin_people_role_any(),
      options: PROFILE_ROLES.map((value) => ({ value, label: PROFILE_ROLE_NAMES[value]() })),
    },
    {
      kind: "select",
      name: "state",
      label: m.admin_people_state(),
      any: m.admin_people_state_any(),
      options: ACCOUNT_STATES.map((value) => ({ value, label: ACCOUNT_STATE_NAMES[value]() })),
    },
    { kind: "given", name: "organization", label: m.admin_people_of_organization() },
  ],
  sort: {
    name: "sort",
    label: m.admin_people_sort(),
    options: [
      { value: "newest", label: m.admin_people_sort_newest() },
      { value: "name", label: m.admin_people_sort_name() },
    ],
    fallback: "newest",
    inHeader: true,
  },
});

/** Everyone with an account: search, filters, one person's details and what can be done for them. */
export function PeopleSection() {
  const address = useSystemSearch();
  const { search, change } = address;
  const input = peopleInput(search);
  const list = useList(systemQueries.people(input));
  const total = useCount(systemQueries.peopleCount(input), list);
  return (
    <SectionFrame title={m.admin_section_people()} lead={m.admin_people_lead()}>
      <ResourceList
        list={list}
        asked={asked()}
        address={address}
        failed={m.admin_failed()}
        headingLevel={3}
        count={countText(total, { exact: m.admin_people_count, about: m.admin_people_count_about })}
        download={<ListDownload of="/admin/people" input={input} />}
        empty={{ title: m.admin_people_none(), text: m.admin_people_none_text() }}
      >
        {(people) => (
          <ListTable
            label={m.admin_section_people()}
            rows={people}
            rowId={({ id }) => id}
            columns={columns()}
            sort={{
              by: search.sort ?? "newest",
              onSort: (by) => change({ sort: by === "newest" ? undefined : by }),
            }}
            isOpen={({ id }) => id === search.open}
          />
        )}
      </ResourceList>
      <AskedPart
        load={loadSheet}
        props={search.open ? { personId: search.open, onClose: () => change({ open: undefined }) } : null}
      />
    </SectionFrame>
  );
}

const columns = (): readonly Column<PersonRow>[] => [
  {
    label: localized(personColumns.name.label),
    phone: "main",
    sort: { ascending: "name" },
    cell: (person) => (
      <RowTitle
        lead={<Avatar name={person.name} src={person.avatar_url} tone={PROFILE_ROLE_TONES[person.role]} size={36} />}
        sub={<span title={person.email}>{person.email}</span>}
      >
        <Link
          from="/system-admin"
          to="/system-admin"
          search={(known) => ({ ...known, open: person.id })}
          resetScroll={false}
          data-row-link
          className={linkStyles({ kind: "cover" })}
        >
          {person.name}
        </Link>
      </RowTitle>
    ),
  },
  {
    label: m.admin_people_role(),
    phone: "top",
    cell: ({ role }) => PROFILE_ROLE_NAMES[role](),
  },
  {
    label: m.admin_people_state(),
    from: "lg",
    wraps: true,
    cell: (person) => <PersonBadges person={person} />,
  },
  {
    label: localized(personColumns.since.label),
    align: "end",
    phone: "bottom",
    sort: { descending: "newest" },
    cell: ({ created_at }) => formatDate(created_at, "medium"),
  },
];
