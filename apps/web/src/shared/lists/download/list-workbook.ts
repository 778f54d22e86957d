import { strToU8, zipSync } from "fflate";
import type { Column } from "../columns.ts";

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** What a workbook is besides its one sheet; the second cell style is the header's. */
const PARTS = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Kerkis" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0" xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};

/** Longest text that a cell of a workbook takes. */
const TEXT_MAX = 32_767;
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
function cellOf(value: string | number | null): string {
  if (value === null || value === "") return "<c/>";
  return typeof value === "number" && Number.isFinite(value) ? `<c><v>${value}</v></c>` : textCell(String(value));
}

const rowOf = (cells: readonly string[]): string => `<row>${cells.join("")}</row>`;

/** Rows as an Excel workbook: the columns that have a value in it, named as on the screen. */
export function workbookOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Uint8Array<ArrayBuffer> {
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const header = rowOf(written.map(({ label }) => textCell(label, ' s="1"')));
  const lines = rows.map((row) => rowOf(written.map(({ text }) => cellOf(text(row)))));
  // The header stays while one scrolls.
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  const sheet = `<worksheet xmlns="${MAIN}">${view}<sheetData>${header}${lines.join("")}</sheetData></worksheet>`;
  const parts = Object.entries({ ...PARTS, "xl/worksheets/sheet1.xml": sheet });
  return zipSync(Object.fromEntries(parts.map(([name, part]) => [name, strToU8(HEAD + part)])));
}
