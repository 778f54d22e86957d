/** What one tab tells the others of this browser. */
export const SESSION_NEWS = ["signed-in", "signed-out", "email-verified"] as const;
export type SessionNews = (typeof SESSION_NEWS)[number];

let channel: BroadcastChannel | undefined;

// One channel per tab: what is posted through it does not come back through it.
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel("kerkis.session"));

export function tellOtherTabs(news: SessionNews): void {
  open().postMessage(news);
}

/** Hears what other tabs tell. @returns how to stop */
export function onOtherTabs(listener: (news: SessionNews) => void): () => void {
  function hear({ data }: MessageEvent<unknown>) {
    const news = SESSION_NEWS.find((known) => known === data);
    if (news) listener(news);
  }
  open().addEventListener("message", hear);
  return () => open().removeEventListener("message", hear);
}
