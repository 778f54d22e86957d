import type { Access, EndpointMeta } from "@kerkis/contract/core/endpoint.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
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

/** A request of someone signed in. */
export interface SignedInContext extends RequestContext {
  actor: Actor;
}

/** A request of someone in the organization that the endpoint's declared access was checked in. */
export interface ScopedContext extends SignedInContext {
  scope: OrgScope;
}

/** What the gate has proved of a request before an endpoint of this access is run. */
export type ContextOf<Meta> =
  Meta extends EndpointMeta<infer Declared extends Access>
    ? Declared["kind"] extends "public"
      ? RequestContext
      : Declared["kind"] extends "member" | "action"
        ? ScopedContext
        : SignedInContext
    : never;
