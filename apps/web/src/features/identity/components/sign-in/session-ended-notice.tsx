import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { useSessionEnded } from "../../model/session-ended.ts";

/** On the sign-in page of someone whose session ended without their doing. */
export function SessionEndedNotice() {
  if (!useSessionEnded()) return null;
  return (
    <Alert tone="warning" title={m.identity_session_ended()} live>
      {m.identity_session_ended_text()}
    </Alert>
  );
}
