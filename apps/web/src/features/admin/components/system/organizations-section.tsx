import type { OrganizationRow } from "@kerkis/contract/organizations/organizations.schema.ts";
import { ORGANIZATION_STATES, type OrganizationState } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { useCount } from "#shared/api/use-count.ts";
import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/card.tsx";
import { ColumnHeader, DataTable, TableBody, TableCell, TableHead, TableRow } from "#shared/ui/data-table.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "#shared/ui/dropdown-menu.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { Mark } from "#shared/ui/mark.tsx";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { StatusBadge } from "#shared/ui/status-badge.tsx";
import { ORGANIZATION_TONES } from "#shared/ui/status-tones.ts";
import { toast } from "#shared/ui/toast.tsx";
import { oneOf } from "../../hooks/system-search.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { useDeleteOrganization, useRestoreOrganization, useSetOrganizationActive } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { ORGANIZATION_STATE_NAMES } from "./labels.ts";
import { Asked, SectionFrame } from "./section-frame.tsx";
import { TypedConfirmation } from "./typed-confirmation.tsx";

const FILTER_NAMES: Record<OrganizationState, () => string> = {
  active: m.admin_orgs_filter_active,
  inactive: m.admin_orgs_filter_inactive,
  deleted: m.admin_orgs_filter_deleted,
};

/** Every organization of the installation, and what a super admin can do with each. */
export function OrganizationsSection() {
  const { search, change, path } = useSystemSearch();
  const state = oneOf(search.state, ORGANIZATION_STATES);
  const [text, setText] = useSearchText({
    path,
    searched: search.search,
    onSearch: (words) => change({ search: words || undefined }),
  });
  const query = { ...(search.search && { search: search.search }), ...(state && { state }) };
  const organizations = useInfiniteQuery(systemQueries.organizations(query));
  const rows = organizations.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = useCount(systemQueries.organizationsCount(query), organizations)?.groups;
  return (
    <SectionFrame title={m.admin_section_organizations()} lead={m.admin_orgs_lead()}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-60 md:max-w-md">
          <SearchInput
            value={text}
            onValueChange={setText}
            aria-label={m.admin_orgs_search()}
            placeholder={m.admin_orgs_search()}
          />
        </div>
        <div role="group" aria-label={m.admin_orgs_state()} className="flex flex-wrap gap-2">
          {ORGANIZATION_STATES.map((known) => (
            <FilterChip
              key={known}
              pressed={known === state}
              onPressedChange={(pressed) => change({ state: pressed ? known : undefined })}
              count={counts?.[known]}
            >
              {FILTER_NAMES[known]()}
            </FilterChip>
          ))}
        </div>
      </div>
      <Asked query={organizations} rows={8} title={m.admin_failed()}>
        {rows.length === 0 ? (
          <Card>
            <EmptyState headingLevel={3} title={m.admin_orgs_none()} description={m.admin_orgs_none_text()} />
          </Card>
        ) : (
          <OrganizationTable rows={rows} />
        )}
        <LoadMore
          hasMore={organizations.hasNextPage}
          pending={organizations.isFetchingNextPage}
          onLoad={() => void organizations.fetchNextPage()}
          shown={rows.length}
        />
      </Asked>
    </SectionFrame>
  );
}

function OrganizationTable({ rows }: { rows: readonly OrganizationRow[] }) {
  return (
    <DataTable caption={m.admin_section_organizations()}>
      <TableHead>
        <ColumnHeader>{m.admin_orgs_name()}</ColumnHeader>
        <ColumnHeader>{m.admin_orgs_state()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_orgs_members()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_orgs_startups()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_people_since()}</ColumnHeader>
        <ColumnHeader align="end">
          <span className="sr-only">{m.admin_orgs_actions()}</span>
        </ColumnHeader>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell stretch>
              <span className="flex min-w-0 items-center gap-3">
                <Mark seed={row.id} src={row.logo_url} size={36} />
                <span className="min-w-0">
                  <span className="block font-semibold">{row.name}</span>
                  <span className="block truncate text-sm text-muted-foreground">
                    /{row.slug}
                    {row.owner_names.length > 0 && ` · ${row.owner_names.join(", ")}`}
                  </span>
                </span>
              </span>
            </TableCell>
            <TableCell label={m.admin_orgs_state()}>
              <StatusBadge tone={ORGANIZATION_TONES[row.state]}>{ORGANIZATION_STATE_NAMES[row.state]()}</StatusBadge>
            </TableCell>
            <TableCell label={m.admin_orgs_members()} align="end">
              {formatNumber(row.member_count)}
            </TableCell>
            <TableCell label={m.admin_orgs_startups()} align="end">
              {formatNumber(row.startup_count)}
            </TableCell>
            <TableCell label={m.admin_people_since()} align="end" className="whitespace-nowrap">
              {formatDate(row.created_at, "medium")}
            </TableCell>
            <TableCell align="end" interactive>
              <OrganizationMenu organization={row} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}

function OrganizationMenu({ organization }: { organization: OrganizationRow }) {
  const { id, name, state, version } = organization;
  const [isDeleting, setDeleting] = useState(false);
  const setActive = useSetOrganizationActive();
  const restore = useRestoreOrganization();
  const remove = useDeleteOrganization();
  const isPending = setActive.isPending || restore.isPending;
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" pending={isPending} aria-label={m.admin_orgs_actions_of({ name })}>
            <Ellipsis />
          </Button>
        }
      >
        <MenuItem asChild>
          <Link to="/system-admin" search={{ section: "people", organization: id }}>
            {m.admin_orgs_show_people()}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/system-admin" search={{ section: "audit", organization: id }}>
            {m.admin_orgs_show_audit()}
          </Link>
        </MenuItem>
        <MenuSeparator />
        {state === "deleted" ? (
          <MenuItem
            onSelect={() => restore.mutate({ id }, { onSuccess: () => toast.success(m.admin_orgs_restored({ name })) })}
          >
            {m.admin_orgs_restore()}
          </MenuItem>
        ) : (
          <MenuItem
            onSelect={() =>
              setActive.mutate(
                { id, version, is_active: state !== "active" },
                { onSuccess: () => toast.success(m.admin_orgs_status_done()) },
              )
            }
          >
            {state === "active" ? m.admin_orgs_deactivate() : m.admin_orgs_activate()}
          </MenuItem>
        )}
        {state !== "deleted" && !organization.is_default && (
          <MenuItem tone="danger" onSelect={() => setDeleting(true)}>
            {m.admin_orgs_delete()}
          </MenuItem>
        )}
      </DropdownMenu>
      {isDeleting && (
        <TypedConfirmation
          title={m.admin_orgs_delete_title({ name })}
          text={m.admin_orgs_delete_text()}
          typed={name}
          confirmLabel={m.admin_orgs_delete()}
          command={remove}
          input={(confirmation) => ({ id, name: confirmation })}
          done={m.admin_orgs_deleted()}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
