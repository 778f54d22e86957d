import { assistantContract } from "@kerkis/contract/assistant/assistant.contract.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { conversationsPage, countConversations, countMessages, messagesPage } from "./assistant.reads.ts";
import { ask, deleteConversation, startConversation } from "./assistant.service.ts";

const os = gated(assistantContract);

/** What someone asked the assistant is theirs alone: nobody reads it in their name. @throws Refusal auth.impersonating */
function themselves({ actor }: SignedInContext): Actor {
  refuseWhileImpersonating(actor);
  return actor;
}

export const assistantRoutes = {
  conversations: os.conversations.handler(({ context, input }) =>
    conversationsPage(context.platform, themselves(context), input),
  ),
  conversationsCount: os.conversationsCount.handler(({ context }) =>
    countConversations(context.platform.db, themselves(context)),
  ),
  startConversation: os.startConversation.handler(({ context, input }) =>
    startConversation(context.platform, context.actor, input),
  ),
  messages: os.messages.handler(({ context, input }) =>
    messagesPage(context.platform, themselves(context), input.id, input),
  ),
  messagesCount: os.messagesCount.handler(({ context, input }) =>
    countMessages(context.platform.db, themselves(context), input.id),
  ),
  deleteConversation: os.deleteConversation.handler(async ({ context, input }) => {
    await deleteConversation(context.platform, context.actor, input.id);
    return { ok: true as const };
  }),
  chatAi: os.chatAi.handler(({ context, input }) => ask(context, input)),
};
