/** Radii of the rows, in drawing units, innermost first. */
const ROWS = [62, 79, 96, 122, 139, 156] as const;
const FIRST_ANGLE = -192;
const SPREAD = 204;
export const MOST_SEATS = 160;

interface Seat {
  angle: number;
  x: number;
  y: number;
}

/** `count` seats in arcs around a stage, in order of their angle, so that each part of a whole fills a wedge. */
function seatPoints(count: number): Seat[] {
  const radii = ROWS.slice(count < 24 ? 4 : count < 60 ? 2 : 0);
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const seats: Seat[] = [];
  let left = count;
  radii.forEach((radius, row) => {
    const inRow = row === radii.length - 1 ? left : Math.min(left, Math.round((count * radius) / length));
    left -= inRow;
    for (let seat = 0; seat < inRow; seat++) {
      const angle = FIRST_ANGLE + (inRow === 1 ? SPREAD / 2 : (SPREAD * seat) / (inRow - 1));
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
