import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const searchFeature = {
  name: "search",
  loadRoutes: () => import("./search.routes.tsx"),
  pages: [{ path: "/search", crumb: m.shell_crumb_search }],
} as const satisfies Feature;
