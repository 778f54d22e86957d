import { ownPages, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { chatConversations, chatMessages } from "../assistant.tables.ts";

/** What a person asked the assistant and what it answered, deleted conversations included while they are kept. */
export const assistantPersonalData: readonly PersonalSection[] = [
  {
    name: "chat_conversations",
    title: { el: "Συνομιλίες με τον βοηθό", en: "Conversations with the assistant" },
    rows: ownPages({
      owner: chatConversations.user_id,
      columns: {
        id: chatConversations.id,
        title: chatConversations.title,
        context_data: chatConversations.context_data,
        last_message_at: chatConversations.last_message_at,
        deleted_at: chatConversations.deleted_at,
      },
    }),
  },
  {
    name: "chat_messages",
    title: { el: "Μηνύματα με τον βοηθό", en: "Messages with the assistant" },
    rows: ownPages({
      owner: chatMessages.user_id,
      columns: {
        id: chatMessages.id,
        conversation_id: chatMessages.conversation_id,
        message_type: chatMessages.message_type,
        content: chatMessages.content,
        metadata: chatMessages.metadata,
        created_at: chatMessages.created_at,
      },
    }),
  },
];
