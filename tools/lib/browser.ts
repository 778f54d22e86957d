import { existsSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "./paths.ts";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where tools/chromium.ts unpacks a browser when it may not install one. */
export const unpackedChromium = join(dataFolder, "chromium");

/** The browser the tests drive: CHROMIUM_PATH, the system's, or the unpacked one; undefined when there is none. */
export function findChromium(): string | undefined {
  const unpacked = join(unpackedChromium, "chromium");
  return [process.env.CHROMIUM_PATH ?? "", ...INSTALLED, unpacked].find((path) => path !== "" && existsSync(path));
}

/** How every test starts the browser: quiet, offline towards its maker, and inside containers too. */
export function browserLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
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
