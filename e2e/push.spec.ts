// Web push (specification 7.5): switched on in the settings, shown while no page is open, and opened from there.
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page, Worker } from "@playwright/test";
import { startPushService, type TestPushService } from "../apps/server/src/platform/push/push.factory.ts";
import { wholeBrowserLaunch } from "../tools/lib/browser.ts";
import { happeningText } from "./support/happening-text.ts";
import { expect, expectNotReloaded, markPage, open, startingWith, test, toastOf } from "./support/journey.ts";
import { type OwnProduct, startOwnProduct } from "./support/servers/own-product.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import { submittedApplication } from "./support/people/registration.ts";

// One product for all, whose settings name the push service.
test.describe.configure({ mode: "default", timeout: 180_000 });
// Notices are no part of a Chromium without windows.
test.use({ serviceWorkers: "allow", launchOptions: wholeBrowserLaunch() });

let service: TestPushService;
let product: OwnProduct;

test.beforeAll(async () => {
  service = await startPushService();
  product = await startOwnProduct({ PUSH_SERVICES: service.origin });
});

test.afterAll(async () => {
  await product?.close();
  await service?.close();
});

/** Lets the browser's own push service, which a test cannot reach, be ours; everything else is the browser's. */
async function subscribeAt(context: BrowserContext, subscription: ReturnType<TestPushService["subscribe"]>) {
  await context.grantPermissions(["notifications"], { origin: product.world.url });
  await context.addInitScript(({ endpoint, keys }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
    let options: PushSubscriptionOptionsInit | undefined;
    const made = () => ({
      endpoint,
      options,
      getKey: (name: "p256dh" | "auth") => bytes(keys[name]),
      unsubscribe: async () => {
        options = undefined;
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (options ? made() : null),
      subscribe: async (given: PushSubscriptionOptionsInit) => {
        options = given;
        return made();
      },
    });
  }, subscription);
}

interface Shown {
  title: string;
  body: string;
  lang: string;
}

/** Hands the service worker what arrived, as the browser does. @returns what the operating system then shows */
async function deliver(page: Page, worker: Worker, message: unknown): Promise<Shown[]> {
  await worker.evaluate(() => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, "registration");
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (...notice) => {
      await show(...notice);
      Reflect.set(self, "hasShown", true);
    };
    Reflect.set(self, "hasShown", false);
  });
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: product.world.url,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  // Asked while a notice is on its way to the screen, Chromium takes it for one that was closed.
  await expect.poll(() => worker.evaluate(() => Reflect.get(self, "hasShown"))).toBe(true);
  return page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body, lang }) => ({ title, body, lang }));
  });
}

test("a device is switched on, told what happens and switched off again", async ({ visit, language }) => {
  const { world } = product;
  const organization = await addOrganization(world, `Μώλος ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { language, organizations });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const name = `Άγκυρα ${randomUUID().slice(0, 6)}`;
  const { id, version, startup_id } = await submittedApplication(founder, name);
  const device = service.subscribe();
  const received = () => service.received.filter(({ path }) => device.endpoint.endsWith(path));
  const { page, context, t } = await visit({ world, person: founder });
  await subscribeAt(context, device);

  await open(page, "/settings?section=notifications");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("notifications_push_turn_on") })
    .click();
  await expect(toastOf(page, { t, title: t("notifications_push_turned_on") })).toBeVisible();
  await expect(page.getByText(t("notifications_push_is_on"))).toBeVisible();
  await page.getByRole("button", { name: t("notifications_push_test"), exact: true }).click();
  await expect.poll(() => received().length).toBe(1);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("No service worker runs.");
  expect(await deliver(page, worker, received()[0]?.message)).toMatchObject([{ lang: language }]);

  const approved = await coordinator.call("POST", `/applications/${id}/approve`, { version });
  expect(approved.status, JSON.stringify(approved.body)).toBe(200);
  await expect.poll(() => received().length).toBe(2);
  const text = happeningText(language, "application_approved", { startup_name: name });
  const shown = await deliver(page, worker, received()[1]?.message);
  expect(shown).toContainEqual({ title: text.title, body: text.message, lang: language });

  await markPage(page);
  await openNotice(worker, text.title);
  await expect(page).toHaveURL(`/startup/${startup_id}`);
  await expectNotReloaded(page);
  // Opening it has read it.
  await expect(page.getByRole("button", { name: t("notifications_bell"), exact: true })).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: t("notifications_push_turn_off"), exact: true }).click();
  await expect(toastOf(page, { t, title: t("notifications_push_turned_off") })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("button", { name: startingWith(t("notifications_push_turn_on")) }),
  ).toBeVisible();
  const state = await founder.call("GET", "/notifications/push");
  expect(state.body).toMatchObject({ endpoint: null });
});

/** Clicks a notice of the operating system's list, which a test has no hand for. */
async function openNotice(worker: Worker, title: string): Promise<void> {
  await worker.evaluate(async (wanted) => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, "registration");
    const notification = (await registration.getNotifications()).find((one) => one.title === wanted);
    if (!notification) throw new Error(`No notice «${wanted}».`);
    const NotificationEvent: typeof Event = Reflect.get(self, "NotificationEvent");
    self.dispatchEvent(Reflect.construct(NotificationEvent, ["notificationclick", { notification }]));
  }, title);
}
