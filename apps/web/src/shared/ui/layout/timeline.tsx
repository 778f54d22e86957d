import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import type { StatusTone } from "../marks/tone.ts";

interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** Stands left of the line where there is room, else above. */
  when?: ReactNode;
  /** Who and when. */
  meta?: ReactNode;
  /** At the end of the line: whose doing it was. */
  aside?: ReactNode;
  /** What was said: a reason, a note. */
  body?: ReactNode;
  tone?: StatusTone | undefined;
}

const DOT: Record<StatusTone, string> = {
  neutral: "bg-control-edge",
  accent: "bg-accent",
  success: "bg-success",
  warning: "bg-warning",
  danger: "bg-danger",
  info: "bg-info",
};

/** What happened, in order. */
export function Timeline({ entries, className }: { entries: readonly TimelineEntry[]; className?: string }) {
  return (
    <ol className={className}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={cn(
            "relative pb-6 pl-7 before:absolute before:top-4 before:bottom-0 before:left-[5px] before:w-px before:bg-border-strong last:pb-0 last:before:hidden",
            entry.when && "sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-10 sm:pl-0 sm:before:left-[9.56rem]",
          )}
        >
          <i
            aria-hidden
            className={cn(
              "absolute top-[0.4rem] left-0 size-[11px] rounded-full",
              entry.when && "sm:left-[9.25rem]",
              DOT[entry.tone ?? "neutral"],
            )}
          />
          {entry.when && <p className="tnum text-sm text-muted-foreground sm:pt-0.5">{entry.when}</p>}
          <div className="flex min-w-0 items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium [overflow-wrap:anywhere]">{entry.title}</p>
              {entry.meta && <p className="text-sm text-muted-foreground">{entry.meta}</p>}
              {entry.body && <div className="mt-2 rounded-md bg-muted px-4 py-3 text-[0.9375rem]">{entry.body}</div>}
            </div>
            {entry.aside}
          </div>
        </li>
      ))}
    </ol>
  );
}
