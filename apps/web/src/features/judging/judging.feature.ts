import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const judgingFeature = {
  name: "judging",
  loadRoutes: () => import("./judging.routes.tsx"),
  pages: [
    { path: "/evaluation-management/rounds", under: "/evaluation-management", crumb: m.judging_rounds_title },
    { path: "/evaluation-management/rounds/$roundId", under: "/evaluation-management/rounds", isWorkingScreen: true },
    {
      path: "/evaluation-management/rounds/$roundId/results",
      under: "/evaluation-management/rounds/$roundId",
      crumb: m.judging_results,
      isWorkingScreen: true,
    },
    {
      path: "/evaluation-management/rounds/$roundId/decisions",
      under: "/evaluation-management/rounds/$roundId",
      crumb: m.judging_decisions,
      isWorkingScreen: true,
    },
    { path: "/decisions/$decisionId", crumb: m.judging_dossier },
    { path: "/v/$code" },
    { path: "/evaluation-management/letters", under: "/evaluation-management", crumb: m.judging_letters },
    {
      path: "/evaluation-management/challenges/$programmeId/letters",
      under: "/evaluation-management/challenges",
      isWorkingScreen: true,
    },
    { path: "/evaluator-dashboard/expertise", under: "/evaluator-dashboard", crumb: m.judging_expertise },
    { path: "/evaluator-dashboard/conflicts", under: "/evaluator-dashboard", crumb: m.judging_conflicts },
  ],
} as const satisfies Feature;
