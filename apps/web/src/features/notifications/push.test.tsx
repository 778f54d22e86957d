import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor, sessionQuery } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { forgetPersonal } from "#shared/storage/personal-storage.ts";
import { PushCard } from "./components/push-card.tsx";
import { rememberPushAnswer } from "./hooks/use-push-answer.ts";
import { PushOffer } from "./notifications.public.tsx";

const session: Session = {
  ...asVisitor(undefined),
  profile: testProfile({
    id: "0199a000-0000-7000-8000-000000000001",
    role: "mentor",
    first_name: "Λένα",
    last_name: "Δήμου",
    email: "l@x.test",
    language: "el",
  }),
};
const KEY = "B".padEnd(87, "A");
const ENDPOINT = "https://push.test/browser";

/** The browser's side of push: permission, and a subscription that a test can look at. */
let permission: NotificationPermission;
let answer: NotificationPermission;
let subscription: PushSubscription | null;
let subscribeFails: boolean;
let asked: number;
let shown: TestPage;

beforeEach(() => {
  [permission, answer, subscription, subscribeFails, asked] = ["default", "granted", null, false, 0];
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      asked += 1;
      permission = answer;
      return permission;
    },
  });
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      if (subscribeFails) throw new DOMException("push service error", "AbortError");
      subscription = {
        endpoint: ENDPOINT,
        options: { applicationServerKey: bytes("key"), userVisibleOnly: true },
        getKey: (name: string) => bytes(name === "auth" ? "a".repeat(16) : "p".repeat(65)),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      } as unknown as PushSubscription;
      return subscription;
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockResolvedValue(registration);
});
afterEach(() => {
  shown.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that keeps what it is told. */
function server(given: { isAvailable?: boolean; unread?: number } = {}): Answers {
  let endpoint: string | null = null;
  const state = () => ({ is_available: given.isAvailable ?? true, public_key: KEY, endpoint });
  return {
    "notifications.list": { items: [], unread_count: given.unread ?? 1, next_cursor: null },
    "notifications.pushState": state,
    "notifications.subscribePush": async (request: Request) => {
      ({ endpoint } = await request.json());
      return state();
    },
    "notifications.unsubscribePush": () => {
      endpoint = null;
      return state();
    },
    "notifications.testPush": state,
  };
}
const card = async (answers: Answers = server()) => {
  shown = await openTestPage(<PushCard />, { answers, session });
};
const turnOn = () => page.getByRole("button", { name: "Turn on notifications" });

test("explains first, asks on a click only, subscribes, tries and ends", async () => {
  await card();
  await expect.element(page.getByText(/Your browser will ask for your permission/)).toBeVisible();
  expect(asked).toBe(0);
  await turnOn().click();
  await expect.element(page.getByText("This device receives notifications.")).toBeVisible();
  expect(asked).toBe(1);
  expect(localStorage.getItem("kerkis.push-offer")).toBe("on");
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect.element(page.getByText("The test is on its way")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect.element(turnOn()).toBeVisible();
  expect(subscription).toBeNull();
  expect(localStorage.getItem("kerkis.push-offer")).toBe("off");
  expect(shown.calls).toContain("DELETE /notifications/push");
});

test("a browser that says no is told of, and what blocks it afterwards", async () => {
  answer = "denied";
  await card();
  await turnOn().click();
  await expect.element(page.getByText("The browser did not allow notifications")).toBeVisible();
  expect(shown.calls).not.toContain("PUT /notifications/push");
});

test.each([
  ["blocked", () => (permission = "denied"), "Your browser blocks notifications"],
  ["without https", () => vi.stubGlobal("isSecureContext", false), "A secure connection is needed"],
])("%s: says so and offers no button", async (_name, arrange, text) => {
  arrange();
  await card();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(turnOn().elements()).toHaveLength(0);
});

test("what cannot be loaded is asked for again on request", async () => {
  const answers = server();
  answers["notifications.pushState"] = () => refusal("server.unexpected");
  await card(answers);
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  Object.assign(answers, server());
  await again.click();
  await expect.element(turnOn()).toBeVisible();
});

test("a subscription for another key of the server is replaced", async () => {
  const older = {
    endpoint: "https://push.test/older",
    options: { applicationServerKey: new ArrayBuffer(3), userVisibleOnly: true },
    getKey: () => new ArrayBuffer(16),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  subscription = older as unknown as PushSubscription;
  await card();
  await turnOn().click();
  await expect.element(page.getByText("This device receives notifications.")).toBeVisible();
  expect(subscription?.endpoint).toBe(ENDPOINT);
});

test("a browser whose service worker does not come says so", async () => {
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockReturnValue(new Promise(() => undefined));
  const wait = window.setTimeout.bind(window);
  vi.spyOn(window, "setTimeout").mockImplementation(((act: () => void, ms?: number) =>
    wait(act, ms === 8000 ? 1 : ms)) as typeof setTimeout);
  await card();
  await turnOn().click();
  await expect.element(page.getByText(/could not reach its notification service/)).toBeVisible();
});

test("an installation without web push says so", async () => {
  await card(server({ isAvailable: false }));
  await expect.element(page.getByText("Notifications on devices are switched off in this installation.")).toBeVisible();
});

test("a browser without its push service, and a server that refuses, are told apart", async () => {
  subscribeFails = true;
  await card({ ...server(), "notifications.subscribePush": () => refusal("notification.push_service") });
  await turnOn().click();
  await expect.element(page.getByText(/could not reach its notification service/)).toBeVisible();
  subscribeFails = false;
  await turnOn().click();
  await expect.element(page.getByText(/uses a notification service that we do not know/)).toBeVisible();
});

/** The person does something on the page. */
const act = () => window.dispatchEvent(new Event("click"));

test("nothing is offered before there was something to tell, nor before the person has done anything", async () => {
  localStorage.removeItem("kerkis.push-offer");
  const answers = server({ unread: 0 });
  await page.viewport(390, 844);
  let presses = 0;
  const under = (
    <button type="button" className="fixed inset-0" onClick={() => presses++}>
      under
    </button>
  );
  shown = await openTestPage(
    <>
      {under}
      <PushOffer />
    </>,
    { answers, session },
  );
  const offer = page.getByRole("region", { name: "Get notified on this device?" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(offer.elements()).toHaveLength(0);
  expect(shown.calls).not.toContain("GET /notifications/push");
  answers["notifications.list"] = { items: [], unread_count: 1, next_cursor: null };
  await shown.queryClient.invalidateQueries({ queryKey: ["notifications"] });
  expect(offer.elements()).toHaveLength(0);
  // What is pressed where the card is about to come gets its click.
  const at = { x: 195, y: 760 };
  await page.getByRole("button", { name: "under" }).click({ position: at });
  await expect.element(offer).toBeVisible();
  expect(offer.element().contains(document.elementFromPoint(at.x, at.y))).toBe(true);
  expect(presses).toBe(1);
  expect(getComputedStyle(offer.element()).position).toBe("fixed");
});

test("one card offers it; «Not now» holds for good, after signing out too, and the browser is never asked by itself", async () => {
  localStorage.removeItem("kerkis.push-offer");
  shown = await openTestPage(<PushOffer />, { answers: server(), session });
  act();
  await expect.element(page.getByText(/hear the news even when Kerkis is closed/)).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect.element(page.getByText(/hear the news/)).not.toBeInTheDocument();
  expect(asked).toBe(0);
  forgetPersonal();
  expect(localStorage.getItem("kerkis.push-offer")).toBe("off");
});

test("who had notices on is offered them again after the next sign-in; nobody who works as someone else is", async () => {
  rememberPushAnswer("on");
  permission = "granted";
  shown = await openTestPage(<PushOffer />, { answers: server(), session });
  act();
  await turnOn().click();
  await expect.element(page.getByText("Notifications are on for this device")).toBeVisible();
  await expect.element(turnOn()).not.toBeInTheDocument();
  shown.close();
  const impersonation = { admin_name: "Άννα", expires_at: "2026-11-20T12:00:00.000Z" };
  shown = await openTestPage(<PushOffer />, {
    answers: server(),
    session: { ...session, impersonation },
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(shown.calls).not.toContain("GET /notifications/push");
});

test("the offer waits for the first steps, and a closed question counts as an answer", async () => {
  localStorage.removeItem("kerkis.push-offer");
  answer = "default";
  shown = await openTestPage(<PushOffer />, { answers: server(), session });
  act();
  const offer = page.getByText(/hear the news/);
  await expect.element(offer).toBeVisible();
  const isWelcomed = (is_welcomed: boolean) =>
    shown.queryClient.setQueryData(sessionQuery().queryKey, {
      ...session,
      profile: session.profile && { ...session.profile, is_welcomed },
    });
  isWelcomed(false);
  await expect.element(offer).not.toBeInTheDocument();
  isWelcomed(true);
  await turnOn().click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(localStorage.getItem("kerkis.push-offer")).toBe("off");
});

test("a notice that is opened leads on within the page, and the service worker is told", async () => {
  shown = await openTestPage(<PushOffer />, { answers: server(), session, paths: ["/notifications"] });
  await expect.element(page.getByLabelText("address")).toHaveTextContent("/");
  const { port1, port2 } = new MessageChannel();
  const message = new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
  });
  const open = (url: string) =>
    navigator.serviceWorker.dispatchEvent(
      new MessageEvent("message", { data: { type: "open-notice", url }, ports: [port2] }),
    );
  open("https://evil.test/");
  open("/notifications");
  expect(await message).toBe("opened");
  await expect.poll(() => shown.address()).toBe("/notifications");
});

test("the offer lies over the page and moves nothing of it", async () => {
  localStorage.removeItem("kerkis.push-offer");
  const element = (
    <>
      <p>Above</p>
      <PushOffer />
      <p>Below</p>
    </>
  );
  shown = await openTestPage(element, { answers: server({ unread: 1 }), session });
  const places = () =>
    ["Above", "Below"].map((text) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top);
  await expect.poll(() => shown.calls).toContain("GET /notifications/push");
  const before = places();
  act();
  await expect.element(page.getByRole("region", { name: "Get notified on this device?" })).toBeVisible();
  expect(places()).toEqual(before);
});
