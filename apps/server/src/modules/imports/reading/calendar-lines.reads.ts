import { Refusal } from "#platform/http/refusal.ts";
import type { Encoding } from "./encoding.reads.ts";
import type { Meter } from "./source.reads.ts";
import { decoded } from "./text.reads.ts";

/** A line of a calendar as it is meant, what is folded put together. */
interface Line {
  /** Of the file, from 1. */
  number: number;
  text: string;
}

/** A part of a calendar with its lines, those that say where it begins and ends among them. */
export interface CalendarPart {
  name: string;
  number: number;
  lines: string[];
}

/** What honest calendars stay below: letters of a line, and lines of an event. */
const LINE_MAX = 64 * 1024;
const LINES_MAX = 4_000;

const tooLong = (line: number) => new Refusal("import.calendar_long_line", { params: { line } });
export const damaged = (line: number) => new Refusal("import.calendar_damaged", { params: { line } });

/** @throws Refusal import.calendar_long_line */
async function* unfolded(path: string, encoding: Encoding, meter?: Meter): AsyncGenerator<Line> {
  let rest = "";
  let number = 0;
  let open: Line | null = null;
  function* take(raw: string): Generator<Line> {
    number++;
    if (open && /^[ \t]/.test(raw)) {
      open.text += raw.slice(1);
      if (open.text.length > LINE_MAX) throw tooLong(open.number);
      return;
    }
    if (open?.text) yield open;
    open = { number, text: raw };
  }
  for await (const piece of decoded(path, encoding, meter)) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    if (rest.length > LINE_MAX) throw tooLong(number + 1);
    for (const line of lines) yield* take(line);
  }
  yield* take(rest.replace(/\r$/, ""));
  yield* take("");
}

/**
 * The parts of a calendar that stand right below it: events, zones, tasks.
 * @throws Refusal import.calendar_cut where it ends in the middle, import.calendar_damaged
 */
export async function* partsOfCalendar(
  path: string,
  encoding: Encoding,
  meter?: Meter,
): AsyncGenerator<CalendarPart | Line> {
  const open: string[] = [];
  let part: CalendarPart | null = null;
  let last = 0;
  for await (const line of unfolded(path, encoding, meter)) {
    last = line.number;
    const [, step, named = ""] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line.text) ?? [];
    const name = named.toUpperCase();
    if (step?.toUpperCase() === "BEGIN") {
      open.push(name);
      if (open.length === 2) part = { name, number: line.number, lines: [] };
    }
    if (part) {
      part.lines.push(line.text);
      if (part.lines.length > LINES_MAX) throw damaged(part.number);
    } else if (!step) yield line;
    if (step?.toUpperCase() !== "END") continue;
    if (open.pop() !== name) throw damaged(line.number);
    if (open.length !== 1 || !part) continue;
    yield part;
    part = null;
  }
  if (open.length > 0) throw new Refusal("import.calendar_cut", { params: { line: last } });
}
