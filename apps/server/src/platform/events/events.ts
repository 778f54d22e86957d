import type { Tx } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";

/** Something that happened in a module, by name; other modules listen to it. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Carries the payload's type only. */
  readonly payload?: Payload;
}

export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

export interface EventContext {
  tx: Tx;
  platform: Platform;
  /** Who caused it; null for the system. */
  actorId: string | null;
}
type Listener<Payload> = (context: EventContext, payload: Payload) => Promise<void>;

/**
 * Calls listeners inside the emitting transaction (architecture, rule 4): what they write, enqueue and publish
 * commits with the change or not at all.
 */
export class EventBus {
  readonly #listeners = new Map<string, Listener<never>[]>();

  on<Payload>(event: DomainEvent<Payload>, listener: Listener<Payload>): void {
    this.#listeners.set(event.name, [...(this.#listeners.get(event.name) ?? []), listener]);
  }

  async emit<Payload>(context: EventContext, event: DomainEvent<Payload>, payload: Payload): Promise<void> {
    for (const listener of this.#listeners.get(event.name) ?? []) {
      await (listener as Listener<Payload>)(context, payload);
    }
  }
}
