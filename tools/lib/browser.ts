import { existsSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "./paths.ts";

/** A browser that tests drive, as Debian packages it. */
export interface TestBrowser {
  name: string;
  packages: readonly string[];
  /** The variable that names another one. */
  variable: string;
  installed: readonly string[];
  /** Its program inside the package. */
  program: string;
}

export const CHROMIUM: TestBrowser = {
  name: "Chromium",
  packages: ["chromium", "fonts-liberation"],
  variable: "CHROMIUM_PATH",
  installed: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
  program: "usr/lib/chromium/chromium",
};

/** Chromium without windows: opening a page costs it half of what it costs a whole one, which draws its own frame around it. */
export const HEADLESS: TestBrowser = {
  name: "Chromium-Headless-Shell",
  packages: ["chromium-headless-shell", "chromium-common", "fonts-liberation"],
  variable: "CHROMIUM_HEADLESS_PATH",
  installed: ["/usr/bin/chromium-headless-shell"],
  program: "usr/lib/chromium/chromium-headless-shell",
};

export const FIREFOX: TestBrowser = {
  name: "Firefox",
  packages: ["firefox-esr", "fonts-liberation"],
  variable: "FIREFOX_PATH",
  installed: ["/usr/bin/firefox-esr"],
  program: "usr/lib/firefox-esr/firefox-esr",
};

/** Where tools/browsers.ts unpacks a browser when it may not install one. */
export const unpackedBrowser = ({ name }: TestBrowser): string => join(dataFolder, name.toLowerCase());

/** The browser's program: the one its variable names, the system's, or the unpacked one; undefined when there is none. */
export function findBrowser(browser: TestBrowser): string | undefined {
  const unpacked = join(unpackedBrowser(browser), browser.name.toLowerCase());
  const places = [process.env[browser.variable] ?? "", ...browser.installed, unpacked];
  return places.find((path) => path !== "" && existsSync(path));
}

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

type Launch = { executablePath?: string; args: string[] };

/** How Chromium starts with all that it has, notices and installing among it: quiet, offline towards its maker, and inside containers too. */
export function wholeBrowserLaunch(): Launch {
  const executablePath = findBrowser(CHROMIUM);
  return executablePath === undefined ? { args: ARGS } : { executablePath, args: ARGS };
}

/** How journeys start it. */
export function browserLaunch(): Launch {
  const executablePath = findBrowser(HEADLESS);
  return executablePath === undefined ? wholeBrowserLaunch() : { executablePath, args: ARGS };
}
