import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";
import { GUIDE_CHAPTERS } from "./model/chapters.ts";

export const contentFeature = {
  name: "content",
  loadRoutes: () => import("./content.routes.tsx"),
  pages: [
    {
      path: "/about",
      crumb: m.shell_nav_about,
      header: { position: 50, label: m.shell_nav_about },
      footer: { position: 20, label: m.shell_nav_about },
      sitemap: true,
    },
    { path: "/help", crumb: m.shell_nav_help, footer: { position: 30, label: m.shell_nav_help }, sitemap: true },
    {
      path: "/documentation",
      crumb: m.shell_nav_documentation,
      footer: { position: 40, label: m.shell_nav_documentation },
      sitemap: true,
    },
    { path: "/documentation/api", crumb: m.content_api_title, sitemap: true },
    { path: "/documentation/$chapter", sitemap: () => GUIDE_CHAPTERS.map((key) => `/documentation/${key}`) },
    {
      path: "/contact",
      crumb: m.shell_nav_contact,
      footer: { position: 50, label: m.shell_nav_contact },
      sitemap: true,
    },
  ],
} as const satisfies Feature;
