import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "#platform/http/refusal.ts";
import { openTable } from "./table.reads.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kerkis-calendars-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function opened(text: string | Uint8Array) {
  const path = join(folder, "calendar.ics");
  await writeFile(path, text);
  const { rows, format } = await openTable(path);
  const cells: string[][] = [];
  for await (const row of rows) cells.push(row.cells);
  const [headers = [], ...events] = cells;
  const shown = events.map((row) =>
    Object.fromEntries(headers.flatMap((name, at) => (row[at] ? [[name, row[at]]] : []))),
  );
  return { format, events: shown };
}

/** What was refused, and where. */
async function refusal(text: string | Uint8Array) {
  try {
    await opened(text);
  } catch (failure) {
    if (failure instanceof Refusal) return [failure.code, failure.params];
    throw failure;
  }
  return null;
}

const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:one", "SUMMARY:Pitch night", ...lines, "END:VEVENT"];

test("an event is told by its zone, whatever a program calls it, or by the world's clock", async () => {
  const { format, events } = await opened(
    calendar(
      ...event(
        "DTSTART;TZID=Europe/Athens:20261127T183000",
        "DURATION:PT1H30M",
        "LOCATION:Impact Hub\\, Καραϊσκάκη 28",
        "DESCRIPTION:Γραμμή\\n και \r\n  συνέχεια",
        "CATEGORIES:Workshop,Other",
      ),
      ...event("DTSTART;TZID=GTB Standard Time:20261127T183000", "DTEND:20261127T180000Z"),
      ...event("DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Athens:20261127T183000"),
      ...event("DTSTART:20261127T163000Z", "LOCATION:https://meet.example/x"),
      ...event("DTSTART;VALUE=DATE:20261127", "DTEND;VALUE=DATE:20261129"),
      ...event("DTSTART;TZID=Nowhere/Land:20261127T183000"),
      ...event("DTSTART:tomorrow"),
    ),
  );
  expect(format).toBe("ics");
  expect(events).toEqual([
    {
      "Title (SUMMARY)": "Pitch night",
      DTSTART: "2026-11-27T18:30",
      DTEND: "2026-11-27T20:00",
      TZID: "Europe/Athens",
      LOCATION: "Impact Hub, Καραϊσκάκη 28",
      DESCRIPTION: "Γραμμή\n και  συνέχεια",
      CATEGORIES: "Workshop, Other",
      UID: "one",
    },
    expect.objectContaining({ DTSTART: "2026-11-27T18:30", DTEND: "2026-11-27T20:00", TZID: "Europe/Bucharest" }),
    expect.objectContaining({ DTSTART: "2026-11-27T18:30", TZID: "Europe/Athens" }),
    expect.objectContaining({ DTSTART: "2026-11-27T16:30Z", URL: "https://meet.example/x" }),
    expect.objectContaining({ DTSTART: "2026-11-27", DTEND: "2026-11-28" }),
    expect.objectContaining({ DTSTART: "2026-11-27T18:30", TZID: "Nowhere/Land" }),
    expect.objectContaining({ DTSTART: "tomorrow" }),
  ]);
});

test("a series is its events one by one, by the clock on the wall, without those left out and with those moved", async () => {
  const { events } = await opened(
    calendar(
      ...event(
        "DTSTART;TZID=Europe/Athens:20261019T180000",
        "DTEND;TZID=Europe/Athens:20261019T190000",
        "RRULE:FREQ=WEEKLY;COUNT=4",
        "EXDATE;TZID=Europe/Athens:20261026T180000",
      ),
      ...event("RECURRENCE-ID;TZID=Europe/Athens:20261102T180000", "DTSTART;TZID=Europe/Athens:20261103T200000"),
    ),
  );
  expect(events.map((one) => one["DTSTART"])).toEqual(["2026-10-19T18:00", "2026-11-09T18:00", "2026-11-03T20:00"]);
  expect(events.map((one) => one["DTEND"])).toEqual(["2026-10-19T19:00", "2026-11-09T19:00", undefined]);
  // Each has an identity of its own, that the moved one keeps.
  expect(new Set(events.map((one) => one["UID"])).size).toBe(3);
});

test.each([
  ["FREQ=WEEKLY"],
  ["FREQ=DAILY;COUNT=401"],
  ["FREQ=SECONDLY;COUNT=5"],
  ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5"],
  ["FREQ=DAILY;INTERVAL=0;COUNT=5"],
  ["FREQ=DAILY;INTERVAL=99999999;COUNT=5"],
  ["FREQ=WEEKLY;UNTIL=later"],
])("a series that cannot be told is one row that says its rule: %s", async (rule) => {
  const { events } = await opened(calendar(...event("DTSTART;TZID=Europe/Athens:20261019T180000", `RRULE:${rule}`)));
  expect(events).toMatchObject([{ DTSTART: "2026-10-19T18:00", RRULE: rule }]);
});

const day = "DTSTART;VALUE=DATE:20261127";
test.each([
  ["a calendar that breaks off", calendar(...event(day)).slice(0, -25), ["import.calendar_cut", { line: 7 }]],
  ["an end of something else", calendar("BEGIN:VEVENT", day, "END:VTODO"), ["import.calendar_damaged", { line: 5 }]],
  ["a line that is none", calendar(...event(day, "no line at all")), ["import.calendar_damaged", { line: 3 }]],
  ["no events", calendar("BEGIN:VTODO", "END:VTODO"), ["import.calendar_empty", {}]],
  ["NUL", calendar(...event(day, "X:\0")), ["import.not_a_table", {}]],
  ["NUL in a folded line", calendar(...event(day, "DESCRIPTION:a\r\n \0b\r\n \0c")), ["import.not_a_table", {}]],
  [
    "parts within parts without an end",
    calendar(...event(day, "BEGIN:VALARM\r\n".repeat(200_000))),
    ["import.calendar_damaged", { line: 3 }],
  ],
  [
    "a calendar of nothing but beginnings",
    `BEGIN:VCALENDAR\r\n${"BEGIN:VCALENDAR\r\n".repeat(200_000)}`,
    ["import.calendar_damaged", { line: 2 }],
  ],
  [
    "ten megabytes of one folded line",
    calendar(...event(day, `DESCRIPTION:${"\r\n folded and folded and folded".repeat(350_000)}`)),
    ["import.calendar_long_line", { line: 7 }],
  ],
  ["ten megabytes without an end", `BEGIN:VCALENDAR${"x".repeat(1e7)}`, ["import.calendar_long_line", { line: 1 }]],
  [
    "an event of endless lines",
    calendar(...event(day, "X:y\r\n".repeat(5_000))),
    ["import.calendar_damaged", { line: 3 }],
  ],
])("%s is refused, and says where", async (_name, text, told) => {
  expect(await refusal(text)).toEqual(told);
});
