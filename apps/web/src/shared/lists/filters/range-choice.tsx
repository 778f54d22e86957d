import { type Range, rangeIn, rangeText } from "@kerkis/contract/core/filters/range.ts";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { MoneyInput } from "#shared/ui/forms/money-input.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import type { RangeFilter } from "./list-filters.ts";

const SEATS_HIGH = 9;
/** Whoever drags or presses keys stops somewhere before the list is asked for. */
const SETTLE_MS = 150;
const AMOUNT_MAX = 999_999_999_999;

const loadSlider = async () => (await import("./range-slider.tsx")).RangeSlider;

interface RangeChoiceProps {
  filter: RangeFilter;
  /** As it stands in the address. */
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Amounts from one to another: by the columns of how many are behind each step, by two ends that are dragged, or typed. */
export function RangeChoice({ filter, chosen, onChoose }: RangeChoiceProps) {
  const { marks } = filter;
  const range = rangeIn(chosen) ?? { from: null, to: null };
  const [dragged, setDragged] = useState<{ over: string | undefined; range: Range } | null>(null);
  // What is dragged stands until the address says it, or something else.
  const shown = dragged && dragged.over === chosen ? dragged.range : range;
  const choose = useEffectEvent((next: Range) => onChoose(rangeText(next)));
  useEffect(() => {
    if (!dragged) return undefined;
    const timer = setTimeout(() => choose(dragged.range), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [dragged]);
  const last = marks.length - 1;
  const ends: [number, number] = [
    shown.from === null ? 0 : nearest(marks, shown.from),
    shown.to === null ? last : nearest(marks, shown.to),
  ];
  /** @param from of the marks, as `to` */
  const between = (from: number, to: number): Range => ({
    from: from === 0 ? null : (marks[from] ?? null),
    to: to === last ? null : (marks[to] ?? null),
  });
  return (
    <>
      <Steps filter={filter} shown={shown} chosen={chosen} onChoose={onChoose} between={between} />
      <div className="h-5 max-md:h-11 noscript:hidden">
        <Loaded
          load={loadSlider}
          props={{
            label: filter.label,
            last,
            ends,
            nameOf: (at: number) => filter.nameOf({ from: marks[at] ?? 0, to: marks[at] ?? 0 }),
            onMove: (from: number, to: number) => setDragged({ over: chosen, range: between(from, to) }),
          }}
        />
      </div>
      <Ends key={chosen} range={range} onChange={(next) => onChoose(rangeText(next))} />
    </>
  );
}

const nearest = (marks: readonly number[], amount: number): number =>
  marks.reduce((best, mark, at) => (Math.abs(mark - amount) < Math.abs((marks[best] ?? 0) - amount) ? at : best), 0);

interface StepsProps extends RangeChoiceProps {
  shown: Range;
  between: (from: number, to: number) => Range;
}

/** A column of seats for each step, as high as there are many behind it. */
function Steps({ filter: { name, marks, counts, nameOf }, shown, chosen, onChoose, between }: StepsProps) {
  const most = Math.max(1, ...(counts ?? []));
  const each = Math.max(1, Math.ceil(most / SEATS_HIGH));
  const isWhole = shown.from === null && shown.to === null;
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col">
        {marks.slice(0, -1).map((mark, at) => {
          const step = between(at, at + 1);
          const value = rangeText(step);
          const count = counts?.[at];
          const isWithin = (shown.from ?? 0) <= mark && (shown.to ?? Infinity) >= (step.to ?? Infinity) && !isWhole;
          const isChosen = value === chosen;
          return (
            <button
              key={mark}
              {...(isChosen ? {} : { name, value })}
              type="submit"
              aria-pressed={isWithin}
              aria-label={count === undefined ? nameOf(step) : `${nameOf(step)}, ${formatNumber(count)}`}
              onClick={() => onChoose(isChosen ? undefined : value)}
              className={cn(
                "flex h-24 min-w-0 flex-col-reverse items-center gap-0.5 border-b-[3px] pb-1.5 transition-colors duration-150 hover:bg-muted",
                isWithin ? "border-primary bg-accent-soft" : "border-border-strong",
              )}
            >
              {Array.from({ length: Math.ceil((count ?? 0) / each) }, (_, seat) => (
                <span
                  key={seat}
                  aria-hidden
                  className={cn(
                    "size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText]",
                    isWithin || isWhole ? "bg-primary" : "bg-seat",
                  )}
                />
              ))}
            </button>
          );
        })}
      </div>
      {each > 1 && (
        <p aria-hidden className="text-right text-sm text-muted-foreground">
          {m.ui_filter_seats({ shown: formatNumber(each) })}
        </p>
      )}
    </>
  );
}

/** Both ends as they are typed, taken when a field is left or Enter is pressed; the smaller of two is where it begins. */
function Ends({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(range);
  const isNew = typed.from !== range.from || typed.to !== range.to;
  function take() {
    if (!isNew) return;
    const { from, to } = typed;
    onChange(from !== null && to !== null && from > to ? { from: to, to: from } : typed);
  }
  const field = (end: "from" | "to", label: string) => (
    <>
      <label htmlFor={`${id}-${end}`} className="text-sm text-muted-foreground">
        {label}
      </label>
      <MoneyInput
        id={`${id}-${end}`}
        value={typed[end]}
        onValueChange={(amount) =>
          setTyped({ ...typed, [end]: amount === null ? null : Math.min(Math.round(amount), AMOUNT_MAX) })
        }
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          take();
        }}
      />
    </>
  );
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 noscript:hidden">
      {field("from", m.ui_filter_from())}
      {field("to", m.ui_filter_to())}
    </div>
  );
}
