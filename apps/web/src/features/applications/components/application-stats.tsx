import type { ApplicationStats as Stats } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatList, formatNumber } from "#shared/i18n/format.ts";
import { Stat, StatRow, StatUnderWay } from "#shared/ui/layout/stat-row.tsx";
import { APPLICATION_TONES } from "#shared/ui/marks/status-tones.ts";

/** What is in the list and in none of the figures; nothing where there is none. */
function uncountedText({ draft, withdrawn }: Stats): string | undefined {
  const parts = [
    draft > 0 && m.applications_stat_drafts({ count: draft }),
    withdrawn > 0 && m.applications_stat_withdrawn({ count: withdrawn }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? m.applications_stat_besides({ what: formatList(parts) }) : undefined;
}

/**
 * Total, pending, approved and rejected (specification 2.10), each in its place before it is known. Those under review are in the total
 * and in no figure of their own, so the pending say them.
 */
export function ApplicationStats({ stats }: { stats: Stats | undefined }) {
  const shown = (key: keyof Stats) => (stats ? formatNumber(stats[key]) : <StatUnderWay />);
  return (
    <StatRow label={m.applications_stats()} count={4}>
      <Stat label={m.applications_stat_total()} hint={stats && uncountedText(stats)}>
        {shown("total")}
      </Stat>
      <Stat
        label={m.applications_stat_pending()}
        hint={stats && stats.under_review > 0 && m.applications_stat_reviewed({ count: stats.under_review })}
        tone={APPLICATION_TONES.pending}
      >
        {shown("pending")}
      </Stat>
      <Stat label={m.applications_stat_approved()} tone={APPLICATION_TONES.approved}>
        {shown("approved")}
      </Stat>
      <Stat label={m.applications_stat_rejected()} tone={APPLICATION_TONES.rejected}>
        {shown("rejected")}
      </Stat>
    </StatRow>
  );
}
