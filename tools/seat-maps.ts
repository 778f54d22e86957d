/**
 * Draws Greece and the world as seats into the web application's assets:
 * `node tools/seat-maps.ts greece-regions.topo.json countries-110m.json countries.csv`. The first has the regions of Greece (object
 * `grc`), the second the world's countries by ISO number (`countries`), the third these numbers with their two letters
 * (columns `alpha2` and `numeric`). Run once; what it writes is part of the project.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { areasOf, seatAt, seatRuns, type Topology } from "./lib/seat-runs.ts";

const [greeceFile, worldFile, countriesFile] = process.argv.slice(2);
if (!greeceFile || !worldFile || !countriesFile) throw new Error("Name the three files.");
const topology = (file: string): Topology => JSON.parse(readFileSync(file, "utf8"));
const assets = new URL("../apps/web/src/shared/ui/seat-map/", import.meta.url);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const record = (entries: Record<string, unknown>) =>
  Object.entries(entries)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
    .join("");

/** Mount Athos is drawn with the region around it. */
const REGIONS: Record<string, string> = {
  "GR.AT": "attica",
  "GR.GC": "central_greece",
  "GR.MC": "central_macedonia",
  "GR.MA": "central_macedonia",
  "GR.CR": "crete",
  "GR.MT": "east_macedonia_thrace",
  "GR.EP": "epirus",
  "GR.II": "ionian_islands",
  "GR.AN": "north_aegean",
  "GR.PP": "peloponnese",
  "GR.AS": "south_aegean",
  "GR.TS": "thessaly",
  "GR.GW": "western_greece",
  "GR.MW": "western_macedonia",
};
/** Main city of each region: longitude and latitude. */
const CITIES: Record<string, [number, number]> = {
  attica: [23.73, 37.98],
  central_greece: [22.43, 38.9],
  central_macedonia: [22.95, 40.64],
  crete: [25.13, 35.33],
  east_macedonia_thrace: [24.88, 41.13],
  epirus: [20.85, 39.66],
  ionian_islands: [19.92, 39.62],
  north_aegean: [26.55, 39.11],
  peloponnese: [22.37, 37.51],
  south_aegean: [28.22, 36.43],
  thessaly: [22.42, 39.64],
  western_greece: [21.73, 38.24],
  western_macedonia: [21.79, 40.3],
};
/** The first line of what is drawn; written so that nobody takes it for an import of this file. */
const LATTICE = `import type { SeatRuns } from ${JSON.stringify("./seat-lattice.ts")};`;
const PITCH = 0.112;
const greek = (longitude: number, latitude: number) => [longitude * Math.cos(radians(38.3)), -latitude] as const;
const corner = greek(19.3, 41.83);
const greece = areasOf(topology(greeceFile), "grc", (id) => REGIONS[id], greek);
const cities = Object.fromEntries(
  Object.entries(CITIES).map(([key, city]) => [key, seatAt(greek(...city), corner, PITCH)]),
);
writeFileSync(
  new URL("greece-seats.ts", assets),
  `// Drawn by tools/seat-maps.ts from Natural Earth's administrative areas (1:10m, public domain).
${LATTICE}

/** The regions of Greece as runs of seats: row, first column, how many. */
export const GREECE: SeatRuns = {
${record(seatRuns(greece, corner, PITCH))}};

/** The seat of each region's main city: row and column. */
export const GREEK_CITIES: Readonly<Record<string, readonly [number, number]>> = {
${record(cities)}};
`,
);

const [head = "", ...lines] = readFileSync(countriesFile, "utf8").trim().split(/\r?\n/);
const columns = head.split(",");
const codes = new Map(
  lines.map((line) => {
    const cells = line.split(",");
    return [cells[columns.indexOf("numeric")], cells[columns.indexOf("alpha2")]];
  }),
);
/** Natural Earth projection (Šavrič, Jenny, Patterson 2011). */
function natural(longitude: number, latitude: number) {
  const phi = radians(latitude);
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const x = radians(longitude) * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  return [x, -phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))] as const;
}
const world = areasOf(
  topology(worldFile),
  "countries",
  (id) => {
    const code = codes.get(id.padStart(3, "0"));
    return code === "AQ" ? undefined : code;
  },
  natural,
);
writeFileSync(
  new URL("world-seats.ts", assets),
  `// Drawn by tools/seat-maps.ts from Natural Earth's countries (1:110m, public domain).
${LATTICE}

/** The world's countries, ISO 3166-1, as runs of seats: row, first column, how many. Those too small for one are missing. */
export const WORLD: SeatRuns = {
${record(seatRuns(world, [-2.8, -1.45], 0.058))}};
`,
);
