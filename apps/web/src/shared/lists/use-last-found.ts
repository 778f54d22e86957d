import { type InfiniteData, hashKey, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { isLoadingFailure } from "#shared/errors/loading-failure.ts";
import type { ListPage } from "./list-query.ts";

interface Found<Page extends ListPage> {
  data: InfiniteData<Page> | undefined;
  error: unknown;
}

/** What the same list showed last, for as long as no connection brings what is asked of it now; nothing otherwise. */
export function useLastFound<Page extends ListPage>(
  queryKey: QueryKey,
  { data, error }: Found<Page>,
): Found<Page>["data"] {
  const list = hashKey(queryKey.slice(0, -1));
  const [last, setLast] = useState<{ list: string; data: Found<Page>["data"] } | null>(null);
  if (data && (last?.data !== data || last.list !== list)) setLast({ list, data });
  if (data || !isLoadingFailure(error) || last?.list !== list) return undefined;
  // Where nothing was found before, nothing is known of what was asked since.
  return last.data?.pages.some(({ items }) => items.length > 0) ? last.data : undefined;
}
