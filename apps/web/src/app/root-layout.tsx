import { Outlet } from "@tanstack/react-router";
import { Loaded } from "#shared/ui/loaded.tsx";
import { Toaster } from "#shared/ui/toast.tsx";
import { HashOfDeepLink } from "./hash-of-deep-link.tsx";

const loadQuietParts = async () => (await import("./quiet-parts.tsx")).QuietParts;

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
