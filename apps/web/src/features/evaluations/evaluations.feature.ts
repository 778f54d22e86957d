import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { m } from "#messages";
import { hasProfileRole, isOrganizationAdmin, managesApplications } from "#shared/permissions/held.ts";
import type { Feature } from "#shared/routing/feature.ts";

/** Specification 6, and power where it is held: no coordinator is offered another organization's queue (completions 1). */
const managesEvaluations = (session: Session): boolean =>
  hasProfileRole(session, "evaluator") ||
  (managesApplications(session) &&
    (hasProfileRole(session, "admin", "registry_coordinator") || isOrganizationAdmin(session)));

export const evaluationsFeature = {
  name: "evaluations",
  loadRoutes: () => import("./evaluations.routes.tsx"),
  pages: [
    {
      path: "/evaluation-management",
      crumb: m.shell_side_evaluation_management,
      sidebar: {
        group: "features",
        position: 60,
        label: m.shell_side_evaluation_management,
        icon: "ClipboardCheck",
        page: "evaluation-management",
        when: managesEvaluations,
      },
    },
    {
      path: "/evaluation-management/templates",
      under: "/evaluation-management",
      crumb: m.evaluations_templates_title,
    },
    { path: "/evaluation-management/templates/$templateId", under: "/evaluation-management/templates" },
    {
      path: "/evaluator-dashboard",
      crumb: m.shell_side_evaluations,
      sidebar: {
        group: "foot",
        position: 30,
        label: m.shell_side_evaluations,
        icon: "Scale",
        page: "due-diligence",
        when: (session) => hasProfileRole(session, "evaluator"),
      },
    },
    { path: "/evaluation/$evaluationId", under: "/evaluator-dashboard" },
  ],
} as const satisfies Feature;
