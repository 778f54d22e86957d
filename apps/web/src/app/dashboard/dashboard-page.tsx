import type { PageKey } from "@kerkis/contract/core/permissions.ts";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { ActivityFeed } from "#features/activity/activity.public.tsx";
import { RoleRequestNotice } from "#features/identity/identity.public.tsx";
import { OrganizationPresence } from "#features/presence/presence.public.tsx";
import { m } from "#messages";
import { formatWeekday } from "#shared/i18n/format.ts";
import { useNow } from "#shared/i18n/now.ts";
import { hasAction, useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/page-header.tsx";
import { toast } from "#shared/ui/toast.tsx";
import { pageName } from "../shell/page-names.ts";
import { useHasRoute } from "../shell/use-routes.ts";
import { DashboardBody } from "./dashboard-body.tsx";
import { dashboardView } from "./dashboard.queries.ts";
import { greeting } from "./greeting.ts";

const route = getRouteApi("/shell/signed-in/dashboard");
const ACTIVITY_SHOWN = 6;
const REGISTER_PATH: string = "/register-startup";

/** Says why a page did not open, once, and takes the reason out of the address. */
function useDeniedNotice(denied: PageKey | undefined): void {
  const navigate = route.useNavigate();
  const tell = useEffectEvent((page: PageKey) => {
    toast.warning(m.shell_denied_title(), {
      id: `denied-${page}`,
      description: m.shell_denied_text({ page: pageName(page) }),
    });
    void navigate({ search: { denied: undefined }, replace: true });
  });
  useEffect(() => {
    if (denied) tell(denied);
  }, [denied]);
}

/** What to do next, how things stand, what happened, who is here. */
export function DashboardPage() {
  const { denied } = route.useSearch();
  useDeniedNotice(denied);
  const session = useSession();
  const now = useNow();
  const hasRoute = useHasRoute();
  const { profile } = session;
  if (!profile || now === null) return null;
  const view = dashboardView(session);
  const canRegister = view === "founder" && hasAction(session, "data.createStartups") && hasRoute(REGISTER_PATH);
  return (
    <div className="mx-auto max-w-[84rem]">
      <PageHeader
        title={greeting(profile.first_name, new Date(now))}
        lead={formatWeekday(now)}
        actions={
          canRegister && (
            <Link to={REGISTER_PATH} className={buttonStyles()}>
              <Plus />
              {m.dashboard_register()}
            </Link>
          )
        }
      />
      <RoleRequestNotice className="mt-6" />
      <div className="mt-6 grid items-start gap-5 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <DashboardBody view={view} session={session} />
        </div>
        <section aria-labelledby="dashboard-activity" className="min-w-0">
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-2 pb-2 max-md:min-h-13">
            <h2 id="dashboard-activity" className="text-lg font-semibold">
              {m.dashboard_activity()}
            </h2>
            <OrganizationPresence />
          </div>
          <ActivityFeed limit={ACTIVITY_SHOWN} newsOnly />
        </section>
      </div>
    </div>
  );
}
