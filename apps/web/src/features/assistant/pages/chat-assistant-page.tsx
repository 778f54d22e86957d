import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Card } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { ChatBoundary } from "../components/chat-boundary.tsx";
import { ChatTabs } from "../components/chat-tabs.tsx";
import { ConversationList } from "../components/conversation-list.tsx";
import { isKeptFor } from "../model/chat-owner.ts";

/** The chat at large, with the history beside it where there is room (specification 2.14). */
export function ChatAssistantPage() {
  const isKept = isKeptFor(useSession());
  return (
    <div className="mx-auto max-w-[76rem]">
      <PageHeader title={m.assistant_title()} lead={m.assistant_page_lead()} />
      <Card className="mt-6 flex h-[calc(100dvh-20rem)] min-h-[30rem] overflow-hidden">
        <ChatBoundary>
          <ChatTabs place="page" {...(isKept && { History: ConversationList })} />
        </ChatBoundary>
      </Card>
    </div>
  );
}
