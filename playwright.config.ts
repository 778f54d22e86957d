import { defineConfig } from "@playwright/test";
import { productAddress } from "./e2e/support/addresses.ts";
import { browserLaunch } from "./tools/lib/browser.ts";

const address = productAddress();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/servers/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  // Journeys wait for mails, copies and servers: one more than there are processors uses the time.
  workers: 3,
  // A shared build machine stalls now and then; one more try tells a stall from a fault. At a desk nothing is hidden.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: ".data/journeys",
  use: {
    browserName: "chromium",
    // Where no language is set, Chromium names no download in Greek.
    launchOptions: { ...browserLaunch(), env: { ...process.env, LANG: "C.UTF-8" } },
    viewport: { width: 1440, height: 900 },
    locale: "el-GR",
    timezoneId: "Pacific/Kiritimati",
    // Movement costs a machine without graphics half its time, and every click waits for it to end.
    contextOptions: { reducedMotion: "reduce" },
    // A new browser's worker fetches every file of the build, which takes as long as the page; journeys about it allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording takes a third of all the work: what is tried twice is recorded then; at a desk one asks, with --trace=on.
    trace: "on-first-retry",
    ...(address === undefined ? {} : { baseURL: address }),
  },
});
