import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import * as z from "zod";
import { messageFolders } from "../../apps/web/tools/message-project.ts";

const web = join(import.meta.dirname, "..", "..", "apps", "web");
const variants = z.tuple([z.object({ match: z.record(z.string(), z.string()) })]);
const messages = z.record(z.string(), z.union([z.string(), variants]));

type Parameters = Record<string, string | number>;

/** The product's own words in one language: what a person reads on screen, by key. */
export type Texts = ((key: string, parameters?: Parameters) => string) & { language: Language };

function load(language: Language): z.infer<typeof messages> {
  const files = messageFolders(web).map((folder) =>
    messages.parse(JSON.parse(readFileSync(join(web, folder, `${language}.json`), "utf8"))),
  );
  return Object.assign({}, ...files);
}

function variantFor(language: Language, match: Record<string, string>, { count = 0 }: Parameters): string {
  const form = new Intl.PluralRules(language).select(Number(count));
  const [, text] =
    Object.entries(match).find(([when]) => when.endsWith(`=${form}`)) ?? Object.entries(match).at(-1) ?? [];
  return text ?? "";
}

/** Reads the message files of a language, as the browser's messages are made from them. A key that is missing fails. */
export function textsIn(language: Language): Texts {
  const all = load(language);
  const read = (key: string, parameters: Parameters = {}): string => {
    const message = all[key];
    if (message === undefined) throw new Error(`No message «${key}» in ${language}.`);
    const text = typeof message === "string" ? message : variantFor(language, message[0].match, parameters);
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(parameters[name] ?? hole));
  };
  return Object.assign(read, { language });
}
