import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import * as fontkit from "fontkit";
import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { linesOf, runsOf, type Measure } from "./lines.ts";

/** What is set: a headed document of numbered parts. */
export interface DocumentContent {
  organization: string;
  /** Its logo as PNG, beside its name. */
  logo: Buffer | null;
  title: string;
  lead: string;
  facts: readonly { label: string; value: string; more: string }[];
  parts: readonly {
    title: string;
    heads: readonly string[];
    rows: readonly (readonly string[])[];
    paragraphs: readonly string[];
    /** How much of its scale the last figure of each row fills, drawn as seats beside it; the figure says the same. */
    bars: readonly (number | null)[];
  }[];
  note: string;
  /** What its office calls it, beside the office. */
  number: { label: string; value: string };
  /** Where its holder finds out whether it is real. */
  verification: { label: string; address: string };
  issued: string;
}

const FAMILIES = {
  display: ["literata-display", "literata-display-ext"],
  text: ["sofia-latin", "sofia-greek", "sofia-latin-ext"],
} as const;
type Family = keyof typeof FAMILIES;
const FOLDER = fileURLToPath(new URL("./fonts/", import.meta.url));
const PAGE_OF: LocalizedText = { el: "Σελίδα {n} από {of}", en: "Page {n} of {of}" };
const LOCALES: Record<Language, string> = { el: "el-GR", en: "en-GB" };

const MARGIN = 52;
const NUMBER_WIDTH = 160;
const LOGO = 30;
const CODE = 54;
const FOOT = 64;
const INK = "#10242c";
const SOFT = "#4c6069";
const RULE = "#c9d3d6";
const STAGE = "#06262f";
const ON_STAGE = "#a9c0c6";
const LEADING = 1.38;
const SEATS = 15;
const SEAT = { width: 4.6, height: 7, gap: 1.6 };
const BAR = SEATS * (SEAT.width + SEAT.gap) + 8;

/** Known to the writer, not yet to its types: the profile for readers that do not see, and what a head stands over. */
const UNIVERSAL = { subset: "PDF/UA" };
const OVER_COLUMN: object = { scope: "Column" };

type Doc = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

/** Fonts of the product with the characters that each has, read once. */
const fonts = new Map(
  Object.values(FAMILIES)
    .flat()
    .map((name) => {
      const path = `${FOLDER}${name}.ttf`;
      const font = fontkit.create(readFileSync(path));
      if (!("characterSet" in font)) throw new Error(`${name} is no font.`);
      return [name, { path, has: new Set(font.characterSet) }] as const;
    }),
);

/** The font of a family that has a character; its first where none does. */
const fontIn =
  (family: Family) =>
  (character: string): string =>
    FAMILIES[family].find((name) => fonts.get(name)?.has.has(character.codePointAt(0) ?? 0)) ?? FAMILIES[family][0];

const isDrawn = (character: string): boolean =>
  [...fonts.values()].some(({ has }) => has.has(character.codePointAt(0) ?? 0));

/** A text in letters that the fonts have: one that none has, such as of polytonic Greek, loses its marks before it is lost. */
const drawable = (text: string): string =>
  Array.from(text, (letter) => (isDrawn(letter) ? letter : (letter.normalize("NFD").at(0) ?? letter))).join("");

/**
 * A document as a tagged PDF: headings, paragraphs and tables for readers that do not see, its parts as bookmarks, its text as text.
 * @returns the whole file
 */
export async function taggedDocument(content: DocumentContent, language: Language): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    pdfVersion: "1.7",
    ...(UNIVERSAL as object),
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    bufferPages: true,
    font: `${FOLDER}${FAMILIES.text[0]}.ttf`,
    info: { Title: content.title, Author: content.organization, Producer: "Kerkis", Creator: "Kerkis" },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  for (const [name, { path }] of fonts) doc.registerFont(name, path);
  const paper = new Paper(doc);
  paper.head(content);
  content.parts.forEach((part, index) => paper.part(`${index + 1}. ${part.title}`, part));
  paper.close(content, language);
  doc.end();
  return whole;
}

interface Style {
  size: number;
  family?: Family;
  color?: string;
  x?: number;
  width?: number;
}

/** Sets text line by line, so that fonts may change within a line and every height is known before it is drawn. */
class Paper {
  readonly #doc: Doc;
  readonly #root: Struct;
  readonly #width: number;
  /** Widths at one point: words come again, and shaping them is what takes time. */
  readonly #known = new Map<string, number>();
  #y = MARGIN;

  constructor(doc: Doc) {
    this.#doc = doc;
    this.#width = doc.page.width - 2 * MARGIN;
    this.#root = doc.struct("Document");
    doc.addStructure(this.#root);
  }

  head({ organization, logo, number, title, lead, facts }: DocumentContent): void {
    const top = this.#y;
    const beside = logo === null ? 0 : LOGO + 10;
    // The name stands beside it: who does not see misses nothing.
    if (logo !== null) this.#aside("Layout", () => this.#doc.image(logo, MARGIN, top, { fit: [LOGO, LOGO] }));
    this.#text("P", organization, { size: 11, x: MARGIN + beside, width: this.#width - NUMBER_WIDTH - 16 - beside });
    const bottom = Math.max(this.#y, logo === null ? 0 : top + LOGO);
    this.#y = top;
    this.#atRight(number.label, { size: 8.5, color: SOFT });
    this.#atRight(number.value, { size: 15, family: "display" });
    this.#y = Math.max(this.#y, bottom);
    this.#rule(INK, 8);
    this.#text("H1", title, { size: 26, family: "display" });
    this.#text("P", lead, { size: 10, color: SOFT });
    this.#y += 12;
    this.#band(facts);
  }

  part(
    title: string,
    { heads, rows, paragraphs, bars }: Pick<DocumentContent["parts"][number], "heads" | "rows" | "paragraphs" | "bars">,
  ): void {
    this.#y += 20;
    this.#room(60);
    this.#doc.outline.addItem(title);
    this.#text("H2", title, { size: 13.5, family: "display" });
    this.#y += 4;
    if (rows.length > 0) this.#table(heads, rows, bars);
    for (const paragraph of paragraphs.filter((one) => one.trim() !== "")) {
      this.#text("P", paragraph, { size: 10 });
      this.#y += 4;
    }
  }

  /** Ends the structure and numbers the pages. */
  close({ note, organization, verification, issued }: DocumentContent, language: Language): void {
    this.#y += 16;
    this.#room(CODE + 8);
    const top = this.#y;
    this.#code(verification);
    const beside = { x: MARGIN + CODE + 12, width: this.#width - CODE - 12, size: 8.5, color: SOFT };
    this.#text("P", `${verification.label}: ${verification.address}`, { ...beside, color: INK });
    this.#text("P", `${issued}. ${note}`, beside);
    this.#y = Math.max(this.#y, top + CODE);
    this.#root.end();
    const { start, count } = this.#doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(start + index);
      // Below the margin is no place for text, and it would begin a page of its own.
      this.#doc.page.margins.bottom = 0;
      this.#aside("Pagination", () => {
        const numbers = PAGE_OF[language].replace("{n}", String(index + 1)).replace("{of}", String(count));
        this.#line(organization, this.#doc.page.height - 40, { size: 8.5, color: SOFT });
        this.#line(numbers, this.#doc.page.height - 40, { size: 8.5, color: SOFT, x: this.#doc.page.width - 140 });
      });
    }
  }

  /** An address for a camera; its words stand beside it. */
  #code({ label, address }: DocumentContent["verification"]): void {
    const { data, size } = encode(address, { ecc: "M", border: 0 });
    const cell = CODE / size;
    const figure = this.#doc.struct("Figure", { alt: `${label}: ${address}`, ...this.#boxOf(CODE) }, () => {
      data.forEach((row, y) =>
        row.forEach((isDark, x) => {
          if (isDark) this.#doc.rect(MARGIN + x * cell, this.#y + y * cell, cell, cell);
        }),
      );
      this.#doc.fill(INK);
    });
    this.#root.add(figure);
    figure.end();
  }

  /** Where a picture stands, known to the writer and not yet to its types. */
  #boxOf = (side: number): object => ({ bbox: [MARGIN, this.#y, MARGIN + side, this.#y + side], placement: "Block" });

  /** What decides, on dark: each figure with what it is called. */
  #band(facts: DocumentContent["facts"]): void {
    const width = this.#width / facts.length;
    const inner = width - 24;
    const cells = facts.map(({ label, value, more }) => [
      { text: label, size: 8.5, color: ON_STAGE, family: "text" as const },
      { text: value, size: 17, color: "#ffffff", family: "display" as const },
      { text: more, size: 8.5, color: ON_STAGE, family: "text" as const },
    ]);
    const heightOf = (texts: (typeof cells)[number]) =>
      texts.reduce((sum, { text, ...style }) => sum + this.#heightOf(text, style, inner), 0);
    const height = Math.max(...cells.map(heightOf)) + 22;
    this.#room(height);
    const top = this.#y;
    this.#aside("Layout", () => this.#doc.roundedRect(MARGIN, top, this.#width, height, 7).fill(STAGE));
    cells.forEach((texts, index) => {
      this.#y = top + 11;
      const at = { x: MARGIN + index * width + 12, width: inner };
      for (const { text, ...style } of texts) this.#text("P", text, { ...at, ...style });
    });
    this.#y = top + height;
  }

  #table(
    heads: readonly string[],
    rows: readonly (readonly string[])[],
    bars: DocumentContent["parts"][number]["bars"],
  ): void {
    const table = this.#doc.struct("Table");
    this.#root.add(table);
    const barred = bars.length > 0 ? BAR : 0;
    const widths = columnWidths([heads, ...rows], this.#width - barred);
    const last = heads.length - 1;
    for (const [index, row] of [heads, ...rows].entries()) {
      const style = index === 0 ? { size: 8.5, color: SOFT } : { size: 9.5, color: INK };
      const height = Math.max(...row.map((text, column) => this.#heightOf(text, style, (widths[column] ?? 0) - 10)));
      this.#room(Math.min(height + 10, 500));
      const line = this.#doc.struct("TR");
      table.add(line);
      const [top, page] = [this.#y + 5, this.#doc.bufferedPageRange().count];
      let x = MARGIN;
      let bottom = top;
      row.forEach((text, column) => {
        const width = widths[column] ?? 0;
        // A row that runs over the page goes on there, cell after cell.
        if (this.#doc.bufferedPageRange().count === page) this.#y = top;
        if (column === last && barred > 0) {
          this.#seats(bars[index - 1] ?? null, x);
          x += barred;
        }
        this.#text(index === 0 ? "TH" : "TD", text, { ...style, x, width: width - 10 }, line);
        bottom = this.#doc.bufferedPageRange().count === page ? Math.max(bottom, this.#y) : this.#y;
        x += width;
      });
      line.end();
      this.#y = bottom + 5;
      this.#rule(index === 0 ? INK : RULE, 0);
    }
    table.end();
  }

  /** A share as seats taken from the left, dark and pale so that grey paper shows them too. */
  #seats(share: number | null, x: number): void {
    if (share === null) return;
    const taken = Math.round(Math.min(1, Math.max(0, share)) * SEATS);
    this.#aside("Layout", () => {
      for (let seat = 0; seat < SEATS; seat += 1)
        this.#doc
          .rect(x + seat * (SEAT.width + SEAT.gap), this.#y + 2.5, SEAT.width, SEAT.height)
          .fill(seat < taken ? STAGE : RULE);
    });
  }

  #text(tag: string, text: string, style: Style, within: Struct = this.#root): void {
    const element = this.#doc.struct(tag, tag === "TH" ? OVER_COLUMN : {});
    within.add(element);
    for (const line of linesOf(text.normalize("NFC"), style.width ?? this.#width, this.#measure(style))) {
      this.#room(style.size * LEADING);
      element.add(this.#doc.struct("Span", { actual: line }, () => this.#line(line, this.#y, style)));
      this.#y += style.size * LEADING;
    }
    element.end();
  }

  /** Short text that ends where the lines end. */
  #atRight(text: string, style: Style): void {
    const { widthOf, fontOf } = this.#measure(style);
    const length = runsOf(text, { fontOf }).reduce((sum, run) => sum + widthOf(run), 0);
    const width = Math.min(NUMBER_WIDTH, length + 2);
    this.#text("P", text, { ...style, x: MARGIN + this.#width - width, width: NUMBER_WIDTH });
  }

  #line(text: string, y: number, { size, family = "text", color = INK, x = MARGIN }: Style): void {
    let at = x;
    for (const { font, text: part } of runsOf(`${drawable(text)} `, { fontOf: fontIn(family) })) {
      this.#doc.font(font).fontSize(size).fillColor(color).text(part, at, y, { lineBreak: false });
      at += this.#widthOf(font, part) * size;
    }
  }

  #heightOf = (text: string, style: Style, width: number): number =>
    linesOf(text, width, this.#measure(style)).length * style.size * LEADING;

  #measure = ({ size, family = "text" }: Style): Measure => ({
    fontOf: fontIn(family),
    widthOf: ({ font, text }) => this.#widthOf(font, text) * size,
  });

  #widthOf(font: string, text: string): number {
    const key = `${font} ${text}`;
    const known = this.#known.get(key) ?? this.#doc.font(font).fontSize(1000).widthOfString(text) / 1000;
    this.#known.set(key, known);
    return known;
  }

  #rule(color: string, space: number): void {
    this.#y += space;
    this.#aside("Layout", () =>
      this.#doc
        .moveTo(MARGIN, this.#y)
        .lineTo(MARGIN + this.#width, this.#y)
        .lineWidth(0.6)
        .stroke(color),
    );
    this.#y += space;
  }

  /** Draws what a reader that does not see passes over. */
  #aside(type: "Layout" | "Pagination", draw: () => void): void {
    this.#doc.markContent("Artifact", { type });
    draw();
    this.#doc.endMarkedContent();
  }

  /** Goes on on the next page where this one has no room. */
  #room(height: number): void {
    if (this.#y + height <= this.#doc.page.height - FOOT) return;
    this.#doc.addPage();
    this.#y = MARGIN;
  }
}

const NARROW = 6;
const WIDE = 46;

/** Widths of columns by their longest text, so that a figure gets little and a sentence much. */
function columnWidths(rows: readonly (readonly string[])[], whole: number): number[] {
  const longest = (rows[0] ?? []).map((_, column) =>
    Math.min(WIDE, Math.max(NARROW, ...rows.map((row) => row[column]?.length ?? 0))),
  );
  const sum = longest.reduce((total, length) => total + length, 0);
  return longest.map((length) => (length / sum) * whole);
}
