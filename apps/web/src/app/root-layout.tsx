import { Outlet } from "@tanstack/react-router";
import { Impersonation } from "#features/admin/admin.public.tsx";
import { Loaded } from "#shared/ui/loaded.tsx";
import { Toaster } from "#shared/ui/toast.tsx";
import { HashOfDeepLink } from "./hash-of-deep-link.tsx";
import { NewVersionNotice } from "./new-version-notice.tsx";

/** It shows nothing: it comes once the page is there, with all that signing out needs. */
const loadSessionSync = async () => (await import("#features/identity/identity.public.tsx")).SessionSync;

const NOTHING = {};

/** What is on every page, whatever its layout. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <Toaster />
      <Loaded load={loadSessionSync} props={NOTHING} />
      <Impersonation />
      <NewVersionNotice />
      <HashOfDeepLink />
    </>
  );
}
