import type { Connection } from "./connection.ts";
import { encodeBroadcast, frameText } from "./protocol.ts";

/** The sockets of this node, found by topic, person and session. */
export class Hub {
  readonly connections = new Set<Connection>();
  #byTopic = new Map<string, Set<Connection>>();
  #byUser = new Map<string, Set<Connection>>();

  add(connection: Connection): void {
    this.connections.add(connection);
    addTo(this.#byUser, connection.identity.userId, connection);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
    removeFrom(this.#byUser, connection.identity.userId, connection);
  }

  subscribe(connection: Connection, topic: string): void {
    addTo(this.#byTopic, topic, connection);
  }

  unsubscribe(connection: Connection, topic: string): void {
    removeFrom(this.#byTopic, topic, connection);
  }

  listeners(topic: string): number {
    return this.#byTopic.get(topic)?.size ?? 0;
  }

  ofUser(userId: string): Connection[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  /** Encodes once and hands the same buffer to every socket on the topic. */
  broadcast(topic: string, event: string, payload: object): void {
    const listeners = this.#byTopic.get(topic);
    if (!listeners) return;
    const frame = frameText(encodeBroadcast(topic, event, payload));
    for (const connection of listeners) connection.sendFramed(frame);
  }

  sendToAll(message: Buffer): void {
    const frame = frameText(message);
    for (const connection of this.connections) connection.sendFramed(frame);
  }
}

function addTo(index: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const known = index.get(key);
  if (known) known.add(connection);
  else index.set(key, new Set([connection]));
}

function removeFrom(index: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const known = index.get(key);
  known?.delete(connection);
  if (known?.size === 0) index.delete(key);
}
