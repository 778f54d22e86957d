import type { Server } from "node:http";
import type { ClientConfig } from "pg";
import type { Topic } from "@kerkis/contract/core/realtime.ts";
import { Hub } from "./hub.ts";
import { Listener } from "./listener.ts";
import { encodeNotice, NOTICE_CHANNEL, parseNotice, sendNotice, sendNotices, type Notice } from "./notices.ts";
import { Presence } from "./presence.ts";
import { Sockets } from "./sockets.ts";
import type { AttachOptions, RealtimeLimits, RealtimeLog, RealtimeTimings, SqlExecutor } from "./types.ts";

const LIMITS: RealtimeLimits = {
  messageBytes: 16 * 1024,
  topicsPerSocket: 32,
  socketsPerUser: 32,
  bufferedBytes: 1024 * 1024,
  messageBurst: 60,
  messagesPerSecond: 10,
};

const TIMINGS: RealtimeTimings = {
  pingMs: 25_000,
  recheckMs: 300_000,
  nodeBeatMs: 5_000,
  presenceFlushMs: 200,
};

export interface RealtimeOptions {
  /** Where the dedicated LISTEN connection goes: straight to PostgreSQL, not through a transaction pooler. */
  connection: ClientConfig;
  log: RealtimeLog;
  clock: { now(): Date };
  limits?: Partial<RealtimeLimits>;
  timings?: Partial<RealtimeTimings>;
}

/** What is sent to everyone on a topic. */
export interface LiveEvent {
  topic: Topic;
  event: string;
  payload: Record<string, unknown>;
}

export interface Realtime {
  /** Serves the sockets of this HTTP server and starts listening; resolves when notices arrive. Call it once. */
  attach(server: Server, options: AttachOptions): Promise<void>;
  /** Sends to everyone on the topic, on every node, when the transaction commits. Throws RangeError from 8,000 bytes. */
  publish(tx: SqlExecutor, topic: Topic, event: string, payload: Record<string, unknown>): Promise<void>;
  /** The same for many events in one statement, in their order. */
  publishAll(tx: SqlExecutor, events: readonly LiveEvent[]): Promise<void>;
  /** Closes the sockets of one session on every node when the transaction commits. */
  disconnectSession(tx: SqlExecutor, sessionId: string): Promise<void>;
  /** Closes all sockets of one person on every node when the transaction commits. */
  disconnectUser(tx: SqlExecutor, userId: string): Promise<void>;
  /** Asks again, on every node, whether the person (null: everyone there) may stay on the topic; call it when memberships change. */
  revokeTopic(tx: SqlExecutor, userId: string | null, topic: Topic): Promise<void>;
  /** Tells every node that something happened, when the transaction commits; browsers do not hear it. */
  signal(tx: SqlExecutor, name: string): Promise<void>;
  /** What this node does on a signal, and after a gap in which it may have missed one; one handler a name. */
  onSignal(name: string, handler: () => void): void;
  /** For readiness: live events reach this node. */
  isListening(): boolean;
  /** Sockets open on this node, for metrics. */
  socketCount(): number;
  close(): Promise<void>;
}

/** The live channel of one server process; processes reach each other through PostgreSQL alone. */
export function createRealtime({ connection, log, clock, ...rest }: RealtimeOptions): Realtime {
  const limits = { ...LIMITS, ...rest.limits };
  const timings = { ...TIMINGS, ...rest.timings };
  const hub = new Hub();
  const listening = Promise.withResolvers<void>();
  const signals = new Map<string, () => void>();
  let sockets: Sockets | undefined;

  const listener = new Listener({
    connection,
    channel: NOTICE_CHANNEL,
    log,
    onMessage: (text) => {
      const notice = parseNotice(text);
      if (notice) onNotice(notice);
    },
    onListening: (gap) => {
      presence.onListening();
      listening.resolve();
      if (!gap) return;
      sockets?.resync();
      for (const handle of signals.values()) handle();
    },
  });
  const presence = new Presence({
    clock,
    flushMs: timings.presenceFlushMs,
    beatMs: timings.nodeBeatMs,
    listeners: (topic) => hub.listeners(topic),
    broadcast: (topic, event, payload) => hub.broadcast(topic, event, payload),
    notify: (node) => listener.notify(encodeNotice({ type: "presence", node })),
    isListening: () => listener.isListening,
  });

  function onNotice(notice: Notice): void {
    switch (notice.type) {
      case "event":
        return hub.broadcast(notice.topic, notice.event, notice.payload);
      case "presence":
        return presence.receive(notice.node);
      case "revoke":
        return notice.userId === null
          ? sockets?.recheckTopic(notice.topic)
          : sockets?.recheckUser(notice.userId, notice.topic);
      case "end_session":
        return sockets?.endSession(notice.sessionId);
      case "end_user":
        return sockets?.endUser(notice.userId);
      case "signal":
        return signals.get(notice.name)?.();
    }
  }

  return {
    attach: (server, options) => {
      sockets = new Sockets(server, options, { hub, limits, timings, log, presence });
      presence.start();
      listener.start();
      return listening.promise;
    },
    publish: (tx, topic, event, payload) => sendNotice(tx, { type: "event", topic, event, payload }),
    publishAll: (tx, events) =>
      sendNotices(
        tx,
        events.map((event) => ({ type: "event", ...event })),
      ),
    disconnectSession: (tx, sessionId) => sendNotice(tx, { type: "end_session", sessionId }),
    disconnectUser: (tx, userId) => sendNotice(tx, { type: "end_user", userId }),
    revokeTopic: (tx, userId, topic) => sendNotice(tx, { type: "revoke", userId, topic }),
    signal: (tx, name) => sendNotice(tx, { type: "signal", name }),
    onSignal: (name, handler) => void signals.set(name, handler),
    isListening: () => listener.isListening,
    socketCount: () => hub.connections.size,
    close: async () => {
      await sockets?.close();
      await presence.close();
      await listener.close();
      listening.resolve();
    },
  };
}
