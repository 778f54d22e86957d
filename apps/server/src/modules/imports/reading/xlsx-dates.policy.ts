import { HOUR_MS } from "@kerkis/contract/core/limits.ts";

/** Number formats of Excel that show days, by their ids. */
const BUILT_IN_DAYS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);

interface StyleTag {
  open?: string;
  close?: string;
  attributes: Record<string, string>;
}

/** Whether a number format of one's own shows days: quoted words and colours aside, it has letters of days or years. */
const showsDays = (format: string): boolean => /[dy]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ""));

/** Positions of the cell styles that show a number as a day. */
export async function dateStyles(tagsOf: (part: string) => AsyncIterable<StyleTag>): Promise<Set<number>> {
  const own = new Set<number>();
  const styles = new Set<number>();
  let isCells = false;
  let position = 0;
  for await (const { open, close, attributes } of tagsOf("xl/styles.xml")) {
    if (open === "numFmt" && showsDays(attributes["formatCode"] ?? "")) own.add(Number(attributes["numFmtId"]));
    if (open === "cellXfs" || close === "cellXfs") isCells = open === "cellXfs";
    if (open !== "xf" || !isCells) continue;
    const format = Number(attributes["numFmtId"] ?? 0);
    if (BUILT_IN_DAYS.has(format) || own.has(format)) styles.add(position);
    position++;
  }
  return styles;
}

/** The day of a spreadsheet's number, and the time where it has one: 44267 is 2021-03-12, 44267.75 is 2021-03-12 18:00. */
export function dayOfSerial(serial: number, is1904: boolean): string {
  const minutes = Math.round(serial * 24 * 60);
  const moment = new Date((is1904 ? FIRST_DAY_1904 : FIRST_DAY) + (minutes / 60) * HOUR_MS);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const [day = "", time = ""] = moment.toISOString().slice(0, 16).split("T");
  return time === "00:00" ? day : `${day} ${time}`;
}
