import { open } from "node:fs/promises";
import { Refusal } from "#platform/http/refusal.ts";
import { calendarTable } from "./calendar.reads.ts";
import { csvTable } from "./csv.reads.ts";
import { jsonTable } from "./json.reads.ts";
import type { TableSource } from "./source.reads.ts";
import { xlsxTable } from "./xlsx.reads.ts";

const HEAD_BYTES = 64 * 1024;

/** Beginnings of files that are no tables. */
const OTHERS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x1f, 0x8b], // gzip
  [0x7f, 0x45, 0x4c, 0x46], // programs
  [0x4d, 0x5a, 0x90],
  [0x52, 0x61, 0x72, 0x21], // RAR
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (head: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => head[index] === byte);

/** The beginning of a file. */
async function headOf(path: string): Promise<{ head: Uint8Array; bytes: number }> {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
  await file.read(head, 0, head.length, 0);
  return { head, bytes: size };
}

/**
 * Opens a table, whatever its name says: its content decides.
 * @throws Refusal file.empty, import.not_a_table, import.old_spreadsheet, import.damaged and others of `imports.codes`
 */
export async function openTable(path: string): Promise<TableSource> {
  const { head, bytes } = await headOf(path);
  if (bytes === 0) throw new Refusal("file.empty");
  if (begins(head, ZIP)) return xlsxTable(path);
  if (begins(head, OLD_OFFICE)) throw new Refusal("import.old_spreadsheet");
  if (OTHERS.some((magic) => begins(head, magic))) throw new Refusal("import.not_a_table");
  return (
    (await calendarTable(path, head, bytes)) ?? (await jsonTable(path, head, bytes)) ?? csvTable(path, head, bytes)
  );
}
