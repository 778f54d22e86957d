import { ORGANIZATION_ROLES } from "@kerkis/contract/core/permissions.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode, errorData, errorText } from "#shared/api/errors.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { ORGANIZATION_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { LazyBarChart, LazyLineChart, LazySeatDots } from "#shared/ui/charts/lazy-charts.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { OverviewSkeleton } from "#shared/ui/states/page-skeletons.tsx";
import { APPLICATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { statusColor } from "#shared/ui/marks/tone.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { Attention } from "../components/organization/attention-list.tsx";
import { LatestAudit } from "../components/organization/latest-audit.tsx";
import { NoOrganization } from "../components/organization/no-organization.tsx";
import { OverviewFigures } from "../components/organization/overview-figures.tsx";
import { PHASE_NAMES, PHASES_SHOWN, ROLE_INK } from "../model/overview-names.ts";
import { useLiveOverview } from "../hooks/use-live-overview.ts";
import { organizationAdminQueries } from "../organization-admin.queries.ts";

/** /admin: the organization's health at a glance (completions 10). */
export function AdminOverviewPage() {
  const { current_organization: current } = useSession();
  const overview = useQuery({ ...organizationAdminQueries.overview(), enabled: current !== null });
  useLiveOverview();
  const { data } = overview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.admin_overview_title()}
        lead={current && m.admin_overview_lead({ organization: current.name })}
      />
      {!current || errorCode(overview.error) === "org.not_member" ? (
        <NoOrganization />
      ) : !data ? (
        overview.isError ? (
          <ErrorState
            title={m.admin_overview_failed()}
            description={errorText(overview.error)}
            onRetry={() => void overview.refetch()}
            retrying={overview.isFetching}
            reference={errorData(overview.error).requestId}
          />
        ) : (
          <OverviewSkeleton />
        )
      ) : (
        <>
          <Attention overview={data} answeredAt={overview.dataUpdatedAt} />
          <OverviewFigures overview={data} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
            <Card>
              <CardHeader className="items-center">
                <CardTitle>{m.admin_overview_members()}</CardTitle>
                <Link to="/admin/users" className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}>
                  {m.admin_overview_all_members()}
                </Link>
              </CardHeader>
              <CardBody>
                <LazySeatDots
                  label={m.admin_overview_members()}
                  unit={m.admin_overview_members_unit({ count: data.members.total })}
                  items={ORGANIZATION_ROLES.map((role) => ({
                    key: role,
                    label: ORGANIZATION_ROLE_NAMES[role](),
                    value: data.members.by_role[role],
                    color: ROLE_INK[role],
                  }))}
                />
              </CardBody>
            </Card>
            <Card>
              <CardHeader className="items-center">
                <CardTitle>{m.admin_overview_applications()}</CardTitle>
                <Link
                  to="/evaluation-management"
                  className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}
                >
                  {m.admin_overview_all_applications()}
                </Link>
              </CardHeader>
              <CardBody>
                <LazyBarChart
                  label={m.admin_overview_applications()}
                  items={PHASES_SHOWN.map((phase) => ({
                    key: phase,
                    label: PHASE_NAMES[phase](),
                    value: data.applications.by_phase[phase],
                    color: statusColor(APPLICATION_TONES[phase]),
                  }))}
                />
              </CardBody>
            </Card>
            <Card>
              <CardHeader>
                <CardTitle>{m.admin_overview_activity()}</CardTitle>
              </CardHeader>
              <CardBody>
                <LazyLineChart
                  label={m.admin_overview_activity()}
                  height={180}
                  shape="columns"
                  dates={data.activity.map(({ week }) => week)}
                  series={[
                    {
                      key: "events",
                      label: m.admin_overview_events(),
                      color: "var(--primary)",
                      values: data.activity.map(({ count }) => count),
                    },
                  ]}
                  format={(value) => formatNumber(value)}
                />
              </CardBody>
            </Card>
            <LatestAudit entries={data.audit} />
          </div>
        </>
      )}
    </div>
  );
}
