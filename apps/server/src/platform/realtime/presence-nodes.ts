import type { PresenceMeta } from "@kerkis/contract/core/realtime.ts";
import type { PresenceDiff } from "./presence-board.ts";
import {
  chunkNotices,
  parseNodeEnvelope,
  type NodeEnvelope,
  type NodeNotice,
  type TopicMeta,
} from "./presence-notices.ts";

const SILENT_BEATS = 3;

interface OtherNode {
  heardAt: number;
  /** Number of its last change seen; undefined until its whole state has come. */
  change: number | undefined;
  askedAt: number;
  metas: Map<string, TopicMeta>;
  parts: TopicMeta[];
}

export interface PresenceNodesOptions {
  nodeId: string;
  beatMs: number;
  notify(envelope: NodeEnvelope): Promise<void>;
  isListening(): boolean;
  /** This node's own entries, as of its last numbered change. */
  ownEntries(): TopicMeta[];
  put(topic: string, meta: PresenceMeta): void;
  remove(topic: string, ref: string): void;
}

/**
 * The exchange between nodes: each owns its sockets' entries and tells every change, numbered. A node that missed
 * one asks for the whole; a node silent for three beats is removed with everyone on it.
 */
export class PresenceNodes {
  #options: PresenceNodesOptions;
  #others = new Map<string, OtherNode>();
  #change = 0;
  #beat: NodeJS.Timeout | undefined;

  constructor(options: PresenceNodesOptions) {
    this.#options = options;
  }

  start(): void {
    this.#beat = setInterval(() => this.#onBeat(), this.#options.beatMs);
    this.#beat.unref();
  }

  sendChange(topic: string, diff: PresenceDiff): void {
    const joins = diff.joins.map((meta): TopicMeta => [topic, meta]);
    const leaves = diff.leaves.map((meta) => meta.phx_ref);
    for (const part of chunkNotices(joins, leaves)) {
      this.#change += 1;
      this.#send({ kind: "change", change: this.#change, ...part });
    }
  }

  /** Tells this node's state and asks for the others': either may have been missed. */
  onListening(): void {
    const now = performance.now();
    for (const node of this.#others.values()) node.heardAt = now;
    this.#sendState();
    this.#send({ kind: "ask", node: null });
  }

  receive(raw: unknown): void {
    const envelope = parseNodeEnvelope(raw);
    if (!envelope || envelope.from === this.#options.nodeId) return;
    const { from, notice } = envelope;
    if (notice.kind === "bye") return this.#forget(from);
    const node = this.#other(from);
    node.heardAt = performance.now();
    switch (notice.kind) {
      case "ask":
        if (notice.node === null || notice.node === this.#options.nodeId) this.#sendState();
        return;
      case "beat":
        if (node.change !== notice.change) this.#ask(from, node);
        return;
      case "change":
        if (node.change === undefined || notice.change !== node.change + 1) return this.#ask(from, node);
        node.change = notice.change;
        for (const [topic, meta] of notice.joins) this.#put(node, topic, meta);
        for (const ref of notice.leaves) this.#remove(node, ref);
        return;
      case "state":
        if (notice.part === 0) node.parts = [];
        node.parts.push(...notice.joins);
        if (notice.last) this.#replace(node, notice.change);
    }
  }

  /** Says goodbye, so that the others need not wait for the silence. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    await this.#options.notify({ from: this.#options.nodeId, notice: { kind: "bye" } });
  }

  #send(notice: NodeNotice): void {
    void this.#options.notify({ from: this.#options.nodeId, notice });
  }

  #sendState(): void {
    const parts = chunkNotices(this.#options.ownEntries(), []);
    if (parts.length === 0) parts.push({ joins: [], leaves: [] });
    for (const [part, { joins }] of parts.entries()) {
      this.#send({ kind: "state", change: this.#change, part, last: part === parts.length - 1, joins });
    }
  }

  #ask(nodeId: string, node: OtherNode): void {
    const now = performance.now();
    if (now - node.askedAt < this.#options.beatMs / 2) return;
    node.askedAt = now;
    this.#send({ kind: "ask", node: nodeId });
  }

  #other(nodeId: string): OtherNode {
    let node = this.#others.get(nodeId);
    if (!node) {
      node = { heardAt: 0, change: undefined, askedAt: -Infinity, metas: new Map(), parts: [] };
      this.#others.set(nodeId, node);
    }
    return node;
  }

  #put(node: OtherNode, topic: string, meta: PresenceMeta): void {
    node.metas.set(meta.phx_ref, [topic, meta]);
    this.#options.put(topic, meta);
  }

  #remove(node: OtherNode, ref: string): void {
    const entry = node.metas.get(ref);
    if (!entry) return;
    node.metas.delete(ref);
    this.#options.remove(entry[0], ref);
  }

  #replace(node: OtherNode, change: number): void {
    const refs = new Set(node.parts.map(([, meta]) => meta.phx_ref));
    for (const ref of node.metas.keys()) if (!refs.has(ref)) this.#remove(node, ref);
    for (const [topic, meta] of node.parts) this.#put(node, topic, meta);
    node.parts = [];
    node.change = change;
  }

  #forget(nodeId: string): void {
    const node = this.#others.get(nodeId);
    if (!node) return;
    for (const ref of node.metas.keys()) this.#remove(node, ref);
    this.#others.delete(nodeId);
  }

  #onBeat(): void {
    // While this node hears nobody, silence says nothing about the others.
    if (!this.#options.isListening()) return;
    this.#send({ kind: "beat", change: this.#change });
    const silentSince = performance.now() - SILENT_BEATS * this.#options.beatMs;
    for (const [nodeId, node] of this.#others) if (node.heardAt < silentSince) this.#forget(nodeId);
  }
}
