import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * What was asked under these keys is asked again. So is what is still on its way: that was asked before the change, and an
 * invalidation alone leaves a first load as it is.
 */
export async function askAgain(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const asked = keys.map(async (queryKey) => {
    const underway = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
    // Silently: whoever waits for it gets the next answer.
    for (const query of underway) void query.cancel({ silent: true });
    const refreshed = queryClient.invalidateQueries({ queryKey });
    await Promise.allSettled([refreshed, ...underway.map((query) => query.fetch())]);
  });
  await Promise.all(asked);
}
