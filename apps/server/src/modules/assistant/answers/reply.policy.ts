import type { ChatAiReply, ChatSource } from "@kerkis/contract/assistant/assistant.schema.ts";
import { ASSISTANT_PAGES, type AssistantPage } from "@kerkis/contract/assistant/assistant.texts.ts";
import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";

/** A text of the assistant's own, with pages that it leads to. */
export const said = (
  { language }: { language: Language },
  text: LocalizedText,
  pages: readonly AssistantPage[] = [],
): ChatAiReply => ({
  response: text[language],
  sources: pages.map((page) => pageSource(page, language)),
});

/** A page of the product as what an answer leads to. */
export const pageSource = (page: AssistantPage, language: Language): ChatSource => ({
  kind: "page",
  title: ASSISTANT_PAGES[page].title[language],
  link: ASSISTANT_PAGES[page].link,
});

/** A line, and a list below it. */
export const listed = (head: string, lines: readonly string[]): string =>
  [head, ...lines.map((line) => `- ${inOneLine(line)}`)].join("\n");

/** A name with line breaks in it must not read as the assistant's own words. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A moment as a day in Athens. @param iso ISO 8601 */
export const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Athens",
  }).format(new Date(iso));

/** A name, with its day where it has one. */
export const nameAndDay = (name: string, day: LocalizedText | null | "", language: Language): string =>
  day ? `${name}, ${day[language]}` : name;
