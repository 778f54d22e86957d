import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import { createHash, randomBytes } from "node:crypto";
import { cookieName, parseCookies, privateCookie } from "./session-cookie.ts";

/** Kept by a browser that signs up, as long as the link that verifies the address may be clicked in it. */
const SIGN_UP_COOKIE = "kerkis.sign_up";
const KEPT_SECONDS = 30 * DAY_SECONDS;

type Settings = { publicUrl: string };

/** What this browser keeps since it signed up; null when it did not. */
export const signUpBrowser = (cookies: string | null, settings: Settings): string | null =>
  parseCookies(cookies).get(cookieName(SIGN_UP_COOKIE, settings)) || null;

export const newSignUpBrowser = (): string => randomBytes(32).toString("base64url");

export const signUpCookie = (browser: string, settings: Settings): string =>
  privateCookie(SIGN_UP_COOKIE, browser, KEPT_SECONDS, settings);

/** Only this is stored. */
export const browserHash = (browser: string): string => createHash("sha256").update(browser).digest("base64url");
