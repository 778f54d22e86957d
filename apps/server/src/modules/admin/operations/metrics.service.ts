import type { Metric } from "@kerkis/contract/admin/operations/metrics.schema.ts";
import type { Platform } from "#platform/platform.ts";
import { insertMetrics } from "./metrics.repo.ts";

/** Keeps a browser's measurements, unless that is switched off or the browser asks not to be followed. */
export async function recordMetrics(
  { db, features }: Pick<Platform, "db" | "features">,
  metrics: readonly Metric[],
  headers: Headers,
  now: string,
): Promise<void> {
  const isUnwanted = headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
  if (isUnwanted || !features.isOn("performance_metrics")) return;
  await insertMetrics(db, metrics, now);
}
