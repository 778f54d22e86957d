import * as z from "zod/mini";
import { LANGUAGES } from "../core/text/languages.ts";
import { id, optionalText, requiredText, timestamp } from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";
import { listOf } from "../core/lists.ts";

/** Where a conversation began (specification 3, chat_conversations). */
export const chatContext = z.object({
  userRole: z.string(),
  startedAt: timestamp,
  route: z.string(),
  organizationId: z.nullable(id),
  organizationName: z.nullable(z.string()),
});

export const chatConversation = z.object({
  id,
  title: z.string(),
  context_data: chatContext,
  organization_id: z.nullable(id),
  is_active: z.boolean(),
  last_message_at: timestamp,
});
export type ChatConversation = z.infer<typeof chatConversation>;

/** Kinds of records that an answer may stand on; each has its page. */
export const CHAT_SOURCE_KINDS = ["startup", "help", "application", "evaluation", "page"] as const;

/** A record that an answer used: its name and its page. */
export const chatSource = z.object({ kind: z.enum(CHAT_SOURCE_KINDS), title: z.string(), link: z.string() });
export type ChatSource = z.infer<typeof chatSource>;

export const CHAT_MESSAGE_TYPES = ["user", "bot"] as const;

export const chatMessage = z.object({
  id,
  /** The browser's name for the question (chat-ai's messageId); its answer carries the same. */
  request_id: id,
  message_type: z.enum(CHAT_MESSAGE_TYPES),
  content: z.string(),
  metadata: z.object({
    route: z.string(),
    /** Milliseconds that the answer took; replies only. */
    responseTime: z.optional(z.int()),
    sources: z.optional(z.array(chatSource)),
  }),
  created_at: timestamp,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Newest first; a page of messages is read backwards, so that the last ones show first. */
export const chatConversationList = listOf({ item: chatConversation, filters: {}, sorts: ["latest"] });
export type ChatConversationPage = z.infer<typeof chatConversationList.page>;
export const chatMessageList = listOf({ item: chatMessage, filters: { id }, sorts: ["newest"] });
export type ChatMessagePage = z.infer<typeof chatMessageList.page>;
export const chatConversationId = z.object({ id });

const route = optionalText(LIMITS.urlMax);

/** The server fills in the rest of the context. */
export const startConversationInput = z.object({ title: requiredText(LIMITS.nameMax), route });

/** Message, history and language steer the answer; who asks, and what they may see, the server takes from the session (specification 7.3). */
export const chatAiInput = z.object({
  message: requiredText(LIMITS.chatMessageMax),
  userRole: optionalText(40),
  currentRoute: route,
  context: z.object({
    isAuthenticated: z.boolean(),
    userEmail: z.nullable(optionalText(LIMITS.emailMax)),
    userRole: optionalText(40),
    /** The last messages before this one, oldest first. */
    messages: z
      .array(z.object({ message_type: z.enum(CHAT_MESSAGE_TYPES), content: optionalText(LIMITS.chatReplyMax) }))
      .check(z.maxLength(LIMITS.chatHistory)),
    route,
    timestamp,
    organizationId: z.nullable(id),
    organizationName: z.nullable(optionalText(LIMITS.nameMax)),
  }),
  /** Null for a visitor, whose messages are not kept. */
  conversationId: z.nullable(id),
  /** Names the message, so that sending it again after a lost reply keeps it once. */
  messageId: id,
  organizationName: z.nullable(optionalText(LIMITS.nameMax)),
  organizationId: z.nullable(id),
  /** The interface's language; a question in Greek letters is answered in Greek. */
  language: z.enum(LANGUAGES),
});
export type ChatAiInput = z.infer<typeof chatAiInput>;

export const chatAiReply = z.object({ response: z.string(), sources: z.array(chatSource) });
export type ChatAiReply = z.infer<typeof chatAiReply>;
