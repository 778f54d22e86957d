import type { Access, EndpointMeta, RateLimitGroup } from "@kerkis/contract/core/endpoint.ts";
import { unstorablePath } from "@kerkis/contract/core/storable.ts";
import { os } from "@orpc/server";
import type { Actor } from "#platform/auth/actor.ts";
import { actionScope, currentScope } from "#platform/auth/scope.ts";
import { knownDevice } from "#platform/auth/device-cookie.ts";
import type { RequestContext } from "./context.ts";
import type { Trying } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * May this person call an endpoint of this access at all? Policies that need a record are checked again by the service
 * that loads it.
 * @throws Refusal auth.required, auth.forbidden, org.not_member
 */
export function checkAccess(access: Access | undefined, actor: Actor | null, input?: unknown): void {
  if (!access) throw new Error("An endpoint without declared access is never served.");
  if (access.kind === "public") return;
  if (!actor) throw new Refusal("auth.required");
  switch (access.kind) {
    case "super-admin":
      if (!actor.superAdmin) throw new Refusal("auth.forbidden");
      return;
    case "action":
      actionScope(actor, requestedOrganization(access.of, input) ?? currentScope(actor).organizationId, access.action);
      return;
    case "page":
      if (!actor.pages[access.page]) throw new Refusal("auth.forbidden");
      return;
    case "policy":
      if (access.page && !actor.pages[access.page]) throw new Refusal("auth.forbidden");
      return;
    case "signed-in":
      return;
  }
}

/** The organization that a field of the input names; null when the endpoint means the current one. */
function requestedOrganization(field: string | undefined, input: unknown): string | null {
  if (field === undefined) return null;
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  if (typeof value !== "string") throw new Refusal("input.invalid", { fields: [{ path: field, code: "required" }] });
  return value;
}

/**
 * The one gate: text that can be kept, access and rate limits are checked before any handler runs. Every module's
 * implementation uses it.
 */
export const gate = os
  .$meta<EndpointMeta>({})
  .$context<RequestContext>()
  .middleware(async ({ context, next, procedure }, input) => {
    const meta: EndpointMeta = procedure["~orpc"].meta;
    refuseUnstorable(input);
    checkAccess(meta.access, context.actor, input);
    const { rateLimit, access } = meta;
    if (!rateLimit) return next();
    const who = trying(rateLimit, access, context, input);
    return context.platform.limiter.within(rateLimit, who, async (attempt) => next({ context: { attempt } }));
  });

/** No database and no JSON keeps such text, so no endpoint takes it. @throws Refusal input.invalid, naming the field */
function refuseUnstorable(input: unknown): void {
  const path = unstorablePath(input);
  if (path) throw new Refusal("input.invalid", { fields: [{ path: path.join("."), code: "invalid" }] });
}

/** Public forms that name an account by its e-mail. */
const NAMES_ACCOUNT: ReadonlySet<RateLimitGroup> = new Set([
  "sign-in",
  "sign-up",
  "verification-mail",
  "reset-mail",
  "contact",
]);

/**
 * Whose try it is: the e-mail's that a public form names, whoever asks, so that no session of one's own opens a second way to
 * guess or to flood a mailbox; elsewhere the signed-in person's, because the input is not validated yet and may name anyone.
 */
function trying(group: RateLimitGroup, access: Access | undefined, context: RequestContext, input: unknown): Trying {
  const { actor, address, platform } = context;
  const email = typeof input === "object" && input !== null && "email" in input ? input.email : null;
  if (access?.kind === "public" && NAMES_ACCOUNT.has(group) && typeof email === "string") {
    const account = email.trim().toLowerCase();
    const device = group === "sign-in" ? knownDevice(context.headers().get("cookie"), account, platform.config) : null;
    return { address, account, device };
  }
  if (!actor) return { address, account: null };
  return { address, account: group === "proof" ? actor.sessionId : actor.userId, isSignedIn: true };
}
