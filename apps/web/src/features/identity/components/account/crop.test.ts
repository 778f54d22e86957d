import { expect, it } from "vitest";
import { CENTRED, cropSquare, dragCrop } from "./crop.ts";

const size = { width: 1000, height: 600 };

it("begins with the largest square, in the middle", () => {
  expect(cropSquare(size, CENTRED)).toEqual({ left: 200, top: 0, side: 600 });
});

it("never leaves the picture, whatever it is told", () => {
  for (const crop of [
    { zoom: 9, x: 2, y: -1 },
    { zoom: 0, x: -3, y: 5 },
  ]) {
    const { left, top, side } = cropSquare(size, crop);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + side).toBeLessThanOrEqual(size.width);
    expect(top + side).toBeLessThanOrEqual(size.height);
  }
});

it("follows a drag pixel by pixel, and stops at the edge", () => {
  const crop = { zoom: 2, x: 0.5, y: 0.5 };
  const before = cropSquare(size, crop);
  const after = cropSquare(size, dragCrop(size, crop, { dx: -30, dy: 10, shown: 300 }));
  expect(after.left - before.left).toBeCloseTo(30);
  expect(after.top - before.top).toBeCloseTo(-10);
  expect(dragCrop(size, crop, { dx: 9999, dy: 0, shown: 300 }).x).toBe(0);
});
