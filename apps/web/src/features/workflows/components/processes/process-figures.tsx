import type { Processes } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import type { Period } from "@kerkis/contract/workflows/processes/processes.taxonomy.ts";
import { m } from "#messages";
import { formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { Stat, StatRow } from "#shared/ui/layout/stat-row.tsx";
import { daysText, nameOf } from "../../model/workflow-names.ts";

const BEFORE = {
  month: m.workflows_process_before_month,
  quarter: m.workflows_process_before_quarter,
  year: m.workflows_process_before_year,
};

/** What runs, what is late and where most of it, how long the shown workflow takes, and how much is done in time. */
export function ProcessFigures({ data, period }: { data: Processes; period: Period }) {
  const shown = data.templates.find(({ id }) => id === data.steps?.template);
  const median = shown?.median_days ?? null;
  return (
    <StatRow label={m.workflows_process_figures()} count={4}>
      <Stat label={m.workflows_process_running()} hint={m.workflows_process_lately({ count: data.started_lately })}>
        {formatNumber(data.running)}
      </Stat>
      <Stat
        label={m.workflows_process_overdue()}
        tone={data.overdue > 0 ? "danger" : undefined}
        hint={
          <>
            {data.late_step &&
              m.workflows_process_late_step({
                step: nameOf(data.late_step.name),
                number: formatNumber(data.late_step.overdue),
              })}
            {data.stuck > 0 && (
              <span className="block">{m.workflows_process_stuck({ number: formatNumber(data.stuck) })}</span>
            )}
          </>
        }
      >
        {data.overdue > 0 ? <span className="text-danger">{formatNumber(data.overdue)}</span> : "0"}
      </Stat>
      <Stat
        label={m.workflows_process_median_time()}
        hint={
          median === null
            ? m.workflows_process_little()
            : shown && m.workflows_process_median_of_workflow({ name: nameOf(shown.name) })
        }
      >
        {median === null ? "–" : daysText(median)}
      </Stat>
      <Stat
        label={m.workflows_process_on_time()}
        hint={
          data.on_time === null
            ? m.workflows_process_little()
            : data.on_time_before === null
              ? m.workflows_process_on_time_hint()
              : BEFORE[period]({ part: formatPercent(data.on_time_before) })
        }
      >
        {data.on_time === null ? "–" : formatPercent(data.on_time)}
      </Stat>
    </StatRow>
  );
}
