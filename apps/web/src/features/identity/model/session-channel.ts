import { StoredItem } from "#shared/storage/stored-item.ts";

/** What one tab tells the others of this browser; without storage they find out at their next call. */
export const SESSION_NEWS = ["signed-in", "signed-out", "email-verified"] as const;
export type SessionNews = (typeof SESSION_NEWS)[number];

const told = new StoredItem("session-news");

/** Tells it by a value that comes and goes in storage: only other tabs hear of that. */
export function broadcastSession(news: SessionNews): void {
  told.write(news);
  told.write(null);
}

/** Hears what other tabs tell. @returns how to stop */
export function onOtherTabs(listener: (news: SessionNews) => void): () => void {
  function hear({ key, newValue }: StorageEvent) {
    const news = key === told.key ? SESSION_NEWS.find((known) => known === newValue) : undefined;
    if (news) listener(news);
  }
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
