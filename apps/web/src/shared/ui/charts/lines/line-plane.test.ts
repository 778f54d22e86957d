import { expect, test } from "vitest";
import { linePlane } from "./line-plane.ts";

const format = (value: number) => value.toLocaleString("en-GB", { maximumFractionDigits: 2 });
const plane = (values: readonly number[]) =>
  linePlane({
    dates: values.map((_, index) => `2026-11-0${index + 1}`),
    series: [{ key: "in", label: "Submitted", color: "var(--primary)", values }],
    width: 600,
    height: 220,
    isDirect: true,
    format,
  });

test.each([[[0, 1, 0]], [[0, 2, 1]], [[1, 3, 0]], [[0, 7, 120]]])(
  "the axis of the counts %j names whole steps, each once",
  (values) => {
    const names = plane(values).ticks.map(format);
    expect(new Set(names).size).toBe(names.length);
    expect(plane(values).ticks.every(Number.isInteger)).toBe(true);
  },
);

test("values between whole ones keep their steps, and room for their names", () => {
  const { ticks, left } = plane([0.5, 1.2, 1.8]);
  expect(ticks).toContain(0.5);
  expect(left).toBeGreaterThan(plane([1, 2, 3]).left);
});
