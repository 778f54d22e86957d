import { FEATURE_DEFAULTS } from "@kerkis/contract/core/features.ts";
import { systemClock, type Clock } from "#platform/clock/clock.ts";
import { loadConfig } from "#platform/config/config.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { createDiskStore } from "#platform/files/files.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { createCursors } from "#platform/lists/cursors.ts";
import { createLog } from "#platform/log/log.ts";
import type { Platform } from "#platform/platform.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import { composeEvents } from "../compose.ts";

const nothing = async (): Promise<void> => undefined;

/** Nobody listens while the past is written, and no mail of it is sent. */
const quietJobs: Jobs = {
  enqueue: nothing,
  enqueueAll: nothing,
  withdraw: async () => 0,
  handle: () => undefined,
  schedule: () => undefined,
  retry: async () => false,
  start: nothing,
  stop: nothing,
};
const quietRealtime: Realtime = {
  attach: nothing,
  publish: nothing,
  publishAll: nothing,
  disconnectSession: nothing,
  disconnectUser: nothing,
  revokeTopic: nothing,
  signal: async () => {},
  onSignal: () => {},
  isListening: () => false,
  socketCount: () => 0,
  close: nothing,
};

/** A clock that stands where the story puts it. */
export interface StoryClock extends Clock {
  moveTo(moment: Date): void;
}

export function storyClock(): StoryClock {
  let at = systemClock.now();
  return {
    now: () => at,
    moveTo(moment) {
      at = moment;
    },
  };
}

/** The product as the story's commands meet it: one transaction for everything, the story's clock, nobody listening. */
export function storyPlatform(tx: Tx, pool: Db["$client"], clock: Clock, databaseUrl: string): Platform {
  const config = loadConfig(process.env, { databaseUrl });
  return {
    config,
    clock,
    log: createLog("silent"),
    db: Object.assign(tx, { $client: pool }),
    events: composeEvents(),
    jobs: quietJobs,
    files: createDiskStore(config.dataDir),
    realtime: quietRealtime,
    limiter: {
      begin: async () => ({ isLast: false, end: nothing }),
      within: (_group, _who, work) => work({ isLast: false, end: nothing }),
    },
    cursors: createCursors(config.secret),
    features: { isOn: () => true, all: () => FEATURE_DEFAULTS, change: nothing, onChange: () => undefined },
    push: { publicKey: "", allows: () => false, send: async () => "refused" },
  };
}
