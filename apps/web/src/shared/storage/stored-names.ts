/**
 * Every name under which this browser's storages keep something, and whose it is: a person's goes with them; the session's
 * says whose this browser is and where they work; the device's says nothing about a person.
 */
const OWNERS = {
  "after-verification": "person",
  autosave: "person",
  chat: "person",
  "door-entries": "person",
  "door-name": "person",
  form: "person",
  "pending-verification": "person",
  "recent-commands": "person",
  "registration-step": "person",
  "session-news": "person",
  organization: "session",
  "session-owner": "session",
  "install-dismissed": "device",
  "push-offer": "device",
  "session-ended": "device",
  "sign-out-pending": "device",
} as const satisfies Record<string, "person" | "session" | "device">;
export type StoredName = keyof typeof OWNERS;

const PREFIX = "kerkis.";

/** The name itself; `part` is which of several, such as a form or a record. */
export const storageKey = (name: StoredName, part?: string): string =>
  part === undefined ? PREFIX + name : `${PREFIX}${name}.${part}`;

/** Whose a name is: one of ours that is not declared any more counts as a person's. Undefined for what is not ours. */
export function ownerOf(key: string): "person" | "session" | "device" | undefined {
  if (!key.startsWith(PREFIX)) return undefined;
  const [name = ""] = key.slice(PREFIX.length).split(".");
  return Object.entries(OWNERS).find(([known]) => known === name)?.[1] ?? "person";
}
