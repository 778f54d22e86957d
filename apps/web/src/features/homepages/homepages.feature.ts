import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const homepagesFeature = {
  name: "homepages",
  loadRoutes: () => import("./homepages.routes.tsx"),
  pages: [{ path: "/", header: { position: 10, label: m.shell_nav_home }, sitemap: true }, { path: "/org/$slug" }],
} as const satisfies Feature;
