import { assistantContract } from "@kerkis/contract/assistant/assistant.contract.ts";
import { implement } from "@orpc/server";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { conversationsPage, countConversations, countMessages, messagesPage } from "./assistant.reads.ts";
import { ask, deleteConversation, startConversation } from "./assistant.service.ts";

const os = implement(assistantContract).$context<RequestContext>().use(gate);

/** What someone asked the assistant is theirs alone: nobody reads it in their name. @throws Refusal auth.impersonating */
function themselves(context: RequestContext): Actor {
  const actor = signedIn(context);
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
    startConversation(context.platform, signedIn(context), input),
  ),
  messages: os.messages.handler(({ context, input }) =>
    messagesPage(context.platform, themselves(context), input.id, input),
  ),
  messagesCount: os.messagesCount.handler(({ context, input }) =>
    countMessages(context.platform.db, themselves(context), input.id),
  ),
  deleteConversation: os.deleteConversation.handler(async ({ context, input }) => {
    await deleteConversation(context.platform, signedIn(context), input.id);
    return { ok: true as const };
  }),
  chatAi: os.chatAi.handler(({ context, input }) => ask(context, input)),
};
