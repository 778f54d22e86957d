import { describe, expect, it } from "vitest";
import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import { GUIDE_CHAPTERS } from "./model/chapters.ts";
import type { GuideChapter, HelpGroup, Text } from "@kerkis/contract/content/content.schema.ts";
import { searchHelp } from "./model/search-help.ts";
import { linksOf, plainText } from "@kerkis/contract/content/words.policy.ts";
import { blocksOf } from "./model/text-blocks.ts";
import { guide as guideEl } from "./messages/guide/el.ts";
import { guide as guideEn } from "./messages/guide/en.ts";
import { helpEl } from "@kerkis/contract/content/help-el.texts.ts";
import { helpEn } from "@kerkis/contract/content/help-en.texts.ts";

/** What must be the same in both languages: names, order, the shape of each text and where it leads. */
const shapeOf = (text: Text) => ({
  lines: text.map((line) => /^(- |1\. )?/.exec(line)?.[0]),
  links: linksOf(text).toSorted(),
});
const named = (id: string, text: Text) => Object.assign(shapeOf(text), { id });
const helpShape = (groups: readonly HelpGroup[]) =>
  groups.map(({ key, articles }) => [key, articles.map(({ id, answer }) => named(id, answer))]);
const guideShape = (guide: readonly GuideChapter[]) =>
  guide.map(({ key, sections }) => [key, sections.map(({ id, text }) => named(id, text))]);

const articles = (groups: readonly HelpGroup[]) => groups.flatMap((group) => group.articles);
const found = (groups: readonly HelpGroup[], query: string) => articles(searchHelp(groups, query)).map(({ id }) => id);

describe("help", () => {
  it("says the same in both languages, and enough of it", () => {
    expect(helpShape(helpEl)).toEqual(helpShape(helpEn));
    expect(articles(helpEl).length).toBeGreaterThanOrEqual(25);
  });

  it("gives every article an address of its own", () => {
    const ids = articles(helpEl).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each([
    ["ενσταση", "decision-appeal"],
    ["ΠΡΟΣΚΛΗΣΕΙΣ", "invitations"],
    ["ωρες ησυχιας", "quiet-hours"],
    ["passkey", "passkeys"],
    ["κωδικός", "password"],
  ])("finds %s without minding accents and capitals", (query, id) => {
    expect(found(helpEl, query)).toContain(id);
  });

  it("puts what asks the question first, and finds nothing in nonsense", () => {
    expect(found(helpEn, "password")[0]).toBe("password");
    expect(found(helpEn, "zeppelin invitations")).toEqual([]);
    expect(articles(searchHelp(helpEn, "  "))).toHaveLength(articles(helpEn).length);
  });
});

describe("the guide", () => {
  it("has the chapters that addresses name, the same in both languages", () => {
    expect(guideShape(guideEl)).toEqual(guideShape(guideEn));
    expect(guideEl.map(({ key }) => key)).toEqual([...GUIDE_CHAPTERS]);
  });
});

describe("Greek texts", () => {
  const answers = articles(helpEl).flatMap(({ question, answer }) => [question, plainText(answer)]);
  const chapters = guideEl.flatMap(({ title, lead, sections }) =>
    [title, lead].concat(sections.flatMap(({ text }) => plainText(text))),
  );
  const greek = answers.concat(chapters);
  it.each(greek)("%s", (text) => {
    expect(text).not.toMatch(/[!?]|--/);
    expect(text).not.toMatch(/[ΆΈΉΊΌΎΏ][Α-Ω]/);
    expect(text).not.toMatch(/"/);
  });
});

it("lines become paragraphs, lists and steps; links keep their words", () => {
  const blocks = blocksOf(["Δείτε το [μητρώο](/startups) τώρα.", "1. ένα", "1. δύο", "- τρία"]);
  expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["paragraph", 1],
    ["steps", 2],
    ["list", 1],
  ]);
  expect(blocks[0]?.lines[0]?.pieces).toEqual([
    { at: 0, text: "Δείτε το " },
    { at: 9, text: "μητρώο", to: "/startups" },
    { at: 28, text: " τώρα." },
  ]);
  expect(plainText(["1. [Συνδεθείτε](/signin)."])).toBe("Συνδεθείτε.");
  expect(foldText("Ένας")).toBe("ενασ");
});
