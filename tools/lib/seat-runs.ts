/** Land drawn as theatre seats: which points of a lattice of hexagons lie in which area. */

type Point = readonly [number, number];
/** Rings of one piece of land, the first its shore, the others its holes. */
type Piece = readonly (readonly Point[])[];

export interface Area {
  key: string;
  pieces: readonly Piece[];
}

interface Geometry {
  type: string;
  id?: string | number;
  arcs?: unknown;
}
/** The part of TopoJSON that is read here. */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: readonly (readonly Point[])[];
  objects: Record<string, { geometries: readonly Geometry[] }>;
}

/** Areas of a TopoJSON object, each point of theirs as `project` puts it on the plane. */
export function areasOf(
  { transform: { scale, translate }, arcs, objects }: Topology,
  name: string,
  keyOf: (id: string) => string | undefined,
  project: (longitude: number, latitude: number) => Point,
): Area[] {
  const lines = arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return project(x * scale[0] + translate[0], y * scale[1] + translate[1]);
    });
  });
  const line = (index: number) => (index >= 0 ? (lines[index] ?? []) : (lines[~index] ?? []).toReversed());
  const piece = (rings: readonly (readonly number[])[]): Piece => rings.map((ring) => ring.flatMap(line));
  const pieces = new Map<string, Piece[]>();
  for (const { type, id = "", arcs: own } of objects[name]?.geometries ?? []) {
    const key = keyOf(String(id));
    if (key === undefined) continue;
    const polygons = (type === "Polygon" ? [own] : type === "MultiPolygon" ? own : []) as number[][][];
    pieces.set(key, [...(pieces.get(key) ?? []), ...polygons.map(piece)]);
  }
  return [...pieces].map(([key, own]) => ({ key, pieces: own }));
}

function isInside([x, y]: Point, rings: Piece): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [ax, ay] = ring[at] ?? [0, 0];
      const [bx, by] = ring[before] ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

const ROW_HEIGHT = Math.sqrt(3) / 2;
/** Of a seat's own cell: land smaller than this is no island that one would look for. */
const LEAST_LAND = 0.12;

/** The size of a piece's shore. */
const sizeOf = ([shore = []]: Piece): number =>
  Math.abs(
    shore.reduce((sum, [x, y], index) => {
      const [nx, ny] = shore[(index + 1) % shore.length] ?? [0, 0];
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

const middleOf = ([shore = []]: Piece): Point => [
  shore.reduce((sum, [x]) => sum + x, 0) / shore.length,
  shore.reduce((sum, [, y]) => sum + y, 0) / shore.length,
];

/** The lattice's point nearest to a point: its row and column. */
export function seatAt([x, y]: Point, [left, top]: Point, pitch: number): [row: number, column: number] {
  const row = Math.round((y - top) / (pitch * ROW_HEIGHT));
  return [row, Math.round((x - left) / pitch - (row % 2) / 2)];
}

/**
 * Each area's seats as runs `row.first.length`, one after the other. Islands between the lattice's points get the nearest
 * one that is free.
 */
export function seatRuns(areas: readonly Area[], corner: Point, pitch: number): Record<string, string> {
  const owners = new Map<string, string>();
  const xs = areas.flatMap(({ pieces }) => pieces.flatMap(([shore = []]) => shore));
  const right = xs.reduce((most, [x]) => Math.max(most, x), corner[0]);
  const bottom = xs.reduce((most, [, y]) => Math.max(most, y), corner[1]);
  const rows = Math.ceil((bottom - corner[1]) / (pitch * ROW_HEIGHT));
  const columns = Math.ceil((right - corner[0]) / pitch);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const point: Point = [corner[0] + (column + (row % 2) / 2) * pitch, corner[1] + row * pitch * ROW_HEIGHT];
      const owner = areas.find(({ pieces }) => pieces.some((piece) => isInside(point, piece)));
      if (owner) owners.set(`${row} ${column}`, owner.key);
    }
  }
  for (const { key, pieces } of areas) {
    for (const piece of pieces) {
      if (sizeOf(piece) < LEAST_LAND * pitch * pitch) continue;
      const [row, column] = seatAt(middleOf(piece), corner, pitch);
      if (!owners.has(`${row} ${column}`)) owners.set(`${row} ${column}`, key);
    }
  }
  const runs: Record<string, string> = {};
  for (const { key } of areas) {
    const seats = [...owners].flatMap(([seat, owner]) => (owner === key ? [seat.split(" ").map(Number)] : []));
    const found: [number, number, number][] = [];
    for (const [row = 0, column = 0] of seats.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)) {
      const last = found.at(-1);
      if (last && last[0] === row && last[1] + last[2] === column) last[2] += 1;
      else found.push([row, column, 1]);
    }
    if (found.length > 0) runs[key] = found.map((run) => run.join(".")).join(" ");
  }
  return runs;
}
