import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { drawable, fontIn, fonts, PLAIN, type Family } from "./font-files.ts";
import { columnWidths, keptLines, linesOf, runsOf, type Measure } from "./lines.ts";

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

type Part = DocumentContent["parts"][number];

const PAGE_OF: LocalizedText = { el: "Σελίδα {n} από {of}", en: "Page {n} of {of}" };
const LOCALES: Record<Language, string> = { el: "el-GR", en: "en-GB" };

const MARGIN = 52;
const NUMBER_WIDTH = 160;
const LOGO = 30;
const CODE = 54;
const CLOSING_SPACE = 16;
const FOOT = 64;
const INK = "#10242c";
const SOFT = "#4c6069";
const RULE = "#c9d3d6";
const STAGE = "#06262f";
const ON_STAGE = "#a9c0c6";
const LEADING = 1.38;
const TITLE = { size: 13.5, family: "display" } as const;
/** A line of a table that is higher than this may run over the page. */
const TALL = 300;
/** So much of a paragraph stands below its title. */
const BEGUN = 42;
const SEATS = 15;
const SEAT = { width: 4.6, height: 7, gap: 1.6 };
const BAR = SEATS * (SEAT.width + SEAT.gap) + 8;

/** Known to the writer, not yet to its types: the profile for readers that do not see, and what a head stands over. */
const UNIVERSAL = { subset: "PDF/UA" };
const OVER_COLUMN: object = { scope: "Column" };

type Doc = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

/** Of a table's columns and lines, its heads first. */
interface Sizes {
  widths: number[];
  heights: number[];
}

/** Heads of a table are smaller than its lines. */
const cellStyle = (line: number) => (line === 0 ? { size: 8.5, color: SOFT } : { size: 9.5, color: INK });

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
    font: PLAIN,
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
  content.parts.forEach((part, index) => {
    const isLast = index === content.parts.length - 1;
    paper.part(`${index + 1}. ${part.title}`, part, isLast ? paper.heightOfClosing(content) : 0);
  });
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

  /** @param after height of what must stand on the page where the part ends */
  part(title: string, { heads, rows, paragraphs, bars }: Part, after: number): void {
    const said = paragraphs.filter((one) => one.trim() !== "");
    this.#y += 20;
    const sizes = this.#sizes([heads, ...rows], bars);
    const begun =
      rows.length > 0 ? sizes.heights.slice(0, 2) : [this.#heightOf(said[0] ?? "", { size: 10 }, this.#width) + 4];
    // A title stands with what it begins; where that is all, with what comes after it too.
    const begins = begun.reduce((sum, height) => sum + Math.min(height, rows.length > 0 ? TALL : BEGUN), 0);
    this.#room(begins + this.#heightOf(title, TITLE, this.#width) + 4 + (rows.length + said.length === 1 ? after : 0));
    this.#doc.outline.addItem(title);
    this.#text("H2", title, TITLE);
    this.#y += 4;
    if (rows.length > 0) this.#table({ heads, rows, bars }, sizes, said.length === 0 ? after : 0);
    said.forEach((paragraph, index) => {
      this.#text("P", paragraph, { size: 10 }, this.#root, index === said.length - 1 ? after + 4 : 0);
      this.#y += 4;
    });
  }

  /** What the closing takes: it never stands on a page alone. */
  heightOfClosing = (content: DocumentContent): number =>
    CLOSING_SPACE +
    Math.max(
      CODE + 8,
      this.#besideCode(content).reduce((sum, { text, ...style }) => sum + this.#heightOf(text, style, style.width), 0),
    );

  /** What stands beside the code. */
  #besideCode({ verification, issued, note }: DocumentContent) {
    const style = { x: MARGIN + CODE + 12, width: this.#width - CODE - 12, size: 8.5 };
    return [
      { text: `${verification.label}: ${verification.address}`, color: INK, ...style },
      { text: `${issued}. ${note}`, color: SOFT, ...style },
    ];
  }

  /** Ends the structure and numbers the pages. */
  close(content: DocumentContent, language: Language): void {
    this.#room(this.heightOfClosing(content));
    this.#y += CLOSING_SPACE;
    const top = this.#y;
    this.#code(content.verification);
    for (const { text, ...style } of this.#besideCode(content)) this.#text("P", text, style);
    this.#y = Math.max(this.#y, top + CODE);
    this.#root.end();
    const { start, count } = this.#doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(start + index);
      // Below the margin is no place for text, and it would begin a page of its own.
      this.#doc.page.margins.bottom = 0;
      this.#aside("Pagination", () => {
        const numbers = PAGE_OF[language].replace("{n}", String(index + 1)).replace("{of}", String(count));
        this.#line(content.organization, this.#doc.page.height - 40, { size: 8.5, color: SOFT });
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

  /** How wide the columns of a table are and how high its lines, its heads first. */
  #sizes(lines: readonly (readonly string[])[], bars: Part["bars"]): Sizes {
    const widths = columnWidths(lines, this.#width - (bars.length > 0 ? BAR : 0));
    const heights = lines.map((line, index) => {
      const cells = line.map((text, column) => this.#heightOf(text, cellStyle(index), (widths[column] ?? 0) - 10));
      return Math.max(0, ...cells) + 10;
    });
    return { widths, heights };
  }

  #table(
    { heads, rows, bars }: Pick<Part, "heads" | "rows" | "bars">,
    { widths, heights }: Sizes,
    after: number,
  ): void {
    const table = this.#doc.struct("Table");
    this.#root.add(table);
    const barred = bars.length > 0 ? BAR : 0;
    const last = heads.length - 1;
    for (const [index, row] of [heads, ...rows].entries()) {
      const style = cellStyle(index);
      const kept = index === rows.length ? after : 0;
      this.#room(Math.min(heights[index] ?? 0, TALL) + kept);
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
        this.#text(index === 0 ? "TH" : "TD", text, { ...style, x, width: width - 10 }, line, kept && kept + 5);
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

  /** @param after height of what must stand on the page where the text ends */
  #text(tag: string, text: string, style: Style, within: Struct = this.#root, after = 0): void {
    const element = this.#doc.struct(tag, tag === "TH" ? OVER_COLUMN : {});
    within.add(element);
    const lines = linesOf(text.normalize("NFC"), style.width ?? this.#width, this.#measure(style));
    const kept = keptLines(lines.length);
    lines.forEach((line, index) => {
      const left = lines.length - index;
      this.#room(left > kept ? style.size * LEADING : left * style.size * LEADING + after);
      element.add(this.#doc.struct("Span", { actual: line }, () => this.#line(line, this.#y, style)));
      this.#y += style.size * LEADING;
    });
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
    // What was measured at once and what was in steps differ by fractions of a point.
    if (this.#y + height <= this.#doc.page.height - FOOT + 0.1) return;
    this.#doc.addPage();
    this.#y = MARGIN;
  }
}
