import type { MetricReport } from "@kerkis/contract/admin/operations/metrics.schema.ts";
import { LAYOUT_SHIFT_ABOVE, METRICS, type MetricName } from "@kerkis/contract/admin/operations/metrics.policy.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import type { Column } from "#shared/lists/columns.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { LazyLineChart } from "#shared/ui/charts/lazy-charts.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { oneOf, RANGES } from "../../model/system-search.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { systemQueries } from "../../system.queries.ts";
import { QueryContent, SectionFrame } from "../system/section-frame.tsx";

const METRIC_NAMES: Record<MetricName, () => string> = {
  LCP: m.admin_perf_lcp,
  FCP: m.admin_perf_fcp,
  CLS: m.admin_perf_cls,
  INP: m.admin_perf_inp,
  TTFB: m.admin_perf_ttfb,
  dom_load: m.admin_perf_dom_load,
  page_load: m.admin_perf_page_load,
  user_action: m.admin_perf_user_action,
  api_timing: m.admin_perf_api_timing,
};

/** What browsers measured (specification 9): percentiles of each metric, through time and by page. */
export function PerformanceSection() {
  const { search, change } = useSystemSearch();
  const range = search.range ?? "week";
  const metric = search.metric ?? "LCP";
  const report = useQuery(systemQueries.metrics(range, metric));
  const isOn = useSession().features.performance_metrics;
  return (
    <SectionFrame title={m.admin_section_performance()} lead={m.admin_perf_lead()}>
      {!isOn && <Alert tone="info">{m.admin_perf_off()}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <Field label={m.admin_perf_metric()}>
          <NativeSelect
            value={metric}
            onChange={({ target }) => change({ metric: oneOf(target.value, METRICS) })}
            options={METRICS.map((known) => ({ value: known, label: METRIC_NAMES[known]() }))}
          />
        </Field>
        <Field label={m.admin_perf_range()}>
          <NativeSelect
            value={range}
            onChange={({ target }) => change({ range: oneOf(target.value, RANGES) })}
            options={[
              { value: "day", label: m.admin_perf_day() },
              { value: "week", label: m.admin_perf_week() },
              { value: "month", label: m.admin_perf_month() },
            ]}
          />
        </Field>
      </div>
      <QueryContent query={report} title={m.admin_failed()}>
        {report.data && <Report report={report.data} metric={metric} />}
      </QueryContent>
    </SectionFrame>
  );
}

function Report({ report, metric }: { report: MetricReport; metric: MetricName }) {
  if (report.metrics.length === 0) {
    return (
      <Card>
        <EmptyState headingLevel={3} title={m.admin_perf_none()} description={m.admin_perf_none_text()} />
      </Card>
    );
  }
  return (
    <>
      {report.series.length > 1 && (
        <Card>
          <CardHeader>
            <CardTitle>{METRIC_NAMES[metric]()}</CardTitle>
          </CardHeader>
          <CardBody>
            <LazyLineChart
              label={METRIC_NAMES[metric]()}
              dates={report.series.map(({ at }) => at)}
              dateColumn={m.admin_day()}
              format={(value) => measured(metric, value)}
              series={[
                { key: "p95", label: "p95", color: "var(--evaluator)", values: report.series.map(({ p95 }) => p95) },
                { key: "p75", label: "p75", color: "var(--primary)", values: report.series.map(({ p75 }) => p75) },
                { key: "p50", label: "p50", color: "var(--mentor)", values: report.series.map(({ p50 }) => p50) },
              ]}
            />
          </CardBody>
        </Card>
      )}
      <Percentiles
        caption={m.admin_perf_places()}
        column={
          metric === "api_timing"
            ? m.admin_perf_call()
            : metric === "user_action"
              ? m.admin_perf_action()
              : m.admin_perf_page()
        }
        rows={report.places.map((place) => ({ ...place, key: place.place, name: place.place || "/", metric }))}
        failures={metric === "api_timing"}
      />
      <Percentiles
        caption={m.admin_perf_all()}
        column={m.admin_perf_metric()}
        rows={report.metrics.map((row) => ({ ...row, key: row.metric, name: METRIC_NAMES[row.metric](), failed: 0 }))}
      />
    </>
  );
}

interface PercentileRow {
  key: string;
  name: string;
  metric: MetricName;
  count: number;
  p50: number;
  p75: number;
  p95: number;
  failed: number;
}

interface PercentilesProps {
  caption: string;
  column: string;
  rows: readonly PercentileRow[];
  failures?: boolean;
}

function Percentiles({ caption, column, rows, failures = false }: PercentilesProps) {
  if (rows.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lg font-semibold">{caption}</h3>
      <ListTable label={caption} rows={rows} rowId={({ key }) => key} columns={columns(column, failures)} />
    </div>
  );
}

const columns = (name: string, failures: boolean): readonly Column<PercentileRow>[] => [
  { label: name, phone: "main", cell: (row) => <span className="font-medium break-all">{row.name}</span> },
  { label: "p50", align: "end", phone: "line", cell: ({ metric, p50 }) => measured(metric, p50) },
  { label: "p75", align: "end", phone: "line", cell: ({ metric, p75 }) => measured(metric, p75) },
  { label: "p95", align: "end", phone: "line", cell: ({ metric, p95 }) => measured(metric, p95) },
  { label: m.admin_perf_count(), align: "end", phone: "line", cell: ({ count }) => formatNumber(count) },
  ...(failures
    ? [
        {
          label: m.admin_perf_failed(),
          align: "end" as const,
          phone: "line" as const,
          cell: ({ failed }: PercentileRow) => formatNumber(failed),
        },
      ]
    : []),
];

/** A value of a metric with its unit: layout shift and actions have none. */
function measured(metric: MetricName, value: number): string {
  if (metric === "CLS") return formatNumber(value, value < 10 * LAYOUT_SHIFT_ABOVE ? 3 : 2);
  if (metric === "user_action") return formatNumber(value);
  return value >= 1000
    ? m.admin_perf_seconds({ value: formatNumber(value / 1000, 2) })
    : m.admin_perf_milliseconds({ value: formatNumber(value) });
}
