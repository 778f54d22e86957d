import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { OrganizationProvider } from "#features/organizations/organizations.public.tsx";
import { sessionQuery, useSession } from "#shared/permissions/session.ts";
import { RealtimeProvider } from "#shared/realtime/realtime-provider.tsx";
import { AppFrame } from "./app-frame.tsx";
import { SiteFrame } from "./site/site-frame.tsx";

/** Layout inside the shell: the application for the signed-in, the site for visitors (specification 2.5). */
export function ShellLayout() {
  const session = useSession();
  const recheck = useRecheckSession();
  const { pathname } = useLocation();
  if (session.profile) {
    return (
      <RealtimeProvider key={session.profile.id} currentPage={pathname} onSessionEnded={recheck}>
        <OrganizationProvider>
          <AppFrame session={session} profile={session.profile}>
            <Outlet />
          </AppFrame>
        </OrganizationProvider>
      </RealtimeProvider>
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

/** The session ended elsewhere: ask who is looking, then let the guards decide where this page belongs. */
function useRecheckSession(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => {
    const refreshed = queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    void refreshed.then(() => router.invalidate());
  };
}
