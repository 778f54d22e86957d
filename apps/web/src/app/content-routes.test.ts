import { createRouter } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { API_CHAPTER, GUIDE_CHAPTERS } from "#features/content/model/chapters.ts";
import { linksOf } from "@kerkis/contract/content/words.policy.ts";
import { guide as guideEl } from "#features/content/messages/guide/el.ts";
import { guide as guideEn } from "#features/content/messages/guide/en.ts";
import { helpEl } from "@kerkis/contract/content/help-el.texts.ts";
import { helpEn } from "@kerkis/contract/content/help-en.texts.ts";
import { bringRoutes } from "./routes.ts";

const { routeTree } = await bringRoutes();

const named = [
  ...[...helpEl, ...helpEn].flatMap(({ articles }) => articles.flatMap(({ answer }) => linksOf(answer))),
  ...[...guideEl, ...guideEn].flatMap(({ sections }) => sections.flatMap(({ text }) => linksOf(text))),
];
const chapters = new Set([...GUIDE_CHAPTERS, API_CHAPTER].map((chapter) => `/documentation/${chapter}`));

it.each([...new Set(named)])("help and guide lead to %s, which is there", (path) => {
  const { routesByPath } = createRouter({ routeTree, context: undefined });
  expect(path in routesByPath || chapters.has(path)).toBe(true);
});
