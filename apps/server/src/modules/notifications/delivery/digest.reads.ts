import type { DeliverySettings } from "@kerkis/contract/notifications/preferences.schema.ts";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { notifications, notificationSettings } from "../notifications.tables.ts";

export interface WaitingDigest {
  userId: string;
  settings: Pick<DeliverySettings, "quiet" | "timezone" | "digest_at">;
  oldestWaiting: string;
  sentAt: string | null;
}

const PAGE = 500;

/** Everyone for whom something waits for a digest, with when it began to wait and when the last one went out. */
export async function* waitingDigests(db: Reader): AsyncGenerator<WaitingDigest> {
  for (let after: string | null = null; ;) {
    const rows = await db
      .select({
        settings: notificationSettings,
        oldest: sql<Date | string>`min(${notifications.created_at})`,
      })
      .from(notifications)
      .innerJoin(notificationSettings, eq(notificationSettings.user_id, notifications.user_id))
      .where(and(eq(notifications.awaits_digest, true), after === null ? undefined : gt(notifications.user_id, after)))
      .groupBy(notificationSettings.user_id)
      .orderBy(asc(notificationSettings.user_id))
      .limit(PAGE);
    for (const { settings, oldest } of rows) {
      const { quiet_from: from, quiet_until: until, timezone, digest_at } = settings;
      yield {
        userId: settings.user_id,
        settings: { quiet: from !== null && until !== null ? { from, until } : null, timezone, digest_at },
        oldestWaiting: new Date(oldest).toISOString(),
        sentAt: settings.digest_sent_at,
      };
    }
    after = rows.at(-1)?.settings.user_id ?? null;
    if (rows.length < PAGE) return;
  }
}
