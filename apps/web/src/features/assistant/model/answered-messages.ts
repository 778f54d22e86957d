/** Messages of a conversation as the query cache knows them. */
import type { ChatMessage } from "@kerkis/contract/assistant/assistant.schema.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { assistantQueries } from "../assistant.queries.ts";
import type { Turn } from "./chat-store.ts";

type MessagesQuery = ReturnType<typeof assistantQueries.messages>;

/** What is known of them, oldest first. */
export const messagesOf = (queryClient: QueryClient, { queryKey }: MessagesQuery): ChatMessage[] =>
  (queryClient.getQueryData(queryKey)?.pages ?? []).flatMap(({ items }) => items).toReversed();

/**
 * Adds an answered turn to the list, as the server has it now. @returns false when the list is not known: it is asked for
 * again then, and the turn stays until it has come.
 */
export function keepAnswer(
  queryClient: QueryClient,
  query: MessagesQuery,
  turn: Turn,
  { isNew, route }: { isNew: boolean; route: string },
): boolean {
  const { queryKey } = query;
  const known = queryClient.getQueryData(queryKey);
  if (!known && !isNew) {
    void queryClient.invalidateQueries({ queryKey });
    return false;
  }
  // An older answer under way would take the new messages away again.
  void queryClient.cancelQueries({ queryKey });
  const kept = { request_id: turn.messageId, created_at: new Date().toISOString() };
  const added: ChatMessage[] = [
    {
      ...kept,
      id: crypto.randomUUID(),
      message_type: "bot",
      content: turn.reply,
      metadata: { route, sources: [...turn.sources] },
    },
    { ...kept, id: crypto.randomUUID(), message_type: "user", content: turn.text, metadata: { route } },
  ];
  const [newest = { items: [], next_cursor: null }, ...older] = known?.pages ?? [];
  const items = newest.items.filter(({ request_id }) => request_id !== turn.messageId);
  queryClient.setQueryData(queryKey, {
    pages: [{ ...newest, items: [...added, ...items] }, ...older],
    pageParams: known?.pageParams ?? [null],
  });
  return true;
}
