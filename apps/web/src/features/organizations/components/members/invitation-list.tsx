import { MEMBER_LIMITS, type InvitationRow, type Outcomes } from "@kerkis/contract/organizations/members.schema.ts";
import { INVITATION_STATES } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useCount } from "#shared/api/use-count.ts";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/dialog.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { SkeletonRows } from "#shared/ui/skeleton.tsx";
import { toast } from "#shared/ui/toast.tsx";
import { STATE_NAMES } from "../../hooks/member-names.ts";
import { invitationInput, type MemberSearch } from "../../hooks/member-search.ts";
import { useSelection } from "../../hooks/use-selection.ts";
import { useResendInvitations, useRevokeInvitations } from "../../members.mutations.ts";
import { membersQueries } from "../../members.queries.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { WordsBox } from "./member-filters.tsx";
import { failedOf, OutcomeList } from "./outcome-list.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

interface InvitationListProps {
  organizationId: string;
  search: MemberSearch;
  onSearch: (change: Partial<MemberSearch>) => void;
}

/** Invitations by where they stand, sent again or taken back one by one or many at once. */
export function InvitationList({ organizationId, search, onSearch }: InvitationListProps) {
  const query = useInfiniteQuery(membersQueries.invitations(organizationId, invitationInput(search)));
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const selection = useSelection(
    rows.filter(({ can }) => can.resend || can.revoke),
    ({ id }: InvitationRow) => id,
    MEMBER_LIMITS.bulk,
  );
  const resend = useResendInvitations(organizationId);
  const revoke = useRevokeInvitations(organizationId);
  const [failures, setFailures] = useState<Outcomes | null>(null);
  const [revoking, setRevoking] = useState<readonly InvitationRow[]>([]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());

  /** Done for all: a toast. Refused for some: which, and why. */
  function run(command: typeof resend, chosen: readonly InvitationRow[], done: (count: number) => string) {
    setNames(new Map(chosen.map(({ id, email }) => [id, email])));
    command.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: (outcomes) => {
          selection.clear();
          setRevoking([]);
          const failed = failedOf(outcomes);
          if (failed.length > 0) setFailures(outcomes);
          else toast.success(done(outcomes.items.length));
        },
        onError: (error) => toast.error(m.organizations_invitations_failed(), { description: errorText(error) }),
      },
    );
  }
  const sendAgain = (chosen: readonly InvitationRow[]) =>
    run(resend, chosen, (count) => m.organizations_invitations_resent({ count }));
  const takeBack = (chosen: readonly InvitationRow[]) =>
    run(revoke, chosen, (count) => m.organizations_invitations_taken_back({ count }));
  const states = useCount(membersQueries.invitationsCount(organizationId), query)?.groups;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-60 md:max-w-sm">
          <WordsBox label={m.organizations_invitations_search()} words={search.q} onWords={(q) => onSearch({ q })} />
        </div>
        <div role="group" aria-label={m.organizations_invitations_state()} className="flex flex-wrap gap-2">
          {INVITATION_STATES.map((state) => (
            <FilterChip
              key={state}
              pressed={search.state === state}
              onPressedChange={(isOn) => onSearch({ state: isOn ? state : undefined })}
              count={states?.[state]}
            >
              {STATE_NAMES[state]()}
            </FilterChip>
          ))}
        </div>
      </div>
      {selection.chosen.length > 0 && (
        <BulkBar
          count={selection.chosen.length}
          onClear={selection.clear}
          actions={[
            {
              label: m.organizations_invitations_resend(),
              onRun: () => sendAgain(selection.chosen),
              pending: resend.isPending,
            },
            { label: m.organizations_invitations_revoke(), tone: "danger", onRun: () => setRevoking(selection.chosen) },
          ]}
        />
      )}
      {query.isPending ? (
        <SkeletonRows rows={5} />
      ) : query.isError && rows.length === 0 ? (
        <ErrorState
          title={m.organizations_members_failed()}
          description={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : rows.length === 0 ? (
        <div className="rounded-lg bg-surface shadow-sm">
          <EmptyState
            title={
              search.state || search.q ? m.organizations_invitations_none_found() : m.organizations_invitations_none()
            }
            description={m.organizations_invitations_none_text()}
          />
        </div>
      ) : (
        <div>
          <InvitationTable
            rows={rows}
            selection={selection}
            onResend={(row) => sendAgain([row])}
            onRevoke={(row) => setRevoking([row])}
          />
          <LoadMore
            hasMore={query.hasNextPage}
            pending={query.isFetchingNextPage}
            onLoad={() => void query.fetchNextPage()}
            shown={rows.length}
          />
        </div>
      )}
      <RevokeDialog
        rows={revoking}
        pending={revoke.isPending}
        onClose={() => setRevoking([])}
        onConfirm={() => takeBack(revoking)}
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
    </div>
  );
}
