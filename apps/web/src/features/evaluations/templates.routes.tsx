import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { loadList } from "#shared/lists/load-list.ts";
import { managesApplications } from "#shared/permissions/held.ts";
import { type GuardArguments, requirePage, requireSession } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { QueueSkeleton } from "./components/skeletons.tsx";
import { templatesInput, templatesSearch } from "./model/templates-search.ts";
import { templatesQueries } from "./templates.queries.ts";

const requireManaging = async (guarded: GuardArguments): Promise<void> => {
  await requirePage("evaluation-management")(guarded);
  await requireSession(managesApplications, "evaluation-management")(guarded);
};

const templatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/templates",
  ssr: true,
  validateSearch: templatesSearch,
  beforeLoad: requireManaging,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await loadList(queryClient, templatesQueries.list(templatesInput(deps)));
  },
  pendingComponent: QueueSkeleton,
  component: lazyRouteComponent(() => import("./pages/templates-page.tsx"), "TemplatesPage"),
  head: ({ match }) => pageHead(match, { title: m.evaluations_templates_title(), noindex: true }),
});

const templateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/templates/$templateId",
  ssr: true,
  beforeLoad: requireManaging,
  loader: async ({ context: { queryClient }, params }) => {
    // Always the server's latest: editing begins from its version.
    await queryClient.fetchQuery(templatesQueries.template(params.templateId)).catch((error: unknown) => {
      const code = errorCode(error);
      if (code === "evaluation_template.not_found" || code === "input.invalid") throw notFound();
      throw error;
    });
  },
  pendingComponent: QueueSkeleton,
  component: lazyRouteComponent(() => import("./pages/template-page.tsx"), "TemplatePage"),
  staticData: {
    crumb: ({ params, queryClient }) => {
      const known = queryClient.getQueryData(templatesQueries.template(params["templateId"] ?? "").queryKey);
      return known && (localized(known.draft.title) || known.draft.title.el);
    },
  },
  head: ({ match }) => pageHead(match, { title: m.evaluations_templates_title(), noindex: true }),
});

export const templateRoutes = [templatesRoute, templateRoute] as const;
