import type { ApplicationRow, ApplicationStats } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Stat, StatRow, StatUnderWay } from "#shared/ui/layout/stat-row.tsx";
import { APPLICATION_TONES } from "#shared/ui/marks/status-tones.ts";

const LABELS: Record<"total" | ApplicationRow["status"], () => string> = {
  total: m.evaluations_stats_total,
  pending: m.evaluations_stats_pending,
  under_review: m.evaluations_stats_under_review,
  approved: m.evaluations_stats_approved,
  rejected: m.evaluations_stats_rejected,
};
const ORDER = ["total", "pending", "under_review", "approved", "rejected"] as const;

/** How many applications the organization has, by status, each in its place before it is known; withdrawn ones are in the table and count in none. */
export function QueueStats({ stats }: { stats: ApplicationStats | undefined }) {
  return (
    <StatRow label={m.evaluations_stats_label()} count={ORDER.length}>
      {ORDER.map((key) => (
        <Stat
          key={key}
          label={LABELS[key]()}
          hint={
            key === "total" && stats && stats.withdrawn > 0 && m.evaluations_stats_withdrawn({ count: stats.withdrawn })
          }
          tone={key === "total" ? undefined : APPLICATION_TONES[key]}
        >
          {stats ? formatNumber(stats[key]) : <StatUnderWay />}
        </Stat>
      ))}
    </StatRow>
  );
}
