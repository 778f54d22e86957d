import { useSyncExternalStore } from "react";
import type { StorageName } from "./personal-storage.ts";
import { storageKey, type StoredName } from "./stored-names.ts";

/** One value that this browser keeps. Where storage is forbidden or full, nothing is kept and nothing breaks. */
export class StoredItem {
  readonly key: string;
  #storage: StorageName;
  #listeners = new Set<() => void>();

  constructor(name: StoredName, storage: StorageName = "localStorage") {
    this.key = storageKey(name);
    this.#storage = storage;
  }

  /** Null where nothing is kept, undefined where nothing can be. */
  read = (): string | null | undefined => {
    try {
      return window[this.#storage].getItem(this.key);
    } catch {
      return undefined;
    }
  };

  /** Null takes it away. */
  write(value: string | null): void {
    try {
      if (value === null) window[this.#storage].removeItem(this.key);
      else window[this.#storage].setItem(this.key, value);
    } catch {
      // Whoever reads it finds nothing.
    }
    for (const notify of this.#listeners) notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** What is kept, followed within this tab; until hydrated what `before` says. */
export const useStored = (item: StoredItem, before: null | undefined = null): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(item.subscribe, item.read, () => before);
