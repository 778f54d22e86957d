import { sql } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Platform } from "#platform/platform.ts";

const FRESH_MS = 5 * 60 * 1000;
const REMEMBERED_MAX = 20_000;
const lastNoted = new WeakMap<object, Map<string, number>>();

/**
 * Notes that someone works in their current organization, at most every five minutes a node. Nothing waits for it, and a
 * failure only means that it is noted later. Who works as someone else leaves no trace of that person's presence.
 */
export function notePresence(platform: Pick<Platform, "db" | "clock">, actor: Actor): void {
  const { organizationId, userId, impersonatorId } = actor;
  if (organizationId === null || impersonatorId !== null) return;
  const noted = lastNoted.get(platform.db) ?? new Map<string, number>();
  lastNoted.set(platform.db, noted);
  const key = `${organizationId}${userId}`;
  const now = platform.clock.now().getTime();
  if (now - (noted.get(key) ?? 0) < FRESH_MS) return;
  if (noted.size >= REMEMBERED_MAX) noted.clear();
  noted.set(key, now);
  platform.db
    .execute(
      sql`update organization_members set last_active_at = ${isoNow(platform.clock)}
        where organization_id = ${organizationId} and user_id = ${userId}`,
    )
    .then(undefined, () => noted.delete(key));
}
