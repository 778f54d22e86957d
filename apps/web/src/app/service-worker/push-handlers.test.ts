import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://kerkis.test";
const ID = "0199a000-0000-7000-8000-000000000101";
const notice = {
  title: "Νέα αίτηση",
  body: "Άννα",
  url: "/evaluation-management?application=1",
  tag: ID,
  lang: "el",
  id: ID,
};

/** A tab; it answers when asked to go somewhere, unless it is deaf. */
function tab(path: string, { focused = false, isDeaf = false } = {}) {
  return {
    url: ORIGIN + path,
    focused,
    focus: vi.fn<() => Promise<void>>(async () => undefined),
    navigate: vi.fn<(url: string) => Promise<null>>(async () => null),
    postMessage: vi.fn<(message: unknown, ports: MessagePort[]) => void>((_message, [port]) => {
      if (!isDeaf) port?.postMessage("opened");
    }),
  };
}

let tabs: ReturnType<typeof tab>[];
const showNotification = vi.fn<(title: string, options: object) => void>();
const openWindow = vi.fn<(url: string) => void>();
const fetched = vi.fn<(path: string, init: object) => Promise<Response>>(async () => new Response());
const handlers = new Map<string, (event: object) => void>();

beforeEach(async () => {
  tabs = [];
  vi.resetModules();
  for (const mock of [showNotification, openWindow, fetched, close]) mock.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("self", {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    location: { origin: ORIGIN },
  });
  (await import("./push-handlers.ts")).watchPush();
});
afterEach(() => vi.unstubAllGlobals());

async function happen(name: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}
const push = (data: unknown) => happen("push", { data: { json: () => data } });
const close = vi.fn<() => void>();
const click = (data: unknown) => happen("notificationclick", { notification: { data, close } });

test("shows what came, silently where someone is looking at the application", async () => {
  await push(notice);
  expect(showNotification).toHaveBeenCalledWith(
    "Νέα αίτηση",
    expect.objectContaining({ body: "Άννα", tag: ID, lang: "el", silent: false, data: notice }),
  );
  tabs = [tab("/dashboard", { focused: true })];
  await push(notice);
  expect(showNotification.mock.lastCall?.[1]).toMatchObject({ silent: true });
});

test.each([
  ["nothing", null],
  ["no JSON", { json: () => JSON.parse("{") }],
  ["a number", { json: () => 7 }],
])("shows something whatever came: %s", async (_name, data) => {
  await happen("push", { data });
  expect(showNotification).toHaveBeenCalledWith("Kerkis", expect.objectContaining({ tag: "kerkis" }));
});

test("opens in the tab that is there already, else in one that goes there itself, and reads the notice", async () => {
  const [other, there] = [tab("/dashboard", { focused: true }), tab(notice.url)];
  tabs = [other, there];
  await click(notice);
  expect(there.focus).toHaveBeenCalled();
  expect(other.focus).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledWith(
    `/api/notifications/${ID}/read`,
    expect.objectContaining({ method: "POST", headers: { "x-kerkis": "1" } }),
  );
  tabs = [other];
  await click(notice);
  expect(other.postMessage.mock.lastCall?.[0]).toEqual({ type: "open-notice", url: notice.url });
  expect(other.focus).toHaveBeenCalled();
  expect(other.navigate).not.toHaveBeenCalled();
});

test("a page that does not answer is loaded anew; without a tab a window opens", async () => {
  const deaf = tab("/signin", { isDeaf: true });
  tabs = [deaf];
  await click(notice);
  expect(deaf.navigate).toHaveBeenCalledWith(notice.url);
  tabs = [];
  await click({ ...notice, id: null });
  expect(openWindow).toHaveBeenCalledWith(notice.url);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("is taken from the screen, and opens in the tab that the person looks at", async () => {
  const [behind, inFront] = [tab("/dashboard"), tab("/startups", { focused: true })];
  tabs = [behind, inFront];
  await click(notice);
  expect(close).toHaveBeenCalledOnce();
  expect(inFront.focus).toHaveBeenCalled();
  expect(behind.postMessage).not.toHaveBeenCalled();
});

test("never leads to another site", async () => {
  await click({ ...notice, url: "https://evil.test/x" });
  await click({ ...notice, url: "//evil.test/x" });
  expect(openWindow.mock.calls).toEqual([["/notifications"], ["/notifications"]]);
});
