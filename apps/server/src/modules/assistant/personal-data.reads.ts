import { and, asc, eq, gt } from "drizzle-orm";
import { inPages, PERSONAL_PAGE, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { chatConversations, chatMessages } from "./assistant.tables.ts";

/** What a person asked the assistant and what it answered, deleted conversations included while they are kept. */
export const assistantPersonalData: readonly PersonalSection[] = [
  {
    name: "chat_conversations",
    title: { el: "Συνομιλίες με τον βοηθό", en: "Conversations with the assistant" },
    rows: (db, userId) =>
      inPages((after) =>
        db
          .select({
            id: chatConversations.id,
            title: chatConversations.title,
            context_data: chatConversations.context_data,
            last_message_at: chatConversations.last_message_at,
            deleted_at: chatConversations.deleted_at,
          })
          .from(chatConversations)
          .where(and(eq(chatConversations.user_id, userId), after ? gt(chatConversations.id, after) : undefined))
          .orderBy(asc(chatConversations.id))
          .limit(PERSONAL_PAGE),
      ),
  },
  {
    name: "chat_messages",
    title: { el: "Μηνύματα με τον βοηθό", en: "Messages with the assistant" },
    rows: (db, userId) =>
      inPages((after) =>
        db
          .select({
            id: chatMessages.id,
            conversation_id: chatMessages.conversation_id,
            message_type: chatMessages.message_type,
            content: chatMessages.content,
            metadata: chatMessages.metadata,
            created_at: chatMessages.created_at,
          })
          .from(chatMessages)
          .where(and(eq(chatMessages.user_id, userId), after ? gt(chatMessages.id, after) : undefined))
          .orderBy(asc(chatMessages.id))
          .limit(PERSONAL_PAGE),
      ),
  },
];
