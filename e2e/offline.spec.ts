// Without a connection the application opens, shows what it last knew, and says so; and browsers may install it.
import { randomUUID } from "node:crypto";
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { createEventRow } from "../apps/server/src/modules/events/events.factory.ts";
import { wholeBrowserLaunch } from "../tools/lib/browser.ts";
import { expect, hydrated, open, test } from "./support/journey.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import { submittedApplication } from "./support/people/registration.ts";
import { signOut } from "./support/people/sign-in.ts";

test.use({ serviceWorkers: "allow" });

/** The worker keeps this page and its parts, and the page has written down what it read; `root` begins the keys of what it shows. */
async function kept(page: Page, root = "session"): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(async () => (await caches.match("/app-shell")) !== undefined)).toBe(true);
  await expect.poll(() => answers(page)).toContain(root);
  // Answers are written together, once the page is quiet.
  await page.waitForTimeout(2_000);
}

/** What the keys of all answers begin with. */
const answers = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("kerkis-offline");
        opening.addEventListener("error", () => resolve([]));
        opening.addEventListener("success", () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("answers")) return resolve([]);
          const reading = database.transaction("answers").objectStore("answers").getAll();
          reading.addEventListener("success", () => resolve(reading.result.map(({ key }) => String(key[0]))));
        });
      }),
  );

const NETWORK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const devices: CDPSession[] = [];

/** The network is back for every page that was opened without one. */
async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  for (const device of devices.splice(0)) await device.send("Network.emulateNetworkConditions", NETWORK);
}

/** Opens an address as a browser does that has no network. A new page forgets the network under test, so it is told again. */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const device = await page.context().newCDPSession(page);
  devices.push(device);
  await device.send("Network.enable");
  await device.send("Network.emulateNetworkConditions", { ...NETWORK, offline: true });
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
}

test("a visitor's pages open again without a connection, and say so", async ({ world, visit }) => {
  const organization = await addOrganization(world, `Θέατρο ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { organizations });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const name = `Πλώρη ${randomUUID().slice(0, 6)}`;
  const application = await submittedApplication(founder, name);
  await coordinator.call("POST", `/applications/${application.id}/approve`, { version: application.version });

  const { page, context, t } = await visit();
  await open(page, "/");
  await kept(page);
  const title = await page.title();
  await open(page, "/startups");
  await open(page, `/startup/${application.startup_id}`);
  await kept(page);
  await context.setOffline(true);
  for (const [path, heading] of [
    ["/startups", t("startups_list_title")],
    [`/startup/${application.startup_id}`, name],
  ] as const) {
    await openOffline(page, path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(t("shell_offline_banner"))).toBeVisible();
  }
  await openOffline(page, "/");
  expect(await page.title()).toBe(title);
  await reconnect(context);
  await expect(page.getByText(t("shell_offline_banner"))).toHaveCount(0);
});

test("what a person has seen opens without a connection, and leaves the device at sign-out", async ({
  world,
  visit,
}) => {
  const founder = await addPerson(world, { firstName: "Άννα", lastName: "Λιάπη" });
  const name = `Κουπί ${randomUUID().slice(0, 6)}`;
  await submittedApplication(founder, name);
  const event = await createEventRow(world.db, await addOrganization(world, `Προβλήτα ${randomUUID().slice(0, 6)}`));
  await founder.call("POST", `/events/${event}/registration`);
  const { page, context, t } = await visit({ person: founder });
  // Who has a seat has the ticket from here on, though nobody opened it.
  await open(page, `/event/${event}`);
  await expect(page.getByRole("link", { name: t("events_open_ticket") })).toBeVisible();
  await kept(page, "events");
  await open(page, "/dashboard");
  const figures = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(figures.first()).toBeVisible();
  const lastKnown = await figures.first().innerText();
  await kept(page, "analytics");
  await open(page, "/my-applications");
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await kept(page, "applications");

  await context.setOffline(true);
  await openOffline(page, "/my-applications");
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByText(t("shell_offline_banner"))).toBeVisible();
  await expect(page.getByText(t("shell_offline_updated", { time: t("time_just_now") }))).toBeVisible();
  await openOffline(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Άννα/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(lastKnown);
  await openOffline(page, `/event/${event}/ticket`);
  await expect(page.getByRole("img", { name: t("events_ticket_code") })).toBeVisible();

  await reconnect(context);
  await open(page, "/dashboard");
  await signOut(page, t, founder);
  const personal = () =>
    page.evaluate(
      (id) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("kerkis-offline");
          opening.addEventListener("success", () => {
            const range = IDBKeyRange.bound([id], [id, []]);
            const counting = opening.result.transaction("answers").objectStore("answers").count(range);
            counting.addEventListener("success", () => resolve(counting.result));
          });
        }),
      founder.id,
    );
  await expect.poll(personal).toBe(0);
});

test("never keeps an answer of the API, nor a page of someone signed in", async ({ world, visit }) => {
  const founder = await addPerson(world);
  const { page } = await visit({ person: founder });
  await open(page, "/dashboard");
  await kept(page);
  await open(page, "/my-applications");
  const addresses = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    return found;
  });
  expect(addresses.filter((path) => path.startsWith("/api"))).toEqual([]);
  expect(addresses).not.toContain("/dashboard");
  expect(addresses).not.toContain("/my-applications");
});

test("browsers may install it", async ({ world }) => {
  // Not in a private window, where nothing may be installed.
  const context = await chromium.launchPersistentContext("", { ...wholeBrowserLaunch(), headless: true });
  try {
    const page = await context.newPage();
    await page.goto(`${world.url}/`);
    await hydrated(page);
    const devtools = await context.newCDPSession(page);
    const { errors, data } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "{}")).toMatchObject({ name: "Kerkis", display: "standalone", lang: "el" });
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
  }
});
