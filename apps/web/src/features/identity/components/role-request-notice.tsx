import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { ROLE_LABELS } from "./role-labels.ts";

/** Says that the role asked for at sign-up waits for a decision, and what one can do meanwhile; nothing when none waits. */
export function RoleRequestNotice({ className }: { className?: string }) {
  const { requested_role: requested } = useSession();
  if (!requested) return null;
  return (
    <Alert tone="info" title={m.identity_request_title({ role: ROLE_LABELS[requested]() })} className={className}>
      {m.identity_request_text()}
    </Alert>
  );
}
