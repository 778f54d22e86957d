import { cn } from "../class-names.ts";

/** The product's sign, two arcs of seats around a stage, with its name or alone. */
export function Logo({
  name = "Kerkis",
  withName = true,
  className,
}: {
  name?: string;
  withName?: boolean;
  className?: string;
}) {
  return (
    <span className={cn("inline-flex items-center gap-2.5", className)}>
      <svg
        width="28"
        height="28"
        viewBox="0 0 28 28"
        aria-hidden
        fill="none"
        strokeLinecap="round"
        strokeWidth="2.6"
        className="shrink-0"
      >
        <path d="M2.5 18.5a11.5 11.5 0 0 1 23 0" stroke="currentColor" />
        <path d="M7.6 18.5a6.4 6.4 0 0 1 12.8 0" stroke="var(--accent)" />
        <circle cx="14" cy="18.6" r="2.1" fill="currentColor" />
      </svg>
      <span className={cn("display text-[1.375rem] leading-none", !withName && "sr-only")}>{name}</span>
    </span>
  );
}
