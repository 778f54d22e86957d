import { expect, test } from "vitest";
import { houseFor, MOST_SEATS } from "./house-geometry.ts";

test.each([1, 2, 17, 100, 200, 333, 600])("a house of %i draws as many seats, none upon another", (capacity) => {
  const { seats, each } = houseFor(capacity);
  expect([seats.length, each]).toEqual([capacity, 1]);
  const distances = seats.flatMap(([x, y], index) =>
    seats.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  expect(distances.filter((distance) => distance <= 7)).toEqual([]);
});

test("above that one seat stands for several", () => {
  const { seats, each } = houseFor(2 * MOST_SEATS + 1);
  expect(each).toBe(3);
  expect(seats.length).toBe(401);
});
