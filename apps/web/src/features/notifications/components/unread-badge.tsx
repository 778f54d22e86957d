import { cn } from "#shared/ui/class-names.ts";

interface UnreadBadgeProps {
  count: number;
  /** The highest number shown: 9 on the bell, 99 on the page (specification 2.12; completions 6). */
  cap: number;
  className?: string;
}

/** How many are unread, in the colour of alarm; nothing at zero. The number is told in words beside it. */
export function UnreadBadge({ count, cap, className }: UnreadBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className={cn(
        "tnum grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-danger px-1 text-[0.6875rem] leading-none font-bold text-danger-foreground",
        className,
      )}
    >
      {count > cap ? `${cap}+` : count}
    </span>
  );
}
