import { StoredItem } from "#shared/storage/stored-item.ts";

/** What was typed and has no answer yet, in this tab; signing out clears it with everything else of a person. */

const chat = new StoredItem("chat", "sessionStorage");

export interface UnsentMessage {
  /** Where it belongs: a conversation's id, or the visitor's log. */
  log: string;
  messageId: string;
  text: string;
}

export interface KeptChat {
  /** Whose these are; a visitor's draft goes on to whoever signs in. */
  owner: string;
  draft: string;
  unsent: readonly UnsentMessage[];
}

const isUnsent = (value: unknown): value is UnsentMessage =>
  typeof value === "object" &&
  value !== null &&
  ["log", "messageId", "text"].every((name) => typeof Reflect.get(value, name) === "string");

/** What is kept in this tab; undefined when there is nothing, or storage is forbidden. */
export function readKeptChat(): KeptChat | undefined {
  try {
    const stored: unknown = JSON.parse(chat.read() ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { owner, draft, unsent }: Partial<Record<keyof KeptChat, unknown>> = stored;
    return {
      owner: typeof owner === "string" ? owner : "",
      draft: typeof draft === "string" ? draft : "",
      unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : [],
    };
  } catch {
    return undefined;
  }
}

/** Keeps it in this tab; nothing to keep clears what was. */
export function keepChat(kept: KeptChat): void {
  const isEmpty = kept.draft === "" && kept.unsent.length === 0;
  chat.write(isEmpty ? null : JSON.stringify(kept));
}
