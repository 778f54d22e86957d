import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/** Specification 9: stale after 30 s, one retry after 1 s. */
const CHAT = { staleTime: LIMITS.chatStaleMs, retry: 1, retryDelay: LIMITS.chatRetryMs };

/** Whose they are is in the keys: nothing of one person or organization must ever be taken for another's. */
export const assistantQueries = {
  all: () => ["assistant"] as const,
  /** The person's conversations, the one written to last first. */
  conversations: (owner: string) =>
    listQuery({
      ...CHAT,
      key: [...assistantQueries.all(), "conversations", owner],
      input: null,
      load: (start) => api.assistant.conversations({ limit: LIMITS.pageSize, ...start }),
    }),
  /** Messages of one, newest first. */
  messages: (owner: string, id: string) =>
    listQuery({
      ...CHAT,
      key: [...assistantQueries.all(), "messages", owner, id],
      input: null,
      load: (start) => api.assistant.messages({ id, limit: LIMITS.pageSize, ...start }),
    }),
};
