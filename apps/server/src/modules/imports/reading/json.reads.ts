import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { JSONParser } from "@streamparser/json";
import { Refusal } from "#platform/http/refusal.ts";
import type { Encoding } from "./encoding.reads.ts";
import { type Meter, ROW_MAX, tooManyColumns, type SourceRow, type TableSource } from "./source.reads.ts";
import { decoded, decodedHead, encodingOf } from "./text.reads.ts";

type Shape = "array" | "lines" | "object" | "nested";
type Fields = Record<string, unknown>;

/** A list of objects: an array, one a line, or the one array of an object or of an object in it. Null when it is no JSON. */
export async function jsonTable(path: string, head: Uint8Array, bytes: number): Promise<TableSource | null> {
  const first = decodedHead(head.subarray(0, 64), "utf-8")
    .replace(/^\uFEFF/, "")
    .trimStart()[0];
  const wide = decodedHead(head.subarray(0, 64), "utf-16le")
    .replace(/^\uFEFF/, "")
    .trimStart()[0];
  if (first !== "[" && first !== "{" && wide !== "[" && wide !== "{") return null;
  const encoding = await encodingOf(path, head);
  const shape = shapeOf(decodedHead(head, encoding));
  if (shape === null) return null;
  const headers = await headersOf(path, encoding, shape);
  const meter = { read: 0, of: bytes };
  const rows = rowsOf(path, encoding, shape, headers, meter);
  return { format: "json", encoding, delimiter: null, hasHeader: true, rows, meter };
}

function shapeOf(beginning: string): Shape | null {
  const text = beginning.replace(/^\uFEFF/, "").trimStart();
  if (text.startsWith("[")) {
    if (/^\[\s*[{\]]/.test(text)) return "array";
    // A list in brackets may be text too: «[1] First».
    if (Array.isArray(parsed(text))) throw new Refusal("import.no_list");
    return null;
  }
  if (!/^\{\s*["}]/.test(text)) return null;
  const [line = "", next = ""] = text.split(/\r?\n/, 2);
  // Records may hold lists of their own.
  if (isFields(parsed(line)) && next.startsWith("{")) return "lines";
  const depth = depthOfList(text);
  if (depth === 1) return "object";
  if (depth === 2) return "nested";
  return isFields(parsed(line)) ? "lines" : "object";
}

/** What a text says as JSON; undefined for what is none, or only its beginning. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many objects a text opens around its first list of objects; null where it has none. */
function depthOfList(text: string): number | null {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|\[\s*\{|[{}]/g)) {
    if (token === "{") depth += 1;
    else if (token === "}") depth -= 1;
    else if (token.startsWith("[")) return depth;
  }
  return null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names of all fields in the order they are met: one reading of the file. */
async function headersOf(path: string, encoding: Encoding, shape: Shape): Promise<string[]> {
  const headers = new Set<string>();
  for await (const fields of objects(path, encoding, shape)) {
    for (const name of Object.keys(flat(fields))) headers.add(name);
    if (headers.size > LIMITS.importColumns) throw tooManyColumns(headers.size);
  }
  if (headers.size === 0) throw new Refusal("import.no_list");
  return [...headers];
}

async function* rowsOf(
  path: string,
  encoding: Encoding,
  shape: Shape,
  headers: string[],
  meter: Meter,
): AsyncGenerator<SourceRow> {
  let number = 1;
  yield { number, cells: headers };
  for await (const fields of objects(path, encoding, shape, meter)) {
    const named = flat(fields);
    number++;
    yield { number, cells: headers.map((header) => named[header] ?? "") };
  }
}

/** Characters that are read before it is looked whether they ended a row. */
const BIT = 64 * 1024;

const PATHS: Record<Shape, string[]> = { array: ["$.*"], lines: ["$"], object: ["$.*.*"], nested: ["$.*.*.*"] };

async function* objects(path: string, encoding: Encoding, shape: Shape, meter?: Meter): AsyncGenerator<Fields> {
  const parser = new JSONParser({
    paths: PATHS[shape],
    keepStack: false,
    ...(shape === "lines" && { separator: "\n" }),
  });
  let found: Fields[] = [];
  let list: unknown;
  let sinceRow = 0;
  parser.onValue = ({ value, key, stack }) => {
    if (!isFields(value)) return;
    const holder = stack.at(-1)?.key;
    // Of an object's several lists the first is meant; fields of its other objects are no rows.
    const isWithin = shape === "object" || shape === "nested";
    if (isWithin && typeof key !== "number") return;
    list ??= holder ?? "";
    if (!isWithin || holder === list) found.push(value);
  };
  try {
    for await (const piece of decoded(path, encoding, meter)) {
      if (shape === "lines" && parser.isEnded) break;
      // Bit by bit: what one row may hold is never more than this and the row before.
      for (let at = 0; at < piece.length; at += BIT) {
        const bit = piece.slice(at, at + BIT);
        parser.write(bit);
        sinceRow = found.length > 0 ? 0 : sinceRow + bit.length;
        if (sinceRow > ROW_MAX) throw new Refusal("import.damaged", { params: { row: 0 } });
        yield* found;
        found = [];
      }
    }
    if (!parser.isEnded) parser.end();
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw new Refusal("import.damaged", { params: { row: 0 } });
  }
  yield* found;
}

/** What lies deeper says nothing about a record. */
const DEPTH_MAX = 8;

const NAMES = ["name", "title", "label"];

/** The fields of an object, those of objects in it by «a.b»; lists become texts between semicolons. */
function flat(fields: Fields, before = ""): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isFields(value) && before === "") Object.assign(named, flat(value, `${name}.`));
    else named[before + name] = textOf(value);
  }
  return named;
}

function textOf(value: unknown, depth = 0): string {
  if (value === null || value === undefined || depth > DEPTH_MAX) return "";
  if (Array.isArray(value))
    return value
      .map((one) => textOf(one, depth + 1))
      .filter(Boolean)
      .join("; ");
  if (isFields(value))
    return textOf(NAMES.map((name) => value[name]).find((one) => one !== undefined) ?? "", depth + 1);
  return typeof value === "string" ? value : JSON.stringify(value);
}
