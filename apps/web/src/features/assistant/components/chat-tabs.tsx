import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { m } from "#messages";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useChat } from "../hooks/use-chat.ts";
import { ChatConversation } from "./chat-conversation.tsx";
import type { ChatPlace } from "./chat-message.tsx";

// Visitors never see it.
const loadList = async () => (await import("./conversation-list.tsx")).ConversationList;

interface ChatTabsProps {
  place: ChatPlace;
  /** A link of a reply was followed. */
  onFollow?: (() => void) | undefined;
}

/** The conversation and the history, one at a time (specification 2.14). */
export function ChatTabs({ place, onFollow }: ChatTabsProps) {
  const [tab, setTab] = useState("chat");
  const reasonId = useId();
  const chat = useChat();
  const reason = chat.session.profile ? m.assistant_history_impersonating() : m.assistant_history_reason();
  const shown = chat.isUnkept ? "chat" : tab;
  return (
    <Tabs
      value={shown}
      onValueChange={setTab}
      label={m.assistant_views()}
      className="flex min-h-0 flex-1 flex-col [&>[role=tablist]]:shrink-0 [&>[role=tablist]]:px-2"
      tabs={[
        { value: "chat", label: m.assistant_tab_chat() },
        {
          value: "history",
          label: m.assistant_tab_history(),
          ...(chat.isUnkept && { disabled: { id: reasonId, reason } }),
        },
      ]}
    >
      {chat.isUnkept && (
        <p id={reasonId} className="shrink-0 px-4 pt-2 text-sm text-muted-foreground">
          {chat.session.profile ? (
            reason
          ) : (
            <Link
              to="/signin"
              onClick={onFollow}
              className={linkStyles({ className: "inline-flex items-center max-md:min-h-11" })}
            >
              {reason}
            </Link>
          )}
        </p>
      )}
      <TabPanel value="chat" className="flex min-h-0 flex-1 flex-col pt-0 data-[state=inactive]:hidden">
        <ChatConversation chat={chat} place={place} onFollow={onFollow} />
      </TabPanel>
      <TabPanel value="history" className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        <Loaded load={loadList} props={{ chat, onSelected: () => setTab("chat") }} place={<SkeletonRows rows={4} />} />
      </TabPanel>
    </Tabs>
  );
}
