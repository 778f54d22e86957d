import type { Ecosystem } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { REGIONS, type Region } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { regionName } from "#features/startups/startup-names.public.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { GREEK_CITIES } from "#shared/ui/seat-map/greece-seats.ts";
import { GreekRegions } from "#shared/ui/seat-map/greek-regions.tsx";
import { seatPoint } from "#shared/ui/seat-map/seat-lattice.ts";
import type { MapArea } from "#shared/ui/seat-map/seat-map.tsx";

type Regions = Ecosystem["regions"];
const LABELS = 5;

/** Where a region's name stands over the sea, and which end of it is there. */
const PLACES: Record<Exclude<Region, "abroad">, readonly [x: number, y: number, anchor: "start" | "end"]> = {
  attica: [900, 655, "start"],
  central_greece: [800, 560, "start"],
  central_macedonia: [720, 268, "start"],
  crete: [560, 1165, "end"],
  east_macedonia_thrace: [930, 205, "start"],
  epirus: [-40, 300, "start"],
  ionian_islands: [-60, 520, "start"],
  north_aegean: [1090, 430, "start"],
  peloponnese: [250, 870, "end"],
  south_aegean: [930, 1020, "start"],
  thessaly: [700, 385, "start"],
  western_greece: [150, 760, "end"],
  western_macedonia: [190, 190, "end"],
};

const isGreek = (region: string): region is keyof typeof PLACES => region in PLACES;

/** How many each region has, as the map takes it. */
export const regionCounts = (regions: Regions): MapArea[] =>
  regions.map(({ region, startups }) => ({ key: region, count: startups }));

interface GreeceMapProps {
  regions: Regions;
  active: Region | null;
  onPoint: (region: Region | null) => void;
  onPress: (region: Region) => void;
}

/** Greece at night: the regions' startups light the seats around their main cities, the five largest are named. */
export function GreeceMap({ regions, active, onPoint, onPress }: GreeceMapProps) {
  const named = (key: string) => REGIONS.find((region) => region === key) ?? null;
  const labelled = regions.filter(({ region, startups }) => isGreek(region) && startups !== null).slice(0, LABELS);
  return (
    <GreekRegions
      areas={regionCounts(regions)}
      active={active}
      onPoint={(key) => onPoint(key === null ? null : named(key))}
      onPress={(key) => {
        const region = named(key);
        if (region) onPress(region);
      }}
    >
      <g className="pointer-events-none max-sm:hidden" fontSize="28" fontWeight="500" fill="var(--stage-foreground)">
        {labelled.map(({ region, startups }) => {
          if (!isGreek(region)) return null;
          const [x, y, anchor] = PLACES[region];
          const [row, column] = GREEK_CITIES[region] ?? [0, 0];
          const [cityX, cityY] = seatPoint(row, column);
          return (
            <g key={region} className={active !== null && active !== region ? "opacity-40" : undefined}>
              <path
                d={`M${cityX} ${cityY}L${anchor === "start" ? x - 12 : x + 12} ${y - 8}`}
                stroke="oklch(1 0 0 / 0.35)"
                strokeWidth="1.5"
              />
              <text x={x} y={y} textAnchor={anchor}>
                {regionName(region)}{" "}
                <tspan fill="var(--accent)" fontWeight="700">
                  {formatNumber(startups ?? 0)}
                </tspan>
              </text>
            </g>
          );
        })}
      </g>
    </GreekRegions>
  );
}
