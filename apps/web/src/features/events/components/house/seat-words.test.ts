import { expect, test } from "vitest";
import { seatWords } from "./seat-words.ts";

const HOUR_MS = 3_600_000;
const ending = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const words = (hours: number, seats: { capacity: number | null; taken: number; waiting: number }) =>
  seatWords({ seats, is_cancelled: false, end_date: ending(hours) });

test("what is over tells how many had a seat, and offers none", () => {
  expect(words(1, { capacity: 30, taken: 2, waiting: 0 }).main).toContain("28");
  expect(words(-1, { capacity: 30, taken: 2, waiting: 0 })).toEqual({ main: "2 είχαν θέση", more: "", isFull: false });
  expect(words(-1, { capacity: 30, taken: 30, waiting: 4 })).toMatchObject({ main: "30 είχαν θέση", isFull: false });
  expect(words(-1, { capacity: null, taken: 0, waiting: 0 }).main).toBe("");
});
