import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { m } from "#messages";
import { cn } from "../../class-names.ts";
import { formatWhole } from "../axis-format.ts";

export interface SparklineProps {
  /** What the line follows, for those who do not see it. */
  label: string;
  /** In order of time. */
  values: readonly number[];
  /** Counts of each point stand as columns; a value that goes on from point to point is a line. */
  shape?: "columns" | "line" | undefined;
  color?: string;
  format?: (value: number) => string;
  className?: string;
}

const WIDTH = 100;
const HEIGHT = 34;

/** The course of a figure beside it, without axes; its ends are said in words. */
export function Sparkline({
  label,
  values,
  shape = "line",
  color = "var(--primary)",
  format = formatWhole,
  className,
}: SparklineProps) {
  const last = values.length - 1;
  if (last < 1) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = scaleLinear({ domain: [0, last], range: [3, WIDTH - 5] });
  const y = scaleLinear({ domain: low === high ? [low - 1, high + 1] : [low, high], range: [HEIGHT - 4, 4] });
  return (
    <span className={cn("block min-w-0", className)}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="h-9 w-full max-w-24 overflow-visible">
        {shape === "columns" ? (
          <Columns values={values} color={color} />
        ) : (
          <>
            <LinePath
              data={[...values]}
              x={(_, index) => x(index)}
              y={(value) => y(value)}
              stroke={color}
              strokeWidth={2}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <circle
              cx={x(last)}
              cy={y(values[last] ?? 0)}
              r="3.2"
              fill={color}
              stroke="var(--surface)"
              strokeWidth="2"
            />
          </>
        )}
      </svg>
      <span className="sr-only">
        {m.chart_trend({ label, first: format(values[0] ?? 0), last: format(values[last] ?? 0) })}
      </span>
    </span>
  );
}

function Columns({ values, color }: { values: readonly number[]; color: string }) {
  const pitch = WIDTH / values.length;
  const y = scaleLinear({ domain: [0, Math.max(1, ...values)], range: [0, HEIGHT - 4] });
  const columns = values.map((value, index) => ({ x: index * pitch + 1, height: Math.max(1.5, y(value)), value }));
  return columns.map(({ x, height, value }) => (
    <rect
      key={x}
      x={x}
      y={HEIGHT - 2 - height}
      width={Math.max(1.5, pitch - 2.5)}
      height={height}
      rx="1"
      fill={value > 0 ? color : "var(--seat)"}
    />
  ));
}
