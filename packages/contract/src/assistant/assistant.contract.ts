import { endpoint } from "../core/endpoint.ts";
import { listEndpoints } from "../core/lists.ts";
import { done } from "../identity/identity.schema.ts";
import {
  chatAiInput,
  chatAiReply,
  chatConversation,
  chatConversationId,
  chatConversationList,
  chatMessageList,
  startConversationInput,
} from "./assistant.schema.ts";

const own = { kind: "page", page: "chat-assistant" } as const;

/** The assistant and its conversations (specification 2.14 and 7.3). */
export const assistantContract = {
  ...listEndpoints(
    "conversations",
    {
      path: "/chat/conversations",
      summary: "The caller's conversations in the current organization, the one written to last first",
      access: own,
    },
    chatConversationList,
  ),
  startConversation: endpoint({
    method: "POST",
    path: "/chat/conversations",
    summary: "Begin a conversation",
    access: own,
    rateLimit: "conversation",
  })
    .input(startConversationInput)
    .output(chatConversation),
  ...listEndpoints(
    "messages",
    {
      path: "/chat/conversations/{id}/messages",
      summary: "Messages of one of the caller's conversations, newest first",
      access: own,
    },
    chatMessageList,
  ),
  deleteConversation: endpoint({
    method: "DELETE",
    path: "/chat/conversations/{id}",
    summary: "Delete one of the caller's conversations",
    access: own,
  })
    .input(chatConversationId)
    .output(done),
  chatAi: endpoint({
    method: "POST",
    path: "/chat-ai",
    summary: "Answer a question from what the caller may see; kept in the conversation that it names",
    access: { kind: "public" },
    rateLimit: "chat",
  })
    .input(chatAiInput)
    .output(chatAiReply),
};
