import type { ChatConversation, ChatMessage } from "@kerkis/contract/assistant/assistant.schema.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { chatConversations, chatMessages } from "./assistant.tables.ts";

export interface PageAsked {
  /** Id of the last one of the page before. */
  cursor: string | undefined;
  limit: number;
}

/** Whose conversations, and of which organization (specification 7.2: active ones, for the user and organization). */
export interface ConversationOwner {
  userId: string;
  organizationId: string | null;
}

const shown = {
  id: chatConversations.id,
  title: chatConversations.title,
  context_data: chatConversations.context_data,
  organization_id: chatConversations.organization_id,
  is_active: chatConversations.is_active,
  last_message_at: chatConversations.last_message_at,
};

/** The person's own active conversations there. */
const ownedBy = ({ userId, organizationId }: ConversationOwner) =>
  and(
    eq(chatConversations.user_id, userId),
    // What someone asked before they belonged anywhere stays theirs.
    sql`(${chatConversations.organization_id} is null or ${chatConversations.organization_id} = ${organizationId}::uuid)`,
    eq(chatConversations.is_active, true),
  );

/** A page of the person's conversations, the one written to last first. */
export async function conversationsPage(
  db: Reader,
  owner: ConversationOwner,
  { cursor, limit }: PageAsked,
): Promise<{ items: ChatConversation[]; next: string | null }> {
  const before = cursor
    ? sql`(${chatConversations.last_message_at}, ${chatConversations.id}) <
        (select last_message_at, id from chat_conversations where id = ${cursor} and user_id = ${owner.userId})`
    : undefined;
  const rows = await db
    .select(shown)
    .from(chatConversations)
    .where(and(ownedBy(owner), before))
    .orderBy(desc(chatConversations.last_message_at), desc(chatConversations.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** One of the person's own conversations there. @throws Refusal conversation.not_found */
export async function ownConversation(db: Reader, owner: ConversationOwner, id: string): Promise<ChatConversation> {
  const [row] = await db
    .select(shown)
    .from(chatConversations)
    .where(and(eq(chatConversations.id, id), ownedBy(owner)));
  if (!row) throw new Refusal("conversation.not_found");
  return row;
}

/** How many conversations the person has anywhere. */
export async function conversationCount(db: Reader, userId: string): Promise<number> {
  return db.$count(
    chatConversations,
    and(eq(chatConversations.user_id, userId), eq(chatConversations.is_active, true)),
  );
}

/** How many messages a conversation has. */
export async function messageCount(db: Reader, conversationId: string): Promise<number> {
  return db.$count(chatMessages, eq(chatMessages.conversation_id, conversationId));
}

/** A page of a conversation's messages, newest first. @throws Refusal conversation.not_found */
export async function messagesPage(
  db: Reader,
  owner: ConversationOwner,
  id: string,
  { cursor, limit }: PageAsked,
): Promise<{ items: ChatMessage[]; next: string | null }> {
  await ownConversation(db, owner, id);
  const rows = await db
    .select({
      id: chatMessages.id,
      request_id: chatMessages.request_id,
      message_type: chatMessages.message_type,
      content: chatMessages.content,
      metadata: chatMessages.metadata,
      created_at: chatMessages.created_at,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversation_id, id), cursor ? sql`${chatMessages.id} < ${cursor}` : undefined))
    .orderBy(desc(chatMessages.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
