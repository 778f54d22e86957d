import {
  ASSISTANT_PAGES,
  ASSISTANT_TEXTS,
  closesOn,
  dueBy,
  PHASE_WORDS,
  startupsCounted,
  startupsFound,
  UNNAMED,
  type AssistantPage,
} from "@kerkis/contract/assistant/assistant.texts.ts";
import type { ChatAiReply, ChatSource } from "@kerkis/contract/assistant/assistant.schema.ts";
import type { HelpArticle } from "@kerkis/contract/content/content.schema.ts";
import { helpEl } from "@kerkis/contract/content/help-el.texts.ts";
import { helpEn } from "@kerkis/contract/content/help-en.texts.ts";
import { LINK } from "@kerkis/contract/content/words.policy.ts";
import type { Language, LocalizedText } from "@kerkis/contract/core/languages.ts";
import { openProgrammes } from "#modules/programmes/programmes.api.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { currentScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Platform } from "#platform/platform.ts";
import { bestArticle } from "./help.policy.ts";
import { evaluationsDue, ownApplications } from "./own-work.reads.ts";
import type { Question } from "./question.policy.ts";
import { startupsAbout, type StartupsAbout } from "./registry.reads.ts";

const HELP = { el: helpEl, en: helpEn };

/** Who asks, in which language, and where answers are looked up. */
export interface Asking {
  platform: Platform;
  /** Null for a visitor. */
  actor: Actor | null;
  language: Language;
}

/**
 * Answers from what the asker may see, and names the records it used (completions 7); says that it found nothing rather
 * than invent.
 */
export async function answer(asking: Asking, question: Question): Promise<ChatAiReply> {
  switch (question.intent) {
    case "greeting":
      return said(asking, ASSISTANT_TEXTS.greeting, ["help"]);
    case "thanks":
      return said(asking, ASSISTANT_TEXTS.thanks);
    case "my-applications":
      return applicationsAnswer(asking);
    case "my-evaluations":
      return evaluationsAnswer(asking);
    case "next":
      return nextAnswer(asking);
    case "programmes":
      return programmesAnswer(asking, question);
    case "count-startups":
      return countAnswer(asking, question);
    case "find-startups":
      return (await foundStartups(asking, question)) ?? said(asking, ASSISTANT_TEXTS.noStartups, ["startups"]);
    case "how":
    case "other":
      return helpAnswer(asking, question) ?? (await foundStartups(asking, question)) ?? notFound(asking);
  }
}

const said = ({ language }: Asking, text: LocalizedText, pages: readonly AssistantPage[] = []): ChatAiReply => ({
  response: text[language],
  sources: pages.map((page) => pageSource(page, language)),
});

const pageSource = (page: AssistantPage, language: Language): ChatSource => ({
  kind: "page",
  title: ASSISTANT_PAGES[page].title[language],
  link: ASSISTANT_PAGES[page].link,
});

const notFound = (asking: Asking): ChatAiReply => said(asking, ASSISTANT_TEXTS.notFound, ["help", "contact"]);

const listed = (head: string, lines: readonly string[]): string =>
  [head, ...lines.map((line) => `- ${line}`)].join("\n");

const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Athens",
  }).format(new Date(iso));

async function applicationsAnswer(asking: Asking): Promise<ChatAiReply> {
  const { actor, language, platform } = asking;
  if (!actor) return said(asking, ASSISTANT_TEXTS.signIn, ["signIn", "signUp"]);
  const own = actor.pages["my-applications"] ? await ownApplications(platform.db, actor.userId) : [];
  if (own.length === 0) return said(asking, ASSISTANT_TEXTS.noApplications, ["registerStartup"]);
  return {
    response: listed(
      ASSISTANT_TEXTS.applications[language],
      own.map(({ name, phase }) => `${name || UNNAMED[language]}: ${PHASE_WORDS[phase][language]}`),
    ),
    sources: [pageSource("myApplications", language)],
  };
}

async function evaluationsAnswer(asking: Asking): Promise<ChatAiReply> {
  const { actor, language } = asking;
  if (!actor) return said(asking, ASSISTANT_TEXTS.signIn, ["signIn"]);
  const due = await dueOf(asking, actor);
  if (due.length === 0) return said(asking, ASSISTANT_TEXTS.noEvaluations, ["dashboard"]);
  return {
    response: listed(
      ASSISTANT_TEXTS.evaluations[language],
      due.map(({ name, due_at }) =>
        nameAndDay(name || UNNAMED[language], due_at && dueBy(dayIn(language, due_at)), language),
      ),
    ),
    sources: due.map(({ id, name }) => ({
      kind: "evaluation",
      title: name || UNNAMED[language],
      link: `/evaluation/${id}`,
    })),
  };
}

const dueOf = async ({ platform }: Asking, actor: Actor) =>
  actor.organizationId === null ? [] : evaluationsDue(platform.db, currentScope(actor), actor.userId);

const nameAndDay = (name: string, day: LocalizedText | null | "", language: Language): string =>
  day ? `${name}, ${day[language]}` : name;

/** What waits for someone: evaluations to hand in, and applications that are theirs to move on. */
async function nextAnswer(asking: Asking): Promise<ChatAiReply> {
  const { actor, platform } = asking;
  if (!actor) return said(asking, ASSISTANT_TEXTS.signIn, ["signIn", "signUp"]);
  const [due, own] = await Promise.all([
    dueOf(asking, actor),
    actor.pages["my-applications"] ? ownApplications(platform.db, actor.userId) : [],
  ]);
  const movable = own.filter(({ phase }) => phase === "draft" || phase === "changes_requested");
  const parts: ChatAiReply[] = [];
  if (due.length > 0) parts.push(await evaluationsAnswer(asking));
  if (movable.length > 0) parts.push(await applicationsAnswer(asking));
  const closing = said(asking, parts.length > 0 ? ASSISTANT_TEXTS.everythingWaiting : ASSISTANT_TEXTS.nothingWaits, [
    "dashboard",
  ]);
  const all = [...parts, closing];
  return {
    response: all.map(({ response }) => response).join("\n\n"),
    sources: all.flatMap(({ sources }) => sources),
  };
}

async function programmesAnswer(asking: Asking, question: Question): Promise<ChatAiReply> {
  const { actor, language, platform } = asking;
  if (!actor) return helpAnswer(asking, question) ?? said(asking, ASSISTANT_TEXTS.signIn, ["signIn", "signUp"]);
  const open = await openProgrammes(platform.db, actor, isoNow(platform.clock));
  if (open.length === 0) return said(asking, ASSISTANT_TEXTS.noProgrammes);
  return {
    response: listed(
      ASSISTANT_TEXTS.programmes[language],
      open.map(({ title, closes_at, organization }) =>
        nameAndDay(
          `${title[language]} (${organization.name})`,
          closes_at && closesOn(dayIn(language, closes_at)),
          language,
        ),
      ),
    ),
    sources: [pageSource("registerStartup", language)],
  };
}

const startupsFor = ({ platform, actor }: Asking, { stems }: Question): Promise<StartupsAbout> =>
  startupsAbout(platform.db, startupVisibility(actor), stems);

async function countAnswer(asking: Asking, question: Question): Promise<ChatAiReply> {
  const { total, items } = await startupsFor(asking, question);
  const isNarrowed = question.stems.length > 0;
  return {
    response: startupsCounted(total, isNarrowed)[asking.language],
    sources: isNarrowed && total > 0 ? startupSources(items) : [pageSource("startups", asking.language)],
  };
}

/** Startups that match, or null when there are none. */
async function foundStartups(asking: Asking, question: Question): Promise<ChatAiReply | null> {
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
  items.map(({ id, name }) => ({ kind: "startup", title: name, link: `/startup/${id}` }));

/** The help article that answers, with the screens that it leads to; null when none does. */
function helpAnswer({ language }: Asking, { stems }: Question): ChatAiReply | null {
  const article = bestArticle(HELP[language], stems);
  return article && { response: articleText(article), sources: articleSources(article) };
}

const articleText = ({ answer: lines }: HelpArticle): string =>
  lines.map((line) => line.replace(LINK, "$1").replace(/^1\. /, "- ")).join("\n");

function articleSources({ id, question, answer: lines }: HelpArticle): ChatSource[] {
  const screens = lines.flatMap((line) =>
    [...line.matchAll(LINK)].map(([, title = "", link = ""]) => ({ title, link })),
  );
  const unique = [...new Map(screens.map((screen) => [screen.link, screen])).values()];
  return [
    { kind: "help", title: question, link: `/help?topic=${id}` },
    ...unique.map(({ title, link }): ChatSource => ({ kind: "page", title: capitalized(title), link })),
  ];
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase("el") + text.slice(1);
