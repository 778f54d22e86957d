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
const LINE_PITCH = 15;

/** The same seats in lines, where there is only a row for a step; those that are late first. */
export function SeatLines({ late, all, className }: Seats & { className: string }) {
  const height = Math.ceil(all / IN_LINE) * LINE_PITCH;
  const seat = (index: number) =>
    `M${(index % IN_LINE) * LINE_PITCH + LINE_PITCH / 2} ${Math.floor(index / IN_LINE) * LINE_PITCH + LINE_PITCH / 2}h0`;
  return (
    <svg
      aria-hidden
      width={IN_LINE * LINE_PITCH}
      height={height}
      viewBox={`0 0 ${IN_LINE * LINE_PITCH} ${height}`}
      strokeWidth="11"
      strokeLinecap="round"
      className={cn("block max-w-full [print-color-adjust:exact]", className)}
    >
      <path d={drawn(0, late, seat)} stroke="var(--danger)" />
      <path d={drawn(late, all, seat)} stroke="var(--accent)" />
    </svg>
  );
}
