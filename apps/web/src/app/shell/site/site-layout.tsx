import { Outlet } from "@tanstack/react-router";
import { SiteFrame } from "./site-frame.tsx";

/** Layout of public pages outside the shell. */
export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
