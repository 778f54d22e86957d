/** How the live channel is: `connecting` until it was up once, `offline` while the browser has no network or the session ended. */
export type ConnectionState = "connecting" | "connected" | "reconnecting" | "offline";

/** A value with subscribers, as useSyncExternalStore wants it. */
export class Observable<Value> {
  #value: Value;
  #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get = (): Value => this.#value;

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const notify of this.#listeners) notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
