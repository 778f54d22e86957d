import { addDays } from "@kerkis/contract/core/time/working-days.ts";

interface Expected {
  title: string;
  /** Null where only the last day is known. */
  from: string | null;
  to: string;
}

/** Longest line of a calendar file, in letters; Greek ones take two octets each of the 75 that RFC 5545 allows. */
const LINE_MAX = 36;

/** Days on which something is expected as a calendar file (RFC 5545), as whole days that keep nobody busy. */
export function calendarOf({ title, from, to }: Expected): string {
  const compact = (day: string) => day.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kerkis//Kerkis",
    "BEGIN:VEVENT",
    `UID:${crypto.randomUUID()}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(from ?? to)}`,
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${title.replace(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll("\n", " ")}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.flatMap((line) => `${folded(line)}\r\n`).join("");
}

/** A long line goes on after a break and a blank. */
const folded = (line: string): string => (line.match(new RegExp(`.{1,${LINE_MAX}}`, "gu")) ?? []).join("\r\n ");
