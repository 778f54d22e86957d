/** What the shell and other features use of identity. */
import { lazy, Suspense } from "react";
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

const Banner = lazy(async () => ({
  default: (await import("./components/account/deletion-banner.tsx")).DeletionBanner,
}));

const FirstSteps = lazy(async () => ({
  default: (await import("./components/welcome-banner.tsx")).WelcomeBanner,
}));

/** On every page until the first steps are done or put aside. */
export function WelcomeBanner() {
  const { profile, impersonation } = useSession();
  if (!profile || profile.is_welcomed || impersonation !== null) return null;
  return (
    <Suspense>
      <FirstSteps />
    </Suspense>
  );
}

/** On every page while the account waits to be erased; loaded for those few only. */
export function DeletionBanner() {
  const { profile } = useSession();
  if (!profile?.erased_on) return null;
  return (
    <Suspense>
      <Banner erasedOn={profile.erased_on} />
    </Suspense>
  );
}
