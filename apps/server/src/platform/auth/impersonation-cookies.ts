import { createHmac } from "node:crypto";
import { HOUR_SECONDS } from "@kerkis/contract/core/limits.ts";
import { cookieName, SESSION_COOKIE, sessionToken } from "./session-cookie.ts";

/** Says to the page's scripts that someone else's session is, or was, at work; it opens nothing. */
const MARKER = "kerkis_impersonation";
/** The super admin's own session, kept aside where only sign-in and sign-out calls bring it. */
const OWN_COOKIE = "kerkis.own_session";
const OWN_PATH = "/api/auth";
const OWN_SECONDS = 12 * HOUR_SECONDS;

interface Settings {
  secret: string;
  publicUrl: string;
}

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith("https:");
/** The session's own name is that of every session; the one kept aside has a path of its own, which that prefix forbids. */
const named = (name: string, settings: Settings): string => {
  if (name === SESSION_COOKIE) return cookieName(name, settings);
  return isSecure(settings) ? `__Secure-${name}` : name;
};
const flags = (settings: Settings): string => `SameSite=Lax${isSecure(settings) ? "; Secure" : ""}`;

function sessionCookie(name: string, token: string, path: string, seconds: number, settings: Settings): string {
  const signature = createHmac("sha256", settings.secret).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  return `${named(name, settings)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; ${flags(settings)}`;
}

/** Puts the support session in the place of the super admin's own, which is kept aside. `seconds`: how long it may last. */
export const borrowedSessionCookies = (
  { borrowed, own, seconds }: { borrowed: string; own: string; seconds: number },
  settings: Settings,
): string[] => [
  sessionCookie(SESSION_COOKIE, borrowed, "/", seconds, settings),
  sessionCookie(OWN_COOKIE, own, OWN_PATH, OWN_SECONDS, settings),
  `${MARKER}=1; Path=/; Max-Age=${OWN_SECONDS}; ${flags(settings)}`,
];

/** Puts the super admin's own session back. `seconds`: what is left of it. */
export const ownSessionCookie = (own: string, seconds: number, settings: Settings): string =>
  sessionCookie(SESSION_COOKIE, own, "/", seconds, settings);

/** Forgets the session kept aside. */
export const clearOwnSession = (settings: Settings): string[] => [
  `${named(OWN_COOKIE, settings)}=; Path=${OWN_PATH}; Max-Age=0; HttpOnly; ${flags(settings)}`,
  `${MARKER}=; Path=/; Max-Age=0; ${flags(settings)}`,
];

/** Token of the super admin's own session, when it is kept aside and the signature is ours. */
export function ownSessionToken(cookies: ReadonlyMap<string, string>, settings: Settings): string | null {
  const kept = cookies.get(named(OWN_COOKIE, settings));
  return kept === undefined ? null : sessionToken(new Map([[named(SESSION_COOKIE, settings), kept]]), settings);
}
