import { cn } from "../class-names.ts";
import {
  middleOf,
  pointsPath,
  SEAT_PITCH,
  SEAT_WIDTH,
  seatPath,
  seatPoint,
  type SeatRuns,
  seatsFrom,
} from "./seat-lattice.ts";

export interface MapArea {
  key: string;
  /** Null where there are too few to say: its seats are rings. */
  count: number | null;
}

interface SeatMapProps {
  runs: SeatRuns;
  viewBox: string;
  /** Areas that have anything; the rest of the land is grey. */
  areas: readonly MapArea[];
  /** The seat from which an area lights up: row and column; its middle where none is named. */
  origins?: Readonly<Record<string, readonly [number, number]>>;
  /** How many things a lit seat stands for. */
  unit: number;
  /** Lights of the others are dimmed. */
  active: string | null;
  onPoint?: (key: string | null) => void;
  onPress?: (key: string) => void;
  className?: string;
  /** Names beside the areas. */
  children?: React.ReactNode;
}

const NOWHERE = {};
const DASHES = `0 ${SEAT_PITCH}`;
const LAND = "oklch(1 0 0 / 0.17)";
/** Of rings, and of the area that is pointed at. */
const BRIGHT = "oklch(1 0 0 / 0.36)";

/** Land as theatre seats on the dark stage; the same figures stand beside it as a list, so it is drawn for the eye and the mouse alone. */
export function SeatMap({
  runs,
  viewBox,
  areas,
  origins = NOWHERE,
  unit,
  active,
  onPoint,
  onPress,
  className,
  children,
}: SeatMapProps) {
  const counted = new Map(areas.map(({ key, count }) => [key, count]));
  return (
    <svg
      viewBox={viewBox}
      aria-hidden
      fill="none"
      strokeLinecap="round"
      className={cn("block w-full overflow-visible [print-color-adjust:exact]", className)}
    >
      {Object.entries(runs).map(([key, seats]) => {
        const count = counted.get(key) ?? 0;
        const land = seatPath(seats);
        const [row, column] = origins[key] ?? [0, 0];
        const origin = origins[key] ? seatPoint(row, column) : middleOf(seats);
        const lit = count === 0 || count === null ? [] : seatsFrom(seats, origin).slice(0, Math.ceil(count / unit));
        const isPressed = onPress !== undefined && counted.has(key);
        return (
          <g
            key={key}
            data-area={key}
            className={cn(
              "transition-opacity duration-200",
              isPressed && "cursor-pointer",
              active !== null && active !== key && "opacity-35",
            )}
            {...(isPressed && {
              onPointerEnter: () => onPoint?.(key),
              onPointerLeave: () => onPoint?.(null),
              onClick: () => onPress(key),
            })}
          >
            {lit.length > 3 && (
              <circle cx={origin[0]} cy={origin[1]} r={60 + lit.length * 2.4} fill="url(#seat-glow)" />
            )}
            {/* Between the seats, for the pointer. */}
            {isPressed && <path d={land} stroke="transparent" strokeWidth={SEAT_PITCH + 6} />}
            <path
              d={land}
              strokeDasharray={DASHES}
              strokeWidth={SEAT_WIDTH}
              stroke={active === key || count === null ? BRIGHT : LAND}
            />
            {count === null && (
              <path d={land} strokeDasharray={DASHES} strokeWidth={SEAT_WIDTH - 4} stroke="var(--stage)" />
            )}
            {lit.length > 0 && (
              <path d={pointsPath(lit)} data-lit={lit.length} stroke="var(--accent)" strokeWidth={SEAT_WIDTH + 1} />
            )}
          </g>
        );
      })}
      <defs>
        <radialGradient id="seat-glow">
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0.26" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {children}
    </svg>
  );
}
