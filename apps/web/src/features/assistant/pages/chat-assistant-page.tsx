import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Card } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { ChatBoundary } from "../components/chat-boundary.tsx";
import { ChatConversation } from "../components/chat-conversation.tsx";
import { ChatTabs } from "../components/chat-tabs.tsx";
import { ConversationList } from "../components/conversation-list.tsx";
import { isKeptFor } from "../model/chat-owner.ts";
import { useChat } from "../hooks/use-chat.ts";
import { useIsWide } from "../hooks/use-media.ts";

/** The chat at large, with the history beside it where there is room (specification 2.14). */
export function ChatAssistantPage() {
  const isWide = useIsWide();
  const isKept = isKeptFor(useSession());
  return (
    <div className="mx-auto max-w-[76rem]">
      <PageHeader title={m.assistant_title()} lead={m.assistant_page_lead()} />
      <Card className="mt-6 flex h-[calc(100dvh-20rem)] min-h-[30rem] overflow-hidden">
        <ChatBoundary>{isWide && isKept ? <BesideEachOther /> : <ChatTabs place="page" />}</ChatBoundary>
      </Card>
    </div>
  );
}

function BesideEachOther() {
  const chat = useChat();
  return (
    <>
      <section
        aria-label={m.assistant_tab_history()}
        className="w-72 shrink-0 overflow-y-auto overscroll-contain border-r border-border p-3"
      >
        <h2 className="px-3 pt-1 pb-2 font-semibold">{m.assistant_tab_history()}</h2>
        <ConversationList chat={chat} />
      </section>
      <section aria-label={m.assistant_tab_chat()} className="flex min-w-0 flex-1 flex-col">
        <ChatConversation chat={chat} place="page" />
      </section>
    </>
  );
}
