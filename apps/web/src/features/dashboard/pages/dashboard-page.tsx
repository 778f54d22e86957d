import type { PageKey } from "@kerkis/contract/core/pages.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, useEffect, useEffectEvent } from "react";
import { RoleRequestNotice } from "#features/identity/role-request.public.ts";
import { UnavailableOrganizations } from "#features/organizations/unavailable.public.ts";
import { OrganizationPresence } from "#features/presence/presence.public.tsx";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatWeekday } from "#shared/i18n/format.ts";
import { useNow } from "#shared/i18n/now.ts";
import { PAGE_NAMES } from "#shared/permissions/page-names.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { LateWidget } from "#shared/ui/states/late-widget.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { DashboardBody } from "../components/dashboard-body.tsx";
import { DashboardPartSkeleton } from "../components/dashboard-skeleton.tsx";
import { dashboardQueries } from "../dashboard.queries.ts";
import { greeting } from "../model/greeting.ts";
import { useLiveDashboard } from "../hooks/use-live-dashboard.ts";
import { ViewLink } from "../components/view-link.tsx";

const route = getRouteApi("/shell/signed-in/dashboard");
const ACTIVITY_SHOWN = 6;
// What happened stands below what comes next, and has words of its own for everything that can happen.
const LateActivity = lazy(() =>
  import("#features/activity/activity.public.tsx").then(({ ActivityRows }) => ({ default: ActivityRows })),
);

const LateEvents = lazy(() =>
  import("#features/events/events.public.tsx").then(({ NextEvents }) => ({ default: NextEvents })),
);

/** Says why a page did not open, once, and takes the reason out of the address. */
function useDeniedNotice(denied: PageKey | undefined): void {
  const navigate = route.useNavigate();
  const tell = useEffectEvent((page: PageKey) => {
    toast.warning(m.shell_denied_title(), {
      id: `denied-${page}`,
      description: m.shell_denied_text({ page: PAGE_NAMES[page]() }),
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
  const { profile } = useSession();
  const now = useNow();
  const { dataUpdatedAt } = useQuery(dashboardQueries.mine());
  // On the server, and while its HTML comes alive, it is the moment that the figures are of.
  const present = now ?? dataUpdatedAt;
  if (!profile || present === 0) return null;
  return <DashboardScreen firstName={profile.first_name} now={present} />;
}

export function DashboardScreen({ firstName, now }: { firstName: string; now: number }) {
  useLiveDashboard();
  const { data, error, refetch, isRefetching } = useQuery(dashboardQueries.mine());
  const today = formatWeekday(now);
  const waiting = data ? data.steps.length + data.steps_more : 0;
  return (
    <div className="mx-auto max-w-[84rem]">
      <PageHeader
        title={greeting(firstName, new Date(now))}
        lead={waiting > 0 ? m.dashboard_lead({ today, count: waiting }) : today}
        actions={data && <ViewLink view={data.view} />}
      />
      <RoleRequestNotice className="mt-6" />
      <UnavailableOrganizations className="mt-6" />
      <div className="mt-6">
        {data ? (
          <DashboardBody dashboard={data} now={now} activity={<Around />} />
        ) : error ? (
          <ErrorState
            title={m.dashboard_failed()}
            description={errorText(error)}
            onRetry={() => void refetch()}
            retrying={isRefetching}
          />
        ) : (
          <DashboardPartSkeleton />
        )}
      </div>
    </div>
  );
}

/** What the ecosystem does next, and what happened. */
const Around = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <LateWidget place={null}>
      <LateEvents />
    </LateWidget>
    <RecentActivity />
  </div>
);

function RecentActivity() {
  return (
    <section aria-labelledby="dashboard-activity" className="min-w-0">
      <Card className="overflow-hidden">
        <CardHeader className="items-center border-b border-border pb-3">
          <CardTitle id="dashboard-activity">{m.dashboard_activity()}</CardTitle>
          <OrganizationPresence />
        </CardHeader>
        <LateWidget place={<SkeletonRows rows={4} />}>
          <LateActivity limit={ACTIVITY_SHOWN} newsOnly />
        </LateWidget>
      </Card>
    </section>
  );
}
