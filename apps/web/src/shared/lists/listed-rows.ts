import type { QueryClient } from "@tanstack/react-query";
import type { ListPage, ListQuery, RowOf } from "./list-query.ts";

/** Rows of a list that are here already, for the head of its page. */
export const listedRows = <Page extends ListPage>(client: QueryClient, query: ListQuery<Page>): RowOf<Page>[] =>
  client.getQueryData(query.queryKey)?.pages.flatMap((page) => page.items) ?? [];
