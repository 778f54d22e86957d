import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const judgingFeature = {
  name: "judging",
  loadRoutes: () => import("./judging.routes.tsx"),
  pages: [
    { path: "/evaluation-management/rounds", under: "/evaluation-management", crumb: m.judging_rounds_title },
    { path: "/evaluation-management/rounds/$roundId", under: "/evaluation-management/rounds" },
  ],
} as const satisfies Feature;
