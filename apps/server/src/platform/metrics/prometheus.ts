import { timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { JOBS_SCHEMA } from "#platform/jobs/jobs.schema.ts";
import type { Platform } from "#platform/platform.ts";
import { head, RequestMetrics, sample } from "./request-metrics.ts";

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

async function jobLines({ db }: Platform): Promise<string[]> {
  const { rows } = await db.execute<{ queue: string; state: string; count: number }>(sql`
    select name as queue, state::text as state, count(*)::int as count from ${sql.raw(JOBS_SCHEMA)}.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%' group by 1, 2 order by 1, 2`);
  return [
    ...head("kerkis_jobs", "gauge", "Jobs by queue and state, of the whole installation."),
    ...rows.map(({ queue, state, count }) => sample("kerkis_jobs", { queue, state }, count)),
  ];
}

function nodeLines({ db, realtime }: Platform, delaySeconds: number): string[] {
  const gauge = (name: string, help: string, value: number): string[] => [
    ...head(name, "gauge", help),
    sample(name, {}, value),
  ];
  const { totalCount, idleCount, waitingCount } = db.$client;
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ...gauge("kerkis_sockets", "Sockets of the live channel on this node.", realtime.socketCount()),
    ...head("kerkis_database_connections", "gauge", "Connections of this node's pool."),
    sample("kerkis_database_connections", { state: "used" }, totalCount - idleCount),
    sample("kerkis_database_connections", { state: "idle" }, idleCount),
    ...gauge("kerkis_database_waiting", "Statements that wait for a connection.", waitingCount),
    ...gauge("process_uptime_seconds", "How long this node has run.", Math.floor(process.uptime())),
    ...gauge("process_resident_memory_bytes", "Memory of the process.", rss),
    ...gauge("kerkis_heap_used_bytes", "Memory of JavaScript objects.", heapUsed),
    ...gauge("kerkis_event_loop_delay_seconds", "99th percentile of how late the event loop is.", delaySeconds),
  ];
}

/** Counts every request and serves /metrics in the text format of Prometheus (completions 10). */
export function prometheus(app: FastifyInstance, platform: Platform): void {
  const requests = new RequestMetrics();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook("onResponse", async (request, reply) => {
    requests.record(request.method, request.url, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.addHook("onClose", async () => {
    delay.disable();
  });
  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    if (!mayScrape(platform.config.metricsToken, askerOf(request))) return reply.code(404).send("Not found\n");
    const jobs = await jobLines(platform).catch(() => []);
    const lines = [...requests.lines(), ...nodeLines(platform, delay.percentile(99) / NANOSECONDS), ...jobs];
    delay.reset();
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}

const askerOf = ({ headers, socket }: FastifyRequest) => ({
  authorization: headers.authorization,
  remoteAddress: socket.remoteAddress,
  isForwarded: headers["x-forwarded-for"] !== undefined || headers["forwarded"] !== undefined,
});
