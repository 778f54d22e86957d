import { expect, it } from "vitest";
import { dayText, readDay } from "./day-text.ts";

it.each([
  ["25/3/2026", "2026-03-25"],
  [" 05.11.2026 ", "2026-11-05"],
  ["5-11-2026", "2026-11-05"],
  ["2026-11-05", "2026-11-05"],
  ["29/2/2024", "2024-02-29"],
])("%s is a day", (text, iso) => expect(readDay(text)).toBe(iso));

it.each(["", "29/2/2026", "3/25/2026", "31/4/2026", "1/1/26", "tomorrow", "0/1/2026"])("%s is none", (text) =>
  expect(readDay(text)).toBeNull(),
);

it("is written day first, without zeros", () => {
  expect([dayText("2026-03-05"), dayText(null), dayText("nonsense")]).toEqual(["5/3/2026", "", ""]);
});
