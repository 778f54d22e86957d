import type { PageKey } from "@kerkis/contract/core/permissions.ts";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { RoleRequestNotice } from "#features/identity/identity.public.tsx";
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
const REGISTER_PATH: string = "/register-startup";

/** Says why a page did not open, once, and takes the reason out of the address. */
function useDeniedNotice(denied: PageKey | undefined): void {
  const navigate = route.useNavigate();
  const tell = useEffectEvent((page: PageKey) => {
    toast.warning(m.shell_denied_title(), { id: `denied-${page}`, description: m.shell_denied_text({ page: pageName(page) }) });
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
      <div className="mt-6 grid gap-5">
        <DashboardBody view={view} session={session} />
      </div>
    </div>
  );
}
