import type {
  ChatAiReply,
  ChatConversation,
  ChatMessage,
  ChatSource,
} from "@kerkis/contract/assistant/assistant.schema.ts";
import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import type { ConversationOwner } from "./assistant.reads.ts";
import { chatConversations, chatMessages } from "./assistant.tables.ts";

/** A question or its answer, as it is kept. */
export interface NewMessage {
  conversationId: string;
  userId: string;
  /** The browser's name for the question. */
  requestId: string;
  content: string;
  metadata: ChatMessage["metadata"];
}

/** Begins one. @returns it as the person sees it */
export async function insertConversation(
  tx: Tx,
  owner: ConversationOwner,
  { title, context_data, last_message_at }: Pick<ChatConversation, "title" | "context_data" | "last_message_at">,
): Promise<ChatConversation> {
  const [row] = await tx
    .insert(chatConversations)
    .values({
      user_id: owner.userId,
      organization_id: owner.organizationId,
      title,
      context_data,
      last_message_at,
    })
    .returning();
  if (!row) throw new Error("A conversation was not stored.");
  const { user_id: _user, created_at: _created, deleted_at: _deleted, ...shown } = row;
  return shown;
}

/** Keeps a message once, however often it arrives, and lets its conversation come first. @param at ISO 8601 */
export async function insertMessage(tx: Tx, type: "user" | "bot", message: NewMessage, at: string): Promise<void> {
  const stored = await tx
    .insert(chatMessages)
    .values({
      conversation_id: message.conversationId,
      user_id: message.userId,
      message_type: type,
      content: message.content,
      metadata: message.metadata,
      request_id: message.requestId,
      created_at: at,
    })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id });
  if (stored.length === 0) return;
  await tx
    .update(chatConversations)
    .set({ last_message_at: at })
    .where(eq(chatConversations.id, message.conversationId));
}

/** The answer that a question already got, or null. */
export async function keptReply(tx: Tx, conversationId: string, requestId: string): Promise<ChatAiReply | null> {
  const [row] = await tx
    .select({ content: chatMessages.content, metadata: chatMessages.metadata })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversation_id, conversationId),
        eq(chatMessages.request_id, requestId),
        eq(chatMessages.message_type, "bot"),
      ),
    );
  return row ? { response: row.content, sources: row.metadata.sources ?? [] } : null;
}

/** Takes it off the list. @param at ISO 8601 */
export async function deactivateConversation(tx: Tx, id: string, at: string): Promise<void> {
  await tx.update(chatConversations).set({ is_active: false, deleted_at: at }).where(eq(chatConversations.id, id));
}

const ERASED_AT_ONCE = 500;

/**
 * Erases some of the conversations that were deleted, or last written to, before these moments (ISO 8601).
 * @returns whether there may be more
 */
export async function eraseOldConversations(tx: Tx, before: { deleted: string; written: string }): Promise<boolean> {
  const old = tx
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(or(lt(chatConversations.deleted_at, before.deleted), lt(chatConversations.last_message_at, before.written)))
    .limit(ERASED_AT_ONCE);
  const gone = await tx
    .delete(chatConversations)
    .where(inArray(chatConversations.id, old))
    .returning({ id: chatConversations.id });
  return gone.length === ERASED_AT_ONCE;
}

/** Takes back what a person was told of records that they may see no more. */
export async function deleteRepliesWith(tx: Tx, userId: string, source: Partial<ChatSource>): Promise<void> {
  await tx
    .delete(chatMessages)
    .where(
      and(
        eq(chatMessages.user_id, userId),
        eq(chatMessages.message_type, "bot"),
        sql`${chatMessages.metadata} @> ${JSON.stringify({ sources: [source] })}::jsonb`,
      ),
    );
}
