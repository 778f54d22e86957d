import type { applicationStats } from "@kerkis/contract/applications/applications.schema.ts";
import type * as z from "zod/mini";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

/** Total, pending, approved and rejected (specification 2.10). */
export function ApplicationStats({ stats }: { stats: z.infer<typeof applicationStats> }) {
  const figures = [
    { name: m.applications_stat_total(), value: stats.total, ink: "bg-primary" },
    { name: m.applications_stat_pending(), value: stats.pending, ink: "bg-warning" },
    { name: m.applications_stat_approved(), value: stats.approved, ink: "bg-success" },
    { name: m.applications_stat_rejected(), value: stats.rejected, ink: "bg-danger" },
  ];
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-border shadow-sm @2xl:grid-cols-4">
        {figures.map(({ name, value, ink }) => (
          <div key={name} className="flex flex-col-reverse gap-1 bg-surface px-5 py-4">
            <dt className="flex items-center gap-2 text-[0.9375rem] text-muted-foreground">
              <i aria-hidden className={`size-2 rounded-full ${ink}`} />
              {name}
            </dt>
            <dd className="display tnum text-3xl leading-none">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
