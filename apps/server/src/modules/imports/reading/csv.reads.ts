import { Readable } from "node:stream";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { CsvError, parse } from "csv-parse";
import { Refusal } from "#platform/http/refusal.ts";
import { delimiterOf } from "./delimiter.reads.ts";
import { ROW_MAX, tooManyColumns, type SourceRow, type TableSource } from "./source.reads.ts";
import { decoded, decodedHead, encodingOf } from "./text.reads.ts";

/** Cells of one row before it is given up; empty ones have no length that would count. */
const CELLS_MAX = 20_000;

/** Text with separators, whichever they are. */
export async function csvTable(path: string, head: Uint8Array, bytes: number): Promise<TableSource> {
  const encoding = await encodingOf(path, head);
  const beginning = decodedHead(head, encoding);
  if (beginning.includes("\u0000")) throw new Refusal("import.not_a_table");
  // Excel's own first line, which some programs write.
  const [, told] = /^sep=(.)\r?\n/.exec(beginning) ?? [];
  const delimiter = told ?? delimiterOf(beginning, head.length === bytes);
  const meter = { read: 0, of: bytes };
  const rows = lines(Readable.from(decoded(path, encoding, meter)), delimiter, told !== undefined);
  return { format: delimiter === "\t" ? "tsv" : "csv", encoding, delimiter, rows, meter };
}

async function* lines(text: Readable, delimiter: string, skipsFirst: boolean): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: ROW_MAX,
    cast: (cell, { index }) => {
      if (index >= CELLS_MAX) throw tooManyColumns(index + 1);
      return cell;
    },
    record_delimiter: ["\r\n", "\n", "\r"],
  });
  text.on("error", (failure) => parser.destroy(failure));
  text.pipe(parser);
  let number = 0;
  try {
    for await (const record of parser) {
      const cells: string[] = record;
      number++;
      if (number === 1 && skipsFirst) continue;
      if (cells.length > LIMITS.importColumns) throw tooManyColumns(cells.length);
      if (cells.some((cell) => cell.includes("\u0000"))) throw new Refusal("import.not_a_table");
      yield { number, cells };
    }
  } catch (failure) {
    if (failure instanceof CsvError) throw new Refusal("import.damaged", { params: { row: number + 1 } });
    throw failure;
  } finally {
    text.destroy();
  }
}
