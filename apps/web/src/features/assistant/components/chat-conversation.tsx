import { MessageSquarePlus } from "lucide-react";
import { useRef } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import type { Chat } from "../hooks/use-chat.ts";
import { useChatLog } from "../hooks/use-chat-log.ts";
import { useSend } from "../hooks/use-send.ts";
import { ChatInput } from "./chat-input.tsx";
import { ChatLog } from "./chat-log.tsx";
import type { ChatPlace } from "./chat-message.tsx";
import { ChatWelcome } from "./chat-welcome.tsx";

interface ChatConversationProps {
  chat: Chat;
  place: ChatPlace;
  onFollow?: (() => void) | undefined;
}

/** The selected conversation and the box to go on with it. */
export function ChatConversation({ chat, place, onFollow }: ChatConversationProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const messages = useChatLog(chat);
  const { send, retry, isOffline } = useSend(chat);
  const { isPending, draft } = chat.state;
  const title = chat.conversations.find(({ id }) => id === chat.selected)?.title;
  const hasMessages = messages.entries.length > 0;

  function begin() {
    chat.startNew();
    box.current?.focus();
  }
  function ask(text: string) {
    void send(text);
    box.current?.focus();
  }
  return (
    <>
      {(hasMessages || chat.selected !== null) && (
        <div className="flex shrink-0 items-center justify-between gap-2 px-2 py-1 pl-4">
          <p className="min-w-0 truncate text-sm text-muted-foreground">{title}</p>
          <Button variant="ghost" size="sm" className="text-primary" onClick={begin}>
            <MessageSquarePlus />
            {m.assistant_new()}
          </Button>
        </div>
      )}
      {messages.isLoading ? (
        <SkeletonRows rows={4} className="flex-1 p-4" />
      ) : messages.error ? (
        <ErrorState
          className="flex-1 py-6"
          title={m.assistant_messages_failed()}
          description={errorText(messages.error)}
          onRetry={messages.retry}
        />
      ) : hasMessages ? (
        <ChatLog
          // Another conversation is another log, so that nobody is read all of it aloud.
          key={chat.log}
          messages={messages}
          place={place}
          isBlocked={isPending || isOffline}
          onRetry={(turn) => void retry(turn)}
          onFollow={onFollow}
        />
      ) : (
        <ChatWelcome session={chat.session} isBlocked={isPending || isOffline} onAsk={ask} />
      )}
      <ChatInput
        ref={box}
        draft={draft}
        onWrite={chat.write}
        onSend={() => ask(draft)}
        isPending={isPending}
        isOffline={isOffline}
      />
    </>
  );
}
