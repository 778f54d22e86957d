import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "./db.ts";

interface Kept<Value> {
  at: number;
  value: Promise<Value>;
  isRenewed: boolean;
}

/** Answered as they are, and renewed behind the answer from then on. */
const FRESH_MS = 60_000;
/** Counted anew before they are answered. */
const STALE_MS = 10 * 60_000;

/**
 * Figures that read whole tables and are the same for everyone: one counting serves all who ask, and who asks for old ones
 * does not wait for the next. Keys are few and known.
 */
export function keptFigures<Key extends string, Value>(count: (db: Db, now: Date, key: Key) => Promise<Value>) {
  const kept = new WeakMap<Db, Map<Key, Kept<Value>>>();
  return (db: Db, clock: Clock, key: Key): Promise<Value> => {
    const entries = kept.get(db) ?? new Map<Key, Kept<Value>>();
    kept.set(db, entries);
    const now = clock.now();
    const renew = () => {
      const entry: Kept<Value> = { at: now.getTime(), value: count(db, now, key), isRenewed: false };
      return entry;
    };
    const known = entries.get(key);
    const age = known ? now.getTime() - known.at : Number.POSITIVE_INFINITY;
    if (!known || age >= STALE_MS || age < 0) {
      const entry = renew();
      entries.set(key, entry);
      entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.value;
    }
    if (age >= FRESH_MS && !known.isRenewed) {
      known.isRenewed = true;
      const entry = renew();
      entry.value.then(
        () => entries.set(key, entry),
        () => {
          known.isRenewed = false;
        },
      );
    }
    return known.value;
  };
}
