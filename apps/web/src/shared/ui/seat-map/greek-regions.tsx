import type { ComponentProps } from "react";
import { GREECE, GREEK_CITIES } from "./greece-seats.ts";
import { seatCount, seatUnit } from "./seat-lattice.ts";
import { type MapArea, SeatMap } from "./seat-map.tsx";

/** How many things one lit seat of Greece stands for, where its regions have this many. */
export const greekUnit = (areas: readonly MapArea[]): number =>
  seatUnit(
    areas.map(({ key, count }) => ({
      count: count ?? 0,
      seats: GREECE[key] ? seatCount(GREECE[key]) : 0,
    })),
  );

type GreekRegionsProps = Omit<ComponentProps<typeof SeatMap>, "runs" | "viewBox" | "origins" | "unit">;

/** Greece at night: what its regions have lights the seats around their main cities. */
export function GreekRegions({ areas, ...rest }: GreekRegionsProps) {
  return (
    <SeatMap
      runs={GREECE}
      viewBox="-70 -15 1420 1255"
      areas={areas}
      origins={GREEK_CITIES}
      unit={greekUnit(areas)}
      {...rest}
    />
  );
}
