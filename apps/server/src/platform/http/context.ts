import type { Actor } from "#platform/auth/actor.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Try } from "./rate-limit.ts";
import type { Log } from "#platform/log/log.ts";
import type { Platform } from "#platform/platform.ts";

/** One request, as handlers see it. */
export interface RequestContext {
  platform: Platform;
  /** Null for a visitor. */
  actor: Actor | null;
  /** The visitor's address, through the configured proxies only. */
  address: string;
  requestId: string;
  log: Log;
  /** The try that the gate counts this call as, where its endpoint has a limit. */
  attempt: Try | null;
  /** The request's headers; made only when asked for. */
  headers(): Headers;
  /** Sends a Set-Cookie header with the reply; does nothing while a page is rendered. */
  setCookie(cookie: string): void;
  /** Tells programs when to come back; does nothing while a page is rendered. */
  setRetryAfter(seconds: number): void;
}

/** The signed-in person. @throws Refusal auth.required */
export function signedIn(context: RequestContext): Actor {
  if (!context.actor) throw new Refusal("auth.required");
  return context.actor;
}
