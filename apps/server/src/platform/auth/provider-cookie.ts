import type { Config } from "#platform/config/config.ts";
import { cookieName, parseCookies, privateCookie } from "./session-cookie.ts";

/** Someone who leaves for the provider is back within this time, or starts again. */
export const ATTEMPT_MS = 10 * 60 * 1000;

/** Ties an attempt at a provider to this browser. */
export const PROVIDER_COOKIE = "kerkis.provider";

export const bindingCookie = (binding: string, config: Config): string =>
  privateCookie(PROVIDER_COOKIE, binding, ATTEMPT_MS / 1000, config);

export const providerBinding = (cookies: string | null, config: Config): string | null =>
  parseCookies(cookies).get(cookieName(PROVIDER_COOKIE, config)) ?? null;
