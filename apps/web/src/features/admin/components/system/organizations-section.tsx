import { organizationColumns } from "@kerkis/contract/organizations/settings/organizations.columns.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { OrganizationRow } from "@kerkis/contract/organizations/organizations.schema.ts";
import { ORGANIZATION_STATES, type OrganizationState } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import type { Column } from "#shared/lists/columns.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "#shared/ui/overlays/dropdown-menu.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { ORGANIZATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { organizationsInput } from "../../model/system-input.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { useDeleteOrganization, useRestoreOrganization, useSetOrganizationActive } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { ORGANIZATION_STATE_NAMES } from "./labels.ts";
import { SectionFrame } from "./section-frame.tsx";

const FILTER_NAMES: Record<OrganizationState, () => string> = {
  active: m.admin_orgs_filter_active,
  inactive: m.admin_orgs_filter_inactive,
  deleted: m.admin_orgs_filter_deleted,
};

/** Every organization of the installation, and what a super admin can do with each. */
export function OrganizationsSection() {
  const address = useSystemSearch();
  const input = organizationsInput(address.search);
  const list = useList(systemQueries.organizations(input));
  const counts = useCount(systemQueries.organizationsCount(input), list)?.groups;
  return (
    <SectionFrame title={m.admin_section_organizations()} lead={m.admin_orgs_lead()}>
      <ResourceList
        list={list}
        asked={{
          words: { name: "search", label: m.admin_orgs_search() },
          filters: [
            {
              kind: "chips",
              name: "state",
              label: m.admin_orgs_state(),
              options: ORGANIZATION_STATES.map((value) => ({
                value,
                label: FILTER_NAMES[value](),
                count: counts?.[value],
              })),
            },
          ],
        }}
        address={address}
        failed={m.admin_failed()}
        headingLevel={3}
        download={<ListDownload of="/organizations" input={input} />}
        empty={{ title: m.admin_orgs_none(), text: m.admin_orgs_none_text() }}
      >
        {(organizations) => (
          <ListTable
            label={m.admin_section_organizations()}
            rows={organizations}
            rowId={({ id }) => id}
            columns={columns()}
          />
        )}
      </ResourceList>
    </SectionFrame>
  );
}

const columns = (): readonly Column<OrganizationRow>[] => [
  {
    label: localized(organizationColumns.name.label),
    phone: "main",
    cell: (row) => (
      <RowTitle
        lead={<Mark seed={row.id} src={row.logo_url} size={36} />}
        sub={`/${row.slug}${row.owner_names.length > 0 ? ` · ${row.owner_names.join(", ")}` : ""}`}
      >
        {row.name}
      </RowTitle>
    ),
  },
  {
    label: m.admin_orgs_state(),
    phone: "top",
    cell: ({ state }) => (
      <StatusBadge tone={ORGANIZATION_TONES[state]}>{ORGANIZATION_STATE_NAMES[state]()}</StatusBadge>
    ),
  },
  {
    label: localized(organizationColumns.members.label),
    align: "end",
    cell: ({ member_count }) => formatNumber(member_count),
  },
  {
    label: localized(organizationColumns.startups.label),
    align: "end",
    from: "lg",
    cell: ({ startup_count }) => formatNumber(startup_count),
  },
  {
    label: localized(organizationColumns.since.label),
    align: "end",
    phone: "bottom",
    from: "lg",
    cell: ({ created_at }) => formatDate(created_at, "medium"),
  },
  {
    label: m.admin_orgs_actions(),
    hidesLabel: true,
    align: "end",
    phone: "actions",
    cell: (organization) => <OrganizationMenu organization={organization} />,
  },
];

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
        <Confirm
          tone="danger"
          title={m.admin_orgs_delete_title({ name })}
          description={m.admin_orgs_delete_text()}
          typed={{ label: m.admin_confirm_label({ text: name }), text: name }}
          confirmLabel={m.admin_orgs_delete()}
          command={remove}
          input={() => ({ id, name })}
          done={m.admin_orgs_deleted()}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
