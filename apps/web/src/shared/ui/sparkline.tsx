import { cn } from "./class-names.ts";

interface SparklineProps {
  values: readonly number[];
  color?: string;
  width?: number;
  height?: number;
  /** Without a label it is decoration beside its figure. */
  label?: string | undefined;
  className?: string;
}

/** The course of a figure over time, its last value marked. */
export function Sparkline({
  values,
  color = "var(--primary)",
  width = 96,
  height = 28,
  label,
  className,
}: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const inset = 4;
  const points = values.map((value, index) => {
    const x = inset + (index / (values.length - 1)) * (width - 2 * inset);
    const y = height - inset - ((value - low) / range) * (height - 2 * inset);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
  });
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      className={cn("shrink-0 overflow-visible", className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <polyline
        points={points.map((pair) => pair.join(" ")).join(", ")}
        stroke={color}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={lastX} cy={lastY} r="3" fill={color} stroke="var(--surface)" strokeWidth="1.5" />
    </svg>
  );
}
