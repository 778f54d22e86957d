import * as z from "zod/mini";
import { timestamp } from "../../core/fields.ts";
import { UUIDS } from "../../core/text/ids.ts";
import { isAcceptedValue, METRICS } from "./metrics.policy.ts";

/** A page as its route has it (`/startup/$id`), an API call as its path without ids: nothing of a person in either. */
const PLACE = /^\/[a-z0-9$_/:.-]*$/i;
const place = z.string().check(
  z.maxLength(120),
  z.regex(PLACE),
  z.refine<string>((value) => value.search(UUIDS) === -1),
);

export const DEVICES = ["phone", "desktop"] as const;

/** One measurement, as performance_analytics keeps it (specification 3 and 7.2). */
export const metric = z
  .object({
    metric_name: z.enum(METRICS),
    metric_value: z.number(),
    metric_metadata: z.object({
      page: place,
      device: z.enum(DEVICES),
      /** The call, or the action's name. */
      subject: z.optional(z.string().check(z.maxLength(120), z.regex(/^[A-Za-z0-9 /_:$.-]+$/))),
      ok: z.optional(z.boolean()),
    }),
  })
  .check(
    z.refine(({ metric_name, metric_value }) => isAcceptedValue(metric_name, metric_value), {
      path: ["metric_value"],
      error: "invalid",
    }),
  );
export type Metric = z.infer<typeof metric>;
export const metricBatch = z.object({ metrics: z.array(metric).check(z.minLength(1), z.maxLength(20)) });

export const METRIC_RANGES = { day: 1, week: 7, month: 30 } as const;
export type MetricRange = keyof typeof METRIC_RANGES;
const RANGES = ["day", "week", "month"] as const;

export const metricQuery = z.object({
  range: z._default(z.enum(RANGES), "week"),
  metric: z._default(z.enum(METRICS), "LCP"),
});
export type MetricQuery = z.infer<typeof metricQuery>;

const percentiles = { count: z.int(), p50: z.number(), p75: z.number(), p95: z.number() };
export const metricReport = z.object({
  /** Every metric over the whole range. */
  metrics: z.array(z.object({ metric: z.enum(METRICS), ...percentiles })),
  /** The chosen metric through the range: by hour for a day, else by day. */
  series: z.array(z.object({ at: timestamp, ...percentiles })),
  /** The chosen metric by page or call, the slowest first. */
  places: z.array(z.object({ place: z.string(), ...percentiles, failed: z.int() })),
});
export type MetricReport = z.infer<typeof metricReport>;
