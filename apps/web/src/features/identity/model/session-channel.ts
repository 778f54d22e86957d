/** What one tab tells the others of this browser. */
export const SESSION_NEWS = ["signed-in", "signed-out", "email-verified"] as const;
export type SessionNews = (typeof SESSION_NEWS)[number];

export const SESSION_NEWS_KEY = "kerkis.session-news";

/** Tells it by a value that comes and goes in storage: only other tabs hear of that. */
export function broadcastSession(news: SessionNews): void {
  try {
    localStorage.setItem(SESSION_NEWS_KEY, news);
    localStorage.removeItem(SESSION_NEWS_KEY);
  } catch {
    // Without storage the others find out at their next call.
  }
}

/** Hears what other tabs tell. @returns how to stop */
export function onOtherTabs(listener: (news: SessionNews) => void): () => void {
  function hear({ key, newValue }: StorageEvent) {
    const news = key === SESSION_NEWS_KEY ? SESSION_NEWS.find((known) => known === newValue) : undefined;
    if (news) listener(news);
  }
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
