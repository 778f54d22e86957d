import { Impersonation } from "#features/admin/admin.public.tsx";
import { SessionSync } from "#features/identity/session-sync.public.ts";
import { NewVersionNotice } from "./new-version-notice.tsx";

/** What every page has and hardly anyone sees; it comes once the page is there, with all that signing out needs. */
export function QuietParts() {
  return (
    <>
      <SessionSync />
      <Impersonation />
      <NewVersionNotice />
    </>
  );
}
