/** Notices from the server while the application is closed (specification 7.5). service-worker.ts imports and starts this. */

declare const self: ServiceWorkerGlobalScope;

/** What the server sends (apps/server platform/push). */
interface PushedNotice {
  title: string;
  body: string;
  url: string;
  tag: string;
  lang: string;
  /** The notification's row, read by opening it; null for a trial. */
  id: string | null;
}

const FALLBACK: PushedNotice = { title: "Kerkis", body: "", url: "/notifications", tag: "kerkis", lang: "", id: null };
const ANSWER_MS = 1000;
/** What a page is asked (features/notifications/hooks/use-open-from-push.ts). */
const OPEN_MESSAGE = "open-notice";

export function watchPush(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(noticeOf(event.notification.data)));
  });
}

/** Whatever came: browsers take the permission away from those who are sent something and show nothing. */
async function show(data: PushMessageData | null): Promise<void> {
  const notice = noticeOf(read(data));
  const { title, body, tag, lang } = notice;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    data: notice,
    icon: "/icons/icon-192.png",
    // Who has the application before them hears its own toast.
    silent: (await windows()).some((client) => client.focused),
  });
}

function read(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

function noticeOf(value: unknown): PushedNotice {
  if (typeof value !== "object" || value === null) return FALLBACK;
  const given = new Map(Object.entries(value));
  const text = (key: keyof PushedNotice, other: string) => {
    const found: unknown = given.get(key);
    return typeof found === "string" ? found : other;
  };
  const id = text("id", "");
  return {
    title: text("title", FALLBACK.title) || FALLBACK.title,
    body: text("body", FALLBACK.body),
    url: ownPath(text("url", FALLBACK.url)),
    tag: text("tag", FALLBACK.tag),
    lang: text("lang", FALLBACK.lang),
    id: id === "" ? null : id,
  };
}

/** Only our own pages are opened. */
function ownPath(path: string): string {
  const url = new URL(path, self.location.origin);
  return url.origin === self.location.origin ? url.pathname + url.search + url.hash : FALLBACK.url;
}

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Opens the record in a tab that is there already, or else in a new one; the notice counts as read. */
async function open({ url, id }: PushedNotice): Promise<void> {
  const read = id === null ? undefined : markRead(id);
  const tabs = await windows();
  const at = (client: WindowClient) => new URL(client.url).pathname + new URL(client.url).search === url;
  const tab = tabs.find(at) ?? tabs.find((client) => client.focused) ?? tabs[0];
  if (!tab) await self.clients.openWindow(url);
  else if (at(tab) || (await answers(tab, url))) await tab.focus();
  else await (await tab.navigate(url))?.focus();
  await read;
}

/** Asks the page to go there by itself, which keeps what was typed in it. @returns whether it did */
function answers(tab: WindowClient, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.addEventListener("message", () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    tab.postMessage({ type: OPEN_MESSAGE, url }, [port2]);
  });
}

async function markRead(id: string): Promise<void> {
  const path = `/api/notifications/${encodeURIComponent(id)}/read`;
  // Without a connection it stays unread, and says so in the bell.
  await fetch(path, { method: "POST", headers: { "x-kerkis": "1" } }).catch(() => undefined);
}
