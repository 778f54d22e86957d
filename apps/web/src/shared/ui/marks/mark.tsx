import { cn } from "../class-names.ts";
import { seedOf } from "../theatre/seed.ts";
import { ROLE_TONES, roleColor } from "./tone.ts";

interface MarkProps {
  /** Anything that stays the same for the record, best its id. */
  seed: string;
  /** The logo, when the record has one; decorative, the name stands beside it. */
  src?: string | null | undefined;
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

const INNER_ARCS = ["M14 20a6 6 0 0 1 12 0", "M14 20a6 6 0 0 0 12 0", "M15 23a6 6 0 0 0 11-3"] as const;

/** A startup's sign: its logo, or arcs drawn from its id in the theatre's manner. */
export function Mark({ seed, src, size = 40, className }: MarkProps) {
  if (src) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={cn(
          "shrink-0 rounded-[28%] bg-white object-contain shadow-[inset_0_0_0_1px_var(--border)]",
          className,
        )}
        style={{ width: size, height: size }}
      />
    );
  }
  const number = seedOf(seed);
  const color = roleColor(ROLE_TONES[number % ROLE_TONES.length] ?? "founder");
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden className={cn("shrink-0 rounded-[28%]", className)}>
      <rect width="40" height="40" style={{ fill: `color-mix(in oklab, ${color} 15%, var(--surface))` }} />
      <g
        transform={`rotate(${(number >>> 4) % 360} 20 20)`}
        fill="none"
        stroke={color}
        strokeWidth="3.4"
        strokeLinecap="round"
      >
        <path d="M8.5 20a11.5 11.5 0 0 1 23 0" />
        <path d={INNER_ARCS[(number >>> 13) % INNER_ARCS.length]} />
      </g>
      <circle cx="20" cy="20" r="1.9" fill={color} />
    </svg>
  );
}
