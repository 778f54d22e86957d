import { type QueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { publicationQueries } from "./publication.queries.ts";

/** Who was selected in a call, for its page. */
export const CallResults = latePart(
  async () => (await import("./components/publication/call-results.tsx")).CallResults,
);

/** The way to it, on the call's stage. */
export const CallResultsLink = latePart(
  async () => (await import("./components/publication/call-results.tsx")).CallResultsLink,
);

/** When a call's results were published; null where they were not. */
export const usePublishedAt = (callId: string): string | null =>
  useSuspenseQuery(publicationQueries.publication(callId)).data.published_at;

/** What `CallResults` shows, before its page does. */
export async function loadCallResults(queryClient: QueryClient, callId: string): Promise<void> {
  const { published_at } = await queryClient.ensureQueryData({
    ...publicationQueries.publication(callId),
    revalidateIfStale: true,
  });
  if (published_at !== null) await queryClient.prefetchInfiniteQuery(publicationQueries.selected(callId));
}
