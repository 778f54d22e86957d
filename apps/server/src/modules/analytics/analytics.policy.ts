import { SMALLEST_CELL, type DashboardView } from "@kerkis/contract/analytics/analytics.schema.ts";
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

export interface Cell {
  key: string;
  value: number | null;
}

/**
 * Takes the value out of every cell between one and `least`. When that leaves a single gap, which the total would fill,
 * the next smallest goes too (completions 9). What is untold comes last, by name.
 */
export function suppressSmallCells(cells: readonly Cell[], least: number = SMALLEST_CELL): Cell[] {
  const isSmall = ({ value }: Cell) => value !== null && value > 0 && value < least;
  const hidden = new Set(cells.filter(isSmall).map(({ key }) => key));
  if (hidden.size === 1) {
    const [next] = cells
      .filter(({ key, value }) => value !== null && value > 0 && !hidden.has(key))
      .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
    if (next) hidden.add(next.key);
  }
  // Their order would tell which is larger.
  const untold = [...hidden].toSorted().map((key) => ({ key, value: null }));
  return [...cells.filter(({ key }) => !hidden.has(key)), ...untold];
}
