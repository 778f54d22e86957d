import { point, rowOf, SHAPE } from "./theatre-geometry.ts";

/** The `count` seats nearest to the stage as one path of points, from the middle of the first row outwards. */
export function nearestSeats(count: number): string {
  const points: string[] = [];
  for (let row = 0; row < SHAPE.lowerRows + SHAPE.upperRows && points.length < count; row++) {
    const { radius, wedges, wedgeAngle, seatsAngle, seats, first } = rowOf(SHAPE, row);
    const angles = Array.from({ length: wedges * seats }, (_, index) => {
      const wedge = Math.floor(index / seats);
      return first + wedge * wedgeAngle + (seatsAngle * (index % seats)) / (seats - 1);
    }).toSorted((a, b) => Math.abs(a + 90) - Math.abs(b + 90));
    points.push(...angles.slice(0, count - points.length).map((angle) => `M${point(radius, angle)}h0`));
  }
  return points.join("");
}
