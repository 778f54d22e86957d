import type { ChatAiInput, ChatAiReply, ChatConversation } from "@kerkis/contract/assistant/assistant.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { membershipsOf } from "#modules/organizations/organizations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact, type Tx } from "#platform/db/db.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Log } from "#platform/log/log.ts";
import type { Platform } from "#platform/platform.ts";
import { answer } from "./answers/answers.reads.ts";
import { conversationCount, messageCount, ownConversation } from "./assistant.reads.ts";
import {
  deactivateConversation,
  eraseOldConversations,
  insertConversation,
  insertMessage,
  keptReply,
} from "./assistant.repo.ts";
import { answerLanguage, readQuestion, type Question } from "./answers/question.policy.ts";

/**
 * Begins a conversation in the organization the person works in.
 * @throws Refusal conversation.too_many, auth.impersonating
 */
export async function startConversation(
  platform: Platform,
  actor: Actor,
  { title, route }: { title: string; route: string },
): Promise<ChatConversation> {
  refuseWhileImpersonating(actor);
  const memberships = await membershipsOf(platform.db, actor.userId);
  const organization = memberships.find(({ organization_id: id }) => id === actor.organizationId);
  const now = isoNow(platform.clock);
  return transact(platform.db, actor.userId, async (tx) => {
    await takeAdvisoryLock(tx, `chat:${actor.userId}`);
    const count = await conversationCount(tx, actor.userId);
    if (count >= LIMITS.chatConversationsMax) throw new Refusal("conversation.too_many");
    return insertConversation(tx, actor, {
      title,
      last_message_at: now,
      context_data: {
        userRole: actor.role,
        startedAt: now,
        route,
        organizationId: actor.organizationId,
        organizationName: organization?.name ?? null,
      },
    });
  });
}

/** Takes a conversation off the person's list. @throws Refusal conversation.not_found, auth.impersonating */
export async function deleteConversation(platform: Platform, actor: Actor, id: string): Promise<void> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    await ownConversation(tx, actor, id);
    await deactivateConversation(tx, id, isoNow(platform.clock));
  });
}

/**
 * Answers a question from what the asker may see. With a conversation, question and answer are kept in it; asked again
 * under the same name, the kept answer is given. What cannot be kept is logged, the answer is given all the same
 * (specification 8).
 * @throws Refusal conversation.not_found, conversation.full, auth.required, auth.forbidden, auth.impersonating
 */
export async function ask({ platform, actor, log }: RequestContext, input: ChatAiInput): Promise<ChatAiReply> {
  if (actor && !actor.pages["chat-assistant"]) throw new Refusal("auth.forbidden");
  const started = platform.clock.now().getTime();
  const asking = { platform, actor, language: answerLanguage(input.message, input.language) };
  const { conversationId } = input;
  if (!conversationId) return answer(asking, questionOf(input));
  // A session that ended meanwhile: what is asked must not look kept.
  if (!actor) throw new Refusal("auth.required");
  refuseWhileImpersonating(actor);
  await ownConversation(platform.db, actor, conversationId);
  const keep = keeper(platform, actor, conversationId, input);
  const earlier = await orLogged(log, keep.question());
  if (earlier) return earlier;
  const reply = await answer(asking, questionOf(input));
  await orLogged(log, keep.reply(reply, platform.clock.now().getTime() - started));
  return reply;
}

/** A question that only asks on («and?», «more») means what was asked before it. */
function questionOf({ message, context }: ChatAiInput): Question {
  const question = readQuestion(message);
  const asksOn = question.intent === "other" && question.stems.length === 0;
  const before = context.messages.findLast(({ message_type }) => message_type === "user");
  return asksOn && before ? readQuestion(before.content) : question;
}

/** Keeps what was asked and answered under one name. */
function keeper(platform: Platform, actor: Actor, conversationId: string, input: ChatAiInput) {
  const named = { conversationId, userId: actor.userId, requestId: input.messageId };
  const route = input.currentRoute;
  const inTurn = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => transact(platform.db, actor.userId, work);
  return {
    /** @returns the answer it already got, or null */
    question: () =>
      inTurn(async (tx) => {
        const earlier = await keptReply(tx, conversationId, input.messageId);
        if (earlier) return earlier;
        if ((await messageCount(tx, conversationId)) >= LIMITS.chatMessagesMax) throw new Refusal("conversation.full");
        const now = isoNow(platform.clock);
        await insertMessage(tx, "user", { ...named, content: input.message, metadata: { route } }, now);
        return null;
      }),
    reply: ({ response, sources }: ChatAiReply, responseTime: number) =>
      inTurn((tx) => {
        const metadata = { route, responseTime, sources };
        return insertMessage(tx, "bot", { ...named, content: response, metadata }, isoNow(platform.clock));
      }),
  };
}

async function orLogged<T>(log: Log, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.error({ err: error }, "A chat message could not be kept.");
    return null;
  }
}

/** Erases what people deleted a while ago, and what nobody wrote to for long. */
export async function forgetOldConversations(platform: Platform): Promise<void> {
  const before = {
    deleted: isoIn(platform.clock, -LIMITS.chatDeletedKeptMs),
    written: isoIn(platform.clock, -LIMITS.chatKeptMs),
  };
  while (await transact(platform.db, null, (tx) => eraseOldConversations(tx, before)));
}
