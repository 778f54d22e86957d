import type { InvitationRow, Outcomes } from "@kerkis/contract/organizations/members.schema.ts";
import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import type { ListAddress } from "#shared/lists/list-address.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { useSelection } from "#shared/lists/selection/use-selection.ts";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { invitationFilters } from "../../model/member-filters.ts";
import { invitationInput, type MemberSearch } from "../../model/member-search.ts";
import { useResendInvitations, useRevokeInvitations } from "../../members.mutations.ts";
import { membersQueries } from "../../members.queries.ts";
import { invitationColumns } from "./invitation-columns.tsx";
import { failedOf, OutcomeList } from "./outcome-list.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

interface InvitationListProps {
  organizationId: string;
  address: ListAddress<MemberSearch>;
}

const rowId = ({ id }: InvitationRow): string => id;

/** Invitations by where they stand, sent again or taken back one by one or many at once. */
export function InvitationList({ organizationId, address }: InvitationListProps) {
  const input = invitationInput(address.search);
  const list = useList(membersQueries.invitations(organizationId, input));
  const states = useCount(membersQueries.invitationsCount(organizationId), list)?.groups;
  const selection = useSelection({
    rows: list.rows,
    idOf: rowId,
    canChoose: ({ can }) => can.resend || can.revoke,
    most: MEMBER_LIMITS.bulk,
  });
  const resend = useResendInvitations(organizationId);
  const revoke = useRevokeInvitations(organizationId);
  const [failures, setFailures] = useState<Outcomes | null>(null);
  const [revoking, setRevoking] = useState<readonly InvitationRow[]>([]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());

  /** Done for all: a toast. Refused for some: which, and why. */
  function tell(chosen: readonly InvitationRow[], outcomes: Outcomes, done: (words: { count: number }) => string) {
    setNames(new Map(chosen.map(({ id, email }) => [id, email])));
    selection?.clear();
    setRevoking([]);
    if (failedOf(outcomes).length > 0) setFailures(outcomes);
    else toast.success(done({ count: outcomes.items.length }));
  }
  const sendAgain = (chosen: readonly InvitationRow[]) =>
    resend.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: (outcomes) => tell(chosen, outcomes, m.organizations_invitations_resent),
        onError: (error) => toast.error(m.organizations_invitations_failed(), { description: errorText(error) }),
      },
    );
  const columns = invitationColumns({ onResend: (row) => sendAgain([row]), onRevoke: (row) => setRevoking([row]) });
  return (
    <>
      <ResourceList
        list={list}
        asked={invitationFilters(states)}
        address={address}
        failed={m.organizations_members_failed()}
        download={<ListDownload of={`/organizations/${organizationId}/invitations`} input={input} />}
        selection={selection}
        bulk={[
          {
            label: m.organizations_invitations_resend(),
            onRun: () => sendAgain(selection?.chosen ?? []),
            pending: resend.isPending,
          },
          {
            label: m.organizations_invitations_revoke(),
            tone: "danger",
            onRun: () => setRevoking(selection?.chosen ?? []),
          },
        ]}
        empty={{
          title: m.organizations_invitations_none(),
          text: m.organizations_invitations_none_text(),
          filtered: { title: m.organizations_invitations_none_found(), text: m.organizations_invitations_none_text() },
        }}
      >
        {(invitations) => (
          <ListTable
            label={m.organizations_invitations_tab()}
            rows={invitations}
            rowId={rowId}
            rowName={({ email }) => email}
            selection={selection}
            columns={columns}
          />
        )}
      </ResourceList>
      <RevokeDialog
        rows={revoking}
        command={revoke}
        onClose={() => setRevoking([])}
        onDone={(outcomes) => tell(revoking, outcomes, m.organizations_invitations_taken_back)}
      />
      <Dialog
        open={failures !== null}
        onOpenChange={(isOpen) => !isOpen && setFailures(null)}
        title={m.organizations_invitations_failed()}
        size="sm"
        footer={<Button onClick={() => setFailures(null)}>{m.ui_close()}</Button>}
      >
        {failures && <OutcomeList outcomes={failures} nameOf={(id) => names.get(id) ?? ""} />}
      </Dialog>
    </>
  );
}
