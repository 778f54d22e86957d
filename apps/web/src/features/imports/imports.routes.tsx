import { IMPORT_KINDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { managesApplications } from "#shared/permissions/held.ts";
import { requireSession } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { choiceParam, optionalParams } from "#shared/routing/search.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { ImportSkeleton } from "./components/import-skeleton.tsx";
import { importsQueries } from "./imports.queries.ts";

const importsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/imports",
  ssr: true,
  beforeLoad: requireSession(managesApplications, "evaluation-management"),
  validateSearch: (search: Record<string, unknown>) =>
    optionalParams({ kind: choiceParam(search["kind"], IMPORT_KINDS) }),
  loader: ({ context: { queryClient } }) => queryClient.prefetchInfiniteQuery(importsQueries.list()),
  pendingComponent: ImportSkeleton,
  component: lazyRouteComponent(() => import("./pages/imports-page.tsx"), "ImportsPage"),
  head: ({ match }) => pageHead(match, { title: m.imports_title(), noindex: true }),
});

const importRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/imports/$id",
  ssr: true,
  beforeLoad: requireSession(managesApplications, "evaluation-management"),
  loader: async ({ context: { queryClient }, params }) => {
    try {
      await queryClient.ensureQueryData({ ...importsQueries.run(params.id), revalidateIfStale: true });
    } catch (error) {
      const code = errorCode(error);
      if (code === "import.not_found" || code === "input.invalid") throw notFound();
      throw error;
    }
  },
  pendingComponent: ImportSkeleton,
  component: lazyRouteComponent(() => import("./pages/import-page.tsx"), "ImportPage"),
  staticData: {
    crumb: ({ params, queryClient }) =>
      queryClient.getQueryData(importsQueries.run(params["id"] ?? "").queryKey)?.file_name,
  },
  head: ({ match }) => pageHead(match, { title: m.imports_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { signedIn: [importsRoute, importRoute] } as const;
