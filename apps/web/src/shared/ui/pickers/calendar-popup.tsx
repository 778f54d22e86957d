import { lazy, Suspense, type ComponentProps } from "react";
import { m } from "#messages";
import type { DayCalendar as Calendar } from "./day-calendar.tsx";
import { PopoverPanel } from "#shared/ui/overlays/popover.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import type { PopupPlace } from "#shared/ui/overlays/use-popup.ts";

const DayCalendar = lazy(async () => ({ default: (await import("./day-calendar.tsx")).DayCalendar }));

/** The calendar beside a field for a day. */
export function CalendarPopup({ value, min, max, onChoose, ...popup }: PopupPlace & ComponentProps<typeof Calendar>) {
  return (
    <PopoverPanel {...popup} label={m.ui_date_calendar()} className="w-auto p-3">
      <Suspense fallback={<Skeleton className="h-80 w-72 rounded-md" />}>
        <DayCalendar value={value} min={min} max={max} onChoose={onChoose} />
      </Suspense>
    </PopoverPanel>
  );
}
