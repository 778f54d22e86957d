import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { CLOSE_CODES, parseTopic, RESYNC_EVENT, RESYNC_TOPIC } from "@kerkis/contract/core/realtime.ts";
import { Connection, type ConnectionHost } from "./connection.ts";
import type { Hub } from "./hub.ts";
import { encodeBroadcast } from "./protocol.ts";
import type { AttachOptions, RealtimeLimits, RealtimeLog, RealtimeTimings } from "./types.ts";
import { decideUpgrade, isRealtimePath, refuseUpgrade, type UpgradeDecision } from "./upgrade.ts";

/** After a gap the clients refetch spread over this long, and one millisecond more for each of them. */
const RESYNC_SPREAD_MS = 500;
const CLOSE_WAIT_MS = 1_000;

/** The topics of an organization's records that a connection is on; none for a topic of another kind. */
function recordsWithin(topic: string, { topics }: Connection): string[] {
  const parsed = parseTopic(topic);
  return parsed?.kind === "org" ? topics.filter((known) => known.startsWith(`record:${parsed.id}:`)) : [];
}

export interface SocketsOptions {
  hub: Hub;
  limits: RealtimeLimits;
  timings: RealtimeTimings;
  log: RealtimeLog;
  presence: ConnectionHost["presence"];
}

/** Takes in the sockets of one HTTP server, keeps watch over them and ends them. */
export class Sockets {
  #options: SocketsOptions;
  #attached: AttachOptions;
  #upgrades: WebSocketServer;
  #host: ConnectionHost;
  #detach: () => void;
  #sweep: NodeJS.Timeout;
  #isClosing = false;
  /** Counts ended sessions, so that an upgrade decided just before asks again. */
  #endings = 0;

  constructor(server: Server, attached: AttachOptions, options: SocketsOptions) {
    const { hub, limits, log, presence, timings } = options;
    this.#options = options;
    this.#attached = attached;
    this.#upgrades = new WebSocketServer({
      noServer: true,
      maxPayload: limits.messageBytes,
      perMessageDeflate: false,
    });
    this.#host = {
      limits,
      presence,
      authorizeTopic: (identity, topic, request) => attached.authorizeTopic(identity, topic, request),
      subscribed: (connection, topic) => hub.subscribe(connection, topic),
      unsubscribed: (connection, topic) => hub.unsubscribe(connection, topic),
      closed: (connection) => hub.remove(connection),
      failed: (error, doing) => log.error({ error }, `realtime: ${doing} failed`),
    };
    const onUpgrade = (request: IncomingMessage, duplex: Duplex, head: Buffer): void => {
      if (isRealtimePath(request)) void this.#upgrade(request, duplex, head);
      // Other paths may belong to another listener; without one nobody would ever answer.
      else if (server.listenerCount("upgrade") === 1) duplex.destroy();
    };
    server.on("upgrade", onUpgrade);
    this.#detach = () => server.off("upgrade", onUpgrade);
    this.#sweep = setInterval(() => {
      for (const connection of hub.connections) connection.ping();
      void this.#recheckDue();
    }, timings.pingMs);
    this.#sweep.unref();
  }

  endSession(sessionId: string): void {
    this.#end([...this.#options.hub.connections].filter(({ identity }) => identity.sessionId === sessionId));
  }

  endUser(userId: string): void {
    this.#end(this.#options.hub.ofUser(userId));
  }

  /** Asks again whether the person may stay on the topic, and with an organization's on those of its records. */
  recheckUser(userId: string, topic: string): void {
    for (const connection of this.#options.hub.ofUser(userId))
      void this.#recheckTopics(connection, [topic, ...recordsWithin(topic, connection)]);
  }

  /** Asks again who may stay on the topic, and with an organization's on those of its records. */
  recheckTopic(topic: string): void {
    for (const connection of this.#options.hub.connections) {
      const known = connection.topics.filter((joined) => joined === topic);
      const concerned = [...known, ...recordsWithin(topic, connection)];
      if (concerned.length > 0) void this.#recheckTopics(connection, concerned);
    }
  }

  /** Notices may have been lost: sessions and memberships are checked again, and clients refetch. */
  resync(): void {
    const { hub } = this.#options;
    const within_ms = RESYNC_SPREAD_MS + hub.connections.size;
    hub.sendToAll(encodeBroadcast(RESYNC_TOPIC, RESYNC_EVENT, { within_ms }));
    for (const connection of hub.connections) connection.recheckAt = 0;
    void this.#recheckDue();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#sweep);
    const { connections } = this.#options.hub;
    for (const connection of connections) connection.close(1012, "restarting");
    const deadline = performance.now() + CLOSE_WAIT_MS;
    while (connections.size > 0 && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    this.#detach();
    for (const connection of connections) connection.terminate();
    this.#upgrades.close();
  }

  #end(connections: readonly Connection[]): void {
    this.#endings += 1;
    for (const connection of connections) connection.close(CLOSE_CODES.sessionEnded, "session ended");
  }

  async #recheckTopics(connection: Connection, topics?: readonly string[]): Promise<void> {
    try {
      await connection.recheckTopics(topics);
    } catch (error) {
      // Not knowing is not a yes: the socket comes back with a fresh check.
      this.#host.failed(error, "topic check");
      connection.close(1011, "check failed");
    }
  }

  async #recheckDue(): Promise<void> {
    const now = performance.now();
    const due = [...this.#options.hub.connections].filter((connection) => connection.recheckAt <= now);
    for (const connection of due) connection.recheckAt = now + this.#options.timings.recheckMs;
    for (const connection of due) {
      try {
        const identity = await this.#attached.authenticate(connection.request);
        if (identity?.sessionId !== connection.identity.sessionId) this.#end([connection]);
        else await this.#recheckTopics(connection);
      } catch (error) {
        this.#host.failed(error, "session check");
      }
    }
  }

  async #upgrade(request: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> {
    duplex.on("error", () => duplex.destroy());
    if (this.#isClosing) return refuseUpgrade(duplex, 503);
    let decision: UpgradeDecision;
    let endings: number;
    try {
      do {
        endings = this.#endings;
        decision = await decideUpgrade(request, this.#attached);
      } while (endings !== this.#endings);
    } catch (error) {
      this.#host.failed(error, "upgrade");
      return refuseUpgrade(duplex, 503);
    }
    if (duplex.destroyed) return;
    if (!decision.ok) return refuseUpgrade(duplex, decision.status);
    const { identity, request: kept } = decision;
    const { hub, limits, timings } = this.#options;
    if (hub.ofUser(identity.userId).length >= limits.socketsPerUser) return refuseUpgrade(duplex, 429);
    this.#upgrades.handleUpgrade(request, duplex, head, (socket) => {
      const connection = new Connection(socket, duplex, identity, kept, this.#host);
      // Spread, so that sockets opened together are not checked together for ever.
      connection.recheckAt = performance.now() + timings.recheckMs * (0.5 + Math.random() / 2);
      hub.add(connection);
    });
  }
}
