import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { csvCell, csvLine } from "@kerkis/contract/core/files/csv.ts";

describe("a cell of a CSV file", () => {
  it.each([
    ["plain", "plain"],
    [null, ""],
    ['say "hello", all', '"say ""hello"", all"'],
    ["two\nlines", '"two\nlines"'],
    ["one;two", '"one;two"'],
    ["=1+1", "'=1+1"],
    ["+30 210", "'+30 210"],
    ["-5", "'-5"],
    ["@cmd", "'@cmd"],
    ["  =1+1", "  '=1+1"],
    ["＝1+1", "'＝1+1"],
    ["＠cmd", "'＠cmd"],
    ["a;=1+1", `"a;'=1+1"`],
    ["a\t=1+1", `"a\t'=1+1"`],
    ["a\r\n@cmd", `"a\r\n'@cmd"`],
    ['a;"=1+1"', `"a;""'=1+1"""`],
    ["\t=1+1", `"'\t'=1+1"`],
    ["\rtext", `"'\rtext"`],
    ['{"minus":-5,"list":[1,-2]}', '"{""minus"":-5,""list"":[1,-2]}"'],
    ["a - b", "a - b"],
  ])("%j is written %j", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

test("a line ends in the line break of the format", () => expect(csvLine(["a", null])).toBe("a,\r\n"));

/** Cells as a spreadsheet cuts the file, which reads a quote as one at the start of a cell only. */
const cut = (line: string, delimiter: string): string[] =>
  parse(line, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ["\r\n", "\n", "\r"],
  }).flat();

test("no cell begins like a formula, whichever sign the spreadsheet cuts at", () => {
  const letter = fc.constantFrom("=", "+", "-", "@", "＝", ";", "\t", "\n", "\r", '"', "'", " ", ",", "a", "1");
  const text = fc.string({ unit: letter, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
      const line = csvLine(cells);
      for (const piece of line.split(/[;\t\r\n]/).slice(1)) expect(piece).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/u);
      for (const cell of cut(line, ",")) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
    }),
    { numRuns: 2_000 },
  );
});
