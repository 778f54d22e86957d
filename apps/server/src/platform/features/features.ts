import { FEATURE_DEFAULTS, isFeature, type Feature, type Features } from "@kerkis/contract/core/features.ts";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import { featureSwitches } from "./features.tables.ts";

const CHANGED = "features_changed";

export interface FeatureSwitches {
  isOn(feature: Feature): boolean;
  all(): Features;
  /** Switches a part of the product on or off, on every node when the transaction commits. */
  change(tx: Tx, feature: Feature, enabled: boolean, by: string): Promise<void>;
  /** Calls `listener` whenever this node has learned of a change. */
  onChange(listener: () => void): void;
}

/** The switches as this node knows them: read at start and again whenever one changes. */
export async function createFeatureSwitches(
  db: Db,
  realtime: Pick<Realtime, "signal" | "onSignal">,
): Promise<FeatureSwitches> {
  let known: Features = FEATURE_DEFAULTS;
  const listeners: (() => void)[] = [];
  const read = async () => {
    const rows = await db.select().from(featureSwitches);
    known = { ...FEATURE_DEFAULTS };
    for (const { key, enabled } of rows) if (isFeature(key)) known = { ...known, [key]: enabled };
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  realtime.onSignal(CHANGED, () => void read().then(notify, () => undefined));
  await read();
  return {
    isOn: (feature) => known[feature],
    all: () => known,
    onChange: (listener) => void listeners.push(listener),
    async change(tx, feature, enabled, by) {
      await tx
        .insert(featureSwitches)
        .values({ key: feature, enabled, updated_by: by })
        .onConflictDoUpdate({
          target: featureSwitches.key,
          set: { enabled, updated_by: by, updated_at: sql`now()` },
        });
      await realtime.signal(tx, CHANGED);
    },
  };
}
