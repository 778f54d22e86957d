import type { RoleRequest } from "@kerkis/contract/identity/account.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { ROLE_REQUEST_TONES } from "#shared/ui/marks/status-tones.ts";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useWithdrawRoleRequest } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";
import { PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";

/** The request that a super admin has not decided yet; it can be taken back. */
export function PendingRoleRequest({ request }: { request: RoleRequest }) {
  const withdraw = useWithdrawRoleRequest();
  return (
    <Alert
      tone="info"
      title={m.account_role_pending_title({ role: PROFILE_ROLE_NAMES[request.role]() })}
      action={
        <Button
          variant="outline"
          size="sm"
          pending={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(undefined, {
              onSuccess: () => toast.success(m.account_role_withdrawn()),
              onError: (error) => toastFailure(m.account_failed(), error),
            })
          }
        >
          {m.account_role_withdraw()}
        </Button>
      }
    >
      {m.account_role_pending_text({ date: formatDate(request.created_at) })}
    </Alert>
  );
}

/** What was decided before, with what the person was told. */
export function RoleDecisions({ requests }: { requests: readonly RoleRequest[] }) {
  return (
    <section>
      <h3 className="text-[0.9375rem] font-semibold">{m.account_role_history()}</h3>
      <ul className="mt-2 divide-y divide-border">
        {requests.map(({ id, role, status, decision_note: note, decided_at: decided, created_at: asked }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{PROFILE_ROLE_NAMES[role]()}</span>
              <Badge tone={ROLE_REQUEST_TONES[status]}>
                {status === "approved" ? m.account_role_approved() : m.account_role_rejected()}
              </Badge>
              <span className="text-sm text-muted-foreground">{formatDate(decided ?? asked)}</span>
            </p>
            {note && <p className="text-pretty text-muted-foreground">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
