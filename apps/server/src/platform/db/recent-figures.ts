import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "./db.ts";

const FRESH_MS = 5_000;
const KEPT_MAX = 200;

/** Everything that decides what a reader sees: readers of one key have the same figures. */
const keyOf = ({ all, organizationIds, registrationsOf = organizationIds }: Visibility): string =>
  all ? "all" : [organizationIds, registrationsOf].map((ids) => ids.toSorted().join()).join("/");

/** Figures that read a whole table, up to five seconds old, by who may see them; one counting serves everyone who asks meanwhile. */
export function recentFigures<Value>(count: (db: Db, visibility: Visibility) => Promise<Value>) {
  const kept = new WeakMap<Db, Map<string, { until: number; value: Promise<Value> }>>();
  return (db: Db, clock: Clock, visibility: Visibility): Promise<Value> => {
    const entries = kept.get(db) ?? new Map<string, { until: number; value: Promise<Value> }>();
    kept.set(db, entries);
    const key = keyOf(visibility);
    const now = clock.now().getTime();
    const known = entries.get(key);
    if (known && known.until > now) return known.value;
    const value = count(db, visibility);
    if (entries.size >= KEPT_MAX) entries.clear();
    entries.set(key, { until: now + FRESH_MS, value });
    value.catch(() => entries.delete(key));
    return value;
  };
}
