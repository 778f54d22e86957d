import { type Query, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Not what the page is about. */
const ASIDE: ReadonlySet<unknown> = new Set(["session", "notifications", "search"]);

const isShown = (query: Query): boolean =>
  query.getObserversCount() > 0 && query.state.dataUpdatedAt > 0 && !ASIDE.has(query.queryKey[0]);

/** When the oldest of what is on screen came from the service, in milliseconds; null when nothing of it did. */
export function useLastUpdated(): number | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore<number | null>(
    (onChange) => cache.subscribe(onChange),
    () => {
      const times = cache.findAll({ predicate: isShown }).map(({ state }) => state.dataUpdatedAt);
      return times.length > 0 ? Math.min(...times) : null;
    },
    () => null,
  );
}
