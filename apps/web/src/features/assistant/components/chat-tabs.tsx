import { Link } from "@tanstack/react-router";
import { type ComponentType, useId, useState } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useChat } from "../hooks/use-chat.ts";
import { useIsWide } from "#shared/hooks/use-media.ts";
import { ChatConversation } from "./chat-conversation.tsx";
import type { ChatPlace } from "./chat-message.tsx";
import type { ConversationListProps } from "./conversation-list.tsx";

// Visitors never see it.
const loadList = async () => (await import("./conversation-list.tsx")).ConversationList;

interface ChatTabsProps {
  place: ChatPlace;
  /** A link of a reply was followed. */
  onFollow?: (() => void) | undefined;
  /** The history where it is there from the beginning: beside the conversation where there is room. */
  History?: ComponentType<ConversationListProps>;
}

/** The conversation and the history, one at a time (specification 2.14). */
export function ChatTabs({ place, onFollow, History }: ChatTabsProps) {
  const [tab, setTab] = useState("chat");
  const reasonId = useId();
  const chat = useChat();
  const reason = chat.session.profile ? m.assistant_history_impersonating() : m.assistant_history_reason();
  const shown = chat.isUnkept ? "chat" : tab;
  const list = { chat, onSelected: () => setTab("chat") };
  // The same for every width, so that the server's HTML is: what stands where is said by its style.
  const role = useIsWide() && History ? "region" : undefined;
  return (
    <Tabs
      value={shown}
      onValueChange={setTab}
      label={m.assistant_views()}
      className={cn(
        "flex min-h-0 flex-1 flex-col [&>[role=tablist]]:shrink-0 [&>[role=tablist]]:px-2",
        History && "lg:flex-row lg:[&>[role=tablist]]:hidden",
      )}
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
      {History ? (
        <TabPanel
          value="history"
          isKept
          role={role}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 max-lg:data-[state=inactive]:hidden lg:w-72 lg:flex-none lg:border-r lg:border-border lg:p-3"
        >
          <h2 className="px-3 pt-1 pb-2 font-semibold max-lg:hidden">{m.assistant_tab_history()}</h2>
          <History {...list} />
        </TabPanel>
      ) : (
        <TabPanel value="history" className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
          <Loaded load={loadList} props={list} place={<SkeletonRows rows={4} />} />
        </TabPanel>
      )}
      <TabPanel
        value="chat"
        isKept={History !== undefined}
        role={role}
        className={cn(
          "flex min-h-0 min-w-0 flex-1 flex-col pt-0",
          History ? "max-lg:data-[state=inactive]:hidden" : "data-[state=inactive]:hidden",
        )}
      >
        <ChatConversation chat={chat} place={place} onFollow={onFollow} />
      </TabPanel>
    </Tabs>
  );
}
