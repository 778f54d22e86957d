import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { workbookOf } from "./list-workbook.ts";

interface Boat {
  name: string;
  seats: number | null;
}
const columns = [
  { label: "Όνομα & λοιπά", cell: () => null, text: ({ name }: Boat) => name },
  { label: "", cell: () => null },
  { label: "Seats", text: ({ seats }: Boat) => seats },
];
const partsOf = (rows: readonly Boat[]) =>
  Object.fromEntries(
    Object.entries(unzipSync(workbookOf(columns, rows))).map(([name, part]) => [name, strFromU8(part)]),
  );
const sheetOf = (rows: readonly Boat[]) => partsOf(rows)["xl/worksheets/sheet1.xml"] ?? "";
const cellsOf = (sheet: string) => sheet.match(/<c\/>|<c[\s>].*?<\/c>/g);
const text = (value: string) => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;

test("a workbook has the columns of the list, numbers as numbers and everything else as text", () => {
  const sheet = sheetOf([
    { name: 'Argo <"first">', seats: 50 },
    { name: "", seats: null },
  ]);
  expect(sheet.match(/<row>/g)).toHaveLength(3);
  expect(sheet).toContain('<c t="inlineStr" s="1"><is><t xml:space="preserve">Όνομα &amp; λοιπά</t></is></c>');
  expect(cellsOf(sheet)?.slice(2)).toEqual([text('Argo &lt;"first"&gt;'), "<c><v>50</v></c>", "<c/>", "<c/>"]);
});

test("nothing in it is a formula, and what no workbook keeps is left out", () => {
  const sheet = sheetOf([{ name: '=HYPERLINK("https://evil.test")\u0000\u0007 _x0041_ \ud83d', seats: null }]);
  expect(sheet).not.toContain("<f");
  expect(sheet).toContain(text('=HYPERLINK("https://evil.test") _x005F_x0041_ '));
});

test("it is made of the parts that a spreadsheet asks for", () => {
  expect(Object.keys(partsOf([])).toSorted()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
});
