import { expect, test } from "vitest";
import { wallTime } from "../core/time/zone.ts";
import { pitchFault, pitchSlots } from "./pitching.policy.ts";

const ATHENS = "Europe/Athens";
const onTheWall = (begins: string, minutes: number, count: number) =>
  pitchSlots(begins, minutes, count).map(({ starts, ends }) =>
    [starts, ends].map((moment) => wallTime(moment, ATHENS).slice(5, 16)).join(" "),
  );

test("pitches follow one another, past midnight and over a change of the clock", () => {
  expect(onTheWall("2026-11-27T17:00:00.000Z", 6, 3)).toEqual([
    "11-27T19:00 11-27T19:06",
    "11-27T19:06 11-27T19:12",
    "11-27T19:12 11-27T19:18",
  ]);
  expect(onTheWall("2026-11-27T21:45:00.000Z", 20, 2)).toEqual(["11-27T23:45 11-28T00:05", "11-28T00:05 11-28T00:25"]);
  // Clocks go from 03:00 to 04:00, and in autumn from 04:00 back to 03:00: a pitch is as long as the others.
  expect(onTheWall("2026-03-29T00:50:00.000Z", 10, 2)).toEqual(["03-29T02:50 03-29T04:00", "03-29T04:00 03-29T04:10"]);
  expect(onTheWall("2026-10-25T00:50:00.000Z", 10, 2)).toEqual(["10-25T03:50 10-25T03:00", "10-25T03:00 10-25T03:10"]);
});

test("without a beginning or a length there are no slots", () => {
  expect(pitchSlots(null, 6, 3)).toEqual([]);
  expect(pitchSlots("2026-11-27T17:00:00.000Z", null, 3)).toEqual([]);
  expect(pitchSlots("2026-11-27T17:00:00.000Z", 6, 0)).toEqual([]);
});

const evening = {
  starts: "2026-11-27T18:30",
  ends: "2026-11-27T20:00",
  timezone: ATHENS,
  pitches_start: "2026-11-27T19:00",
  pitch_minutes: 10,
  startups: [1, 2, 3, 4, 5, 6],
};
const night = { ...evening, starts: "2026-03-28T22:00", ends: "2026-03-29T05:00", startups: [1, 2] };

test.each([
  ["the last pitch ends with the event", evening, null],
  ["nothing is said of pitches", { ...evening, pitches_start: "", pitch_minutes: null }, null],
  ["only when they begin is said", { ...evening, pitch_minutes: null }, null],
  ["a length needs a beginning", { ...evening, pitches_start: "" }, { field: "pitches_start", code: "required" }],
  ["before the event", { ...evening, pitches_start: "2026-11-27T18:29" }, { field: "pitches_start", code: "invalid" }],
  ["with its end", { ...evening, pitches_start: "2026-11-27T20:00" }, { field: "pitches_start", code: "invalid" }],
  ["a minute too long", { ...evening, pitch_minutes: 11 }, { field: "pitch_minutes", code: "too_big", max: 10 }],
  [
    "less than a minute each",
    { ...evening, pitches_start: "2026-11-27T19:55" },
    { field: "pitches_start", code: "invalid" },
  ],
  ["what is wrong itself is told at its own field", { ...evening, ends: "", pitch_minutes: 99 }, null],
  ["and a zone that is none at its", { ...evening, timezone: "Europe/Nowhere", pitch_minutes: 99 }, null],
  ["half of a moment", { ...evening, pitches_start: "2026-11-27T99:99" }, null],
  // From 02:00 to 05:00 two hours pass in the night in which clocks are put forward.
  ["the shorter night", { ...night, pitches_start: "2026-03-29T02:00", pitch_minutes: 60 }, null],
  [
    "the shorter night, a minute too long",
    { ...night, pitches_start: "2026-03-29T02:00", pitch_minutes: 61 },
    { field: "pitch_minutes", code: "too_big", max: 60 },
  ],
] as const)("%s", (_, event, fault) => {
  expect(pitchFault(event)).toEqual(fault);
});
