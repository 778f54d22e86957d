import {
  CHAT_MESSAGE_TYPES,
  type ChatConversation,
  type ChatMessage,
} from "@kerkis/contract/assistant/assistant.schema.ts";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";

/** Conversations with the assistant (specification 3); an inactive one was deleted by its owner. */
export const chatConversations = pgTable(
  "chat_conversations",
  {
    id: primaryId(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Null for a person who belongs to none. */
    organization_id: uuid().references(() => organizations.id, { onDelete: "cascade" }),
    title: text().notNull(),
    context_data: jsonb().$type<ChatConversation["context_data"]>().notNull(),
    is_active: boolean().notNull().default(true),
    deleted_at: instant(),
    last_message_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("chat_conversations_user_idx").on(table.user_id, table.organization_id, table.last_message_at, table.id),
    index("chat_conversations_organization_idx").on(table.organization_id),
    index("chat_conversations_written_idx").on(table.last_message_at),
  ],
);

/** What was asked and answered (specification 3). */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: primaryId(),
    conversation_id: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    message_type: text({ enum: CHAT_MESSAGE_TYPES }).notNull(),
    content: text().notNull(),
    metadata: jsonb().$type<ChatMessage["metadata"]>().notNull(),
    /** The browser's name for a question; its answer carries the same, so that neither is kept twice. */
    request_id: uuid().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("chat_messages_conversation_idx").on(table.conversation_id, table.id),
    index("chat_messages_user_idx").on(table.user_id, table.id),
    uniqueIndex("chat_messages_request_key").on(table.conversation_id, table.request_id, table.message_type),
  ],
);
