/** Seats of a house for so many people, exactly as many: rows around a stage, stairs left open, the last row thinned evenly. */

const FIRST_RADIUS = 52;
const PITCH = 12;
const ROW_GAP = 14;
/** Degrees from one end of a row to the other. */
const SPREAD = 200;
const STAIRS = 4;
const ROWS_SHOWN = 3;
const STAIR_WIDTH = 8;
/** Above this one seat stands for several. */
export const MOST_SEATS = 600;

export interface House {
  /** Where each seat is, from the middle of the first row outwards. */
  seats: readonly (readonly [x: number, y: number])[];
  /** Half of how wide it is drawn. */
  outer: number;
  /** How far its last row reaches up. */
  top: number;
  /** How many people a seat stands for. */
  each: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** How many seats fit in a row once its stairs are open. */
const fitting = (radius: number): number => Math.floor((radians(SPREAD) * radius - STAIRS * STAIR_WIDTH) / PITCH);

/** The angles of `count` seats of a row, wedge by wedge. */
function anglesOf(radius: number, count: number): number[] {
  const wedge = SPREAD / (STAIRS + 1);
  const stair = (STAIR_WIDTH / radius) * (180 / Math.PI);
  return Array.from({ length: count }, (_, seat) => {
    // As if the stairs were not there, and then each seat is moved by those it passed.
    const place = count === 1 ? 0.5 : seat / (count - 1);
    const within = Math.min(STAIRS, Math.floor(place * (STAIRS + 1)));
    const inWedge = place * (STAIRS + 1) - within;
    return -90 - SPREAD / 2 + within * wedge + stair / 2 + inWedge * (wedge - stair);
  });
}

/** The house for so many seats. */
export function houseFor(capacity: number): House {
  const each = Math.max(1, Math.ceil(capacity / MOST_SEATS));
  const total = Math.max(1, Math.ceil(capacity / each));
  const seats: [number, number][] = [];
  let row = 0;
  for (; seats.length < total; row++) {
    const radius = FIRST_RADIUS + row * ROW_GAP;
    const count = Math.min(fitting(radius), total - seats.length);
    const angles = anglesOf(radius, count).toSorted((one, other) => Math.abs(one + 90) - Math.abs(other + 90));
    seats.push(
      ...angles.map((angle): [number, number] => [
        tenth(radius * Math.cos(radians(angle))),
        tenth(radius * Math.sin(radians(angle))),
      ]),
    );
  }
  // A small house is drawn no larger than one of a few rows.
  const reach = (rows: number) => FIRST_RADIUS + rows * ROW_GAP + 8;
  return { seats, outer: reach(Math.max(row - 1, ROWS_SHOWN)), top: reach(row - 1), each };
}
