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

/** How every test starts Chromium: quiet, offline towards its maker, and inside containers too. */
export function browserLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser(CHROMIUM);
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return executablePath === undefined ? { args } : { executablePath, args };
}
