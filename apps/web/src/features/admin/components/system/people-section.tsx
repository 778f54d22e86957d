import type { PersonRow } from "@kerkis/contract/admin/people.schema.ts";
import { ACCOUNT_STATES, PEOPLE_SORTS } from "@kerkis/contract/admin/people.taxonomy.ts";
import { PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { m } from "#messages";
import { useCount } from "#shared/api/use-count.ts";
import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import { Avatar } from "#shared/ui/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/card.tsx";
import { ColumnHeader, DataTable, TableBody, TableCell, TableHead, TableRow } from "#shared/ui/data-table.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { FilterBar } from "#shared/ui/filter-bar.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { NativeSelect } from "#shared/ui/native-select.tsx";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { oneOf } from "../../hooks/system-search.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { systemQueries } from "../../system.queries.ts";
import { ACCOUNT_STATE_NAMES } from "./labels.ts";
import { PersonBadges } from "./person-badges.tsx";
import { PersonSheet } from "./person-sheet.tsx";
import { Asked, SectionFrame } from "./section-frame.tsx";

/** Everyone with an account: search, filters, one person's details and what can be done for them. */
export function PeopleSection() {
  const { search, change, path } = useSystemSearch();
  const state = oneOf(search.state, ACCOUNT_STATES);
  const [text, setText] = useSearchText({
    path,
    searched: search.search,
    onSearch: (words) => change({ search: words || undefined }),
  });
  const query = {
    ...(search.search && { search: search.search }),
    ...(search.role && { role: search.role }),
    ...(state && { state }),
    ...(search.organization && { organization_id: search.organization }),
    ...(search.sort && { sort: search.sort }),
  };
  const people = useInfiniteQuery(systemQueries.people(query));
  const rows = people.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = useCount(systemQueries.peopleCount(query), people);
  const active = [search.search, search.role, state, search.organization].filter(Boolean).length;
  const clear = () => change({ search: undefined, role: undefined, state: undefined, organization: undefined });
  return (
    <SectionFrame title={m.admin_section_people()} lead={m.admin_people_lead()}>
      <FilterBar
        search={
          <SearchInput
            value={text}
            onValueChange={setText}
            aria-label={m.admin_people_search()}
            placeholder={m.admin_people_search()}
          />
        }
        active={active}
        onClear={clear}
        summary={
          total &&
          (total.exact
            ? m.admin_people_count({ count: total.value, number: formatNumber(total.value) })
            : m.admin_people_count_more({ number: formatNumber(total.value) }))
        }
      >
        <NativeSelect
          aria-label={m.admin_people_role()}
          placeholder={m.admin_people_role_any()}
          value={search.role ?? ""}
          onChange={({ target }) => change({ role: oneOf(target.value, PROFILE_ROLES) })}
          options={PROFILE_ROLES.map((role) => ({ value: role, label: PROFILE_ROLE_NAMES[role]() }))}
        />
        <NativeSelect
          aria-label={m.admin_people_state()}
          placeholder={m.admin_people_state_any()}
          value={state ?? ""}
          onChange={({ target }) => change({ state: oneOf(target.value, ACCOUNT_STATES) })}
          options={ACCOUNT_STATES.map((known) => ({ value: known, label: ACCOUNT_STATE_NAMES[known]() }))}
        />
        <NativeSelect
          aria-label={m.admin_people_sort()}
          value={search.sort ?? "newest"}
          onChange={({ target }) => change({ sort: oneOf(target.value, PEOPLE_SORTS.slice(1)) })}
          options={[
            { value: "newest", label: m.admin_people_sort_newest() },
            { value: "name", label: m.admin_people_sort_name() },
          ]}
        />
        {search.organization && (
          <Button variant="outline" onClick={() => change({ organization: undefined })}>
            {m.admin_people_of_organization()}
            <X />
          </Button>
        )}
      </FilterBar>
      <Asked query={people} rows={8} title={m.admin_failed()}>
        {rows.length === 0 ? (
          <Card>
            <EmptyState headingLevel={3} title={m.admin_people_none()} description={m.admin_people_none_text()} />
          </Card>
        ) : (
          <PeopleTable rows={rows} open={search.open} />
        )}
        <LoadMore
          hasMore={people.hasNextPage}
          pending={people.isFetchingNextPage}
          onLoad={() => void people.fetchNextPage()}
          shown={rows.length}
        />
      </Asked>
      <PersonSheet personId={search.open} onClose={() => change({ open: undefined })} />
    </SectionFrame>
  );
}

function PeopleTable({ rows, open }: { rows: readonly PersonRow[]; open: string | undefined }) {
  return (
    <DataTable caption={m.admin_section_people()}>
      <TableHead>
        <ColumnHeader>{m.admin_people_name()}</ColumnHeader>
        <ColumnHeader>{m.admin_people_role()}</ColumnHeader>
        <ColumnHeader>{m.admin_people_state()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_people_since()}</ColumnHeader>
      </TableHead>
      <TableBody>
        {rows.map((person) => (
          <TableRow key={person.id} aria-selected={person.id === open}>
            <TableCell stretch>
              <span className="flex min-w-0 items-center gap-3">
                <Avatar name={person.name} src={person.avatar_url} tone={PROFILE_ROLE_TONES[person.role]} size={36} />
                <span className="min-w-0">
                  <Link
                    from="/system-admin"
                    to="/system-admin"
                    search={(known) => ({ ...known, open: person.id })}
                    resetScroll={false}
                    className={linkStyles({ kind: "cover" })}
                  >
                    {person.name}
                  </Link>
                  <span title={person.email} className="block truncate text-sm text-muted-foreground">
                    {person.email}
                  </span>
                </span>
              </span>
            </TableCell>
            <TableCell label={m.admin_people_role()} className="md:whitespace-nowrap">
              {PROFILE_ROLE_NAMES[person.role]()}
            </TableCell>
            <TableCell label={m.admin_people_state()}>
              <PersonBadges person={person} />
            </TableCell>
            <TableCell label={m.admin_people_since()} align="end" className="whitespace-nowrap">
              {formatDate(person.created_at, "medium")}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}
