/** Areas of a map as runs of seats: `row.first.length`, parted by spaces. */
export type SeatRuns = Readonly<Record<string, string>>;

/** Between seats of a row, and between rows, in drawing units. */
export const SEAT_PITCH = 20;
const ROW_PITCH = 17;
export const SEAT_WIDTH = 13;

/** Where a seat of the lattice is drawn; every other row stands half a seat to the right. */
export const seatPoint = (row: number, column: number): readonly [x: number, y: number] => [
  column * SEAT_PITCH + (row % 2) * (SEAT_PITCH / 2),
  row * ROW_PITCH,
];

const parsed = (runs: string) =>
  runs.split(" ").map((run) => {
    const [row = 0, first = 0, length = 0] = run.split(".").map(Number);
    return { row, first, length };
  });

/** An area's seats as one path; stroked with the dashes `0 SEAT_PITCH` each is a point. */
export const seatPath = (runs: string): string =>
  parsed(runs)
    .map(({ row, first, length }) => {
      const [x, y] = seatPoint(row, first);
      return `M${x} ${y}h${(length - 1) * SEAT_PITCH + 1}`;
    })
    .join("");

/** All seats of an area, the nearest to a point first. */
export function seatsFrom(runs: string, [x, y]: readonly [number, number]): (readonly [number, number])[] {
  const seats = parsed(runs).flatMap(({ row, first, length }) =>
    Array.from({ length }, (_, seat) => seatPoint(row, first + seat)),
  );
  const distance = ([sx, sy]: readonly [number, number]) => (sx - x) ** 2 + (sy - y) ** 2;
  return seats.toSorted((one, other) => distance(one) - distance(other));
}

/** The middle of an area's seats. */
export function middleOf(runs: string): readonly [number, number] {
  const seats = seatsFrom(runs, [0, 0]);
  const sum = (index: 0 | 1) => seats.reduce((total, seat) => total + seat[index], 0);
  return [sum(0) / seats.length, sum(1) / seats.length];
}

/** Points as one path. */
export const pointsPath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `M${x} ${y}h0`).join("");

const ROUND = [1, 2, 5] as const;

/**
 * How many things one lit seat stands for: one where every area has room for its own, else the least round number that fits.
 * @param areas how many things each has, and how many seats
 */
export function seatUnit(areas: readonly { count: number; seats: number }[]): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [...ROUND, ...(power === 10 ? [2.5] : [])].toSorted((a, b) => a - b)) {
      const unit = digit * power;
      if (areas.every(({ count, seats }) => seats === 0 || Math.ceil(count / unit) <= seats)) return unit;
    }
  }
}
