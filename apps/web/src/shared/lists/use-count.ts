import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import type { List } from "./use-list.ts";

/** A list's total, asked for once its rows are on the screen; undefined until it is known. */
export function useCount<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  list: Pick<List<never>, "state">,
): Data | undefined {
  return useQuery({ ...options, enabled: list.state === "shown", placeholderData: keepPreviousData }).data;
}
