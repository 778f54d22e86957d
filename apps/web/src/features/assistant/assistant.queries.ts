import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

/** Specification 9: stale after 30 s, one retry after 1 s. */
const CHAT = { staleTime: LIMITS.chatStaleMs, retry: 1, retryDelay: LIMITS.chatRetryMs };

/** Whose they are is in the keys: nothing of one person or organization must ever be taken for another's. */
export const assistantQueries = {
  all: () => ["assistant"] as const,
  /** The person's conversations, the one written to last first. */
  conversations: (owner: string) =>
    infiniteQueryOptions({
      ...CHAT,
      queryKey: [...assistantQueries.all(), "conversations", owner],
      queryFn: ({ pageParam }) =>
        api.assistant.conversations({ limit: LIMITS.pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
    }),
  /** Messages of one, newest first. */
  messages: (owner: string, id: string) =>
    infiniteQueryOptions({
      ...CHAT,
      queryKey: [...assistantQueries.all(), "messages", owner, id],
      queryFn: ({ pageParam }) =>
        api.assistant.messages({ id, limit: LIMITS.pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
    }),
};
