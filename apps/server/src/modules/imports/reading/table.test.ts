import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import iconv from "iconv-lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { zipStream } from "#platform/files/zip.ts";
import { openHeaded } from "../running/reading.service.ts";
import { openTable } from "./table.reads.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kerkis-tables-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array | string) {
  const path = join(folder, "table");
  await writeFile(path, bytes);
  const { rows, meter, ...facts } = await openTable(path);
  const cells: string[][] = [];
  for await (const row of rows) cells.push(row.cells);
  // Whatever it is, all of it was read in the end.
  expect(meter.of > 0 ? meter.read / meter.of : 1).toBe(1);
  return { ...facts, cells };
}

async function workbook(parts: Record<string, string>): Promise<Buffer> {
  async function* once(text: string) {
    yield text;
  }
  const entries = Object.entries(parts).map(([name, text]) => ({ name, content: once(text) }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const GREEK = [
  ["Επωνυμία", "Έδρα", "Ίδρυση"],
  ["ΘΑΛΑΣΣΑ ΡΟΜΠΟΤΙΚΣ ΙΚΕ", "Άνδρος", "2019"],
  ["Μέλι Αγροτεχνική", "Λάρισα", "2020"],
  ["Άνεμος Ντρόουνς", "Ύδρα", "2021"],
];
const asText = (rows: string[][], delimiter: string) => rows.map((row) => row.join(delimiter)).join("\r\n");

test.each([
  ["utf-8", {}],
  ["utf-8", { addBOM: true }],
  ["utf-16le", { addBOM: true }],
  ["utf-16be", { addBOM: true }],
  ["utf-16le", {}],
  ["utf-16be", {}],
  ["windows-1253", {}],
  ["iso-8859-7", {}],
  ["macgreek", {}],
])("Greek in %s %o is told by its bytes", async (encoding, options) => {
  const table = await read(iconv.encode(asText(GREEK, ";"), encoding, options));
  expect(table).toMatchObject({ encoding, delimiter: ";", cells: GREEK });
});

test("a text in UTF-8 with a broken sign among many is UTF-8, not what its bytes could be besides", async () => {
  const many = Array.from({ length: 30 }, () => GREEK[1] ?? []);
  const whole = Buffer.from(asText([...GREEK, ...many], ";"));
  const broken = Buffer.concat([whole, Buffer.from("\r\nΚόπηκε;Άνδρ"), Buffer.from([0xce])]);
  const table = await read(broken);
  expect(table).toMatchObject({ encoding: "utf-8" });
  expect(table.cells.slice(0, 4)).toEqual(GREEK);
  expect(table.cells.at(-1)).toEqual(["Κόπηκε", "Άνδρ\ufffd"]);
});

test("western accents are windows-1252", async () => {
  const rows = [
    ["name", "city"],
    ["Café Zürich", "Genève"],
    ["Münchner Straße", "Århus"],
  ];
  expect(await read(iconv.encode(asText(rows, ","), "windows-1252"))).toMatchObject({
    encoding: "windows-1252",
    cells: rows,
  });
});

test.each([",", ";", "\t", "|"])(
  "%j is found as the delimiter, although others stand in the cells",
  async (delimiter) => {
    const rows = [
      ["name", "note"],
      ["Argo", '"a, b; c | d\te"'],
      ["Thalassa", "plain"],
    ];
    expect((await read(asText(rows, delimiter))).delimiter).toBe(delimiter);
  },
);

test.each([
  ["an array", '[{"name":"Argo","tags":["sea","sky"]},{"name":"Meli","fast":{"sum":3}}]'],
  [
    "an object with one array",
    '{"about":{"a":1},"count":2,"items":[{"name":"Argo","tags":["sea","sky"]},{"name":"Meli","fast":{"sum":3}}]}',
  ],
  ["JSON lines", '{"name":"Argo","tags":["sea","sky"]}\n{"name":"Meli","fast":{"sum":3}}\n'],
  [
    "an object with one array in another",
    '{"about":{"a":"[{"},"data":{"count":2,"items":[{"name":"Argo","tags":["sea","sky"]},{"name":"Meli","fast":{"sum":3}}]}}',
  ],
])("%s of JSON is a table", async (_, text) => {
  expect((await read(text)).cells).toEqual([
    ["name", "tags", "fast.sum"],
    ["Argo", "sea; sky", ""],
    ["Meli", "", "3"],
  ]);
});

test("records of JSON lines may hold lists of their own", async () => {
  const lines = '{"name":"Argo","rounds":[{"kind":"seed"}]}\n{"name":"Meli","rounds":[]}\n';
  expect((await read(lines)).cells.map(([name]) => name)).toEqual(["name", "Argo", "Meli"]);
});

const BOOK = {
  "xl/workbook.xml":
    '<workbook xmlns:r="r"><sheets><sheet name="h" state="hidden" r:id="rId9"/><sheet name="a" r:id="rId1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="rId1" Target="worksheets/own.xml"/></Relationships>',
  "xl/sharedStrings.xml": "<sst><si><t>Όνομα</t></si><si><r><t>Ar</t></r><r><t>go</t></r></si></sst>",
  "xl/styles.xml": '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
};

test("the first visible sheet of a workbook is read: shared and own texts, days, gaps, numbers in full", async () => {
  const sheet =
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Ίδρυση</t></is></c></row>' +
    '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>8.01234567E8</v></c><c r="C3" s="1"><v>44267</v></c></row></sheetData></worksheet>';
  const table = await read(await workbook({ ...BOOK, "xl/worksheets/own.xml": sheet }));
  expect(table).toMatchObject({
    format: "xlsx",
    cells: [
      ["Όνομα", "", "Ίδρυση"],
      ["Argo", "801234567", "2021-03-12"],
    ],
  });
});

test("characters that a workbook writes by their codes are read as such", async () => {
  const text = "Πρώτη_x000D_\nδεύτερη _x005F_x0041_ 😀";
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
  const strings = `<sst><si><t>${text}</t></si></sst>`;
  const { cells } = await read(
    await workbook({ ...BOOK, "xl/sharedStrings.xml": strings, "xl/worksheets/own.xml": sheet }),
  );
  expect(cells).toEqual([["Πρώτη\nδεύτερη _x0041_ 😀", "Πρώτη\nδεύτερη _x0041_ 😀"]]);
});

test("what is no table says so", async () => {
  const bomb = { ...BOOK, "xl/worksheets/own.xml": `<worksheet>${" ".repeat(30_000_000)}</worksheet>` };
  const wide = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(",");
  const refused: [string, Uint8Array | string][] = [
    ["file.empty", ""],
    ["import.not_a_table", Buffer.from("%PDF-1.7 whatever")],
    ["import.not_a_table", "name,city\nArgo\u0000,Athens"],
    ["import.not_a_table", await workbook({ "readme.txt": "no workbook" })],
    ["import.old_spreadsheet", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["import.damaged", (await workbook(BOOK)).subarray(0, 200)],
    ["import.unpacks_too_large", await workbook(bomb)],
    ["import.too_many_columns", wide],
    ["import.damaged", '[{"name":"Argo"},{"name":'],
    ["import.no_list", "[1,2,3]"],
  ];
  for (const [code, bytes] of refused) await expect(read(bytes)).rejects.toMatchObject({ code });
});

test("a workbook that repeats one long text does not fill the memory", async () => {
  const strings = `<sst><si><t>Όνομα</t></si><si><t>${"α".repeat(20_000)}</t></si></sst>`;
  const row = (count: number) => `<row>${'<c t="s"><v>1</v></c>'.repeat(count)}</row>`;
  const rowsOf = async (cells: number) => {
    const header = `<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`;
    const sheet = `<worksheet><sheetData>${header}${row(cells)}</sheetData></worksheet>`;
    const path = join(folder, "repeats");
    await writeFile(path, await workbook({ ...BOOK, "xl/sharedStrings.xml": strings, "xl/worksheets/own.xml": sheet }));
    return Array.fromAsync((await openHeaded(path)).rows);
  };
  expect(await rowsOf(3)).toHaveLength(1);
  await expect(rowsOf(4)).rejects.toMatchObject({ code: "import.damaged" });
});

test("one row that never ends is refused before it fills the memory", async () => {
  const sheet = (cells: string) => ({ ...BOOK, "xl/worksheets/own.xml": `<worksheet><sheetData><row>${cells}` });
  const noise = Array.from({ length: 400_000 }, (_, at) => ((at * 7919) % 36).toString(36)).join("");
  const refused: [string, Uint8Array | string][] = [
    ["import.too_many_columns", `name\n${",".repeat(5_000_000)}`],
    ["import.too_many_columns", `name\n${`${",".repeat(30_000)}"\n"`.repeat(100)}`],
    ["import.damaged", `name\n"${"a".repeat(5_000_000)}`],
    ["import.damaged", `[{"name":"Argo","marks":[${"1,".repeat(2_000_000)}1]}]`],
    ["import.damaged", `[{"name":"${"a".repeat(5_000_000)}"}]`],
    ["import.damaged", `[{"name":${"[".repeat(2_000_000)}`],
    ["import.damaged", await workbook(sheet(`<c t="inlineStr"><is><t>${noise}</t></is></c>`))],
    [
      "import.damaged",
      await workbook(sheet(`<c t="inlineStr"><is>${`<t>${noise.slice(0, 999)}</t>`.repeat(400)}</is></c>`)),
    ],
  ];
  for (const [code, bytes] of refused) await expect(read(bytes)).rejects.toMatchObject({ code });
  const nested = `[{"name":"Argo","deep":${"[".repeat(10_000)}1${"]".repeat(10_000)},"marks":[1,2]}]`;
  expect(await read(nested)).toMatchObject({
    cells: [
      ["name", "deep", "marks"],
      ["Argo", "", "1; 2"],
    ],
  });
});
