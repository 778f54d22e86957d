import type { ChatAiReply, ChatSource } from "@kerkis/contract/assistant/assistant.schema.ts";
import { startupsCounted, startupsFound } from "@kerkis/contract/assistant/assistant.texts.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import type { Asking } from "./asking.reads.ts";
import type { Question } from "./question.policy.ts";
import { startupsAbout, type StartupsAbout } from "./registry.reads.ts";
import { inOneLine, listed, pageSource } from "./reply.policy.ts";

const startupsFor = ({ platform, actor }: Asking, { stems }: Question): Promise<StartupsAbout> =>
  startupsAbout(platform.db, startupVisibility(actor), stems);

/** How many startups there are, or how many match. */
export async function countAnswer(asking: Asking, question: Question): Promise<ChatAiReply> {
  const { total, items } = await startupsFor(asking, question);
  const isNarrowed = question.stems.length > 0;
  return {
    response: startupsCounted(total, isNarrowed)[asking.language],
    sources: isNarrowed && total > 0 ? startupSources(items) : [pageSource("startups", asking.language)],
  };
}

/** Startups that match, or null when there are none. */
export async function foundStartups(asking: Asking, question: Question): Promise<ChatAiReply | null> {
  if (question.intent !== "find-startups" && question.stems.length === 0) return null;
  const { total, items } = await startupsFor(asking, question);
  if (total === 0) return null;
  const lines = items.map(({ name, tagline, location }) => [name, tagline, location].filter(Boolean).join(" · "));
  const sources = startupSources(items);
  return {
    response: listed(startupsFound(total, items.length)[asking.language], lines),
    sources: total > items.length ? [...sources, pageSource("startups", asking.language)] : sources,
  };
}

const startupSources = (items: StartupsAbout["items"]): ChatSource[] =>
  items.map(({ id, name }) => ({ kind: "startup", title: inOneLine(name), link: `/startup/${id}` }));
