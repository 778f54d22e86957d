import type { ChatAiInput, ChatAiReply, ChatMessage } from "@kerkis/contract/assistant/assistant.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { useLanguage } from "#shared/i18n/language-context.ts";
import { recordUserAction } from "#shared/metrics/user-actions.ts";
import { useConnectivity } from "#shared/offline/connectivity.ts";
import { useAskAssistant, useStartConversation } from "../assistant.mutations.ts";
import { assistantQueries } from "../assistant.queries.ts";
import { keepAnswer, messagesOf } from "../model/answered-messages.ts";
import { chatStore, NEW_LOG, type Turn, withoutTurn, withTurn } from "../model/chat-store.ts";
import type { Chat } from "./use-chat.ts";

/** Refusals whose own words help more than the general ones. */
const TELLING = new Set(["request.rate_limited", "conversation.full", "conversation.not_found", "auth.required"]);

const failureOf = (error: unknown): string | null => (TELLING.has(errorCode(error) ?? "") ? errorText(error) : null);

/** Sending, and sending again what failed (specification 4, chat message). One message at a time. */
export function useSend(chat: Chat) {
  const queryClient = useQueryClient();
  const { pathname: route } = useLocation();
  const { language } = useLanguage();
  const isOffline = useConnectivity() === "offline";
  const start = useStartConversation();
  const ask = useAskAssistant();
  const { session, organizationId, isUnkept, change } = chat;
  const store = chatStore(queryClient);
  const { owner } = chat.state;

  /** The conversation that a message without one goes to: the first, should the list come only now, or a new one. */
  async function conversationForNew(): Promise<{ id: string; isNew: boolean }> {
    if (chat.state.selection === "first" && chat.list.state === "loading") {
      const options = assistantQueries.conversations(owner);
      const list = await queryClient.ensureInfiniteQueryData(options).catch(() => undefined);
      const first = list?.pages[0]?.items[0];
      if (first) return { id: first.id, isNew: false };
    }
    const { id } = await start.mutateAsync({ title: formatDate(new Date()), route });
    void queryClient.invalidateQueries({ queryKey: assistantQueries.conversations(owner).queryKey });
    return { id, isNew: true };
  }

  function inputOf(turn: Turn, log: string): ChatAiInput {
    const { profile, current_organization: organization } = session;
    const organizationName = organization?.name ?? null;
    const userRole = profile?.role ?? "guest";
    const said = [
      ...messagesOf(queryClient, assistantQueries.messages(owner, log)),
      ...(store.get().turns[log] ?? []).flatMap((past): Pick<ChatMessage, "message_type" | "content">[] =>
        past.status === "answered"
          ? [
              { message_type: "user", content: past.text },
              { message_type: "bot", content: past.reply },
            ]
          : [],
      ),
    ];
    return {
      message: turn.text,
      userRole,
      currentRoute: route,
      context: {
        isAuthenticated: profile !== null,
        userEmail: profile?.email ?? null,
        userRole,
        messages: said.slice(-LIMITS.chatHistory).map(({ message_type, content }) => ({ message_type, content })),
        route,
        timestamp: new Date().toISOString(),
        organizationId,
        organizationName,
      },
      conversationId: isUnkept ? null : log,
      messageId: turn.messageId,
      organizationName,
      organizationId,
      language,
    };
  }

  async function answer(turn: Turn, log: string, isNew = false): Promise<void> {
    try {
      settle(await ask.mutateAsync(inputOf(turn, log)), turn, log, isNew);
    } catch (error) {
      const failed: Turn = { ...turn, status: "failed", failure: failureOf(error) };
      change(({ turns }) => ({ turns: withTurn(turns, log, failed), isPending: false }));
    }
  }

  function settle({ response, sources }: ChatAiReply, turn: Turn, log: string, isNew: boolean) {
    const reply = response.trim() === "" ? m.assistant_no_reply() : response;
    const answered: Turn = { ...turn, status: "answered", reply, sources, failure: null };
    if (store.get().owner !== owner) return;
    const isListed =
      !isUnkept && keepAnswer(queryClient, assistantQueries.messages(owner, log), answered, { isNew, route });
    change(({ turns }) => ({
      turns: isListed ? withoutTurn(turns, log, turn.messageId) : withTurn(turns, log, answered),
      isPending: false,
    }));
    if (!isUnkept) void queryClient.invalidateQueries({ queryKey: assistantQueries.conversations(owner).queryKey });
  }

  async function send(text: string): Promise<void> {
    const message = text.trim();
    if (message === "" || isOffline || store.get().isPending) return;
    recordUserAction("chat_message_sent");
    const turn: Turn = {
      messageId: crypto.randomUUID(),
      text: message,
      status: "pending",
      reply: "",
      sources: [],
      failure: null,
    };
    const { selection } = chat.state;
    change(({ turns, draft }) => ({
      turns: withTurn(turns, chat.log, turn),
      isPending: true,
      // A suggested question leaves what is being typed alone.
      draft: draft.trim() === message ? "" : draft,
    }));
    if (chat.log !== NEW_LOG) {
      // What was selected by itself stays selected, whatever comes to the top of the list.
      if (chat.selected !== null) chat.select(chat.selected);
      return answer(turn, chat.log);
    }
    try {
      const { id, isNew } = await conversationForNew();
      change((now) => ({
        turns: withoutTurn(withTurn(now.turns, id, turn), NEW_LOG, turn.messageId),
        // Unless the person has gone on to another one meanwhile.
        ...(now.selection === selection && { selection: { id } }),
      }));
      return await answer(turn, id, isNew);
    } catch {
      change(({ turns, draft }) => ({
        turns: withoutTurn(turns, NEW_LOG, turn.messageId),
        draft: draft === "" ? message : `${message}\n${draft}`,
        isPending: false,
      }));
    }
  }

  /** Sends a failed message again, under the id that it had. */
  async function retry(turn: Turn): Promise<void> {
    if (isOffline || store.get().isPending) return;
    const pending: Turn = { ...turn, status: "pending", failure: null };
    change(({ turns }) => ({ turns: withTurn(turns, chat.log, pending), isPending: true }));
    await answer(pending, chat.log);
  }

  return { send, retry, isOffline };
}
