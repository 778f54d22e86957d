import { m } from "#messages";
import { managesApplications } from "#shared/permissions/held.ts";
import type { Feature } from "#shared/routing/feature.ts";

export const workflowsFeature = {
  name: "workflows",
  loadRoutes: () => import("./workflows.routes.tsx"),
  pages: [
    {
      path: "/workflows",
      crumb: m.workflows_title,
      sidebar: { group: "main", position: 50, label: m.workflows_title, icon: "Workflow", page: "workflows" },
      search: { page: "workflows" },
    },
    {
      path: "/process-management",
      crumb: m.workflows_process_title,
      under: "/workflows",
      isWorkingScreen: true,
      sidebar: {
        group: "automation",
        position: 10,
        label: m.workflows_process_title,
        icon: "Settings2",
        page: "workflows",
        when: managesApplications,
      },
    },
    {
      path: "/workflows/templates",
      crumb: m.workflows_templates,
      sidebar: {
        group: "automation",
        position: 20,
        label: m.workflows_templates,
        icon: "LayoutTemplate",
        page: "workflows",
        when: managesApplications,
      },
    },
    { path: "/workflows/templates/new", under: "/workflows/templates" },
    { path: "/workflows/templates/$templateId/edit", under: "/workflows/templates", isWorkingScreen: true },
    {
      path: "/workflows/instances",
      crumb: m.workflows_instances,
      sidebar: {
        group: "automation",
        position: 30,
        label: m.workflows_instances,
        icon: "FolderKanban",
        page: "workflows",
      },
    },
    { path: "/workflows/instances/$instanceId", under: "/workflows/instances", isWorkingScreen: true },
    {
      path: "/workflows/my-tasks",
      crumb: m.workflows_tasks,
      isWorkingScreen: true,
      sidebar: {
        group: "automation",
        position: 40,
        label: m.workflows_tasks,
        icon: "ListChecks",
        page: "workflows",
        badge: async () => (await import("./workflows.routes.tsx")).TaskBadge,
      },
      search: { page: "workflows" },
    },
  ],
} as const satisfies Feature;
