import { fileURLToPath } from "node:url";
import { createAuth } from "#platform/auth/better-auth.ts";
import { systemClock, type Clock } from "#platform/clock/clock.ts";
import { loadConfig } from "#platform/config/config.ts";
import { createDb } from "#platform/db/db.ts";
import { createDiskStore } from "#platform/files/files.ts";
import { createFeatureSwitches } from "#platform/features/features.ts";
import { createRateLimiter } from "#platform/http/rate-limit.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createCursors } from "#platform/lists/cursors.ts";
import { createLog } from "#platform/log/log.ts";
import { registerMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { createPushSender } from "#platform/push/push.ts";
import { createRealtime } from "#platform/realtime/realtime.ts";
import { createHttpServer } from "./http.ts";
import { composeEvents, composeJobs } from "./compose.ts";
import { prepareInstallation } from "./first-start.ts";
import { authorizeTopic, socketIdentity } from "./realtime.ts";

export interface ServerOptions {
  /** The application's role, which owns nothing. */
  appUrl: string;
  port?: number;
  host?: string;
  /** Folder of the web build; without it only the API is served. */
  webDist?: string;
  dev?: boolean;
  /** Whether every answer is validated, as tests do; otherwise only in development. */
  validateOutputs?: boolean;
  clock?: Clock;
  env?: NodeJS.ProcessEnv;
}

export interface RunningServer {
  url: string;
  platform: Platform;
  /** Stops taking requests, ends those under way, then jobs, sockets and the database. */
  close(): Promise<void>;
}

const WEB_ROOT = fileURLToPath(new URL("../../../web", import.meta.url));

/** What people on this machine open: listening everywhere or on the loopback, its own name; else the address itself. */
function nameOf(host: string): string {
  if (["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Starts one node of the product: HTTP, sockets and jobs in one process. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const env = options.env ?? process.env;
  const config = loadConfig(env, {
    databaseUrl: options.appUrl,
    dev: options.dev ?? false,
    ...(options.port !== undefined && { port: options.port }),
  });
  const clock = options.clock ?? systemClock;
  const log = createLog(config.logLevel);
  const db = createDb(config.databaseUrl, config.databasePoolSize);
  const realtime = createRealtime({ connection: { connectionString: config.databaseUrl }, log, clock });
  const jobs = createJobs(config.databaseUrl, log);
  const platform: Platform = {
    config,
    clock,
    log,
    db,
    jobs,
    realtime,
    events: composeEvents(),
    files: createDiskStore(config.dataDir),
    limiter: createRateLimiter(db.$client, config.rateLimitFactor),
    cursors: createCursors(config.secret),
    features: await createFeatureSwitches(db, realtime),
    push: createPushSender(config),
  };
  await prepareInstallation(db);
  registerMail(jobs, db, config);
  composeJobs(platform);
  const http = await createHttpServer(platform, createAuth(config), {
    webDist: options.webDist,
    webRoot: WEB_ROOT,
    validateOutputs: options.validateOutputs ?? config.dev,
  });
  await realtime.attach(http.server, {
    authenticate: (request) => socketIdentity(platform, request),
    allowedOrigins: [config.publicUrl],
    authorizeTopic: (identity, topic, request) => authorizeTopic(platform, identity, topic, request),
  });
  await jobs.start();
  const host = options.host ?? config.host;
  await http.listen({ port: config.port, host });
  const address = http.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  return {
    url: `http://${nameOf(host)}:${port}`,
    platform,
    async close() {
      await realtime.close();
      await http.close();
      await jobs.stop();
      await db.$client.end();
    },
  };
}
