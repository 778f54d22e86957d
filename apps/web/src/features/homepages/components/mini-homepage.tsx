import { cn } from "#shared/ui/class-names.ts";

interface MiniHomepageProps {
  name: string;
  title: string;
  /** The organization's colour and the text upon it. */
  brand: string;
  ink: string;
  /** Distance of the drawn seats. */
  pitch: number;
  className?: string;
}

const ROWS = [26, 40, 54, 68, 82, 96] as const;
const LINES = ["72%", "100%", "54%"] as const;

/** A drawing of an organization's homepage in its own colours; always light, as a printed sheet would be. */
export function MiniHomepage({ name, title, brand, ink, pitch, className }: MiniHomepageProps) {
  return (
    <div
      className={cn("@container overflow-hidden rounded-lg bg-white text-[oklch(0.24_0.03_226)] shadow-lg", className)}
    >
      <div className="flex items-center gap-2 px-4 py-3 text-[0.8125rem] font-semibold">
        <i className="size-3 shrink-0 rounded-full" style={{ background: brand }} />
        <span className="truncate">{name}</span>
        <i className="ml-auto h-1.5 w-5 shrink-0 rounded-full bg-[oklch(0.9_0.01_210)]" />
      </div>
      <div className="relative h-[17rem] overflow-hidden p-4" style={{ background: brand, color: ink }}>
        <p className="display text-[clamp(0.9rem,12.5cqi,1.5rem)] leading-[1.1]">{title}</p>
        <svg
          className="absolute -bottom-40 left-1/2 w-[19rem] max-w-none -translate-x-1/2 opacity-50"
          viewBox="-100 -100 200 200"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.2"
          strokeLinecap="round"
        >
          {ROWS.map((radius) => (
            <circle key={radius} r={radius} strokeDasharray={`0 ${pitch}`} />
          ))}
        </svg>
      </div>
      <div className="grid gap-2 p-4">
        {LINES.map((width, line) => (
          <i
            key={width}
            className="h-2 rounded-full"
            style={{
              width,
              background: line === 0 ? `color-mix(in oklab, ${brand} 55%, white)` : "oklch(0.92 0.008 210)",
            }}
          />
        ))}
      </div>
    </div>
  );
}
