import type { RoleRequest } from "@kerkis/contract/admin/people/people.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDate } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { ROLE_REQUEST_TONES } from "#shared/ui/marks/status-tones.ts";
import { useDecideRoleRequest } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { SectionFrame } from "../system/section-frame.tsx";

/** Roles asked for at sign-up: those that wait first (completions 1). */
export function RequestsSection() {
  const list = useList(systemQueries.roleRequests());
  return (
    <SectionFrame title={m.admin_section_requests()} lead={m.admin_requests_lead()}>
      <ResourceList
        list={list}
        failed={m.admin_failed()}
        headingLevel={3}
        download={<ListDownload of="/admin/role-requests" />}
        empty={{ title: m.admin_requests_none(), text: m.admin_requests_none_text() }}
        skeleton={<SkeletonRows />}
      >
        {(requests) => (
          <>
            <Waiting requests={requests.filter(({ status }) => status === "pending")} />
            <Decided requests={requests.filter(({ status }) => status !== "pending")} />
          </>
        )}
      </ResourceList>
    </SectionFrame>
  );
}

function Waiting({ requests }: { requests: readonly RoleRequest[] }) {
  if (requests.length === 0) {
    return (
      <Card>
        <EmptyState headingLevel={3} title={m.admin_requests_none()} description={m.admin_requests_none_text()} />
      </Card>
    );
  }
  return (
    <ListRows label={m.admin_requests_waiting()} rows={requests} rowId={({ id }) => id}>
      {(request) => <WaitingRequest request={request} />}
    </ListRows>
  );
}

function Decided({ requests }: { requests: readonly RoleRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lg font-semibold">{m.admin_requests_decided()}</h3>
      <ListRows label={m.admin_requests_decided()} rows={requests} rowId={({ id }) => id}>
        {(request) => <DecidedRequest request={request} />}
      </ListRows>
    </div>
  );
}

function Who({ request }: { request: RoleRequest }) {
  return (
    <span className="flex min-w-0 flex-1 basis-64 items-center gap-3">
      <Avatar name={request.name} src={request.avatar_url} tone={PROFILE_ROLE_TONES[request.role]} size={40} />
      <span className="min-w-0">
        <span className="block font-semibold">{request.name}</span>
        <span className="block truncate text-sm text-muted-foreground">{request.email}</span>
      </span>
    </span>
  );
}

function WaitingRequest({ request }: { request: RoleRequest }) {
  const [deciding, setDeciding] = useState<"approve" | "reject" | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 sm:px-6">
      <Who request={request} />
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="primary">{PROFILE_ROLE_NAMES[request.role]()}</Badge>
        {!request.is_verified && <Badge tone="warning">{m.admin_people_state_unverified()}</Badge>}
        <RelativeTime value={request.created_at} className="text-sm text-muted-foreground" />
      </span>
      <span className="flex gap-2.5 max-sm:w-full max-sm:[&>*]:flex-1">
        <Button variant="outline" onClick={() => setDeciding("reject")}>
          {m.admin_requests_reject()}
          <span className="sr-only">: {request.name}</span>
        </Button>
        <Button onClick={() => setDeciding("approve")}>
          {m.admin_requests_approve()}
          <span className="sr-only">: {request.name}</span>
        </Button>
      </span>
      {deciding && (
        <DecisionDialog request={request} approve={deciding === "approve"} onClose={() => setDeciding(null)} />
      )}
    </div>
  );
}

interface DecisionDialogProps {
  request: RoleRequest;
  approve: boolean;
  onClose: () => void;
}

/** A rejection says why; an approval may say something. */
function DecisionDialog({ request, approve, onClose }: DecisionDialogProps) {
  const { id, name } = request;
  const role = PROFILE_ROLE_NAMES[request.role]();
  return (
    <Confirm
      tone={approve ? "primary" : "danger"}
      title={approve ? m.admin_requests_approve_title({ name }) : m.admin_requests_reject_title({ name })}
      description={approve ? m.admin_requests_approve_text({ role }) : m.admin_requests_reject_text({ role })}
      confirmLabel={approve ? m.admin_requests_approve() : m.admin_requests_reject()}
      reason={{ label: m.admin_requests_note(), hint: m.admin_requests_note_hint(), isRequired: !approve }}
      command={useDecideRoleRequest()}
      input={({ reason }) => ({ id, approve, note: reason })}
      done={approve ? m.admin_requests_approved({ name }) : m.admin_requests_rejected({ name })}
      onClose={onClose}
    />
  );
}

function DecidedRequest({ request }: { request: RoleRequest }) {
  const isApproved = request.status === "approved";
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-4 sm:px-6">
      <Who request={request} />
      <span className="flex flex-wrap items-center gap-2">
        <Badge>{PROFILE_ROLE_NAMES[request.role]()}</Badge>
        <StatusBadge tone={ROLE_REQUEST_TONES[request.status]}>
          {isApproved ? m.admin_requests_status_approved() : m.admin_requests_status_rejected()}
        </StatusBadge>
      </span>
      <span className="w-full text-sm text-muted-foreground">
        {m.admin_requests_decided_by({
          name: request.decided_by ?? m.admin_audit_system(),
          date: request.decided_at ? formatDate(request.decided_at) : "",
        })}
        {request.decision_note && ` · «${request.decision_note}»`}
      </span>
    </div>
  );
}
