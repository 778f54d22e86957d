/** What the shell and other features use of identity. */
import { Loaded } from "#shared/ui/loaded.tsx";
import { useSession } from "#shared/permissions/session.ts";
import { useSessionSync } from "./hooks/use-session-sync.ts";
import { useSignOut } from "./identity.mutations.ts";

export { useSignOut };

/** Stands once at the root: this tab follows the sign-in and sign-out of the others. */
export function SessionSync() {
  useSessionSync();
  return null;
}

export { adoptSession } from "./hooks/local-session.ts";

const loadDeletionBanner = async () => (await import("./components/account/deletion-banner.tsx")).DeletionBanner;
const loadFirstSteps = async () => (await import("./components/welcome-banner.tsx")).WelcomeBanner;

/** On every page until the first steps are done or put aside. */
export function WelcomeBanner() {
  const { profile, impersonation } = useSession();
  const isOffered = profile !== null && !profile.is_welcomed && impersonation === null;
  return isOffered && <Loaded load={loadFirstSteps} props={{}} />;
}

/** On every page while the account waits to be erased; loaded for those few only. */
export function DeletionBanner() {
  const { profile } = useSession();
  const erasedOn = profile?.erased_on;
  return erasedOn && <Loaded load={loadDeletionBanner} props={{ erasedOn }} />;
}
