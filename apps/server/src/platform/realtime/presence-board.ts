import type { PresenceMeta } from "@kerkis/contract/core/realtime.ts";

interface Topic {
  /** What has been sent so far, and what is true now, by phx_ref. A meta never changes under its ref. */
  sent: Map<string, PresenceMeta>;
  current: Map<string, PresenceMeta>;
  changed: Set<string>;
  timer: NodeJS.Timeout | undefined;
  stateJson: string | undefined;
}

export interface PresenceDiff {
  joins: PresenceMeta[];
  leaves: PresenceMeta[];
}

export interface PresenceBoardOptions {
  /** How long changes of a topic are gathered, in milliseconds. */
  flushDelayMs(topic: string): number;
  onDiff(topic: string, diff: PresenceDiff): void;
}

/** Who is on each topic; changes are gathered, so that a join undone at once is never sent. */
export class PresenceBoard {
  #topics = new Map<string, Topic>();
  #options: PresenceBoardOptions;

  constructor(options: PresenceBoardOptions) {
    this.#options = options;
  }

  put(topic: string, meta: PresenceMeta): void {
    const board = this.#board(topic);
    if (board.current.has(meta.phx_ref)) return;
    board.current.set(meta.phx_ref, meta);
    this.#changed(topic, board, meta.phx_ref);
  }

  remove(topic: string, ref: string): void {
    const board = this.#topics.get(topic);
    if (!board?.current.delete(ref)) return;
    this.#changed(topic, board, ref);
  }

  /** Everything that has been sent, with its topic. */
  *sent(): Generator<[topic: string, meta: PresenceMeta]> {
    for (const [topic, board] of this.#topics) for (const meta of board.sent.values()) yield [topic, meta];
  }

  /** The `presence_state` payload as of the last diff, so that the next diff completes it. Encoded once. */
  stateJson(topic: string): string {
    const board = this.#topics.get(topic);
    if (!board) return "{}";
    board.stateJson ??= JSON.stringify(byUser([...board.sent.values()]));
    return board.stateJson;
  }

  close(): void {
    for (const board of this.#topics.values()) clearTimeout(board.timer);
    this.#topics.clear();
  }

  #board(topic: string): Topic {
    let board = this.#topics.get(topic);
    if (!board) {
      board = { sent: new Map(), current: new Map(), changed: new Set(), timer: undefined, stateJson: undefined };
      this.#topics.set(topic, board);
    }
    return board;
  }

  #changed(topic: string, board: Topic, ref: string): void {
    board.changed.add(ref);
    board.timer ??= setTimeout(() => this.#flush(topic, board), this.#options.flushDelayMs(topic));
  }

  #flush(topic: string, board: Topic): void {
    board.timer = undefined;
    const diff: PresenceDiff = { joins: [], leaves: [] };
    for (const ref of board.changed) {
      const before = board.sent.get(ref);
      const after = board.current.get(ref);
      if (before && !after) {
        diff.leaves.push(before);
        board.sent.delete(ref);
      } else if (after && !before) {
        diff.joins.push(after);
        board.sent.set(ref, after);
      }
    }
    board.changed.clear();
    if (board.current.size === 0) this.#topics.delete(topic);
    if (diff.joins.length + diff.leaves.length === 0) return;
    board.stateJson = undefined;
    this.#options.onDiff(topic, diff);
  }
}

/** The shape of the Phoenix client's presence: user id → metas. */
export function byUser(metas: readonly PresenceMeta[]): Record<string, { metas: PresenceMeta[] }> {
  const people = new Map<string, { metas: PresenceMeta[] }>();
  for (const meta of metas) {
    const person = people.get(meta.user_id);
    if (person) person.metas.push(meta);
    else people.set(meta.user_id, { metas: [meta] });
  }
  return Object.fromEntries(people);
}
