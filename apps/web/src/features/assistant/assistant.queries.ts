import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

/** Specification 9: stale after 30 s, one retry after 1 s. */
const CHAT = { staleTime: LIMITS.chatStaleMs, retry: 1, retryDelay: LIMITS.chatRetryMs };

/** The organization is in the keys: what was selected in one must never be taken for a conversation of another. */
export const assistantQueries = {
  all: () => ["assistant"] as const,
  /** The person's conversations, the one written to last first. */
  conversations: (organizationId: string | null) =>
    infiniteQueryOptions({
      ...CHAT,
      queryKey: [...assistantQueries.all(), "conversations", organizationId],
      queryFn: ({ pageParam }) =>
        api.assistant.conversations({ limit: LIMITS.pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
  /** Messages of one, newest first. */
  messages: (organizationId: string | null, id: string) =>
    infiniteQueryOptions({
      ...CHAT,
      queryKey: [...assistantQueries.all(), "messages", organizationId, id],
      queryFn: ({ pageParam }) =>
        api.assistant.messages({ id, limit: LIMITS.pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
};
