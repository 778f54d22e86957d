import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Language } from "@kerkis/contract/core/text/languages.ts";

export const SESSION_COOKIE = "kerkis.session_token";
/** Longest life that browsers give a cookie: the server's own record says when a session ends. */
const COOKIE_SECONDS = 400 * DAY_SECONDS;

interface CookieSettings {
  secret: string;
  publicUrl: string;
}

const isSecure = ({ publicUrl }: Pick<CookieSettings, "publicUrl">): boolean => publicUrl.startsWith("https:");

/** Over https the prefix makes browsers refuse the cookie from plain pages, other paths and neighbouring domains. */
export const cookieName = (name: string, settings: Pick<CookieSettings, "publicUrl">): string =>
  isSecure(settings) ? `__Host-${name}` : name;

const signatureOf = (token: string, secret: string) => createHmac("sha256", secret).update(token).digest();

/** A cookie of ours that scripts cannot read; gone after `seconds`, at once with 0. */
export function privateCookie(
  name: string,
  value: string,
  seconds: number,
  settings: Pick<CookieSettings, "publicUrl">,
): string {
  const secure = isSecure(settings) ? "; Secure" : "";
  const pair = `${cookieName(name, settings)}=${encodeURIComponent(value)}`;
  return `${pair}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The cookie that carries a session's token with our signature. */
export const sessionCookie = (token: string, settings: CookieSettings): string =>
  privateCookie(
    SESSION_COOKIE,
    `${token}.${signatureOf(token, settings.secret).toString("base64")}`,
    COOKIE_SECONDS,
    settings,
  );

/** Takes the session's cookie out of the browser. */
export const endedSessionCookie = (settings: CookieSettings): string => privateCookie(SESSION_COOKIE, "", 0, settings);
/** Remembers the current organization between visits, so that the first page already knows it. */
export const ORGANIZATION_COOKIE = "kerkis_organization";
const CHOICE_SECONDS = 365 * DAY_SECONDS;

/** What a browser remembers of a choice, for a year: nothing secret, and scripts may read it. */
const choiceCookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax`;

/** The organization that this browser works in from now on. */
export const organizationCookie = (organizationId: string, settings: Pick<CookieSettings, "publicUrl">): string =>
  `${choiceCookie(ORGANIZATION_COOKIE, organizationId)}${isSecure(settings) ? "; Secure" : ""}`;

/** The language that pages are rendered in from now on. */
export const languageCookie = (language: Language): string => choiceCookie("lang", language);

/** Cookies of a request by name; the first of a name wins. */
export function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const separator = part.indexOf("=");
    const name = part.slice(0, separator).trim();
    if (separator < 1 || cookies.has(name)) continue;
    cookies.set(name, decode(part.slice(separator + 1).trim()));
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The session's token when its signature is ours; null otherwise. Costs one HMAC and no query.
 * Over https only the cookie that browsers keep from plain pages counts.
 */
export function sessionToken(cookies: ReadonlyMap<string, string>, settings: CookieSettings): string | null {
  const signed = cookies.get(cookieName(SESSION_COOKIE, settings));
  const separator = signed?.lastIndexOf(".") ?? -1;
  if (!signed || separator < 1) return null;
  const token = signed.slice(0, separator);
  const expected = signatureOf(token, settings.secret);
  const given = Buffer.from(signed.slice(separator + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
