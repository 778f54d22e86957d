import { useState, type UIEvent } from "react";

/** Rows and columns drawn beyond what is seen, so that scrolling meets no gap. */
const BEYOND = 6;

interface Seen {
  top: number;
  left: number;
  height: number;
  width: number;
}
const FIRST: Seen = { top: 0, left: 0, height: 720, width: 1200 };

const rangeOf = (start: number, length: number, size: number, count: number) => ({
  from: Math.max(0, Math.floor(start / size) - BEYOND),
  to: Math.min(count, Math.ceil((start + length) / size) + BEYOND),
});

/** Which rows and columns of a large grid are drawn: those that are seen, and some beyond. */
export function useWindow(size: { row: number; column: number }, count: { rows: number; columns: number }) {
  const [seen, setSeen] = useState(FIRST);
  return {
    rows: rangeOf(seen.top, seen.height, size.row, count.rows),
    columns: rangeOf(seen.left, seen.width, size.column, count.columns),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
      setSeen({
        top: currentTarget.scrollTop,
        left: currentTarget.scrollLeft,
        height: currentTarget.clientHeight,
        width: currentTarget.clientWidth,
      }),
  };
}
