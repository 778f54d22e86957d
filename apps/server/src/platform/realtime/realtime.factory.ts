import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import WebSocket from "ws";
import { parseTopic } from "@kerkis/contract/core/realtime.ts";
import { createRealtime, type Realtime } from "./realtime.ts";
import type { RealtimeLimits, RealtimeTimings } from "./types.ts";

export interface RealtimeNode {
  realtime: Realtime;
  db: NodePgDatabase;
  url: string;
  /** Sessions that are no longer valid, and memberships taken away ("<user> <topic>"). */
  endedSessions: Set<string>;
  removed: Set<string>;
  /** Joins of a topic that are decided and wait to be told so. */
  held: Map<string, Promise<void>>;
  /** How often it was asked who may join a topic. */
  asked: Map<string, number>;
  stop(): Promise<void>;
}

export interface NodeOptions {
  databaseUrl: string;
  name?: string;
  limits?: Partial<RealtimeLimits>;
  timings?: Partial<RealtimeTimings>;
}

/** One server process: sessions are cookies "session=<user>.<session>", people may join their own and any org topic. */
export async function startRealtimeNode(options: NodeOptions): Promise<RealtimeNode> {
  const pool = new Pool({ connectionString: options.databaseUrl, max: 2 });
  pool.on("error", () => undefined);
  const db = drizzle({ client: pool });
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const realtime = createRealtime({
    connection: { connectionString: options.databaseUrl, application_name: options.name ?? "realtime test" },
    log: quiet,
    clock: { now: () => new Date("2031-05-06T07:08:09.000Z") },
    ...(options.limits && { limits: options.limits }),
    timings: { nodeBeatMs: 200, presenceFlushMs: 20, ...options.timings },
  });
  const endedSessions = new Set<string>();
  const removed = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const asked = new Map<string, number>();
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await realtime.attach(server, {
    allowedOrigins: ["https://kerkis.example"],
    authenticate: async (request) => {
      const [userId, sessionId] = /session=([^.;]+)\.([^;]+)/.exec(request.headers.cookie ?? "")?.slice(1) ?? [];
      if (!userId || !sessionId || endedSessions.has(sessionId)) return null;
      return { userId, sessionId, email: `${userId}@example.org`, displayName: userId, userAvatar: `/${userId}.webp` };
    },
    authorizeTopic: async (identity, topic) => {
      const isRemoved = removed.has(`${identity.userId} ${topic}`);
      asked.set(topic, (asked.get(topic) ?? 0) + 1);
      await held.get(topic);
      const parsed = parseTopic(topic);
      if (!parsed) return { ok: false, reason: "unknown_topic" };
      if (isRemoved) return { ok: false, reason: "forbidden" };
      if (parsed.kind === "org") return { ok: true, presence: { organizationId: parsed.id, showsEmail: true } };
      const isShown = parsed.kind === "record" && parsed.id.includes(":workflow:");
      if (isShown) return { ok: true, presence: { organizationId: parsed.id.split(":")[0] ?? "", showsEmail: true } };
      if (parsed.kind === "record") return { ok: true };
      return parsed.id === identity.userId ? { ok: true } : { ok: false, reason: "forbidden" };
    },
  });
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    await realtime.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await pool.end();
  };
  return { realtime, db, url: `ws://127.0.0.1:${port}/socket`, endedSessions, removed, held, asked, stop };
}

export type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
];

/** A bare client: what it sends and receives is exactly what is on the wire. */
export interface RawClient {
  socket: WebSocket;
  frames: Frame[];
  send(frame: Frame | string): void;
  /** The first frame, seen or to come, that fits. Rejects after two seconds. */
  next(fits: (frame: Frame) => boolean): Promise<Frame>;
  closed: Promise<{ code: number; reason: string }>;
}

/** A busy machine takes long; what never comes still fails. */
const PATIENCE_MS = 30_000;

export async function openRawClient(node: RealtimeNode, cookie: string, headers: object = {}): Promise<RawClient> {
  const socket = new WebSocket(`${node.url}/websocket?vsn=2.0.0`, { headers: { cookie, ...headers } });
  const frames: Frame[] = [];
  const waiting = new Set<(frame: Frame) => void>();
  socket.on("message", (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as Frame;
    frames.push(frame);
    for (const check of waiting) check(frame);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_request, response) => reject(new Error(String(response.statusCode))));
    socket.once("error", reject);
  });
  return {
    socket,
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    next: (fits) => {
      const seen = frames.find(fits);
      if (seen) return Promise.resolve(seen);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no such frame among ${JSON.stringify(frames)}`)), PATIENCE_MS);
        const check = (frame: Frame): void => {
          if (!fits(frame)) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(frame);
        };
        waiting.add(check);
      });
    },
  };
}

/** Joins a topic; the reply. */
export async function join(client: RawClient, topic: string, joinRef = "1", payload: object = {}): Promise<Frame> {
  client.send([joinRef, joinRef, topic, "phx_join", { ...payload }]);
  return client.next(([, ref, of, event]) => ref === joinRef && of === topic && event === "phx_reply");
}

export const is = (topic: string, event: string) => (frame: Frame) => frame[2] === topic && frame[3] === event;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for something to come about, at most `ms` milliseconds. */
export async function until(holds: () => boolean, ms = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error("it did not come about");
    await pause(10);
  }
}
