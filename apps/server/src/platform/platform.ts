import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/db.ts";
import type { FeatureSwitches } from "#platform/features/features.ts";
import type { EventBus, EventContextOf } from "#platform/events/events.ts";
import type { FileStore } from "#platform/files/files.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Cursors } from "#platform/lists/cursors.ts";
import type { Log } from "#platform/log/log.ts";
import type { PushSender } from "#platform/push/push.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";

/** What the floor gives to every module. */
export interface Platform {
  config: Config;
  clock: Clock;
  log: Log;
  db: Db;
  events: EventBus<Platform>;
  jobs: Jobs;
  files: FileStore;
  realtime: Realtime;
  limiter: RateLimiter;
  cursors: Cursors;
  features: FeatureSwitches;
  push: PushSender;
}

/** Modules listen and emit on this bus. */
export type Events = EventBus<Platform>;
export type EventContext = EventContextOf<Platform>;
