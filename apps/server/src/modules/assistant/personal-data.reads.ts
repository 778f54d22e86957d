import { and, asc, eq, gt } from "drizzle-orm";
import { inPages, PERSONAL_PAGE, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { chatConversations, chatMessages } from "./assistant.tables.ts";

/** What a person asked the assistant and what it answered, deleted conversations included while they are kept. */
export const assistantPersonalData: readonly PersonalSection[] = [
  {
    name: "chat_messages",
    title: { el: "Συνομιλίες με τον βοηθό", en: "Conversations with the assistant" },
    rows: (db, userId) =>
      inPages((after) =>
        db
          .select({
            id: chatMessages.id,
            conversation: chatConversations.title,
            message_type: chatMessages.message_type,
            content: chatMessages.content,
            created_at: chatMessages.created_at,
          })
          .from(chatMessages)
          .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversation_id))
          .where(and(eq(chatMessages.user_id, userId), after ? gt(chatMessages.id, after) : undefined))
          .orderBy(asc(chatMessages.id))
          .limit(PERSONAL_PAGE),
      ),
  },
];
