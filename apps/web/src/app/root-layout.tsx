import { Outlet } from "@tanstack/react-router";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { Toaster } from "#shared/ui/overlays/toast.tsx";
import { HashOfDeepLink } from "./browser/hash-of-deep-link.tsx";

const loadQuietParts = async () => (await import("./browser/quiet-parts.tsx")).QuietParts;

const NOTHING = {};

/** What is on every page, whatever its layout. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <Toaster />
      <Loaded load={loadQuietParts} props={NOTHING} />
      <HashOfDeepLink />
    </>
  );
}
