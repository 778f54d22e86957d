/** Radii of the rows, in drawing units, innermost first. */
const ROWS = [62, 79, 96, 122, 139, 156] as const;
const FIRST_ANGLE = -192;
const SPREAD = 204;
/** Between seats of a row, in drawing units, while there are few: a small whole is a small theatre, not scattered dots. */
const PITCH = 20;
const EDGE = 10;
export const MOST_SEATS = 160;

interface Seat {
  angle: number;
  x: number;
  y: number;
}

/** The rows that `count` seats need, from the stage outwards: all six when even those are full. */
function rowsFor(count: number): readonly number[] {
  let room = 0;
  const last = ROWS.findIndex((radius) => {
    room += Math.floor((radius * SPREAD * Math.PI) / 180 / PITCH) + 1;
    return room >= count;
  });
  return last === -1 ? ROWS : ROWS.slice(0, last + 1);
}

/** Where `count` seats are drawn: how far they reach around the stage, and the width of one. */
export function seatPlane(count: number): { reach: number; seat: number } {
  const rows = rowsFor(count);
  return { reach: (rows.at(-1) ?? 0) + EDGE, seat: rows.length === 1 ? 13 : 10 };
}

/** `count` seats in arcs around a stage, in order of their angle, so that each part of a whole fills a wedge. */
function seatPoints(count: number): Seat[] {
  const radii = rowsFor(count);
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const seats: Seat[] = [];
  let left = count;
  radii.forEach((radius, row) => {
    const inRow = row === radii.length - 1 ? left : Math.min(left, Math.round((count * radius) / length));
    left -= inRow;
    const spread = Math.min(SPREAD, ((inRow - 1) * PITCH * 180) / Math.PI / radius);
    const start = FIRST_ANGLE + (SPREAD - spread) / 2;
    for (let seat = 0; seat < inRow; seat++) {
      const angle = start + (inRow === 1 ? 0 : (spread * seat) / (inRow - 1));
      const radians = (angle * Math.PI) / 180;
      seats.push({ angle, x: radius * Math.cos(radians), y: radius * Math.sin(radians) });
    }
  });
  return seats.toSorted((a, b) => a.angle - b.angle);
}

/** Each part's seats as one path of points: a hundred seats cost as many elements as there are parts. */
export function seatPaths(parts: readonly number[]): string[] {
  const seats = seatPoints(parts.reduce((sum, part) => sum + part, 0));
  let first = 0;
  return parts.map((part) => {
    const path = seats
      .slice(first, first + part)
      .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
      .join("");
    first += part;
    return path;
  });
}
