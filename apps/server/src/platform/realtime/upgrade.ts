import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { REALTIME_PATH } from "@kerkis/contract/core/realtime.ts";
import type { AttachOptions, RealtimeIdentity, UpgradeRequest } from "./types.ts";

const SOCKET_PATH = `${REALTIME_PATH}/websocket`;

const REFUSALS = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  429: "Too Many Requests",
  503: "Service Unavailable",
} as const;
type Refusal = keyof typeof REFUSALS;

export type UpgradeDecision =
  | { ok: true; identity: RealtimeIdentity; request: UpgradeRequest }
  | { ok: false; status: Refusal };

export function isRealtimePath(request: IncomingMessage): boolean {
  return (request.url ?? "").split("?", 1)[0] === SOCKET_PATH;
}

/**
 * Decides one upgrade. Browsers always send Origin, and it must be the request's own host or a listed one;
 * programs that send none carry no ambient cookie, so they are let through to the session check.
 */
export async function decideUpgrade(
  request: IncomingMessage,
  options: Pick<AttachOptions, "authenticate" | "allowedOrigins">,
): Promise<UpgradeDecision> {
  const { headers, url = "/" } = request;
  const version = new URL(url, "http://socket").searchParams.get("vsn") ?? "";
  if (!version.startsWith("2.")) return { ok: false, status: 400 };
  if (headers.origin !== undefined && !isAllowedOrigin(headers.origin, headers.host, options.allowedOrigins)) {
    return { ok: false, status: 403 };
  }
  const kept: UpgradeRequest = { headers, url, remoteAddress: request.socket.remoteAddress };
  const identity = await options.authenticate(kept);
  return identity ? { ok: true, identity, request: kept } : { ok: false, status: 401 };
}

function isAllowedOrigin(origin: string, host: string | undefined, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

export function refuseUpgrade(socket: Duplex, status: Refusal): void {
  socket.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
