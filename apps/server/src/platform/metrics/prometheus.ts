import { timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Gauge, Registry } from "prom-client";
import type { Db } from "#platform/db/db.ts";
import { JOBS_SCHEMA } from "#platform/jobs/jobs.schema.ts";
import type { Platform } from "#platform/platform.ts";
import { RequestMetrics } from "./request-metrics.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const NANOSECONDS = 1e9;

/** With a token set, whoever brings it; without one, this machine alone, and nobody through a proxy. */
export function mayScrape(
  token: string | null,
  asker: { authorization: string | undefined; remoteAddress: string | undefined; isForwarded: boolean },
): boolean {
  if (token === null) return LOOPBACK.has(asker.remoteAddress ?? "") && !asker.isForwarded;
  const given = Buffer.from(asker.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Gauges that are read when somebody asks. */
function watch(registry: Registry, { db, realtime }: Platform, delay: ReturnType<typeof monitorEventLoopDelay>): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("kerkis_sockets", "Sockets of the live channel on this node.", () => realtime.socketCount());
  gauge("kerkis_database_waiting", "Statements that wait for a connection.", () => db.$client.waitingCount);
  gauge("process_uptime_seconds", "How long this node has run.", () => Math.floor(process.uptime()));
  gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  gauge("kerkis_heap_used_bytes", "Memory of JavaScript objects.", () => process.memoryUsage().heapUsed);
  gauge("kerkis_event_loop_delay_seconds", "99th percentile of how late the event loop is.", () => {
    const seconds = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return seconds;
  });
  const connections = new Gauge({
    name: "kerkis_database_connections",
    help: "Connections of this node's pool.",
    labelNames: ["state"],
    registers: [],
    collect() {
      const { totalCount, idleCount } = db.$client;
      this.set({ state: "used" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
    },
  });
  const jobs = new Gauge({
    name: "kerkis_jobs",
    help: "Jobs by queue and state, of the whole installation.",
    labelNames: ["queue", "state"],
    registers: [],
    async collect() {
      this.reset();
      for (const { queue, state, count } of await jobCounts(db).catch(() => [])) this.set({ queue, state }, count);
    },
  });
  for (const metric of [connections, jobs]) registry.registerMetric(metric);
}

async function jobCounts(db: Db) {
  const { rows } = await db.execute<{ queue: string; state: string; count: number }>(sql`
    select name as queue, state::text as state, count(*)::int as count from ${sql.raw(JOBS_SCHEMA)}.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%' group by 1, 2 order by 1, 2`);
  return rows;
}

/** Counts every request and serves /metrics in the text format of Prometheus (completions 10). */
export function prometheus(app: FastifyInstance, platform: Platform): void {
  const registry = new Registry();
  const requests = new RequestMetrics(registry);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  watch(registry, platform, delay);
  app.addHook("onResponse", async (request, reply) => {
    requests.record(request.method, request.url, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.addHook("onClose", async () => {
    delay.disable();
  });
  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    if (!mayScrape(platform.config.metricsToken, askerOf(request))) return reply.code(404).send("Not found\n");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const askerOf = ({ headers, socket }: FastifyRequest) => ({
  authorization: headers.authorization,
  remoteAddress: socket.remoteAddress,
  isForwarded: headers["x-forwarded-for"] !== undefined || headers["forwarded"] !== undefined,
});
