import type { OrganizationOverview } from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Stat, StatRow } from "#shared/ui/layout/stat-row.tsx";

/** The figures that say how the organization is doing, each with what stands beside it. */
export function OverviewFigures({ overview }: { overview: OrganizationOverview }) {
  const { members, invitations, applications, evaluations, startups } = overview;
  const { pending, under_review, changes_requested } = applications.by_phase;
  const figures = [
    {
      label: m.admin_overview_members(),
      value: members.total,
      hint: m.admin_overview_new_members({ count: members.new }),
    },
    {
      label: m.admin_overview_invitations(),
      value: invitations.pending,
      hint: m.admin_overview_invitations_expired({ count: invitations.expired }),
    },
    {
      label: m.admin_overview_open_applications(),
      value: pending + under_review + changes_requested,
      hint: m.admin_overview_waiting({ count: pending }),
    },
    {
      label: m.admin_overview_evaluations(),
      value: evaluations.open,
      hint: m.admin_overview_overdue({ count: evaluations.overdue }),
    },
    {
      label: m.admin_overview_startups(),
      value: startups.listed,
      hint: m.admin_overview_startups_all({ count: startups.total }),
    },
  ];
  return (
    <StatRow label={m.admin_overview_figures()} count={figures.length}>
      {figures.map(({ label, value, hint }) => (
        <Stat key={label} label={label} hint={hint}>
          {formatNumber(value)}
        </Stat>
      ))}
    </StatRow>
  );
}
