import { Outlet } from "@tanstack/react-router";
import { useSession } from "#shared/permissions/session.ts";
import { AppFrame } from "./app-frame.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** Layout inside the shell: the application for the signed-in, the site for visitors (specification 2.5). */
export function ShellLayout() {
  const session = useSession();
  if (session.profile) {
    return (
      <AppFrame key={session.profile.id} session={session} profile={session.profile}>
        <Outlet />
      </AppFrame>
    );
  }
  return (
    <SiteFrame>
      <div className="container-x py-8 md:py-12">
        <Outlet />
      </div>
    </SiteFrame>
  );
}
