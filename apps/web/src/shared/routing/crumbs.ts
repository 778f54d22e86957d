import type { QueryClient } from "@tanstack/react-query";

interface CrumbArguments {
  params: Readonly<Record<string, string | undefined>>;
  search: Readonly<Record<string, unknown>>;
  queryClient: QueryClient;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /**
     * Name of the record in the last place of the breadcrumbs (specification 2.7), from data the loader has fetched:
     * `staticData: { crumb: ({ params, queryClient }) => queryClient.getQueryData(query(params.id).queryKey)?.name }`.
     */
    crumb?: (args: CrumbArguments) => string | undefined;
  }
}

export type { CrumbArguments };
