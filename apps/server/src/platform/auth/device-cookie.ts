import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieName, parseCookies, privateCookie } from "./session-cookie.ts";

/**
 * A browser that has signed in to an account is known by this cookie: wrong passwords of strangers cannot use up its tries.
 * It names nobody: a number of the browser, and per account a keyed hash of the number and the account's address.
 */
const DEVICE_COOKIE = "kerkis.device";
const ACCOUNTS = 5;
const KEPT_SECONDS = 180 * DAY_SECONDS;

interface Settings {
  secret: string;
  publicUrl: string;
}

const markOf = (device: string, email: string, { secret }: Settings): string =>
  createHmac("sha256", secret).update(`device:${device}:${email}`).digest("base64url");

function readDevice(cookies: string | null, settings: Settings): { device: string; marks: string[] } | null {
  const [device, ...marks] = (parseCookies(cookies).get(cookieName(DEVICE_COOKIE, settings)) ?? "").split(".");
  return device && /^[\w-]{22}$/.test(device) ? { device, marks: marks.slice(0, ACCOUNTS) } : null;
}

/** The browser's number when it has signed in to this account; null otherwise. */
export function knownDevice(cookies: string | null, email: string, settings: Settings): string | null {
  const known = readDevice(cookies, settings);
  if (!known) return null;
  const mark = Buffer.from(markOf(known.device, email, settings));
  const isKnown = known.marks.some((text) => {
    const held = Buffer.from(text);
    return held.length === mark.length && timingSafeEqual(held, mark);
  });
  return isKnown ? known.device : null;
}

/** The cookie by which this browser is known for the account from now on. */
export function deviceCookie(cookies: string | null, email: string, settings: Settings): string {
  const { device, marks } = readDevice(cookies, settings) ?? {
    device: randomBytes(16).toString("base64url"),
    marks: [],
  };
  const mark = markOf(device, email, settings);
  const kept = [mark, ...marks.filter((held) => held !== mark)].slice(0, ACCOUNTS);
  return privateCookie(DEVICE_COOKIE, [device, ...kept].join("."), KEPT_SECONDS, settings);
}
