import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";

/** A list's total, asked for once its rows are on the screen; undefined until it is known. */
export function useCount<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  list: { data: unknown },
): Data | undefined {
  return useQuery({ ...options, enabled: list.data !== undefined, placeholderData: keepPreviousData }).data;
}
