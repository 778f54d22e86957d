import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { messageFolders } from "../../../tools/message-project.ts";

const web = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const patterns = messageFolders(web).map((folder) => `${folder}/{locale}.json`);

function messages(pattern: string, locale: string): Record<string, unknown> {
  const { $schema: _, ...all } = JSON.parse(readFileSync(join(web, pattern.replace("{locale}", locale)), "utf8"));
  return all;
}

/** Names in braces; a translation that loses one shows a sentence with a hole. */
const placeholders = (text: unknown): string[] =>
  [...new Set([...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))].toSorted();

describe.each(patterns)("messages of %s", (pattern) => {
  const el = messages(pattern, "el");
  const en = messages(pattern, "en");

  it("have the same keys in both languages", () => {
    expect(Object.keys(el).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it("use the same placeholders in both languages", () => {
    for (const key of Object.keys(en)) expect([key, placeholders(el[key])]).toEqual([key, placeholders(en[key])]);
  });

  it("have no empty text and no exclamation mark in Greek", () => {
    for (const [key, text] of Object.entries(el)) {
      expect([key, JSON.stringify(text)]).not.toEqual([key, '""']);
      expect([key, JSON.stringify(text)]).toEqual([key, expect.not.stringContaining("!")]);
    }
  });
});

it("no key is written in two files", () => {
  const keys = patterns.flatMap((pattern) => Object.keys(messages(pattern, "en")));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
