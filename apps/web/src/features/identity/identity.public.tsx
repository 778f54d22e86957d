/** What the shell and other features use of identity. */
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { useSession } from "#shared/permissions/session.ts";

export { adoptSession } from "./model/local-session.ts";
export { useSignOut } from "./session.mutations.ts";

const loadDeletionBanner = async () => (await import("./components/account/deletion-banner.tsx")).DeletionBanner;
const loadFirstSteps = async () => (await import("./components/sign-up/welcome-banner.tsx")).WelcomeBanner;

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
