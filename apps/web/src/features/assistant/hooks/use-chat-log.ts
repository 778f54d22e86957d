import type { ChatSource } from "@kerkis/contract/assistant/assistant.schema.ts";
import { useList } from "#shared/lists/use-list.ts";
import { assistantQueries } from "../assistant.queries.ts";
import type { Turn } from "../model/chat-store.ts";
import type { Chat } from "./use-chat.ts";

/** A reply's place in the log: the same before the list has it and after. */
const replyId = (messageId: string): string => `${messageId}-reply`;

/** One message as the log shows it. */
export type LogEntry =
  | { kind: "user"; id: string; text: string }
  | { kind: "reply"; id: string; text: string; sources: readonly ChatSource[] }
  | { kind: "thinking"; id: string }
  | { kind: "failure"; id: string; text: string | null; turn: Turn };

function replyTo(turn: Turn): LogEntry {
  const id = replyId(turn.messageId);
  if (turn.status === "pending") return { kind: "thinking", id };
  if (turn.status === "failed") return { kind: "failure", id, text: turn.failure, turn };
  return { kind: "reply", id, text: turn.reply, sources: turn.sources };
}

/** The selected conversation, oldest message first: what the server has, then what is under way here. */
export function useChatLog({ selected, isUnkept, list, log, state }: Chat) {
  const kept = useList({
    ...assistantQueries.messages(state.owner, selected ?? ""),
    enabled: selected !== null && !isUnkept,
  });
  const messages = kept.rows.toReversed();
  // The server keeps a message before it answers: what failed here may be in the list, with an answer or without.
  const answered = new Set(messages.flatMap((message) => (message.message_type === "bot" ? message.request_id : [])));
  const turns = (state.turns[log] ?? []).filter(({ messageId }) => !answered.has(messageId));
  const shownHere = new Set(turns.map(({ messageId }) => messageId));
  const entries: LogEntry[] = [
    ...messages
      .filter(({ request_id }) => !shownHere.has(request_id))
      .map(({ request_id, message_type, content, metadata }): LogEntry => {
        if (message_type === "user") return { kind: "user", id: request_id, text: content };
        return { kind: "reply", id: replyId(request_id), text: content, sources: metadata.sources ?? [] };
      }),
    ...turns.flatMap((turn): LogEntry[] => [{ kind: "user", id: turn.messageId, text: turn.text }, replyTo(turn)]),
  ];
  const isFinding = !isUnkept && state.selection === "first" && list.state === "loading";
  return {
    entries,
    isLoading: entries.length === 0 && (isFinding || (selected !== null && kept.state === "loading")),
    error: entries.length === 0 ? kept.error : null,
    retry: kept.retry,
    hasEarlier: kept.next !== null,
    isLoadingEarlier: kept.isLoadingMore,
    loadEarlier: kept.loadMore,
  };
}
