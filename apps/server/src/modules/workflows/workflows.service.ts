import { COORDINATING_ROLES } from "@kerkis/contract/core/permissions.ts";
import { knownIdTo, managesApplications } from "#modules/applications/applications.api.ts";
import { sql, type SQL } from "drizzle-orm";
import { coordinates, isOwnerOrAdmin, roleIn, type Actor } from "#platform/auth/actor.ts";
import { currentScope, type OrgScope } from "#platform/auth/scope.ts";
import { workflowInstances as instances } from "./workflows.tables.ts";
import { Refusal } from "#platform/http/refusal.ts";

/** Who edits and publishes workflows: what they publish decides applications, so owners and admins alone. */
export const managesWorkflows = (actor: Actor): boolean =>
  actor.organizationId !== null && isOwnerOrAdmin(actor, actor.organizationId);

/** Who sees every case of the organization and steps in where one is stuck. */
export const runsWorkflows = (actor: Actor): boolean =>
  actor.organizationId !== null && managesApplications(actor, actor.organizationId);

/** Cases that someone may know of: not those of applications that a conflict of interest keeps from them, but their own. */
export const knownCase = ({ userId, organizationId }: Actor): SQL =>
  sql`(${instances.application_id} is null or ${instances.submitter_id} = ${userId}
    or ${knownIdTo(sql`${instances.application_id}`, userId, organizationId ?? "")})`;

/** @throws Refusal auth.forbidden, org.not_member */
export function managedScope(actor: Actor): OrgScope {
  if (!managesWorkflows(actor)) throw new Refusal("auth.forbidden");
  return currentScope(actor);
}

/** @throws Refusal auth.forbidden, org.not_member */
export function runScope(actor: Actor): OrgScope {
  if (!runsWorkflows(actor)) throw new Refusal("auth.forbidden");
  return currentScope(actor);
}

/** To whom a task is offered. */
export interface Offer {
  assign_kind: "person" | "organization_role" | "profile_role" | "managers" | "submitter" | "mentor";
  assign_role: string | null;
}

/** Whether a role carries power in an organization by appointment alone (completions 1). */
export const isByAppointment = (role: string): boolean => COORDINATING_ROLES.some((known) => known === role);

/** The offers that reach this person in an organization. */
export function offersTo(actor: Actor, organizationId: string): Offer[] {
  const role = roleIn(actor, organizationId);
  if (role === null) return [];
  const offers: Offer[] = [{ assign_kind: "organization_role", assign_role: role }];
  if (!isByAppointment(actor.role) || coordinates(actor, organizationId)) {
    offers.push({ assign_kind: "profile_role", assign_role: actor.role });
  }
  if (managesApplications(actor, organizationId)) offers.push({ assign_kind: "managers", assign_role: null });
  return offers;
}
