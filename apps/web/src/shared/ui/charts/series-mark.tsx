/** How a line looks, small: the first is drawn through, the others are rows of seats. */
export function SeriesMark({ color, order }: { color: string; order: number }) {
  return (
    <svg aria-hidden width="18" height="6" className="shrink-0">
      <line
        x1="2"
        x2="16"
        y1="3"
        y2="3"
        stroke={color}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={order === 0 ? undefined : "0.1 5"}
      />
    </svg>
  );
}
