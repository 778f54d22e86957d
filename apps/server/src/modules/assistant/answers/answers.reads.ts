import type { ChatAiReply } from "@kerkis/contract/assistant/assistant.schema.ts";
import { ASSISTANT_TEXTS } from "@kerkis/contract/assistant/assistant.texts.ts";
import type { Asking } from "./asking.reads.ts";
import { helpAnswer } from "./help-answer.policy.ts";
import { applicationsAnswer, evaluationsAnswer, nextAnswer, programmesAnswer } from "./own-answers.reads.ts";
import type { Intent, Question } from "./question.policy.ts";
import { countAnswer, foundStartups } from "./registry-answers.reads.ts";
import { said } from "./reply.policy.ts";

type Answer = (asking: Asking, question: Question) => ChatAiReply | Promise<ChatAiReply>;

/** The help knows how things are done; a name alone may be a startup's. */
const lookedUp: Answer = async (asking, question) =>
  helpAnswer(asking.language, question.stems) ??
  (await foundStartups(asking, question)) ??
  said(asking, ASSISTANT_TEXTS.notFound, ["help", "contact"]);

const ANSWERS: Record<Intent, Answer> = {
  greeting: (asking) => said(asking, ASSISTANT_TEXTS.greeting, ["help"]),
  thanks: (asking) => said(asking, ASSISTANT_TEXTS.thanks),
  "my-applications": applicationsAnswer,
  "my-evaluations": evaluationsAnswer,
  next: nextAnswer,
  programmes: programmesAnswer,
  "count-startups": countAnswer,
  "find-startups": async (asking, question) =>
    (await foundStartups(asking, question)) ?? said(asking, ASSISTANT_TEXTS.noStartups, ["startups"]),
  how: lookedUp,
  other: lookedUp,
};

/**
 * Answers from what the asker may see, and names the records it used (completions 7); says that it found nothing rather
 * than invent.
 */
export const answer = async (asking: Asking, question: Question): Promise<ChatAiReply> =>
  ANSWERS[question.intent](asking, question);
