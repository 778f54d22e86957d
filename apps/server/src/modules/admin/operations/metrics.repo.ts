import type { Metric } from "@kerkis/contract/admin/operations/metrics.schema.ts";
import { lt } from "drizzle-orm";
import type { Db, Tx } from "#platform/db/db.ts";
import { performanceAnalytics } from "../admin.tables.ts";

/** Adds a browser's measurements (specification 7.2). `now` is ISO 8601. */
export async function insertMetrics(db: Db, metrics: readonly Metric[], now: string): Promise<void> {
  await db.insert(performanceAnalytics).values(metrics.map((metric) => Object.assign({}, metric, { created_at: now })));
}

/** Forgets measurements older than that. @returns how many */
export async function deleteMetricsBefore(tx: Tx, moment: string): Promise<number> {
  const gone = await tx
    .delete(performanceAnalytics)
    .where(lt(performanceAnalytics.created_at, moment))
    .returning({ id: performanceAnalytics.id });
  return gone.length;
}
