import { m } from "#messages";
import { hasAction } from "#shared/permissions/held.ts";
import type { Feature } from "#shared/routing/feature.ts";

export const eventsFeature = {
  name: "events",
  loadRoutes: () => import("./events.routes.tsx"),
  pages: [
    {
      path: "/events",
      crumb: m.shell_side_events,
      sidebar: { group: "main", position: 40, label: m.shell_side_events, icon: "CalendarDays", page: "events" },
      search: { page: "events", isPublic: true },
      header: { position: 40, label: m.shell_side_events },
      sitemap: true,
    },
    { path: "/event/$id", under: "/events", unnamed: m.events_unnamed },
    { path: "/events/$id" },
    { path: "/events/tickets" },
    { path: "/event/$id/ticket", under: "/events" },
    { path: "/events/manage" },
    { path: "/events/helping" },
    {
      path: "/events/new",
      crumb: m.events_new_title,
      creation: {
        position: 40,
        title: m.events_new_title,
        icon: "CalendarPlus",
        when: (session) => session.current_organization !== null && hasAction(session, "data.manageEvents"),
      },
    },
    { path: "/event/$id/attendees", under: "/events" },
    { path: "/event/$id/report", under: "/events" },
    { path: "/event/$id/check-in", under: "/events" },
    { path: "/event/$id/edit", under: "/events" },
  ],
} as const satisfies Feature;
