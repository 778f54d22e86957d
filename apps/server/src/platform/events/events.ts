import type { Tx } from "#platform/db/db.ts";

/** Something that happened in a module, by name; other modules listen to it. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Carries the payload's type only. */
  readonly payload?: Payload;
}

export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

/** What a listener works with besides the payload; `platform.ts` fills in the platform. */
export interface EventContextOf<Floor> {
  tx: Tx;
  platform: Floor;
  /** Who caused it; null for the system. */
  actorId: string | null;
}
type Listener<Floor, Payload> = (context: EventContextOf<Floor>, payload: Payload) => Promise<void>;

/**
 * Calls listeners inside the emitting transaction (architecture, rule 4): what they write, enqueue and publish
 * commits with the change or not at all.
 */
export class EventBus<Floor> {
  readonly #listeners = new Map<string, Listener<Floor, never>[]>();

  on<Payload>(event: DomainEvent<Payload>, listener: Listener<Floor, Payload>): void {
    this.#listeners.set(event.name, [...(this.#listeners.get(event.name) ?? []), listener]);
  }

  async emit<Payload>(context: EventContextOf<Floor>, event: DomainEvent<Payload>, payload: Payload): Promise<void> {
    for (const listener of this.#listeners.get(event.name) ?? []) {
      await (listener as Listener<Floor, Payload>)(context, payload);
    }
  }
}
