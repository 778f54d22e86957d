import { zipStream, type ZipEntry } from "#platform/files/zip.ts";
import type { Cell, CellPages } from "./csv-file.ts";

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Rows that a sheet of Excel has; what is more stands on the next one. */
const SHEET_ROWS = 1_048_576;
/** Longest text that a cell takes. */
const TEXT_MAX = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SCHEMAS = "http://schemas.openxmlformats.org";
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`;
const PACKAGE = `${SCHEMAS}/package/2006`;
const PART = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** The second cell style is the header's. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0" xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;
/** The header stays while one scrolls. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';

/** What XML has no place for. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Text that a workbook would read as a character's code. */
const CODED = /_(?=x[0-9a-f]{4}_)/gi;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const textCell = (text: string, style = ""): string =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${text
    .slice(0, TEXT_MAX)
    .replace(NO_XML, "")
    .replace(CODED, "_x005F_")
    .replace(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark)}</t></is></c>`;

/** Text is written as text, so that no cell is a formula whatever it begins with. */
function cellOf(value: Cell): string {
  if (value === null || value === "") return "<c/>";
  return typeof value === "number" && Number.isFinite(value) ? `<c><v>${value}</v></c>` : textCell(String(value));
}

const rowOf = (cells: readonly string[]): string => `<row>${cells.join("")}</row>`;
const numbered = (sheets: number, text: (number: number) => string): string =>
  Array.from({ length: sheets }, (_, index) => text(index + 1)).join("");

/** What a workbook is besides its sheets. */
const partsAround = (sheets: number): Record<string, string> => ({
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/>${numbered(sheets, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${PART}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered(sheets, (n) => `<sheet name="Kerkis${n > 1 ? ` ${n}` : ""}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">${numbered(sheets, (n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": STYLES,
});

/** Something that is written all at once. */
const whole = (text: string): AsyncIterable<string> =>
  (async function* () {
    yield text;
  })();

/** The entries of a workbook; how many sheets it has is known when the last one is written. */
async function* entriesOf(labels: readonly string[], pages: CellPages, sheetRows: number): AsyncGenerator<ZipEntry> {
  const source = pages[Symbol.asyncIterator]();
  /** Read, and written on no sheet yet. */
  let rest: readonly (readonly Cell[])[] = [];
  let isEnd = false;
  async function* sheet(written: () => void): AsyncGenerator<string> {
    yield `${HEAD}<worksheet xmlns="${MAIN}">${VIEW}<sheetData>${rowOf(labels.map((label) => textCell(label, ' s="1"')))}`;
    for (let room = sheetRows - 1; room > 0;) {
      if (rest.length === 0) {
        const page = await source.next();
        if (page.done === true) {
          isEnd = true;
          break;
        }
        rest = page.value;
      }
      const fitting = rest.slice(0, room);
      rest = rest.slice(room);
      room -= fitting.length;
      yield fitting.map((cells) => rowOf(cells.map(cellOf))).join("");
    }
    yield "</sheetData></worksheet>";
    written();
  }
  let sheets = 0;
  while (!isEnd) {
    sheets += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet(resolve) };
    await promise;
  }
  for (const [name, part] of Object.entries(partsAround(sheets))) yield { name, content: whole(HEAD + part) };
}

/** An Excel workbook as a stream: a page of rows is in memory, never the whole. */
export const workbook = (
  labels: readonly string[],
  pages: CellPages,
  sheetRows = SHEET_ROWS,
): AsyncGenerator<Uint8Array> => zipStream(entriesOf(labels, pages, sheetRows));
