import type { ChatConversation } from "@kerkis/contract/assistant/assistant.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import type { Chat } from "../hooks/use-chat.ts";
import { ConversationRow } from "./conversation-row.tsx";

const loadDeletion = async () => (await import("./conversation-deletion.tsx")).ConversationDeletion;

export interface ConversationListProps {
  chat: Chat;
  onSelected?: () => void;
}

/** The person's conversations in the current organization, the one written to last first. */
export function ConversationList({ chat, onSelected }: ConversationListProps) {
  const [asked, setAsked] = useState<ChatConversation | null>(null);
  const { list } = chat;

  function select({ id }: ChatConversation) {
    chat.select(id);
    onSelected?.();
  }
  return (
    <>
      <ResourceList
        list={list}
        look="plain"
        failed={m.assistant_list_failed()}
        headingLevel={3}
        empty={{ title: m.assistant_list_empty(), text: m.assistant_list_empty_text() }}
        skeleton={<SkeletonRows rows={4} />}
      >
        {(conversations) => (
          <ListRows look="plain" label={m.assistant_list()} rows={conversations} rowId={({ id }) => id}>
            {(conversation) => (
              <ConversationRow
                conversation={conversation}
                isSelected={conversation.id === chat.selected}
                onSelect={() => select(conversation)}
                onDelete={() => setAsked(conversation)}
              />
            )}
          </ListRows>
        )}
      </ResourceList>
      <AskedPart load={loadDeletion} props={asked && { conversation: asked, chat, onClose: () => setAsked(null) }} />
    </>
  );
}
