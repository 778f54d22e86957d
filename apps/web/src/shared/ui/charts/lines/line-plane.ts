import { scaleLinear, scaleUtc } from "@visx/scale";
import type { ChartSeries } from "../chart-data.ts";

interface LinePlaneInput {
  dates: readonly string[];
  series: readonly ChartSeries[];
  width: number;
  height: number;
  /** The lines carry their own names, to the right of where they end. */
  isDirect: boolean;
  /** Each point is a column of its own, which needs its width at both ends. */
  hasColumns?: boolean;
  /** How values are worded beside the axis. */
  format: (value: number) => string;
}

export const TOP = 10;
export const BOTTOM = 26;
const LETTER = 7.2;
const LEAST_COLUMN = 6;

/** Where points and values of a line chart lie, in pixels. */
export function linePlane({ dates, series, width, height, isDirect, hasColumns = false, format }: LinePlaneInput) {
  // A few seats stay small beside the room that there is for more.
  const highest = Math.max(hasColumns ? LEAST_COLUMN : 1, ...series.flatMap(({ values }) => values));
  const y = scaleLinear<number>({ domain: [0, highest], range: [height - BOTTOM, TOP], nice: 4 });
  // Counts have whole steps only: between 0 and 1 there is nothing to name twice.
  const areCounts = series.every(({ values }) => values.every(Number.isInteger));
  const ticks = y.ticks(4).filter((tick) => Number.isInteger(tick) || !areCounts);
  const left = 18 + Math.max(...ticks.map((tick) => format(tick).length)) * LETTER;
  const right = isDirect ? 16 + Math.max(...series.map(({ label }) => label.length)) * LETTER : 18;
  const last = dates.length - 1;
  const pitch = (width - right - left) / Math.max(1, hasColumns ? dates.length : last);
  const inset = hasColumns ? pitch / 2 : 0;
  const x = scaleUtc<number>({
    domain: [day(dates[0]), day(dates[last])],
    range: [left + inset, width - right - inset],
  });
  const at = (index: number): number => (last === 0 ? (left + width - right) / 2 : x(day(dates[index])));
  return { width, height, left, right, ticks, y, at, pitch, isDirect };
}
export type LinePlane = ReturnType<typeof linePlane>;

const day = (iso = ""): Date => new Date(`${iso.slice(0, 10)}T00:00:00Z`);
