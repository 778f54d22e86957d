import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { pageHead } from "#shared/routing/head.ts";
import { requirePage, requireSession } from "#shared/routing/guards.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { hasPage, isOrganizationAdmin, managesApplications } from "#shared/permissions/held.ts";
import { instancesInput, instancesSearch, processesSearch, tasksInput, tasksSearch } from "./model/workflow-search.ts";
import { workflowsQueries } from "./workflows.queries.ts";

const beforeLoad = requirePage("workflows");

/** A record that is not there, or not for the reader, is a page that is not found. */
async function orNotFound<Found>(load: Promise<Found>): Promise<void> {
  try {
    await load;
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (code.endsWith("_not_found") || code === "input.invalid") throw notFound();
    throw error;
  }
}

const workflowsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/workflows",
  ssr: true,
  beforeLoad,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchInfiniteQuery(workflowsQueries.templates()),
      queryClient.prefetchQuery(workflowsQueries.tasksCount({})),
    ]),
  component: lazyRouteComponent(() => import("./pages/workflows-page.tsx"), "WorkflowsPage"),
  head: ({ match }) => pageHead(match, { title: m.workflows_title(), noindex: true }),
});

const templatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/workflows/templates",
  ssr: true,
  beforeLoad,
  loader: ({ context: { queryClient } }) => queryClient.prefetchInfiniteQuery(workflowsQueries.templates()),
  component: lazyRouteComponent(() => import("./pages/templates-page.tsx"), "TemplatesPage"),
  head: ({ match }) => pageHead(match, { title: m.workflows_templates(), noindex: true }),
});

const newTemplateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/workflows/templates/new",
  ssr: true,
  beforeLoad: requireSession((session) => hasPage(session, "workflows") && isOrganizationAdmin(session), "workflows"),
  component: lazyRouteComponent(() => import("./pages/new-template-page.tsx"), "NewTemplatePage"),
  staticData: { crumb: () => m.workflows_new() },
  head: ({ match }) => pageHead(match, { title: m.workflows_new(), noindex: true }),
});

const processesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/process-management",
  ssr: true,
  validateSearch: processesSearch,
  beforeLoad: requireSession((session) => hasPage(session, "workflows") && managesApplications(session), "workflows"),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(workflowsQueries.processes(deps)),
  component: lazyRouteComponent(() => import("./pages/processes-page.tsx"), "ProcessesPage"),
  head: ({ match }) => pageHead(match, { title: m.workflows_process_title(), noindex: true }),
});

const templateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/workflows/templates/$templateId/edit",
  ssr: true,
  beforeLoad,
  loader: ({ context: { queryClient }, params }) =>
    orNotFound(queryClient.fetchQuery(workflowsQueries.template(params.templateId))),
  component: lazyRouteComponent(() => import("./pages/template-page.tsx"), "TemplatePage"),
  staticData: {
    crumb: ({ params, queryClient }) => {
      const found = queryClient.getQueryData(workflowsQueries.template(params["templateId"] ?? "").queryKey);
      return found && localized(found.name);
    },
  },
  head: ({ match }) => pageHead(match, { title: m.workflows_templates(), noindex: true }),
});

const instancesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/workflows/instances",
  ssr: true,
  validateSearch: instancesSearch,
  beforeLoad,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.prefetchInfiniteQuery(workflowsQueries.instances(instancesInput(deps))),
  component: lazyRouteComponent(() => import("./pages/instances-page.tsx"), "InstancesPage"),
  head: ({ match }) => pageHead(match, { title: m.workflows_instances(), noindex: true }),
});

const instanceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/workflows/instances/$instanceId",
  ssr: true,
  beforeLoad,
  loader: ({ context: { queryClient }, params }) =>
    orNotFound(queryClient.fetchQuery(workflowsQueries.instance(params.instanceId))),
  component: lazyRouteComponent(() => import("./pages/instance-page.tsx"), "InstancePage"),
  staticData: {
    crumb: ({ params, queryClient }) =>
      queryClient.getQueryData(workflowsQueries.instance(params["instanceId"] ?? "").queryKey)?.title,
  },
  head: ({ match }) => pageHead(match, { title: m.workflows_instances(), noindex: true }),
});

const tasksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/workflows/my-tasks",
  ssr: true,
  validateSearch: tasksSearch,
  beforeLoad,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.prefetchInfiniteQuery(workflowsQueries.tasks(tasksInput(deps))),
      queryClient.prefetchQuery(workflowsQueries.tasksCount(tasksInput(deps))),
      queryClient.prefetchQuery(workflowsQueries.taskWorkflows(deps.view)),
      queryClient.prefetchQuery(workflowsQueries.absences()),
      ...(deps.task ? [queryClient.prefetchQuery(workflowsQueries.task(deps.task))] : []),
    ]),
  component: lazyRouteComponent(() => import("./pages/my-tasks-page.tsx"), "MyTasksPage"),
  head: ({ match }) => pageHead(match, { title: m.workflows_tasks(), noindex: true }),
});

// The sidebar has it with the routes, which every page brings when it is idle: no file of its own.
export { TaskBadge } from "./components/tasks/task-badge.tsx";

/** By the parent that each was made for. */
export const routes = {
  signedIn: [
    workflowsRoute,
    processesRoute,
    templatesRoute,
    newTemplateRoute,
    templateRoute,
    instancesRoute,
    instanceRoute,
    tasksRoute,
  ],
} as const;
