import { expect, test } from "vitest";
import { unzip } from "#test/unzip.ts";
import type { Cell } from "./csv-file.ts";
import { workbook } from "./workbook.ts";

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages;
}
async function partsOf(pages: Cell[][][], sheetRows?: number): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of workbook(["Όνομα & λοιπά", "Seats"], pagesOf(...pages), sheetRows)) chunks.push(chunk);
  return unzip(Buffer.concat(chunks));
}
const sheetOf = async (...rows: Cell[][]) => (await partsOf([rows]))["xl/worksheets/sheet1.xml"] ?? "";
const cellsOf = (sheet: string) => sheet.match(/<c\/>|<c[\s>].*?<\/c>/g);
const text = (value: string) => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;

test("it has the columns of the list, numbers as numbers and everything else as text", async () => {
  const sheet = await sheetOf(['Argo <"first">', 50], ["", null]);
  expect(sheet.match(/<row>/g)).toHaveLength(3);
  expect(sheet).toContain('<c t="inlineStr" s="1"><is><t xml:space="preserve">Όνομα &amp; λοιπά</t></is></c>');
  expect(cellsOf(sheet)?.slice(2)).toEqual([text('Argo &lt;"first"&gt;'), "<c><v>50</v></c>", "<c/>", "<c/>"]);
});

test("nothing in it is a formula, and what no workbook keeps is left out", async () => {
  const sheet = await sheetOf(['=HYPERLINK("https://evil.test")\u0000\u0007 _x0041_ \ud83d', null]);
  expect(sheet).not.toContain("<f");
  expect(sheet).toContain(text('=HYPERLINK("https://evil.test") _x005F_x0041_ '));
});

test("it is made of the parts that a spreadsheet asks for", async () => {
  expect(Object.keys(await partsOf([])).toSorted()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
});

test("what a sheet has no room for stands on the next one, below the same header", async () => {
  const rows = Array.from({ length: 5 }, (_, index): Cell[] => [`row ${index}`, index]);
  const parts = await partsOf([rows.slice(0, 4), rows.slice(4)], 3);
  const sheets = [1, 2, 3].map((number) => parts[`xl/worksheets/sheet${number}.xml`] ?? "");
  expect(sheets.map((sheet) => sheet.match(/row \d/g))).toEqual([["row 0", "row 1"], ["row 2", "row 3"], ["row 4"]]);
  for (const sheet of sheets) expect(sheet).toContain("Seats");
  expect(parts["xl/workbook.xml"]?.match(/<sheet /g)).toHaveLength(3);
  expect(parts["[Content_Types].xml"]).toContain("/xl/worksheets/sheet3.xml");
});
