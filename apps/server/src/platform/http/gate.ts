import type { Access, EndpointMeta, RateLimitGroup } from "@kerkis/contract/core/endpoint.ts";
import { unstorablePath } from "@kerkis/contract/core/text/storable.ts";
import type { AnyContractProcedure, ContractProcedure } from "@orpc/contract";
import { implement, os, type ProcedureImplementer } from "@orpc/server";
import type { Actor } from "#platform/auth/actor.ts";
import { actionScope, currentScope, memberScope, type OrgScope } from "#platform/auth/scope.ts";
import { knownDevice } from "#platform/auth/device-cookie.ts";
import type { ContextOf, RequestContext } from "./context.ts";
import type { Trying } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * May this person call an endpoint of this access at all? Policies that need a record are checked again by the service
 * that loads it.
 * @returns the scope of the organization that it was checked in, where it is an organization's
 * @throws Refusal auth.required, auth.forbidden, org.not_member
 */
export function checkAccess(access: Access | undefined, actor: Actor | null, input?: unknown): OrgScope | null {
  if (!access) throw new Error("An endpoint without declared access is never served.");
  if (access.kind === "public") return null;
  if (!actor) throw new Refusal("auth.required");
  switch (access.kind) {
    case "super-admin":
      if (!actor.superAdmin) throw new Refusal("auth.forbidden");
      break;
    case "member":
      return memberScope(actor, organizationOf(actor, access.of, input));
    case "action":
      return actionScope(actor, organizationOf(actor, access.of, input), access.action);
    case "page":
      if (!actor.pages[access.page]) throw new Refusal("auth.forbidden");
      break;
    case "policy":
      if (access.page && !actor.pages[access.page]) throw new Refusal("auth.forbidden");
      break;
    case "signed-in":
      break;
  }
  return null;
}

/** The organization that a field of the input names; without one, that which the person works in. */
function organizationOf(actor: Actor, field: string | undefined, input: unknown): string {
  if (field === undefined) return currentScope(actor).organizationId;
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  if (typeof value !== "string") throw new Refusal("input.invalid", { fields: [{ path: field, code: "required" }] });
  return value;
}

/** Text that can be kept, access and rate limits are checked before any handler runs, which gets the scope that was checked. */
const gate = os
  .$meta<EndpointMeta>({})
  .$context<RequestContext>()
  .middleware(async ({ context, next, procedure }, input) => {
    const meta: EndpointMeta = procedure["~orpc"].meta;
    refuseUnstorable(input);
    const scope = checkAccess(meta.access, context.actor, input);
    const { rateLimit, access } = meta;
    if (!rateLimit) return next({ context: { scope } });
    const who = trying(rateLimit, access, context, input);
    return context.platform.limiter.within(rateLimit, who, async (attempt) => next({ context: { attempt, scope } }));
  });

/** Endpoints of a contract behind the gate; each handler's context has what its declared access proves. */
type Gated<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends ContractProcedure<
    infer Input,
    infer Output,
    infer Errors,
    infer Meta
  >
    ? ProcedureImplementer<RequestContext, ContextOf<Meta>, Input, Output, Errors, Meta>
    : never;
};

/** The one way to implement a module's contract. */
export const gated = <Contract extends Record<string, AnyContractProcedure>>(contract: Contract): Gated<Contract> =>
  implement<Record<string, AnyContractProcedure>>(contract)
    .$context<RequestContext>()
    .use(gate) as unknown as Gated<Contract>;

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
