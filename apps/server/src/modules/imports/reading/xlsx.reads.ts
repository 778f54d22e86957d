import type { Readable } from "node:stream";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { SaxesParser } from "saxes";
import { Refusal } from "#platform/http/refusal.ts";
import { dateStyles, dayOfSerial } from "./xlsx-dates.policy.ts";
import { type Meter, ROW_MAX, tooManyColumns, type SourceRow, type TableSource } from "./source.reads.ts";

/** What an honest workbook stays below: parts, bytes when unpacked, and how much smaller packing made it. */
const PARTS_MAX = 2_000;
const UNPACKED_MAX = 400 * 1024 * 1024;
const PART_IN_MEMORY_MAX = 48 * 1024 * 1024;
const RATIO_MAX = 150;
const RATIO_FROM_BYTES = 20 * 1024 * 1024;

interface Workbook {
  zip: ZipFile;
  parts: Map<string, Entry>;
}

/**
 * The first visible sheet of an Excel workbook; of the archive only its own parts are unpacked, row by row.
 * @throws Refusal import.not_a_table, import.damaged, import.unpacks_too_large
 */
export async function xlsxTable(path: string): Promise<TableSource> {
  const book = await openBook(path);
  try {
    const { sheet, is1904 } = await firstSheet(book);
    const strings = await sharedStrings(book);
    const styles = await dateStyles((name) => tags(book, name));
    const meter = { read: 0, of: book.parts.get(sheet)?.uncompressedSize ?? 0 };
    return {
      format: "xlsx",
      encoding: null,
      delimiter: null,
      rows: sheetRows(book, sheet, { strings, styles, is1904 }, meter),
      meter,
    };
  } catch (failure) {
    book.zip.close();
    throw asRefusal(failure);
  }
}

const asRefusal = (failure: unknown): Refusal =>
  failure instanceof Refusal ? failure : new Refusal("import.damaged", { params: { row: 0 } });

async function openBook(path: string): Promise<Workbook> {
  const zip = await openPromise(path, { autoClose: false }).catch((failure: unknown) => {
    throw asRefusal(failure);
  });
  try {
    if (zip.entryCount > PARTS_MAX) throw tooLarge(0);
    const parts = new Map<string, Entry>();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      const isBomb =
        entry.uncompressedSize > RATIO_FROM_BYTES && entry.uncompressedSize > entry.compressedSize * RATIO_MAX;
      if (unpacked > UNPACKED_MAX || isBomb) throw tooLarge(unpacked);
      parts.set(entry.fileName.replace(/^\//, ""), entry);
    }
    if (!parts.has("xl/workbook.xml")) throw new Refusal("import.not_a_table");
    return { zip, parts };
  } catch (failure) {
    zip.close();
    throw asRefusal(failure);
  }
}

const tooLarge = (bytes: number): Refusal =>
  new Refusal("import.unpacks_too_large", { params: { megabytes: Math.round(bytes / 1024 ** 2) } });

/** A tag of a part as it opens or closes, or the text in it. */
export interface Tag {
  open?: string;
  close?: string;
  text?: string;
  attributes: Record<string, string>;
}

/** A part's tags and texts as they come. Bytes beyond what the archive declares end it. */
async function* tags({ zip, parts }: Workbook, name: string, meter?: Meter): AsyncGenerator<Tag> {
  const entry = parts.get(name);
  if (!entry) return;
  const parser = new SaxesParser();
  let found: Tag[] = [];
  const local = (full: string) => full.slice(full.indexOf(":") + 1);
  parser.on("opentag", ({ name: full, attributes }) => {
    found.push({ open: local(full), attributes });
  });
  parser.on("closetag", ({ name: full }) => found.push({ close: local(full), attributes: {} }));
  parser.on("text", (text) => found.push({ text, attributes: {} }));
  parser.on("cdata", (text) => found.push({ text, attributes: {} }));
  // Entities of its own are what such bombs are made of; a workbook declares none.
  parser.on("doctype", () => {
    throw new Refusal("import.damaged", { params: { row: 0 } });
  });
  parser.on("error", (failure) => {
    throw failure;
  });
  const stream: Readable = await zip.openReadStreamPromise(entry);
  stream.setEncoding("utf8");
  let sinceTag = 0;
  try {
    for await (const piece of stream) {
      const text = String(piece);
      if (meter) meter.read += Buffer.byteLength(text);
      parser.write(text);
      sinceTag = found.length > 0 ? 0 : sinceTag + text.length;
      if (sinceTag > ROW_MAX) throw new Refusal("import.damaged", { params: { row: 0 } });
      yield* found;
      found = [];
    }
    parser.close();
    yield* found;
  } finally {
    stream.destroy();
  }
}

async function firstSheet(book: Workbook): Promise<{ sheet: string; is1904: boolean }> {
  const sheets: { relation: string; isHidden: boolean }[] = [];
  let is1904 = false;
  for await (const { open, attributes } of tags(book, "xl/workbook.xml")) {
    if (open === "workbookPr") is1904 = attributes["date1904"] === "1" || attributes["date1904"] === "true";
    if (open !== "sheet") continue;
    const relation = Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1] ?? "";
    sheets.push({ relation, isHidden: (attributes["state"] ?? "visible") !== "visible" });
  }
  const wanted = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  for await (const { open, attributes } of tags(book, "xl/_rels/workbook.xml.rels")) {
    if (open !== "Relationship" || attributes["Id"] !== wanted?.relation) continue;
    const target = attributes["Target"] ?? "";
    return { sheet: target.startsWith("/") ? target.slice(1) : `xl/${target}`, is1904 };
  }
  return { sheet: "xl/worksheets/sheet1.xml", is1904 };
}

async function sharedStrings(book: Workbook): Promise<string[]> {
  const entry = book.parts.get("xl/sharedStrings.xml");
  if (entry && entry.uncompressedSize > PART_IN_MEMORY_MAX) throw tooLarge(entry.uncompressedSize);
  const strings: string[] = [];
  let text: string | null = null;
  let isPhonetic = false;
  let isText = false;
  for await (const tag of tags(book, "xl/sharedStrings.xml")) {
    if (tag.open === "si") text = "";
    if (tag.open === "rPh" || tag.close === "rPh") isPhonetic = tag.open === "rPh";
    if (tag.open === "t" || tag.close === "t") isText = tag.open === "t";
    if (tag.text !== undefined && isText && !isPhonetic && text !== null) text += tag.text;
    if (tag.close === "si") strings.push(asWritten(text ?? ""));
  }
  return strings;
}

interface Meanings {
  strings: readonly string[];
  /** Styles that show a number as a day. */
  styles: ReadonlySet<number>;
  is1904: boolean;
}

async function* sheetRows(book: Workbook, sheet: string, meanings: Meanings, meter: Meter): AsyncGenerator<SourceRow> {
  let number = 0;
  let cells: string[] = [];
  let column = 0;
  let cell: { type: string; style: number; value: string } | null = null;
  let isValue = false;
  try {
    for await (const { open, close, text, attributes } of tags(book, sheet, meter)) {
      if (open === "row") {
        number = Number(attributes["r"] ?? number + 1);
        cells = [];
        column = 0;
      } else if (open === "c") {
        column = attributes["r"] === undefined ? column : columnOf(attributes["r"]);
        if (column >= LIMITS.importColumns) throw tooManyColumns(column + 1);
        cell = { type: attributes["t"] ?? "n", style: Number(attributes["s"] ?? 0), value: "" };
      } else if (open === "v" || open === "t") isValue = true;
      else if (close === "v" || close === "t") isValue = false;
      else if (text !== undefined && isValue && cell) {
        cell.value += text;
        if (cell.value.length > ROW_MAX) throw new Refusal("import.damaged", { params: { row: number } });
      } else if (close === "c" && cell) {
        while (cells.length < column) cells.push("");
        cells[column] = meaning(cell, meanings);
        column++;
        cell = null;
      } else if (close === "row" && cells.length > 0) yield { number, cells };
    }
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw new Refusal("import.damaged", { params: { row: number } });
  } finally {
    book.zip.close();
  }
}

/** A character by its code, as workbooks write those that XML has no place for; Excel ends lines so. */
const CODED = /_x([0-9a-f]{4})_/gi;
const asWritten = (text: string): string =>
  text.replace(CODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).replaceAll("\r\n", "\n");

/** «AB12» is the 28th column, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,4}/.exec(reference)?.[0] ?? "A") column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function meaning({ type, style, value }: { type: string; style: number; value: string }, known: Meanings): string {
  if (type === "s") return known.strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "true" : "false";
  if (type === "e") return "";
  if (type !== "n" || value === "") return asWritten(value);
  const amount = Number(value);
  if (!Number.isFinite(amount)) return value;
  if (known.styles.has(style)) return dayOfSerial(amount, known.is1904);
  // As a spreadsheet shows it: fifteen digits, no exponent.
  return String(Number(amount.toPrecision(15)));
}
