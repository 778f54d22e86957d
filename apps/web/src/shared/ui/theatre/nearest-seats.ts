import { point, rowOf, SHAPE } from "./theatre-geometry.ts";

/** The `count` seats nearest to the stage as points of a path, from the middle of the first row outwards. */
export function nearestSeats(count: number): string[] {
  const points: string[] = [];
  for (let row = 0; row < SHAPE.lowerRows + SHAPE.upperRows && points.length < count; row++) {
    const { radius, wedges, wedgeAngle, seatsAngle, seats, first } = rowOf(SHAPE, row);
    const angles = Array.from({ length: wedges * seats }, (_, index) => {
      const wedge = Math.floor(index / seats);
      return first + wedge * wedgeAngle + (seatsAngle * (index % seats)) / (seats - 1);
    }).toSorted((a, b) => Math.abs(a + 90) - Math.abs(b + 90));
    points.push(...angles.slice(0, count - points.length).map((angle) => `M${point(radius, angle)}h0`));
  }
  return points;
}

/** Up to so many places stand in two rows; above it the rows grow by one for each so many more. */
const PLACES_IN_ROWS = 60;

/** How many rows so many places take. */
export const rowsOfPlaces = (count: number): number => Math.max(2, Math.ceil((2 * count) / PLACES_IN_ROWS));

/** Places on offer as points of a path: spread evenly over the rows nearest to the stage, two of them or as many as they need. */
export function placesInRows(count: number): string[] {
  const rows = Array.from({ length: rowsOfPlaces(count) }, (_, row) => rowOf(SHAPE, row));
  const around = rows.reduce((sum, { radius }) => sum + radius, 0);
  let given = 0;
  return rows.flatMap((row, index) => {
    const { radius, wedges, wedgeAngle, seatsAngle, first } = row;
    const here = index === rows.length - 1 ? count - given : Math.round((count * radius) / around);
    given += here;
    const last = first + (wedges - 1) * wedgeAngle + seatsAngle;
    return Array.from({ length: here }, (_, place) => {
      const angle = here === 1 ? (first + last) / 2 : first + ((last - first) * place) / (here - 1);
      return `M${point(radius, angle)}h0`;
    });
  });
}

/** The same shared out among kinds, mixed as a crowd is: each seat goes to the kind that is furthest behind its share. */
export function sharedSeats<Kind>(shares: readonly { kind: Kind; count: number }[]): { kind: Kind; points: string }[] {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const given = shares.map(({ kind, count }) => ({ kind, count, points: [] as string[] }));
  for (const [place, point] of nearestSeats(total).entries()) {
    const behind = (share: (typeof given)[number]) => (share.count * (place + 1)) / total - share.points.length;
    given.toSorted((one, other) => behind(other) - behind(one))[0]?.points.push(point);
  }
  return given.filter(({ points }) => points.length > 0).map(({ kind, points }) => ({ kind, points: points.join("") }));
}
