import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { useSessionEnded } from "../../model/session-ended.ts";
import { useSignOutPending } from "../../model/sign-out-pending.ts";

/** On the sign-in page of someone whose session ended without their doing. */
export function SessionEndedNotice() {
  if (!useSessionEnded()) return null;
  return (
    <Alert tone="warning" title={m.identity_session_ended()} live>
      {m.identity_session_ended_text()}
    </Alert>
  );
}

/** On the sign-in page of someone who signed out while the server could not be reached, until it knows. */
export function SignedOutHereNotice() {
  if (!useSignOutPending()) return null;
  return (
    <Alert tone="info" title={m.identity_signed_out_here()} live>
      {m.identity_signed_out_here_text()}
    </Alert>
  );
}
