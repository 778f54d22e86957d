import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const importsFeature = {
  name: "imports",
  loadRoutes: () => import("./imports.routes.tsx"),
  pages: [{ path: "/imports", crumb: m.imports_title, under: "/startups" }, { path: "/imports/$id" }],
} as const satisfies Feature;
