import type { OrganizationAction } from "@kerkis/contract/core/permissions.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { mayIn, roleIn, type Actor } from "./actor.ts";

declare const minted: unique symbol;

/**
 * Proof that someone may act in an organization. Only the checks below mint one;
 * reads and writes of tenant rows demand it, so a bare id does not compile.
 */
export interface OrgScope {
  readonly organizationId: string;
  readonly [minted]: true;
}

const mint = (organizationId: string) => ({ organizationId }) as OrgScope;

/** The scope of a member (or a super admin). @throws Refusal org.not_member */
export function memberScope(actor: Actor, organizationId: string): OrgScope {
  if (!actor.superAdmin && roleIn(actor, organizationId) === null) throw new Refusal("org.not_member");
  return mint(organizationId);
}

/** The scope of someone whom the matrix allows an action. @throws Refusal org.not_member, auth.forbidden */
export function actionScope(actor: Actor, organizationId: string, action: OrganizationAction): OrgScope {
  const scope = memberScope(actor, organizationId);
  if (!mayIn(actor, organizationId, action)) throw new Refusal("auth.forbidden");
  return scope;
}

/** The scope of the organization the person works in. @throws Refusal org.not_member */
export function currentScope(actor: Actor): OrgScope {
  if (actor.organizationId === null) throw new Refusal("org.not_member");
  return memberScope(actor, actor.organizationId);
}

/** The scope of what is done in nobody's name: a workflow that an organization's owner published, the operator's command line. */
export const automationScope = (organizationId: string): OrgScope => mint(organizationId);
