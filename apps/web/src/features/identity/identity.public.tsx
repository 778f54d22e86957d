/** What the shell and other features use of identity. */
import { RoleRequestNotice } from "./components/role-request-notice.tsx";
import { useSessionSync } from "./hooks/use-session-sync.ts";
import { useSignOut } from "./identity.mutations.ts";

export { RoleRequestNotice, useSignOut };

/** Stands once at the root: this tab follows the sign-in and sign-out of the others. */
export function SessionSync() {
  useSessionSync();
  return null;
}
