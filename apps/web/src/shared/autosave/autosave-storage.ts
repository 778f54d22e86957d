import { storageKey } from "#shared/storage/stored-names.ts";

/** What was typed and not yet acknowledged by the server, kept in this browser. */

const PREFIX = storageKey("autosave", "");

export interface KeptEntry<Value> {
  /** The tab that wrote it: another tab's success must not erase it. */
  owner: string;
  /** The server's version that the edit began from, and its value. */
  version: number;
  base: Value;
  mine: Value;
  /** What was sent without an answer. */
  sent?: readonly Value[] | undefined;
}

export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function isKept(value: unknown): value is KeptEntry<unknown> {
  return typeof value === "object" && value !== null && "version" in value && "base" in value && "mine" in value;
}

/** The kept edit of a record; undefined when there is none or storage is forbidden. */
export function readKept<Value>(storage: KeyValueStorage, key: string): KeptEntry<Value> | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? "null");
    return isKept(stored) ? (stored as KeptEntry<Value>) : undefined;
  } catch {
    return undefined;
  }
}

/** Names of the kept edits that begin so. */
export const keptKeys = (storage: Storage, start: string): string[] =>
  Object.keys(storage)
    .filter((name) => name.startsWith(PREFIX + start))
    .map((name) => name.slice(PREFIX.length));

/** Keeps an edit; false when storage is full or forbidden (saving to the server goes on without it). */
export function keep<Value>(storage: KeyValueStorage, key: string, entry: KeptEntry<Value>): boolean {
  try {
    storage.setItem(PREFIX + key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/** Forgets this tab's kept edit. */
export function forget(storage: KeyValueStorage, key: string, owner: string): void {
  if (readKept(storage, key)?.owner !== owner) return;
  try {
    storage.removeItem(PREFIX + key);
  } catch {
    // Nothing to forget where nothing can be kept.
  }
}
