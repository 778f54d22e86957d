/** What this browser's storages keep of a person, and how it goes. */
import { ownerOf } from "./stored-names.ts";

export type StorageName = "localStorage" | "sessionStorage";
type Entry = [storage: StorageName, name: string, value: string];

/** Changes whenever what was typed before must not be written any more. */
let visit = 0;
/** What was typed by the person whose session ended; only in this page's memory. `since` is the first visit that is theirs. */
let held: { owner: string; since: number; entries: readonly Entry[] } | undefined;

/** Storages may be forbidden or full: nothing is kept there then, and nothing has to go. */
function inStorage(name: StorageName, work: (storage: Storage) => void): void {
  try {
    work(window[name]);
  } catch {
    // Nothing of ours is there.
  }
}

function takeEntries(owners: readonly ReturnType<typeof ownerOf>[] = ["person", "session"]): Entry[] {
  const taken: Entry[] = [];
  for (const name of ["sessionStorage", "localStorage"] as const) {
    inStorage(name, (storage) => {
      for (const key of Object.keys(storage)) {
        if (!owners.includes(ownerOf(key))) continue;
        taken.push([name, key, storage.getItem(key) ?? ""]);
        storage.removeItem(key);
      }
    });
  }
  return taken;
}

/** Clears what a person typed and chose, in this tab and this browser; screens opened before write nothing any more. */
export function forgetPersonal(): void {
  visit += 1;
  held = undefined;
  takeEntries();
}

/** The person stays, but may no longer see something that they could: what they typed and opened goes. */
export function forgetTyped(): void {
  visit += 1;
  takeEntries(["person"]);
}

/** The same for a session that ended without the person's doing: this page, while it stays open, can give it back to them. */
export function holdPersonal(owner: string): void {
  const earlier = held?.owner === owner ? held : { since: visit, entries: [] };
  visit += 1;
  held = { owner, since: earlier.since, entries: [...earlier.entries, ...takeEntries()] };
}

/** Screens of whoever is held write down what was typed last while they go. */
function holdLate(opened: number, entry: Entry): void {
  if (held && opened >= held.since) held = { ...held, entries: [...held.entries, entry] };
}

/** Gives back what was held for this person; of anyone else it goes. */
export function restorePersonal(owner: string): void {
  const entries = held?.owner === owner ? held.entries : [];
  held = undefined;
  for (const [name, key, value] of entries) inStorage(name, (storage) => storage.setItem(key, value));
}

/** A browser storage that stops writing once the person, for whom it was opened, has gone; while they are held it writes there. */
export function personalStorage(name: StorageName): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const opened = visit;
  return {
    getItem: (key) => window[name].getItem(key),
    setItem: (key, value) => {
      if (opened === visit) window[name].setItem(key, value);
      else holdLate(opened, [name, key, value]);
    },
    removeItem: (key) => window[name].removeItem(key),
  };
}
