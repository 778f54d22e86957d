import { noise } from "./seed.ts";
import { ROLE_TONES, type RoleTone } from "../marks/tone.ts";

/** Plan of a Greek theatre: two tiers split by a walk, wedges (kerkides) split by stairs, each wedge a role's. */
export interface SeatPlan {
  /** Radius of the last row, in drawing units around the centre of the stage. */
  readonly outer: number;
  /** One arc per row; its dash pattern is the row's seats, so a thousand seats cost sixteen paths. */
  readonly rows: readonly { readonly arc: string; readonly dashes: string }[];
  /** The taken seats of each role as one path of points. */
  readonly taken: readonly { readonly tone: RoleTone; readonly points: string }[];
}

interface SeatPlanShape {
  firstRadius: number;
  rowGap: number;
  lowerRows: number;
  upperRows: number;
  /** Degrees to each side of the axis. */
  spread: number;
  seatPitch: number;
  walk: number;
}

export const SHAPE: SeatPlanShape = {
  firstRadius: 168,
  rowGap: 17,
  lowerRows: 9,
  upperRows: 7,
  spread: 118,
  seatPitch: 15.5,
  walk: 20,
};
const STAIR_HALF_WIDTH = 7;
const LOWER_WEDGES = 11;
const WEDGE_ROLES = [4, 2, 0, 1, 3, 1, 0, 2, 4, 3, 0] as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const tenth = (value: number) => Math.round(value * 10) / 10;
export const point = (radius: number, degrees: number) =>
  `${tenth(radius * Math.cos(radians(degrees)))} ${tenth(radius * Math.sin(radians(degrees)))}`;

/** The seats of one row: how many each wedge has, and where the first one stands. */
export function rowOf(shape: SeatPlanShape, row: number) {
  const isUpper = row >= shape.lowerRows;
  const radius = shape.firstRadius + row * shape.rowGap + (isUpper ? shape.walk : 0);
  const wedges = isUpper ? LOWER_WEDGES * 2 : LOWER_WEDGES;
  const wedgeAngle = (2 * shape.spread) / wedges;
  const stair = (STAIR_HALF_WIDTH / radius) * (180 / Math.PI);
  const seatsAngle = wedgeAngle - 2 * stair;
  const seats = Math.max(2, Math.round((radians(seatsAngle) * radius) / shape.seatPitch));
  return { isUpper, radius, wedges, wedgeAngle, stair, seatsAngle, seats, first: -90 - shape.spread + stair };
}

/** Draws the seats of a theatre. Deterministic: the same shape gives the same paths everywhere. */
export function seatPlan(changes: Partial<SeatPlanShape> = {}): SeatPlan {
  const shape = { ...SHAPE, ...changes };
  const rows: { arc: string; dashes: string }[] = [];
  const points: Record<RoleTone, string[]> = { founder: [], investor: [], evaluator: [], mentor: [], public: [] };
  const rowCount = shape.lowerRows + shape.upperRows;
  for (let row = 0; row < rowCount; row++) {
    const { isUpper, radius, wedges, wedgeAngle, stair, seatsAngle, seats, first } = rowOf(shape, row);
    const pitch = tenthOfTenth((radians(seatsAngle) * radius) / (seats - 1));
    const dashes = `${`0 ${pitch} `.repeat(seats - 1)}0 ${tenthOfTenth(radians(2 * stair) * radius)}`;
    const last = -90 + shape.spread - stair;
    rows.push({ arc: `M${point(radius, first)}A${radius} ${radius} 0 1 1 ${point(radius, last + 0.2)}`, dashes });
    const share = isUpper ? 0.16 - (row - shape.lowerRows) * 0.014 : 0.5 - row * 0.035;
    for (let wedge = 0; wedge < wedges; wedge++) {
      const tone = ROLE_TONES[WEDGE_ROLES[isUpper ? wedge >> 1 : wedge] ?? 0] ?? "founder";
      for (let seat = 0; seat < seats; seat++) {
        if (noise(row * 977 + wedge * 131 + seat * 17) >= share) continue;
        points[tone].push(`M${point(radius, first + wedge * wedgeAngle + (seatsAngle * seat) / (seats - 1))}h0`);
      }
    }
  }
  return {
    outer: shape.firstRadius + rowCount * shape.rowGap + shape.walk,
    rows,
    taken: ROLE_TONES.map((tone) => ({ tone, points: points[tone].join("") })),
  };
}

// Dash lengths add up along the row, so they keep more digits than points do.
function tenthOfTenth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
