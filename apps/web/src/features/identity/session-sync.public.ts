/** What the root of every page uses of identity. */
import { useSessionSync } from "./hooks/use-session-sync.ts";

/** Stands once at the root: this tab follows the sign-in and sign-out of the others. */
export function SessionSync() {
  useSessionSync();
  return null;
}
