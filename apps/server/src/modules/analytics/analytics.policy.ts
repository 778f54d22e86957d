import type { DashboardView } from "@kerkis/contract/analytics/analytics.schema.ts";
import { isOwnerOrAdmin, type Actor } from "#platform/auth/actor.ts";

/**
 * Whose figures a person's dashboard shows; what waits for them is collected from every part they have.
 * @param manages whether they manage applications in the organization they work in
 */
export function dashboardView(actor: Actor, manages: boolean): DashboardView {
  const { organizationId, role } = actor;
  if (actor.superAdmin) return "platform";
  if (organizationId !== null && isOwnerOrAdmin(actor, organizationId)) return "organization";
  if (role === "evaluator") return "evaluator";
  if (manages) return "coordinator";
  if (role === "investor" || role === "mentor") return role;
  // Someone whose role runs registries, but none that they work in, sees the public picture.
  return role === "company_coordinator" ? "founder" : "public";
}

/** Roles and memberships whose account opens much more than their own work (completions 1). */
export function holdsPower(actor: Actor): boolean {
  const runsOne = actor.memberships.some(({ role }) => role === "owner" || role === "admin");
  return actor.superAdmin || runsOne || ["admin", "registry_coordinator", "evaluator"].includes(actor.role);
}
