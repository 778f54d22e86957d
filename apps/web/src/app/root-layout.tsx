import { Outlet } from "@tanstack/react-router";
import { useSession } from "#shared/permissions/session.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { Toaster } from "#shared/ui/overlays/toast.tsx";

const loadQuietParts = async () => (await import("./browser/quiet-parts.tsx")).QuietParts;

const NOTHING = {};

/** What is on every page, whatever its layout. */
export function RootLayout() {
  const { impersonation } = useSession();
  return (
    <>
      <Outlet />
      {/* Room for the bar of support access, from the first paint on; the bar itself comes later. */}
      {impersonation !== null && <div aria-hidden data-support-access className="h-(--foot-bar)" />}
      <Toaster />
      <Loaded load={loadQuietParts} props={NOTHING} />
    </>
  );
}
