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

/** Areas never change: what is made of one is made once, for every page that is rendered. */
function once<Value>(make: (runs: string) => Value): (runs: string) => Value {
  const made = new Map<string, Value>();
  return (runs) => {
    const known = made.get(runs);
    if (known !== undefined) return known;
    const value = make(runs);
    made.set(runs, value);
    return value;
  };
}

const parsed = once((runs) =>
  runs.split(" ").map((run) => {
    const [row = 0, first = 0, length = 0] = run.split(".").map(Number);
    return { row, first, length };
  }),
);

/** An area's seats as one path; stroked with the dashes `0 SEAT_PITCH` each is a point. */
export const seatPath = once((runs) =>
  parsed(runs)
    .map(({ row, first, length }) => {
      const [x, y] = seatPoint(row, first);
      return `M${x} ${y}h${(length - 1) * SEAT_PITCH + 1}`;
    })
    .join(""),
);

type Point = readonly [x: number, y: number];

const seatsOf = once((runs): readonly Point[] =>
  parsed(runs).flatMap(({ row, first, length }) => Array.from({ length }, (_, seat) => seatPoint(row, first + seat))),
);

/** How many seats an area has. */
export const seatCount = (runs: string): number => seatsOf(runs).length;

const sortedFrom = once((_runs) => new Map<string, readonly Point[]>());

/** All seats of an area, the nearest to a point first. */
export function seatsFrom(runs: string, [x, y]: Point): readonly Point[] {
  const known = sortedFrom(runs).get(`${x} ${y}`);
  if (known) return known;
  const placed = seatsOf(runs).map((seat) => ({ seat, distance: (seat[0] - x) ** 2 + (seat[1] - y) ** 2 }));
  const seats = placed.toSorted((one, other) => one.distance - other.distance).map(({ seat }) => seat);
  sortedFrom(runs).set(`${x} ${y}`, seats);
  return seats;
}

/** The middle of an area's seats. */
export const middleOf = once((runs): Point => {
  const seats = seatsOf(runs);
  const sum = (index: 0 | 1) => seats.reduce((total, seat) => total + seat[index], 0);
  return [sum(0) / seats.length, sum(1) / seats.length];
});

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
