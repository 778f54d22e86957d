import { randomUUID } from "node:crypto";
import { parseTopic, type PresenceMeta, type PresenceUpdate } from "@kerkis/contract/core/realtime.ts";
import { byUser, PresenceBoard } from "./presence-board.ts";
import { PresenceNodes } from "./presence-nodes.ts";
import type { NodeEnvelope } from "./presence-notices.ts";

/** Larger audiences get their changes in larger, rarer batches: one more millisecond for each listener. */
const FLUSH_MS_PER_LISTENER = 1;
const FLUSH_MAX_MS = 5_000;

/** What a presence record says about the person, whatever their tab does. */
export interface PresenceFacts {
  user_id: string;
  user_name: string;
  display_name: string;
  user_avatar: string | null;
  organization_id: string | null;
}

export interface PresenceOptions {
  clock: { now(): Date };
  flushMs: number;
  beatMs: number;
  listeners(topic: string): number;
  broadcast(topic: string, event: string, payload: object): void;
  /** Sends to every node, this one included, in order. */
  notify(envelope: NodeEnvelope): Promise<void>;
  isListening(): boolean;
}

/** The part of the product a path belongs to: which record someone has open (an evaluation, say) is not everyone's to know. */
const sectionOf = (path: string): string => /^\/[^/]*/.exec(path)?.[0] ?? "/";

/** Who is on which topic, over all nodes: this node's own tabs and what the others tell. */
export class Presence {
  #clock: PresenceOptions["clock"];
  #nodeId = randomUUID();
  #own: PresenceBoard;
  #all: PresenceBoard;
  #nodes: PresenceNodes;
  #refs = 0;

  constructor(options: PresenceOptions) {
    this.#clock = options.clock;
    this.#own = new PresenceBoard({
      flushDelayMs: () => options.flushMs / 2,
      onDiff: (topic, diff) => this.#nodes.sendChange(topic, diff),
    });
    this.#all = new PresenceBoard({
      flushDelayMs: (topic) =>
        Math.min(FLUSH_MAX_MS, options.flushMs + options.listeners(topic) * FLUSH_MS_PER_LISTENER),
      onDiff: (topic, { joins, leaves }) =>
        options.broadcast(topic, "presence_diff", { joins: byUser(joins), leaves: byUser(leaves) }),
    });
    this.#nodes = new PresenceNodes({
      nodeId: this.#nodeId,
      beatMs: options.beatMs,
      notify: (envelope) => options.notify(envelope),
      isListening: () => options.isListening(),
      ownEntries: () => [...this.#own.sent()],
      put: (topic, meta) => this.#all.put(topic, meta),
      remove: (topic, ref) => this.#all.remove(topic, ref),
    });
  }

  start(): void {
    this.#nodes.start();
  }

  /** Call when the listening connection is up, the first time or again. */
  onListening(): void {
    this.#nodes.onListening();
  }

  /** Takes in what any node told, this one included. */
  receive(raw: unknown): void {
    this.#nodes.receive(raw);
  }

  /** Shows one tab on a topic; the returned reference is for `untrack`. */
  track(topic: string, facts: PresenceFacts, update: PresenceUpdate): string {
    this.#refs += 1;
    const ref = `${this.#nodeId.slice(0, 8)}.${this.#refs.toString(36)}`;
    const last_seen = this.#clock.now().toISOString();
    const current_page = sectionOf(update.current_page);
    const meta: PresenceMeta = { phx_ref: ref, ...facts, ...update, current_page, last_seen };
    // Which part of a record someone changes is for those who have it open too.
    if (parseTopic(topic)?.kind !== "record") delete meta.place;
    this.#own.put(topic, meta);
    this.#all.put(topic, meta);
    return ref;
  }

  untrack(topic: string, ref: string): void {
    this.#own.remove(topic, ref);
    this.#all.remove(topic, ref);
  }

  /** The `presence_state` payload of a topic, already JSON. */
  stateJson(topic: string): string {
    return this.#all.stateJson(topic);
  }

  async close(): Promise<void> {
    this.#own.close();
    this.#all.close();
    await this.#nodes.close();
  }
}
