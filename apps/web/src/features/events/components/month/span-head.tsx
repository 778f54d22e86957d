import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import type { EventSearch } from "../../model/event-search.ts";

interface SpanHeadProps {
  title: string;
  search: EventSearch;
  /** Days that the arrows lead to, and the one that today is. */
  before: { day: string; label: string };
  after: { day: string; label: string };
  today: string;
}

/** Which days are shown, and the way to those before and after. */
export function SpanHead({ title, search, before, after, today }: SpanHeadProps) {
  const at = (day: string) =>
    ({ to: "/events", search: { ...search, day }, replace: true, resetScroll: false }) as const;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <h2 aria-live="polite" className="display text-[clamp(1.75rem,4vw,2.75rem)] leading-tight first-letter:uppercase">
        {title}
      </h2>
      <div className="flex gap-2">
        <Link
          {...at(before.day)}
          aria-label={before.label}
          className={buttonStyles({ variant: "outline", size: "icon" })}
        >
          <ChevronLeft aria-hidden />
        </Link>
        <Link
          {...at(after.day)}
          aria-label={after.label}
          className={buttonStyles({ variant: "outline", size: "icon" })}
        >
          <ChevronRight aria-hidden />
        </Link>
        <Link {...at(today)} className={buttonStyles({ variant: "outline" })}>
          {m.events_today()}
        </Link>
      </div>
    </div>
  );
}
