import { cn } from "#shared/ui/class-names.ts";

interface Seats {
  /** Of all, those that are late. */
  late: number;
  all: number;
}

/** Seats in a row over a step, and the most that are drawn of one. */
const IN_ROW = 5;
export const SEATS_MAX = 50;
const PITCH = 22;
const RISE = 19;
const WIDTH = 132;
/** How much lower the ends of a row lie than its middle, as in a theatre. */
const BEND = 6;

const drop = (x: number): number => BEND * (x / (WIDTH / 2)) ** 2;

function drawn(from: number, to: number, seat: (index: number) => string): string {
  return Array.from({ length: to - from }, (_, index) => seat(from + index)).join("");
}

/** Rows of seats over a shallow arc from the ground up, those that are late on top. */
export function SeatWedge({ late, all }: Seats) {
  const rows = Math.ceil(all / IN_ROW);
  const ground = rows * RISE + 4;
  const seat = (index: number) => {
    const row = Math.floor(index / IN_ROW);
    const inRow = Math.min(IN_ROW, all - row * IN_ROW);
    const x = ((index % IN_ROW) - (inRow - 1) / 2) * PITCH;
    return `M${round(x)} ${round(ground - 12 - row * RISE + drop(x))}h0`;
  };
  return (
    <svg
      aria-hidden
      width={WIDTH}
      height={ground + BEND + 2}
      viewBox={`${-WIDTH / 2} 0 ${WIDTH} ${ground + BEND + 2}`}
      fill="none"
      strokeLinecap="round"
      className="block max-w-full [print-color-adjust:exact]"
    >
      <path
        d={`M${-WIDTH / 2 + 1} ${ground + BEND}Q0 ${ground - BEND} ${WIDTH / 2 - 1} ${ground + BEND}`}
        stroke="var(--stage-muted)"
        strokeOpacity="0.45"
        strokeWidth="1.5"
      />
      <path d={drawn(0, all - late, seat)} stroke="var(--accent)" strokeWidth="15" />
      <path d={drawn(all - late, all, seat)} stroke="var(--danger)" strokeWidth="15" />
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

const IN_LINE = 20;

interface LinesLook {
  /** Of those that are in time. */
  color: string;
  /** From one seat to the next, and how wide one is, in pixels. */
  pitch: number;
  size: number;
  className?: string | undefined;
}

/** The same seats in lines, where there is only a row for them; those that are late first. */
export function SeatLines({ late, all, color, pitch, size, className }: Seats & LinesLook) {
  const height = Math.ceil(all / IN_LINE) * pitch;
  const seat = (index: number) =>
    `M${(index % IN_LINE) * pitch + pitch / 2} ${Math.floor(index / IN_LINE) * pitch + pitch / 2}h0`;
  return (
    <svg
      aria-hidden
      width={IN_LINE * pitch}
      height={height}
      viewBox={`0 0 ${IN_LINE * pitch} ${height}`}
      strokeWidth={size}
      strokeLinecap="round"
      className={cn("block max-w-full [print-color-adjust:exact]", className)}
    >
      <path d={drawn(0, late, seat)} stroke="var(--danger)" />
      <path d={drawn(late, all, seat)} stroke={color} />
    </svg>
  );
}
