import type { MemberPage, MemberRow } from "@kerkis/contract/organizations/members.schema.ts";
import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import type { RowCount } from "@kerkis/contract/core/lists.ts";
import { useState } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import type { ListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import type { List } from "#shared/lists/use-list.ts";
import { useSelection } from "#shared/lists/selection/use-selection.ts";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { memberFilters } from "../../model/member-filters.ts";
import { memberInput, type MemberSearch } from "../../model/member-search.ts";
import { canBeChanged, memberColumns } from "./member-columns.tsx";

const loadAppointDialog = async () => (await import("./appoint-dialog.tsx")).AppointDialog;
const loadRemoveDialog = async () => (await import("./remove-dialog.tsx")).RemoveDialog;
const loadRoleDialog = async () => (await import("./role-dialog.tsx")).RoleDialog;

interface MemberListProps {
  organizationId: string;
  list: List<MemberPage>;
  /** How many there are, once it is known. */
  count: RowCount | undefined;
  address: ListAddress<MemberSearch>;
}

const rowId = ({ user_id }: MemberRow): string => user_id;

/** The members: found, filtered, and changed one by one or many at once. */
export function MemberList({ organizationId, list, count, address }: MemberListProps) {
  const selection = useSelection({ rows: list.rows, idOf: rowId, canChoose: canBeChanged, most: MEMBER_LIMITS.bulk });
  const [changing, setChanging] = useState<readonly MemberRow[]>([]);
  const [removing, setRemoving] = useState<readonly MemberRow[]>([]);
  const [appointing, setAppointing] = useState<MemberRow | null>(null);
  const organizationName = useSession().memberships.find((known) => known.organization_id === organizationId)?.name;
  const can = list.first?.can;
  const showsContact = (can?.invite.length ?? 0) > 0;
  const chosen = selection?.chosen ?? [];
  const clear = () => selection?.clear();
  const columns = memberColumns({
    showsContact,
    isChangeable: selection !== null,
    onChangeRole: (row) => setChanging([row]),
    onRemove: (row) => setRemoving([row]),
    onAppoint: setAppointing,
  });
  return (
    <>
      <ResourceList
        list={list}
        asked={memberFilters(showsContact)}
        address={address}
        failed={m.organizations_members_failed()}
        count={countText(count, {
          exact: m.organizations_members_found,
          about: m.organizations_members_found_about,
        })}
        download={
          showsContact && (
            <ListDownload of={`/organizations/${organizationId}/people`} input={memberInput(address.search)} />
          )
        }
        selection={selection}
        bulk={[
          ...(can?.change_roles
            ? [{ label: m.organizations_members_change_role(), onRun: () => setChanging(chosen) }]
            : []),
          ...(can?.remove
            ? [{ label: m.organizations_members_remove(), tone: "danger" as const, onRun: () => setRemoving(chosen) }]
            : []),
        ]}
        empty={{
          title: m.organizations_members_none(),
          text: m.organizations_members_none_text(),
          filtered: { title: m.organizations_members_none_found(), text: m.organizations_members_none_found_text() },
        }}
      >
        {(members) => (
          <ListTable
            label={m.organizations_members_title()}
            rows={members}
            rowId={rowId}
            rowName={({ name }) => name}
            selection={selection}
            sort={{
              by: address.search.sort ?? "name",
              onSort: (by) => address.change({ sort: by === "name" ? undefined : by }),
            }}
            columns={columns}
          />
        )}
      </ResourceList>
      <AskedPart
        load={loadRoleDialog}
        props={
          changing.length > 0 ? { organizationId, rows: changing, onClose: () => setChanging([]), onDone: clear } : null
        }
      />
      <AskedPart
        load={loadAppointDialog}
        props={
          appointing && {
            organization: { id: organizationId, name: organizationName ?? "" },
            person: appointing,
            onClose: () => setAppointing(null),
          }
        }
      />
      <AskedPart
        load={loadRemoveDialog}
        props={
          removing.length > 0 ? { organizationId, rows: removing, onClose: () => setRemoving([]), onDone: clear } : null
        }
      />
    </>
  );
}
