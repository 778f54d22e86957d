import type { StartupRound } from "@kerkis/contract/startups/news/news.schema.ts";
import type { RoundKind } from "@kerkis/contract/startups/news/news.taxonomy.ts";

const SEAT_VALUES = [100_000, 1_000_000, 10_000_000, 100_000_000];
const MOST_SEATS = 100;
const MOST_ROWS = 10;
/** Stacks with their labels fit beside each other up to here. */
const MOST_STACKS = 4;

/** What one seat stands for: the least of these at which the largest round has no more than a hundred. */
export function seatValue(rounds: readonly StartupRound[]): number | null {
  const largest = Math.max(0, ...rounds.map(({ amount }) => amount ?? 0));
  if (largest === 0 || new Set(rounds.map(({ currency }) => currency)).size > 1) return null;
  return SEAT_VALUES.find((value) => largest / value <= MOST_SEATS) ?? largest / MOST_SEATS;
}

/** How many seats a round has; what is less than half a seat still has one. */
export const seatsOf = ({ amount }: StartupRound, each: number): number =>
  amount ? Math.max(1, Math.round(amount / each)) : 0;

/** Measures of the drawing, in its own units: of a seat, of the whole, of a stack's words. */
export const CHART = { pitch: 15, width: 720, label: 178 } as const;

interface Stack {
  round: StartupRound;
  x: number;
  seats: number;
  columns: number;
  rows: number;
}

/** How far right of a stack the next one may begin: clear of its words and its seats. */
const roomOf = ({ columns }: Pick<Stack, "columns">): number => Math.max(CHART.label, columns * CHART.pitch + 24);

/** Rounds as stacks where their day stands over the years, each beside the one before. */
export function stacksOver(rounds: readonly StartupRound[], each: number): { stacks: Stack[]; years: number[] } {
  const oldestFirst = rounds.toReversed();
  const from = Number(oldestFirst[0]?.on.slice(0, 4));
  const to = Math.max(from, Number(oldestFirst.at(-1)?.on.slice(0, 4))) + 1;
  const end = CHART.width - CHART.label;
  const across = (day: string) => ((Date.parse(day) - Date.UTC(from, 0)) / (Date.UTC(to, 0) - Date.UTC(from, 0))) * end;
  const stacks: Stack[] = [];
  for (const round of oldestFirst) {
    const before = stacks.at(-1);
    const free = before ? before.x + roomOf(before) : 0;
    stacks.push({ round, x: Math.max(across(round.on), free), ...stackOf(seatsOf(round, each)) });
  }
  // The last ends where the drawing does; those before it make room.
  let most = end;
  for (const [index, stack] of [...stacks.entries()].toReversed()) {
    stack.x = Math.max(0, Math.min(stack.x, most));
    const before = stacks[index - 1];
    if (before) most = stack.x - roomOf(before);
  }
  return { stacks, years: Array.from({ length: to - from + 1 }, (_, index) => from + index) };
}

/** A stack of seats: at least two beside each other, no higher than ten while it is narrow. */
function stackOf(seats: number): { seats: number; columns: number; rows: number } {
  const columns = Math.max(2, Math.ceil(seats / MOST_ROWS), Math.ceil(Math.sqrt(seats / 2)));
  return { seats, columns, rows: Math.ceil(seats / columns) };
}

/** Public money is of the public's colour. */
export const seatColor = (kind: RoundKind): string => (kind === "grant" ? "var(--public)" : "var(--primary)");

/** Whether the rounds are few and told enough for stacks over the years. */
export const hasStacks = (rounds: readonly StartupRound[], each: number | null): each is number =>
  each !== null && rounds.length <= MOST_STACKS && rounds.every(({ amount }) => amount !== null && amount > 0);

interface CurveScale {
  from: number;
  to: number;
  most: number;
  width: number;
  height: number;
}

/** What was raised over the years, added up, as steps of a path; `end` is how high it ends. */
export function curveOf(
  rounds: readonly StartupRound[],
  { from, to, most, width, height }: CurveScale,
): { path: string; end: number } {
  const start = Date.UTC(from, 0);
  const across = (day: string) => ((Date.parse(day) - start) / (Date.UTC(to, 0) - start)) * width;
  const closed = rounds.filter(({ is_open: isOpen, amount }) => !isOpen && amount !== null).toReversed();
  let [path, sum, end] = [`M0 ${height}`, 0, height];
  for (const { on, amount } of closed) {
    sum += amount ?? 0;
    end = height - (most > 0 ? sum / most : 0) * (height - 6);
    path += `H${across(on)}V${end}`;
  }
  return { path: `${path}H${width}`, end };
}
