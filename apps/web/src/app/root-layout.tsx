import { ClientOnly, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Impersonation } from "#features/admin/admin.public.tsx";
import { Toaster } from "#shared/ui/toast.tsx";
import { HashOfDeepLink } from "./hash-of-deep-link.tsx";
import { NewVersionNotice } from "./new-version-notice.tsx";

/** It shows nothing: it comes once the page is there, with all that signing out needs. */
const SessionSync = lazy(async () => ({
  default: (await import("#features/identity/identity.public.tsx")).SessionSync,
}));

/** What is on every page, whatever its layout. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <Toaster />
      <ClientOnly>
        <Suspense>
          <SessionSync />
        </Suspense>
      </ClientOnly>
      <Impersonation />
      <NewVersionNotice />
      <HashOfDeepLink />
    </>
  );
}
