import type { SessionInfo } from "@kerkis/contract/identity/security.schema.ts";

type Device = Pick<SessionInfo, "browser" | "system" | "device">;

// The first that fits wins: browsers name the ones they descend from as well.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, "iOS"],
  [/\biPad\b/, "iPadOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** What a browser's User-Agent says of the device, in names that people know. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, device: "other" };
  const system = nameIn(SYSTEMS, userAgent);
  return { browser: nameIn(BROWSERS, userAgent), system, device: kindOf(system, userAgent) };
}

/** The device in one line, «Chrome · Windows»; null when its User-Agent tells nothing. */
export function deviceName(userAgent: string | null): string | null {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== null).join(" · ") || null;
}

function kindOf(system: string | null, userAgent: string): Device["device"] {
  if (system === "iPadOS" || (system === "Android" && !/\bMobile\b/.test(userAgent))) return "tablet";
  if (system === "iOS" || system === "Android") return "phone";
  return system === null ? "other" : "computer";
}
