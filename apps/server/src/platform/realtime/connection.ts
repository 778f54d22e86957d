import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import { presenceUpdate } from "@kerkis/contract/core/presence.ts";
import { ANONYMOUS, PRESENCE_UPDATE_EVENT, type PresenceUpdate } from "@kerkis/contract/core/realtime.ts";
import type { Presence, PresenceFacts } from "./presence.ts";
import {
  decodeMessage,
  encodeClose,
  encodePresenceState,
  encodeReply,
  type ClientMessage,
  type ReplyStatus,
} from "./protocol.ts";
import type { RealtimeIdentity, RealtimeLimits, TopicDecision, UpgradeRequest } from "./types.ts";

const TERMINATE_AFTER_MS = 3_000;

interface Subscription {
  joinRef: string | null;
  presence: { facts: PresenceFacts; ref: string } | undefined;
}

export interface ConnectionHost {
  limits: RealtimeLimits;
  presence: Presence;
  authorizeTopic(identity: RealtimeIdentity, topic: string, request: UpgradeRequest): Promise<TopicDecision>;
  subscribed(connection: Connection, topic: string): void;
  unsubscribed(connection: Connection, topic: string): void;
  closed(connection: Connection): void;
  failed(error: unknown, doing: string): void;
}

/** One socket: its person, its topics, its limits. */
export class Connection {
  readonly identity: RealtimeIdentity;
  readonly request: UpgradeRequest;
  recheckAt = 0;
  #socket: WebSocket;
  /** What the socket writes to; whole frames may be written between its own, which it writes at once. */
  #wire: Duplex;
  #host: ConnectionHost;
  #subscriptions = new Map<string, Subscription>();
  /** Joins under way: topic → join reference; a later join or leave of the topic overtakes it. */
  #joining = new Map<string, string | null>();
  /** Counts memberships that changed, so that a join decided just before asks again. */
  #revocations = 0;
  #alive = true;
  #allowance: number;
  #allowanceAt = performance.now();

  constructor(
    socket: WebSocket,
    wire: Duplex,
    identity: RealtimeIdentity,
    request: UpgradeRequest,
    host: ConnectionHost,
  ) {
    this.identity = identity;
    this.request = request;
    this.#socket = socket;
    this.#wire = wire;
    this.#host = host;
    this.#allowance = host.limits.messageBurst;
    socket.on("message", (data, isBinary) => this.#onMessage(textOf(data), isBinary));
    socket.on("pong", () => (this.#alive = true));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.#onClose());
  }

  get topics(): string[] {
    return [...this.#subscriptions.keys()];
  }

  /** Sends one encoded message; a client that does not keep up is dropped (close code 1013). */
  send(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#host.limits.bufferedBytes) return this.close(1013, "too slow");
    this.#socket.send(frame, { binary: false });
  }

  /** Sends a frame made by `frameText`, the same buffer for everyone on a topic. */
  sendFramed(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > this.#host.limits.bufferedBytes) return this.close(1013, "too slow");
    this.#wire.write(frame);
  }

  close(code: number, reason: string): void {
    if (this.#socket.readyState === this.#socket.CLOSED) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), TERMINATE_AFTER_MS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Pings; ends the socket when nothing came since the last ping. */
  ping(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Asks again whether the person may stay on the topic, or on all of theirs, and removes them when not. */
  async recheckTopics(topics: readonly string[] = this.topics): Promise<void> {
    this.#revocations += 1;
    for (const topic of topics) {
      const subscription = this.#subscriptions.get(topic);
      if (!subscription) continue;
      const decision = await this.#host.authorizeTopic(this.identity, topic, this.request);
      if (decision.ok || this.#subscriptions.get(topic) !== subscription) continue;
      this.#unsubscribe(topic);
      this.send(encodeClose(subscription.joinRef, topic));
    }
  }

  #onMessage(text: string, isBinary: boolean): void {
    this.#alive = true;
    if (isBinary) return this.close(1003, "text only");
    if (!this.#isAllowed()) return this.close(1008, "too many messages");
    const message = decodeMessage(text);
    if (!message) return this.close(1007, "malformed message");
    if (message.topic === "phoenix") return this.#reply(message, "ok");
    switch (message.event) {
      case "phx_join":
        return void this.#join(message);
      case "phx_leave":
        return this.#leave(message);
      case PRESENCE_UPDATE_EVENT:
        return this.#updatePresence(message);
      default:
        return this.#reply(message, "error", {
          reason: this.#subscriptions.has(message.topic) ? "unknown event" : "unmatched topic",
        });
    }
  }

  async #join(message: ClientMessage): Promise<void> {
    const { topic, joinRef } = message;
    const topics = this.#subscriptions.size + this.#joining.size;
    if (topics >= this.#host.limits.topicsPerSocket && !this.#subscriptions.has(topic)) {
      return this.#reply(message, "error", { reason: "too many topics" });
    }
    this.#joining.set(topic, joinRef);
    let decision: TopicDecision;
    let revocations: number;
    try {
      do {
        revocations = this.#revocations;
        decision = await this.#host.authorizeTopic(this.identity, topic, this.request);
      } while (revocations !== this.#revocations);
    } catch (error) {
      this.#joining.delete(topic);
      this.#host.failed(error, "join");
      return this.#reply(message, "error", { reason: "unavailable" });
    }
    if (this.#joining.get(topic) !== joinRef || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#joining.delete(topic);
    if (!decision.ok) return this.#reply(message, "error", { reason: decision.reason });

    const earlier = this.#subscriptions.get(topic);
    if (earlier) {
      this.#unsubscribe(topic);
      this.send(encodeClose(earlier.joinRef, topic));
    }
    const presence = decision.presence && this.#track(topic, decision.presence, message.payload);
    this.#subscriptions.set(topic, { joinRef, presence });
    this.#host.subscribed(this, topic);
    this.#reply(message, "ok");
    if (presence) this.send(encodePresenceState(joinRef, topic, this.#host.presence.stateJson(topic)));
  }

  #track(topic: string, shown: { organizationId: string | null; showsEmail: boolean }, payload: unknown) {
    const { userId, email, displayName, userAvatar } = this.identity;
    const facts: PresenceFacts = {
      user_id: userId,
      user_name: shown.showsEmail ? email : ANONYMOUS,
      display_name: displayName,
      user_avatar: userAvatar,
      organization_id: shown.organizationId,
    };
    const parsed = presenceUpdate.safeParse(payload);
    const update: PresenceUpdate = parsed.success ? parsed.data : { status: "online", current_page: "/" };
    return { facts, ref: this.#host.presence.track(topic, facts, update) };
  }

  #leave(message: ClientMessage): void {
    this.#joining.delete(message.topic);
    const subscription = this.#subscriptions.get(message.topic);
    // A leave of an earlier join must not end the later one.
    if (subscription && subscription.joinRef === message.joinRef) this.#unsubscribe(message.topic);
    this.#reply(message, "ok");
  }

  #updatePresence(message: ClientMessage): void {
    const presence = this.#subscriptions.get(message.topic)?.presence;
    const parsed = presenceUpdate.safeParse(message.payload);
    if (!presence) return this.#reply(message, "error", { reason: "unmatched topic" });
    if (!parsed.success) return this.#reply(message, "error", { reason: "invalid" });
    this.#host.presence.untrack(message.topic, presence.ref);
    presence.ref = this.#host.presence.track(message.topic, presence.facts, parsed.data);
    this.#reply(message, "ok");
  }

  #unsubscribe(topic: string): void {
    const subscription = this.#subscriptions.get(topic);
    if (!subscription) return;
    this.#subscriptions.delete(topic);
    if (subscription.presence) this.#host.presence.untrack(topic, subscription.presence.ref);
    this.#host.unsubscribed(this, topic);
  }

  #reply(message: ClientMessage, status: ReplyStatus, response: object = {}): void {
    this.send(encodeReply(message, status, response));
  }

  #isAllowed(): boolean {
    const { messageBurst, messagesPerSecond } = this.#host.limits;
    const now = performance.now();
    const earned = ((now - this.#allowanceAt) / 1000) * messagesPerSecond;
    this.#allowance = Math.min(messageBurst, this.#allowance + earned) - 1;
    this.#allowanceAt = now;
    return this.#allowance >= 0;
  }

  #onClose(): void {
    this.#joining.clear();
    for (const topic of this.topics) this.#unsubscribe(topic);
    this.#host.closed(this);
  }
}

/** The library hands a message over as one buffer; its type allows for other settings. */
const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString("utf8");
