import type { Access, EndpointMeta, RateLimitGroup } from "@kerkis/contract/core/endpoint.ts";
import { os } from "@orpc/server";
import type { Actor } from "#platform/auth/actor.ts";
import { actionScope, currentScope } from "#platform/auth/scope.ts";
import type { RequestContext } from "./context.ts";
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
      actionScope(actor, organizationAsked(access.of, input) ?? currentScope(actor).organizationId, access.action);
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
function organizationAsked(field: string | undefined, input: unknown): string | null {
  if (field === undefined) return null;
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  if (typeof value !== "string") throw new Refusal("input.invalid", { fields: [{ path: field, code: "required" }] });
  return value;
}

/** The one gate: access and rate limits are enforced before any handler runs. Every module's implementation uses it. */
export const gate = os
  .$meta<EndpointMeta>({})
  .$context<RequestContext>()
  .middleware(async ({ context, next, procedure }, input) => {
    const meta: EndpointMeta = procedure["~orpc"].meta;
    checkAccess(meta.access, context.actor, input);
    if (meta.rateLimit)
      await context.platform.limiter.spend(meta.rateLimit, context.address, accountOf(meta, context, input));
    return next();
  });

const NAMES_ACCOUNT: ReadonlySet<RateLimitGroup> = new Set(["sign-in", "sign-up", "mail"]);

/**
 * The account a try counts against: the e-mail that a public form of signing in or up names, whoever asks, so that no
 * session of one's own opens a second way to guess or to flood a mailbox; elsewhere the signed-in person, because the
 * input is not validated yet and may name anyone.
 */
function accountOf({ access, rateLimit }: EndpointMeta, context: RequestContext, input: unknown): string | null {
  const namesAccount = access?.kind === "public" && rateLimit !== undefined && NAMES_ACCOUNT.has(rateLimit);
  const email = typeof input === "object" && input !== null && "email" in input ? input.email : null;
  if (namesAccount && typeof email === "string") return email.trim().toLowerCase();
  return context.actor?.userId ?? null;
}
