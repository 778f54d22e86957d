import { m } from "#messages";
import { hasPage, managesApplications } from "#shared/permissions/held.ts";
import type { Feature } from "#shared/routing/feature.ts";

export const programmesFeature = {
  name: "programmes",
  loadRoutes: () => import("./programmes.routes.tsx"),
  pages: [
    {
      path: "/evaluation-management/challenges",
      crumb: m.programmes_list_title,
      under: "/evaluation-management",
      creation: {
        position: 25,
        title: m.programmes_new,
        icon: "ClipboardPlus",
        search: { new: "yes" },
        when: (session) => managesApplications(session) && hasPage(session, "evaluation-management"),
      },
    },
    {
      path: "/evaluation-management/challenges/$programmeId",
      under: "/evaluation-management/challenges",
      isWorkingScreen: true,
    },
    {
      path: "/evaluation-management/challenges/$programmeId/form",
      under: "/evaluation-management/challenges",
      isWorkingScreen: true,
    },
    {
      path: "/evaluation-management/registry-form",
      under: "/evaluation-management/challenges",
      isWorkingScreen: true,
    },
    { path: "/call/$callId", under: "/ecosystem" },
  ],
} as const satisfies Feature;
