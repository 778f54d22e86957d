import { ALL_DECIMALS } from "@kerkis/contract/core/forms/amounts.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { Reader } from "#platform/db/db.ts";
import type { PersonalRow, PersonalSection } from "./personal-data.ts";
import { fieldLabel, PAGE_TEXTS } from "./personal-data.texts.ts";

const LOCALES: Record<Language, string> = { el: "el-GR", en: "en-GB" };
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`).replaceAll("\n", "<br>");

const asItStands = (row: PersonalRow): PersonalRow => row;

/** The same as the JSON, for reading: one page without scripts or anything from elsewhere. */
export async function* personalHtml(
  db: Reader,
  { userId, name, language }: { userId: string; name: string; language: Language },
  sections: readonly PersonalSection[],
  at: string,
): AsyncGenerator<string> {
  const texts = PAGE_TEXTS[language];
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(texts.title)} · ${escapeHtml(name)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(name)} · ${escapeHtml(momentText(at, language))}</p>`;
  for (const { title, rows, inWords = asItStands } of sections) {
    yield `<section><h2>${escapeHtml(title[language])}</h2>`;
    let isEmpty = true;
    for await (const row of rows(db, userId)) {
      yield `<article>${valueHtml(inWords(row, language), language)}</article>`;
      isEmpty = false;
    }
    yield isEmpty ? `<p class="none">${escapeHtml(texts.none)}</p></section>` : "</section>";
  }
  yield "</main></body></html>\n";
}

const momentText = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Athens",
  }).format(new Date(iso));

function valueHtml(value: unknown, language: Language): string {
  const texts = PAGE_TEXTS[language];
  if (value === null || value === undefined || value === "") return `<span class="none">–</span>`;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "number")
    return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: ALL_DECIMALS }).format(value);
  if (typeof value === "string") return escapeHtml(MOMENT.test(value) ? momentText(value, language) : value);
  if (Array.isArray(value)) {
    if (value.length === 0) return `<span class="none">–</span>`;
    return `<ul>${value.map((item) => `<li>${valueHtml(item, language)}</li>`).join("")}</ul>`;
  }
  const facts = Object.entries(value).map(
    ([field, fact]) => `<dt>${escapeHtml(fieldLabel(field, language))}</dt><dd>${valueHtml(fact, language)}</dd>`,
  );
  return `<dl>${facts.join("")}</dl>`;
}

const STYLE = `body{font:16px/1.55 "Sofia Sans",system-ui,sans-serif;margin:0;background:#f7fafa;color:#12242c}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1,h2{font-family:Literata,Georgia,serif;font-weight:500;line-height:1.15}
section{margin-top:2.5rem}article{background:#fff;border:1px solid #d9e2e4;border-radius:12px;padding:1rem 1.25rem;margin-top:.75rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:.35rem 1.25rem;margin:0}dt{color:#51666e}dd{margin:0;overflow-wrap:anywhere}
ul{margin:0;padding-left:1.1rem}.none{color:#51666e}@media(max-width:36rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.5rem}}
@media(prefers-color-scheme:dark){body{background:#0e191e;color:#eef5f5}article{background:#15242b;border-color:#2c4049}dt,.none{color:#a9bcc2}}`;
