import type { ChatConversation } from "@kerkis/contract/assistant/assistant.schema.ts";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { useDeleteConversation } from "../assistant.mutations.ts";
import type { Chat } from "../hooks/use-chat.ts";

interface ConversationDeletionProps {
  conversation: ChatConversation;
  chat: Chat;
  onClose: () => void;
}

/** Asks before a conversation is deleted; the one on screen makes room for a new one. */
export function ConversationDeletion({ conversation, chat, onClose }: ConversationDeletionProps) {
  return (
    <Confirm
      tone="danger"
      title={m.assistant_delete_title()}
      description={m.assistant_delete_text({ title: conversation.title })}
      confirmLabel={m.assistant_delete()}
      command={useDeleteConversation(chat.state.owner)}
      input={() => conversation}
      failed={m.assistant_delete_failed()}
      onClose={onClose}
      onDone={() => {
        onClose();
        if (conversation.id === chat.selected) chat.startNew();
      }}
    />
  );
}
