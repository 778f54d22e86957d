import { useEffect, useRef, useState } from "react";
import { DayPicker } from "react-day-picker";
import { el } from "react-day-picker/locale/el";
import { enGB } from "react-day-picker/locale/en-GB";
import { currentLanguage } from "#shared/i18n/language.ts";
import { cn } from "../class-names.ts";

interface DayCalendarProps {
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
}

const LOCALES = { el, en: enGB };
const FIRST_YEAR = 1900;
const YEARS_AHEAD = 10;

/** Noon, so that no change of the clocks moves the day. */
const dateOf = (iso: string): Date => new Date(`${iso}T12:00:00`);
const isoOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

const arrow = "grid size-9 place-items-center rounded-sm hover:bg-muted disabled:opacity-40 [&_svg]:size-5";
const picker = "rounded-sm bg-surface py-1 pr-1 pl-2 font-semibold shadow-[inset_0_0_0_1px_var(--control-edge)]";

/** The one day of the grid that Tab reaches. */
const TABBABLE_DAY = "[role=gridcell] button[tabindex='0']";

/** The calendar behind a date field. The focus begins at the chosen day, or today's: arrows move by day and week, Page Up and Page Down by month. */
export function DayCalendar({ value, min, max, onChoose }: DayCalendarProps) {
  const [today] = useState(() => new Date());
  const selected = value === null ? undefined : dateOf(value);
  const first = min === undefined ? new Date(FIRST_YEAR, 0, 1) : dateOf(min);
  const last = max === undefined ? new Date(today.getFullYear() + YEARS_AHEAD, 11, 31) : dateOf(max);
  const shownMonth = selected ?? (max !== undefined && last < today ? last : today);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>(TABBABLE_DAY)?.focus(), []);
  return (
    <div ref={root}>
      <DayPicker
        mode="single"
        required
        locale={LOCALES[currentLanguage()]}
        captionLayout="dropdown"
        startMonth={first}
        endMonth={last}
        disabled={{ before: first, after: last }}
        selected={selected}
        defaultMonth={shownMonth}
        onSelect={(day) => onChoose(isoOf(day))}
        classNames={{
          months: "relative",
          nav: "absolute inset-x-0 top-0 flex justify-between",
          button_previous: arrow,
          button_next: arrow,
          chevron: "fill-current",
          month_caption: "flex h-9 items-center justify-center",
          dropdowns: "flex gap-1.5",
          dropdown_root: "relative",
          dropdown: cn(picker, "[color-scheme:inherit]"),
          caption_label: "hidden",
          month_grid: "mt-2 border-collapse",
          weekday: "size-10 text-sm font-medium text-muted-foreground",
          day: "p-0 text-center",
          day_button: "tnum size-10 rounded-sm hover:bg-muted disabled:opacity-40 disabled:hover:bg-transparent",
          selected: "[&>button]:bg-primary [&>button]:font-semibold [&>button]:text-primary-foreground",
          today: "[&>button]:shadow-[inset_0_0_0_1.5px_var(--control-edge)]",
          outside: "opacity-50",
        }}
      />
    </div>
  );
}
