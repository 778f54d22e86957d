import type { OrganizationOverview } from "@kerkis/contract/admin/organization-admin.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

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
    <div className="@container">
      <dl
        aria-label={m.admin_overview_figures()}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-border shadow-sm @2xl:grid-cols-5"
      >
        {figures.map(({ label, value, hint }) => (
          <div key={label} className="bg-surface px-5 py-4 last:@max-2xl:col-span-2 sm:px-6 sm:py-5">
            <dt className="text-[0.9375rem] text-muted-foreground">{label}</dt>
            <dd className="mt-1">
              <span className="display tnum block text-[2rem] leading-none">{formatNumber(value)}</span>
              <span className="mt-1.5 block text-sm text-muted-foreground">{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
