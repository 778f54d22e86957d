import type {
  ChatConversation,
  ChatConversationPage,
  ChatMessagePage,
} from "@kerkis/contract/assistant/assistant.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource, type PageQuery } from "#platform/lists/keyset.ts";
import { chatConversations, chatMessages } from "./assistant.tables.ts";

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

const conversations = keysetList("conversations", {
  latest: descending(timeKey(chatConversations.last_message_at), idKey(chatConversations.id)),
});

/** A page of the person's conversations, the one written to last first. */
export async function conversationsPage(
  { db, cursors }: ListSource,
  owner: ConversationOwner,
  query: PageQuery<"latest">,
): Promise<ChatConversationPage> {
  const page = conversations.page(cursors, query, owner.userId);
  const rows = await db
    .select({ ...shown, ...page.columns })
    .from(chatConversations)
    .where(and(ownedBy(owner), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many conversations the person has there. */
export const countConversations = (db: Reader, owner: ConversationOwner) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(chatConversations)
      .where(ownedBy(owner)),
  );

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

/** Ids are ordered by time. */
const messages = keysetList("messages", { newest: descending(idKey(chatMessages.id)) });

/** A page of a conversation's messages, newest first. @throws Refusal conversation.not_found */
export async function messagesPage(
  { db, cursors }: ListSource,
  owner: ConversationOwner,
  id: string,
  query: PageQuery<"newest">,
): Promise<ChatMessagePage> {
  const page = messages.page(cursors, query, id);
  await ownConversation(db, owner, id);
  const rows = await db
    .select({
      id: chatMessages.id,
      request_id: chatMessages.request_id,
      message_type: chatMessages.message_type,
      content: chatMessages.content,
      metadata: chatMessages.metadata,
      created_at: chatMessages.created_at,
      ...page.columns,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversation_id, id), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many messages a conversation has. @throws Refusal conversation.not_found */
export async function countMessages(db: Reader, owner: ConversationOwner, id: string) {
  await ownConversation(db, owner, id);
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(chatMessages)
      .where(eq(chatMessages.conversation_id, id)),
  );
}
