import { Link } from "@tanstack/react-router";
import { CalendarDays, Columns3, List } from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import type { EventSearch } from "../../model/event-search.ts";

const VIEWS = [
  { view: undefined, label: m.events_view_list, Icon: List },
  { view: "month", label: m.events_view_month, Icon: CalendarDays },
  { view: "week", label: m.events_view_week, Icon: Columns3 },
] as const;

/** The same events as a list, a month or a week; each has its address. */
export function ViewSwitch({ search }: { search: EventSearch }) {
  return (
    <nav aria-label={m.events_views()} className="inline-flex max-w-full flex-wrap gap-1 rounded-md bg-muted p-1">
      {VIEWS.map(({ view, label, Icon }) => {
        const isShown = search.view === view;
        return (
          <Link
            key={label()}
            to="/events"
            search={{ ...search, view, day: view && search.day, cursor: undefined }}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
            {...(isShown && { "aria-current": "page" })}
            className={cn(
              "inline-flex min-h-9 items-center gap-2 rounded-sm px-3 text-[0.9375rem] font-medium max-md:min-h-11 [&_svg]:size-4",
              isShown ? "bg-surface text-foreground shadow-sm" : "text-muted-foreground hover:text-foreground",
            )}
          >
            <Icon aria-hidden />
            {label()}
          </Link>
        );
      })}
    </nav>
  );
}
