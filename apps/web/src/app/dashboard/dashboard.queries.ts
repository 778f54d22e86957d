import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { hasAction, hasPage } from "#shared/permissions/session.ts";

const SHOWN = 5;

/** Keys begin with the module's own, so what refreshes a module's screens refreshes the dashboard too. */
export const dashboardQueries = {
  applications: () =>
    queryOptions({
      queryKey: ["applications", "dashboard", "mine"],
      queryFn: () => api.applications.mine({ sort: "newest", limit: 20 }),
    }),
  queue: () =>
    queryOptions({
      queryKey: ["applications", "dashboard", "queue"],
      queryFn: () => api.applications.queue({ phase: "pending", sort: "oldest", limit: SHOWN }),
    }),
  assignments: () => queryOptions({ queryKey: ["evaluations", "dashboard"], queryFn: () => api.evaluations.mine() }),
  registry: () => queryOptions({ queryKey: ["startups", "dashboard"], queryFn: () => api.startups.list({ limit: 1 }) }),
};

export type DashboardView = "founder" | "coordinator" | "evaluator" | "guest";

/** What a person's dashboard is about: what they decide, what they score, what they applied for, or the registry. */
export function dashboardView(session: Session): DashboardView {
  const role = session.profile?.role;
  if (role === "evaluator") return "evaluator";
  if (hasAction(session, "data.manageApplications") || role === "registry_coordinator" || role === "admin")
    return "coordinator";
  return role === "company_coordinator" && hasPage(session, "my-applications") ? "founder" : "guest";
}
