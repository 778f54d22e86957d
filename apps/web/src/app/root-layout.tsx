import { Outlet } from "@tanstack/react-router";
import { SessionSync } from "#features/identity/identity.public.tsx";
import { Toaster } from "#shared/ui/toast.tsx";

/** What is on every page, whatever its layout. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <Toaster />
      <SessionSync />
    </>
  );
}
