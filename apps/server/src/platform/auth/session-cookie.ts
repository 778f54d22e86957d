import { createHmac, timingSafeEqual } from "node:crypto";

export const SESSION_COOKIE = "kerkis.session_token";
/** Remembers the current organization between visits, so that the first page already knows it. */
export const ORGANIZATION_COOKIE = "kerkis_organization";

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
export function sessionToken(
  cookies: ReadonlyMap<string, string>,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): string | null {
  const signed = cookies.get(publicUrl.startsWith("https:") ? `__Secure-${SESSION_COOKIE}` : SESSION_COOKIE);
  const separator = signed?.lastIndexOf(".") ?? -1;
  if (!signed || separator < 1) return null;
  const token = signed.slice(0, separator);
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(signed.slice(separator + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
