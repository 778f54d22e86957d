import {
  MEMBER_LIMITS,
  type MemberCount,
  type MemberPage,
  type MemberRow,
} from "@kerkis/contract/organizations/members.schema.ts";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { memberFilters, type MemberSearch } from "../../hooks/member-search.ts";
import { useSelection } from "../../hooks/use-selection.ts";
import { useSession } from "#shared/permissions/session.ts";
import { AppointDialog } from "./appoint-dialog.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { MemberFilters } from "./member-filters.tsx";
import { MemberTable } from "./member-table.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";

interface MemberListProps {
  organizationId: string;
  people: UseInfiniteQueryResult<InfiniteData<MemberPage>>;
  first: MemberPage;
  /** How many there are, once it is known. */
  count: MemberCount | undefined;
  search: MemberSearch;
  onSearch: (change: Partial<MemberSearch>) => void;
}

/** The members: found, filtered, and changed one by one or many at once. */
export function MemberList({ organizationId, people, first, count, search, onSearch }: MemberListProps) {
  const rows = people.data?.pages.flatMap(({ items }) => items) ?? [];
  const changeable = rows.filter(({ can }) => can.remove || can.roles.length > 0);
  const selection = useSelection(changeable, ({ user_id }: MemberRow) => user_id, MEMBER_LIMITS.bulk);
  const [changing, setChanging] = useState<readonly MemberRow[]>([]);
  const [removing, setRemoving] = useState<readonly MemberRow[]>([]);
  const [appointing, setAppointing] = useState<MemberRow | null>(null);
  const organizationName = useSession().memberships.find((known) => known.organization_id === organizationId)?.name;
  const isFiltered = memberFilters(search) > 0;
  const number = formatNumber(count?.value ?? 0);
  const summary = count?.exact
    ? m.organizations_members_found({ count: count.value, number })
    : count && m.organizations_members_found_about({ number });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <MemberFilters search={search} onSearch={onSearch} summary={summary} withActivity={first.can.invite.length > 0} />
      {selection.chosen.length > 0 && (
        <BulkBar
          count={selection.chosen.length}
          onClear={selection.clear}
          actions={[
            ...(first.can.change_roles
              ? [{ label: m.organizations_members_change_role(), onRun: () => setChanging(selection.chosen) }]
              : []),
            ...(first.can.remove
              ? [
                  {
                    label: m.organizations_members_remove(),
                    tone: "danger" as const,
                    onRun: () => setRemoving(selection.chosen),
                  },
                ]
              : []),
          ]}
        />
      )}
      {rows.length === 0 ? (
        <div className="rounded-lg bg-surface shadow-sm">
          <EmptyState
            title={isFiltered ? m.organizations_members_none_found() : m.organizations_members_none()}
            description={isFiltered ? m.organizations_members_none_found_text() : m.organizations_members_none_text()}
          />
        </div>
      ) : (
        <div>
          <MemberTable
            rows={rows}
            sort={search.sort ?? "name"}
            onSort={(sort) => onSearch({ sort: sort === "name" ? undefined : sort })}
            selection={changeable.length > 0 ? selection : null}
            showsContact={first.can.invite.length > 0}
            onChangeRole={(row) => setChanging([row])}
            onRemove={(row) => setRemoving([row])}
            onAppoint={setAppointing}
          />
          <LoadMore
            hasMore={people.hasNextPage}
            pending={people.isFetchingNextPage}
            onLoad={() => void people.fetchNextPage()}
            shown={rows.length}
          />
        </div>
      )}
      <RoleDialog
        organizationId={organizationId}
        rows={changing}
        onClose={() => setChanging([])}
        onDone={selection.clear}
      />
      <AppointDialog
        organization={{ id: organizationId, name: organizationName ?? "" }}
        person={appointing}
        onClose={() => setAppointing(null)}
      />
      <RemoveDialog
        organizationId={organizationId}
        rows={removing}
        onClose={() => setRemoving([])}
        onDone={selection.clear}
      />
    </div>
  );
}
