import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import {
  METRIC_RANGES,
  type MetricQuery,
  type MetricReport,
} from "@kerkis/contract/admin/operations/metrics.schema.ts";
import { METRICS } from "@kerkis/contract/admin/operations/metrics.policy.ts";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Clock } from "#platform/clock/clock.ts";
import { isoIn } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { performanceAnalytics } from "../admin.tables.ts";

const PLACES_SHOWN = 30;
const TIME_ZONE = "Europe/Athens";

const value = performanceAnalytics.metric_value;
const percentile = (share: number) =>
  sql<number>`percentile_cont(${sql.raw(String(share))}) within group (order by ${value})`;
const percentiles = {
  count: sql<number>`count(*)::int`,
  p50: percentile(0.5),
  p75: percentile(0.75),
  p95: percentile(0.95),
};

/** Percentiles of every metric over the range, and of the chosen one through time and by page or call. */
export async function metricReport(db: Reader, clock: Clock, query: MetricQuery): Promise<MetricReport> {
  const since = gt(performanceAnalytics.created_at, isoIn(clock, -METRIC_RANGES[query.range] * DAY_MS));
  const chosen = and(eq(performanceAnalytics.metric_name, query.metric), since);
  const unit = sql.raw(query.range === "day" ? "'hour'" : "'day'");
  const bucket = sql<string>`to_char(date_trunc(${unit}, ${performanceAnalytics.created_at}, ${sql.raw(`'${TIME_ZONE}'`)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const place = sql<string>`coalesce(${performanceAnalytics.metric_metadata}->>'subject', ${performanceAnalytics.metric_metadata}->>'page', '')`;
  const all = await db
    .select({ metric: performanceAnalytics.metric_name, ...percentiles })
    .from(performanceAnalytics)
    .where(since)
    .groupBy(performanceAnalytics.metric_name);
  const series = await db
    .select({ at: bucket.as("at"), ...percentiles })
    .from(performanceAnalytics)
    .where(chosen)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const places = await db
    .select({
      place: place.as("place"),
      ...percentiles,
      failed: sql<number>`count(*) filter (where ${performanceAnalytics.metric_metadata}->>'ok' = 'false')::int`,
    })
    .from(performanceAnalytics)
    .where(chosen)
    .groupBy(sql`1`)
    .orderBy(sql`4 desc, 1`)
    .limit(PLACES_SHOWN);
  const known = new Map(all.map((row) => [row.metric, row]));
  return {
    metrics: METRICS.flatMap((metric) => {
      const row = known.get(metric);
      return row ? [{ ...row, metric }] : [];
    }),
    series,
    places,
  };
}
